/**
 * Tips written by hand, by food: for the vegetables of the harvest picker, and for what was cooked yesterday. Tomatoes, carrots and onions have the periods of the
 * product's specification; the others have FoodKeeper's. FoodKeeper gives a bulb onion one month in the pantry and two in the fridge.
 */
export const storageTips: Readonly<Record<string, string>> = {
  tomato:
    'Keep on the counter, stem side down, out of the sun; chill only when fully ripe. Use within 5-7 days.',
  'green leaf lettuce':
    'Wrap the unwashed leaves in a paper towel and keep in a bag in the crisper drawer. Use within 3-7 days.',
  'romaine lettuce':
    'Keep the head whole in a bag in the crisper drawer, with a paper towel to catch the damp. Use within 1-2 weeks.',
  'iceberg lettuce': 'Keep the head whole and wrapped in the crisper drawer. Use within 1-2 weeks.',
  cucumber: 'Wrap in a towel and keep in the warmest part of the fridge, near the door. Use within 4-6 days.',
  'red bell pepper': 'Keep dry and unwashed in the crisper drawer of the fridge. Use within 4-14 days.',
  'green bell pepper': 'Keep dry and unwashed in the crisper drawer of the fridge. Use within 4-14 days.',
  zucchini: 'Keep whole and unwashed in an open bag in the fridge. Use within 1 week.',
  carrot: 'Cut off the tops and keep in a bag in the crisper drawer of the fridge. Use within 2-3 weeks.',
  spinach:
    'Keep dry in a box lined with a paper towel in the fridge, and wash just before use. Use within 3-7 days.',
  kale: 'Wrap the unwashed leaves in a damp towel and keep in a bag in the fridge. Use within 3-5 days.',
  'fresh basil':
    'Stand the stems in a glass of water on the counter, away from the cold, which blackens it. Use within 5 days.',
  'green bean': 'Keep dry and unwashed in a bag in the crisper drawer of the fridge. Use within 3-5 days.',
  broccoli: 'Keep unwashed in an open bag in the fridge, so that it can breathe. Use within 3-5 days.',
  cauliflower: 'Keep stem side up in an open bag in the fridge. Use within 3-5 days.',
  cabbage: 'Keep the head whole and wrapped in the crisper drawer of the fridge. Use within 1-2 weeks.',
  eggplant:
    'Keep whole in the crisper drawer, away from apples and bananas, which age it. Use within 4-7 days.',
  'cooked rice':
    'Cool on a tray and chill within an hour in a closed box; heat it only once, until it steams. Use within 4-6 days.',
  'cooked pasta': 'Chill within two hours in a closed box, with a little oil. Use within 3-5 days.',
  'boiled potato': 'Chill within two hours in a closed box. Use within 3-4 days.',
  'mashed potatoes': 'Chill within two hours in a closed box. Use within 3-4 days.',
  onion: 'Keep in a dark, airy place at room temperature, away from potatoes. Use within 2-3 months.',
  'sourdough starter':
    'Keep it in a jar with a loose lid in the fridge, or out on the counter and fed daily; throw it away when it is pink, orange or moldy. Use within 1 week of feeding.',
}

const dough = 'Keep in the fridge until you bake it; unbaked dough is not for tasting.'
const pastry = 'Keep raw dough wrapped in the fridge or the freezer, never outside them.'
const potato = 'Keep dark, airy and cool; in the fridge they turn sweet and darken in cooking.'
const dried = 'Keep dry in a closed bag or jar, away from light and damp.'
const soft = 'Keep closed in the cupboard, opened as well: the fridge makes it hard.'
const cooked = 'Chill within two hours in a closed box.'
const rice = 'Chill within an hour in a closed box; heat it only once, until it steams.'
const drips = 'Keep on the lowest fridge shelf in a tray that catches drips.'
const whole = 'Keep closed in a cool, dark place, and chill it once opened.'
const tea =
  'Dry leaves keep 18-36 months, closed and dark. Brewed, drink it the same day: it may stand for 8 hours at most, and then covered in the fridge.'
