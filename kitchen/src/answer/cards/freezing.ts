import { cardsOf } from './card.ts'
import { vocabulary } from './vocabulary.ts'

/** Freezing food by food, and how the freezer works. */
export const freezingCards = cardsOf('National Center for Home Food Preservation, freezing', vocabulary, [
  [
    'what may how',
    'not|cannot|avoid|never * =freeze|frozen|freezing / =freeze|freezing * badly|poorly + what|which|food|foods|vegetables|things|list / not suitable freezing',
    'Raw potatoes, lettuce, cucumber, radish and raw celery go limp; cream, sour cream, custard and mayonnaise separate; eggs in the shell crack, boiled whites turn to rubber; fried food goes soft, jelly weeps. Safe all the same, only poor to eat.',
    { unless: 'refreeze|again|why is my|still' },
  ],
  [
    'how keep may',
    '@freeze + mayonnaise|mayo|aioli|dressing',
    'Better not: it separates into oil and water as it thaws. In a cooked or baked dish it passes; for a sandwich or salad leave it in the fridge.',
  ],
  [
    'how keep may',
    '@freeze + avocado|guacamole',
    'Mashed with a tablespoon of lemon or lime juice for every two, flat in a bag, {freeze:guacamole}: good for guacamole and dips. Halves and slices thaw soft.',
    { unless: 'toast' },
  ],
  [
    'how keep may',
    '@freeze + banana|bananas',
    'Yes: peeled, ripe, in pieces on a tray and then in a bag, {freezer:banana}; for bread, smoothies and ice cream. In the skin they turn black and are a mess to peel.',
    { unless: 'bread|muffin|cake' },
  ],
  [
    'how keep may',
    '@freeze + courgette|courgettes|zucchini|zucchinis',
    'Slices: blanch 3 minutes, chill in ice water, drain and freeze on a tray. Grated for baking: steam 1 to 2 minutes, squeeze, pack in the cup amounts you bake with. {freezer:zucchini} at 0°F (-18°C).',
  ],
  [
    'how keep may',
    '@freeze + mushroom|mushrooms',
    'Cooked they freeze best: fry mushrooms until their water is gone, or steam slices 3 minutes, small whole ones 5, cool them and pack them flat, 8 to 12 months at their best. Raw slices turn soft and dark, fine for soups within a month or two. They go into the pan frozen. Slimy ones are not saved by freezing.',
    { source: 'National Center for Home Food Preservation, Freezing mushrooms', unless: 'soup' },
  ],
  [
    'how keep may',
    '@freeze + celery|cabbage|leek|fennel|kohlrabi',
    'For cooking, yes: cut it, blanch celery 3 minutes, shredded cabbage 1½, leeks not at all, chill, drain and pack. Leeks keep {freezer:leek} in the freezer. None is crisp afterwards.',
  ],
  [
    'how keep may',
    '@freeze + corn|sweetcorn|cob',
    'Kernels: blanch the ears 4 minutes, chill, cut the kernels off and freeze them flat. Whole ears: blanch 7 to 11 minutes by size, chill, wrap each. {freezer:sweet corn}.',
    { unless: 'bread|tortilla|starch' },
  ],
  [
    'how keep may',
    '@freeze + spinach|kale|chard|=greens|collard',
    'Blanch the leaves 2 minutes (collards 3), chill in ice water, squeeze hard and freeze in balls or flat. Frozen so, leaves keep 8 to 12 months: for soups, curries and pies, not for salad.',
    { unless: 'salad' },
  ],
  [
    'how keep may',
    '@freeze + rice|quinoa|grain|grains|couscous|lentil|lentils|chickpea|chickpeas',
    'Cooked, cooled within an hour and frozen flat in portions: {freeze:cooked rice}. Microwave from frozen with a spoonful of water until steaming hot all through.',
    { unless: 'salad|noodle|raw|flour' },
  ],
  [
    'how keep may',
    '@freeze + pasta|spaghetti|noodles|macaroni',
    'Cooked a minute short and tossed in a little oil, or in sauce as a bake: {freeze:cooked pasta}. Straight from the freezer into boiling water or the oven.',
    { unless: 'dried rice noodles|salad|rice|fresh|lasagna|dough' },
  ],
  [
    'how keep may',
    '@freeze + tofu|tempeh|seitan',
    'Yes, in its water or pressed: tofu turns yellow, spongy and firm, which soaks up marinade well; it pales again when it thaws. Tofu keeps {freezer:tofu} in the freezer; thaw it in the fridge and squeeze it out.',
  ],
  [
    'how keep may',
    '@freeze + sandwich|sandwiches|wrap|burrito',
    'Yes, with bread, meat, cheese, peanut butter or beans, wrapped tight, {freeze:leftovers}; not with mayonnaise, lettuce, tomato, cucumber or boiled egg.',
  ],
  [
    'how keep may',
    '@freeze + batter|pancake|waffle|crepe',
    'Baked and stacked with paper between, they go from freezer to toaster. Batter without baking powder freezes for a month; with it much of the lift is lost, so bake first.',
    { unless: 'dough' },
  ],
  [
    'how keep may',
    '@freeze + whipped cream|topping / cream whipped',
    'Sweetened whipped cream freezes well in dollops on a tray, {freeze:whipped cream}; thaw it on the dessert for 15 minutes. Unwhipped cream loses its power to whip.',
  ],
  [
    'how keep may',
    '@freeze + juice|zest|lemon|lime|orange',
    'Yes, all of it: juice in an ice tray and then a bag, zest in a small box, slices on a tray for drinks. One lemon gives 2 to 3 tablespoons of juice, so a cube or two stands for a lemon. Whole fruit freezes too: it thaws soft and gives more juice, but is only for juice and zest, which grates best while it is hard. Grate before you squeeze.',
    {
      source: 'National Center for Home Food Preservation, freezing citrus',
      unless: 'vegetable|tomato|baby',
    },
  ],
  [
    'how keep may',
    '@freeze + nut|nuts|seed|seeds|flour|oats|grain|coffee|chocolate|spice|spices',
    'Yes, airtight: nuts, seeds and whole grain flour keep their oils sweet far longer in the cold (walnuts {freezer:walnut}). Let the closed package warm up before you open it, so that no water settles on it. Chocolate may bloom grey, which is harmless.',
    { unless: 'milk|butter|cake|cookie|tortilla|butternut|bread' },
  ],
  [
    'how keep may',
    '@freeze + hummus|pesto|salsa|dip / curry paste',
    'Pesto freezes well in small portions under a film of oil, with its cheese or without. Hummus thaws grainy: stir it smooth with a spoonful of oil. Fresh salsa turns watery, cooked one freezes well.',
    { unless: 'how long' },
  ],
  [
    'how keep may',
    '@freeze + pesto + cheese',
    'It keeps just as well with the cheese in; without it the color stays brighter and the cheese fresher, stirred in after thawing. {freeze:pesto} at its best.',
  ],
  [
    'how keep may',
    '@freeze + coconut milk|cream / canned coconut',
    'Yes, in an ice tray or small boxes, two to three months; it separates as it thaws, so whisk or heat it. An opened can keeps {made:an opened can of beans} in the fridge, in a box.',
  ],
  [
    'how keep may',
    '@freeze + glass|jar|jars|mason',
    'Straight-sided freezer jars only, filled to an inch (2.5 cm) below the rim and cooled first, lids loose until frozen: food swells and shoulders crack.',
    { unless: 'garlic' },
  ],
  [
    'keep what',
    'how long|many + food|meat|everything|vegetables|things + freezer|frozen|=freeze + good|last|keep|stay|safe',
    'At 0°F (-18°C) food stays safe for good; the time is for taste: ground meat {freezer:ground beef 80/20}, chicken {freezer:chicken breast}, steaks and roasts {freezer:sirloin steak}, lean fish {freezer:cod}, cooked dishes {freeze:casserole}, vegetables and fruit 8 to 12 months.',
    { source: 'USDA FSIS, Freezing and Food Safety; USDA FoodKeeper', unless: 'power' },
  ],
  [
    'how may what',
    'freezer + broke|broken|stopped|died|thawed|off|failed|warm|soft|mush|defrosted',
    'Keep what still has ice crystals or is as cold as a fridge, {fact:cold-fridge} or below: refreeze it or cook it now. Throw away meat, fish, milk, leftovers and ready meals that were warmer for more than {fact:out-hours}. Bread, fruit and juice may stay if they look and smell right.',
    {
      source:
        'USDA FSIS, Keep Food Safe During an Emergency; FoodSafety.gov, food safety during a power outage',
      unless: 'chicken that|bread|dough',
    },
  ],
  [
    'why may',
    'blanch|blanching + before|why|necessary|need|skip|without + @freeze|vegetable|vegetables|onion|onions',
    'A short boil stops the enzymes that go on working in the freezer: without it vegetables lose color and taste and turn tough within weeks. Onions, peppers, tomatoes, leeks and herbs do without.',
    { unless: 'pickl|instead' },
  ],
  [
    'how',
    'blanch|blanching + how|what|vegetables|before',
    'A gallon (4 liters) of boiling water for each pound (450 g), back at a boil within a minute; count from there, then as long in ice water, and drain well. Steam takes half as long again.',
    { unless: 'almond|tomato|peach|peel|time|minutes|long|why|mean' },
  ],
  [
    'how',
    '@freeze + strawberry|strawberries + whole|sliced|slice|cut|sugar',
    'Both work: whole, hulled ones on a tray, then in a bag, for smoothies and sauces; slices with 3/4 cup (150 g) of sugar a quart (1 liter) keep color and taste best. Wash and dry them first.',
  ],
  [
    'how why',
    'clump|stick|stuck|together|separate|loose + @freeze',
    'Dry the pieces well and freeze them in one layer on a lined tray until hard, an hour or two, then bag them: so they stay loose.',
    { unless: 'sauce|cream|dressing' },
  ],
  [
    'how',
    'wrap|package|bag|container|air|label|vacuum + @freeze',
    'Cooled food, in portions, without air: flat in freezer bags, or boxes with an inch (2.5 cm) of room for liquids; name and date on it. Air is what dries and stales it.',
    { unless: 'burn|bread|glass' },
  ],
  [
    'may how',
    'cook|cooking|roast|bake|fry|boil|grill + from|straight|freezer / still frozen + meat|chicken|fish|burger|vegetable|vegetables|steak|shrimp|dumpling|turkey',
    'Most raw meat, poultry and fish, burgers, dumplings, pizza, bread and all vegetables: into oven, pan or pot as they are, meat about half as long again, to the same inner temperature ({safe:chicken breast} for poultry). Not into a slow cooker, not a stuffed bird unless its label says so, and nothing frozen and icy into deep fat.',
    {
      source: 'USDA FSIS, The Big Thaw; USDA FSIS, Deep Fat Frying and Food Safety',
      unless: 'slow|deep|fryer|deep-fry',
    },
  ],
  [
    'may',
    'frozen|freez + slow cooker / crockpot|crock + frozen',
    'No: it warms too slowly through the range where bacteria grow. Thaw meat in the fridge first, and never put frozen or half-frozen meat in a slow cooker.',
    { source: 'USDA FSIS, Slow Cookers and Food Safety' },
  ],
  [
    'may how',
    'refreeze|refreezing|refrozen / =freeze|frozen again|twice + meat|chicken|fish|bread|vegetable|beef|pork / ice cream',
    'Meat, poultry and fish thawed in the fridge may be frozen again, raw or cooked; thawed in water or the microwave only once cooked. Bread yes; melted ice cream no. More than {fact:out-hours} out: throw it away.',
    { source: 'USDA FSIS, Freezing and Food Safety' },
  ],
])
