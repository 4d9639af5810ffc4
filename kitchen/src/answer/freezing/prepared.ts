import type { Kind } from './kind.ts'
import { fruits, general, herbs } from './sources.ts'

/** Sauces, pastes, pickles, sweets and baked goods. */
export const prepared: readonly Kind[] = [
  {
    heads: 'tzatziki',
    text: 'No: the yogurt splits and the cucumber turns watery.',
    source: general,
  },
  {
    heads: 'hollandaise sauce|bearnaise sauce',
    text: 'No: it splits when it thaws. Eat it when it is made.',
    source: general,
  },
  {
    heads: 'taramasalata',
    text: 'No: it splits and turns watery, like mayonnaise. It stays in the fridge.',
    source: general,
  },
  {
    heads: 'horseradish sauce',
    text: 'No: the cream splits. It stays in the fridge.',
    source: general,
  },
  {
    heads: 'mayonnaise|dressing|aioli|tartar sauce|remoulade|salad cream|sandwich spread|vinaigrette',
    in: ['condiment'],
    text: 'No: it separates when it thaws. Once open it stays in the fridge.',
    source: general,
  },
  {
    heads: 'tuna salad|egg salad|chicken salad|ham salad',
    text: 'No: its mayonnaise separates when it thaws. In the fridge it keeps 3 to 4 days.',
    source: general,
  },
  {
    heads: 'hummus|bean dip|baba ganoush',
    text: 'Safe, but it separates and turns grainy: freeze it in small boxes with half an inch (1 cm) of room, stir it with a little oil, or use it for cooking.',
    source: general,
  },
  {
    heads: 'white sauce|bechamel',
    text: 'Yes: cool it fast, pack it with half an inch (1 cm) of room, 1 to 2 months at 0°F (-18°C). Whisk it as it heats, since it separates.',
    source: 'USDA FoodKeeper, leftovers',
  },
  {
    heads: 'chimichurri|salsa verde|green sauce',
    isBeforeTable: true,
    not: 'jarred',
    in: ['condiment'],
    text: 'Yes, in an ice tray and then a bag, 2 to 3 months at 0°F (-18°C).',
    source: herbs,
  },
  {
    heads: 'infused oil',
    text: 'Yes: in an ice tray, then bagged, 2 to 3 months at 0°F (-18°C). With fresh garlic or herbs it keeps at most 4 days in the fridge and never stands at room temperature.',
    source: herbs,
  },
  {
    heads:
      'green chutney|curry paste|harissa paste|achiote paste|minced garlic|ginger paste|garlic paste|sambal oelek',
    text: 'Yes: by the spoonful in an ice tray, then bagged, 3 months or more at 0°F (-18°C). A closed jar needs no freezer.',
    source: 'USDA FoodKeeper, curry paste; National Center for Home Food Preservation, Freezing Herbs',
  },
  {
    heads:
      'salsa|salsa ranchera|marinara sauce|pizza sauce|simmer sauce|enchilada sauce|tomato sauce|tomato passata|sofrito|stewed tomato|refried bean|red bean|mexicorn|fruit cocktail|huitlacoche|artichoke bottom|tomato puree|evaporated milk|condensed milk',
    in: ['condiment', 'vegetable', 'legume', 'fruit', 'dairy'],
    not: 'dried',
    text: 'Yes, but not in its jar or can, which bursts: what is left of an opened one freezes in a box with half an inch (1 cm) of room, 2 to 3 months at 0°F (-18°C). Closed it needs no freezer.',
    source: general,
  },
  {
    heads: 'cranberry-orange relish',
    text: 'Yes, in a box with half an inch (1 cm) of room, 2 to 3 months at 0°F (-18°C).',
    source: fruits,
  },
  {
    heads: 'kimchi|sauerkraut',
    text: 'Yes, without blanching, in a box with half an inch (1 cm) of room. It is softer when it thaws; in the fridge it keeps for months in any case.',
    source: general,
  },
  {
    heads: 'pickled herring',
    text: 'No: the USDA FoodKeeper does not recommend it, since the flesh turns soft. In the fridge it keeps 4 to 6 months.',
    source: 'USDA FoodKeeper, pickled herring',
  },
  {
    words: 'pickled|preserved lemon|preserved vegetable',
    heads:
      'pickle|relish|cornichon|olive|caper|takuan|chowchow|pepperoncini|peppadew pepper|calabrian chili|umeboshi|pickle brine|marinated artichoke heart|harvard beet|olive tapenade',
    not: "gentleman's",
    in: ['condiment', 'vegetable', 'fruit'],
    text: 'No need: pickles keep in their brine, 1 to 3 months in the fridge once opened; frozen they turn soft.',
    source: general,
  },
  {
    heads: 'horseradish, prepared|horseradish',
    in: ['vegetable'],
    text: 'No need: in its vinegar it keeps for months in the fridge; frozen it loses its bite.',
    source: general,
  },
  {
    heads: 'gelatin dessert',
    text: 'No: it weeps and falls apart when it thaws. Keep it covered in the fridge.',
    source: general,
  },
  {
    heads: 'flan|baked egg custard|pudding',
    in: ['sweetener'],
    text: 'No: custard and pudding turn watery when they thaw. In the fridge, covered, it keeps 2 days.',
    source:
      'USDA FoodKeeper, pudding; National Center for Home Food Preservation, Foods That Do Not Freeze Well',
  },
  {
    heads: 'apple crisp',
    text: 'Yes, baked and cooled, well wrapped, like fruit pie: 8 months at 0°F (-18°C).',
    source: 'USDA FoodKeeper, fruit pies',
  },
  {
    heads: 'lemon curd',
    text: 'Yes: in a box with half an inch (1 cm) of room it keeps a year without loss of quality. Thaw it in the fridge and use it within 4 weeks.',
    source: 'National Center for Home Food Preservation, Canned Lemon Curd',
  },
  {
    heads: 'frosting',
    text: 'Yes, airtight: 2 to 3 months at 0°F (-18°C). Thaw it in the fridge and beat it again.',
    source: 'USDA FoodKeeper, frosting',
  },
  {
    heads: 'breadcrumb|crouton|graham cracker|digestive biscuit|cracker meal',
    not: 'fresh',
    in: ['bread-bakery'],
    text: 'Yes, airtight, about 6 months to a year; they need no thawing.',
    source: 'USDA FoodKeeper, croutons',
  },
  {
    heads: 'eclair',
    isBeforeTable: true,
    text: 'Yes, up to 3 months at 0°F (-18°C), though empty shells freeze better.',
    source: 'USDA FoodKeeper, dairy filled eclairs',
  },
  {
    heads: 'danish pastry',
    text: 'No: the USDA FoodKeeper does not recommend it, since the filling and the layers turn soggy.',
    source: 'USDA FoodKeeper, danish',
  },
  {
    heads: 'cream puff shell|strudel|cinnamon bun|cinnamon roll|guava pastry|doughnut|cruller',
    not: 'dough',
    in: ['bread-bakery'],
    text: 'Yes, baked and cooled, airtight: 2 to 3 months at 0°F (-18°C). Thaw it in its wrap and crisp it in the oven.',
    source: 'USDA FoodKeeper, cinnamon rolls, baked',
  },
  {
    heads: 'soft pretzel',
    text: 'Yes, baked and cooled, airtight: up to 9 months at 0°F (-18°C). Warm it in the oven from frozen.',
    source: 'USDA FoodKeeper, soft pretzels, frozen',
  },
  {
    heads: 'dumpling wrapper|wonton wrapper|egg roll wrapper|spring roll wrapper',
    text: 'Yes, closed and well wrapped: 2 to 3 months at 0°F (-18°C). Thaw them in the fridge before you part them.',
    source: general,
  },
  {
    heads: 'biscuit dough|roll dough|cookie dough',
    text: 'Yes, shaped and well wrapped, before its date is over: freeze the pieces on a tray and bag them. Thaw what has to rise in the fridge.',
    source: general,
  },
  {
    heads: 'pastrami|cured ham',
    text: 'Yes, sliced and airtight: 1 to 2 months at 0°F (-18°C), like other cold cuts; the texture suffers.',
    source: 'FoodSafety.gov, Cold Food Storage Chart (luncheon meats)',
  },
]