const white = 'Cool quickly and keep covered in the fridge, with film on its surface against a skin.'
const juice = (name: string) =>
  `Keep a closed bottle in a cool, dark place and an opened one in the fridge; ${name} squeezed fresh keeps 6 days in the fridge, 12 months in the freezer.`
const drink = (days: string) =>
  `Keep a closed carton in a cool, dark place and an opened one in the fridge; homemade, drink it within ${days}, from the fridge.`
const heated =
  'Keep frozen and closed airtight until you heat it; heated, or bought chilled, 3-4 days in the fridge.'
const wrapper = 'Keep closed in the fridge, an opened pack wrapped so that no sheet dries.'

/** Advice written by hand, separated by '|': the days of the table follow it. */
const adviceOf: readonly (readonly [foods: string, advice: string])[] = [
  ['white sauce|thin white sauce|thick white sauce|homemade cheese sauce', white],
  [
    'hollandaise sauce',
    'Eat it when it is made: it may stand for 2 hours at most. Cover and chill what is left; only a closed jar from the shop keeps to its date.',
  ],
  ['taramasalata', 'Keep it covered in the fridge.'],
  ['tzatziki', 'Keep in the fridge, closed or open, and take a clean spoon.'],
  [
    'chimichurri',
    'Keep it covered in the fridge, under its oil; garlic and herbs in oil never stand outside it.',
  ],
  ['pistou|romesco sauce', 'Keep it covered in the fridge; a closed jar from the shop keeps to its date.'],
  [
    'infused oil',
    'Keep it in the fridge and freeze what is left: garlic and herbs in oil never stand outside it. Only a bought one may stand as its label says.',
  ],
  [
    'minced garlic',
    'Keep a closed jar in a cool, dark cupboard and an opened one in the fridge; garlic you chopped keeps 1-2 days in the fridge, and never stands in oil outside it.',
  ],
  ['sofrito', 'Keep it covered in the fridge; a closed jar from the shop keeps to its date.'],
  ['egg wash', 'Keep covered in the fridge.'],
  [
    'fried egg|poached egg|homemade french toast|homemade pancake|buttermilk pancake|homemade waffle|hush puppies',
    cooked,
  ],
  ['homemade hash browns|baked french fries', cooked],
  ['refrigerated hash browns', 'Keep closed in the fridge.'],
  ['prepared chicken rice mix|prepared spanish rice', rice],
  ['chicken feet|beef bone|lamb bone|pork bone|chicken bone|fish bone|bones', drips],
  ['canned ham', 'Most canned hams say keep refrigerated: then only in the fridge, never in the cupboard.'],
  [
    'salted mackerel',
    'Keep it dry and wrapped in the fridge; once soaked it is fresh fish and keeps 1-2 days.',
  ],
  ['cod liver oil|salmon oil', 'Keep closed and away from light, once open in the fridge.'],
  ['fresh coconut milk', 'Keep it closed in the fridge, and shake it.'],
  ['vegan cream', 'Keep it closed in the fridge, a shelf-stable carton in a cupboard until it is opened.'],
  [
    'horchata',
    'Keep it closed in the fridge, and shake it; a carton from the shop keeps 7-10 days once opened.',
  ],
  [
    'brewed green tea|brewed chamomile tea|brewed herbal tea|brewed hibiscus tea|brewed oolong tea|decaffeinated brewed tea|brewed black tea',
    tea,
  ],
  [
    'brewed espresso|prepared instant coffee|decaffeinated brewed coffee',
    'Chill it within 2 hours, in a closed jar.',
  ],
  [
    'iced mocha|hot cocoa|chocolate milkshake|vanilla milkshake',
    'It holds milk: chill it within 2 hours, in a closed jar.',
  ],
  ['water kefir', 'Keep it in the fridge, in a bottle with room, and let gas out now and then.'],
  ['kombucha', 'Keep it closed in the fridge, or it goes on fermenting and the bottle may burst.'],
  ['lemonade|pink lemonade|limeade', drink('2-3 days')],
  ['iced tea|sweetened lemon iced tea', drink('1-2 days')],
  ['lemon juice', juice('lemon')],
  ['lime juice', juice('lime')],
  ['carrot juice', 'It is low in acid: keep it closed in the fridge, never outside it.'],
  ['apple cider', 'Keep closed in the fridge.'],
  ['coffee cream liqueur', 'Keep closed in a cool, dark place, once open in the fridge.'],
  ['flan', 'Keep covered in the fridge, and put it there within 2 hours.'],
  ['lemon meringue pie|mince pie', 'Keep covered in the fridge, and put it back within 2 hours.'],
  ['royal icing', 'Made with egg white, keep it in a closed box in the fridge, with film on top.'],
  [
    'cream cheese frosting',
    'Keep a closed tub in a cool, dark place and an opened one in the fridge; your own goes into the fridge within 2 hours.',
  ],
  [
    'refrigerated biscuit dough|low-fat refrigerated biscuit dough|refrigerated cinnamon roll dough|refrigerated sugar cookie dough|refrigerated chocolate chip cookie dough|refrigerated peanut butter cookie dough|refrigerated oatmeal cookie dough',
    dough,
  ],
  ['pizza dough|bread dough', 'Keep closed in the fridge, with room to rise, or freeze it.'],
  ['wonton wrapper|egg roll wrapper|wheat spring roll wrapper|dumpling wrapper', wrapper],
  ['pie crust|refrigerated pie crust|homemade pie crust', pastry],
  [
    'fresh pasta|cheese tortellini|fresh spinach pasta|ravioli|pasta dough|potato gnocchi',
    'Keep covered in the fridge, never in the cupboard, or freeze it.',
  ],
  ['noodles', 'Keep dry ones closed in a cupboard, fresh and cooked ones covered in the fridge.'],
  ['pork egg roll|chicken egg roll|sausage egg and cheese biscuit|egg and cheese turnover', heated],
  ['chocolate hazelnut spread|lotus biscoff spread|pistachio cream', soft],
  ['yeast extract spread', 'Keep closed in the cupboard, opened as well.'],
  [
    'soft pretzel|unsalted soft pretzel',
    'Keep wrapped at room temperature, and freeze what you will not eat in time.',
  ],
  ['apple crisp|apple strudel', 'Keep covered, and after a day or two in the fridge.'],
  ['lemon curd', 'Keep your own covered in the fridge; a closed jar from the shop keeps to its date.'],
  ['chestnut|chinese chestnut', 'Keep in a vented bag in the fridge: they are moist, no dry nuts.'],
  ['coleslaw mix', 'Keep closed in the fridge.'],
  [
    'cheese sauce',
    'Keep a closed jar in a cool, dark place and an opened one in the fridge; made at home, 3-4 days in the fridge.',
  ],
  ['cheese danish pastry', 'Keep it wrapped in the fridge.'],
  ['mochi', 'Soft rice cake hardens in a day or two: eat it when it is made, and keep a package closed.'],
  ['fermented tofu', 'Keep it under its own brine in a closed jar in the fridge, never in fresh water.'],
  ['nori seaweed|wakame seaweed|hijiki|kombu (kelp)', dried],
  ['edamame', 'Keep bought ones frozen, and fresh pods closed in the fridge.'],
  ['horseradish, prepared', 'Keep the jar closed in the fridge.'],
  ['maraschino cherry', whole],
  ['lemon zest|orange zest|citrus zest', 'Keep covered in the fridge, or freeze it.'],
  ['pork rinds', 'Keep dry in a closed bag in the cupboard, an opened one as well.'],
  ['potato|russet potato|red potato|yukon gold potato|white potato|fingerling potato|new potato', potato],
]

/** The advice written by hand, by food. */
export const storageAdvice: Readonly<Record<string, string>> = Object.fromEntries(
  adviceOf.flatMap(([foods, advice]) => foods.split('|').map((food) => [food, advice])),
)
