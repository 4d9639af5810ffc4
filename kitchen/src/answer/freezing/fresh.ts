import type { Kind } from './kind.ts'
import { best, fruits, general, herbs, vegetables } from './sources.ts'

/** Fresh fruit, vegetables and herbs, milk and eggs. */
export const fresh: readonly Kind[] = [
  {
    heads: 'brussels sprout|kale sprout',
    in: ['vegetable'],
    text: `Yes: blanch them 3 to 5 minutes by size, chill them in ice water, drain, freeze on a tray and bag. ${best}`,
    source: vegetables,
  },
  {
    heads:
      'lettuce|radish|cucumber|cucamelon|watercress|endive|radicchio|cress|sprout|purslane|arugula|romaine heart|microgreen|pea shoot|salad green|chickweed',
    not: 'daikon',
    in: ['vegetable'],
    text: 'No: it is mostly water and thaws limp and watery. Cook what is too much into a soup or a pan of greens and freeze that, 2 to 3 months at 0°F (-18°C).',
    source: general,
  },
  {
    heads: 'coleslaw mix',
    text: 'No, not for salad: it thaws limp and watery. For soup or frying blanch it 1½ minutes, chill and bag it.',
    source: vegetables,
  },
  {
    heads: 'zest',
    in: ['fruit'],
    text: `Yes: grated, flat in a small bag without air; take it out by the pinch. ${best}`,
    source: fruits,
  },
  {
    heads: 'quince|pear|apple',
    not: 'rose apple|custard apple|sugar apple|prickly pear',
    in: ['fruit'],
    text: `Yes: peel, core and slice, dip in lemon water or poach a few minutes in light syrup, cool, and freeze in a bag or box with half an inch (1 cm) of room. Raw slices brown; purée freezes as well. ${best}`,
    source: fruits,
  },
  {
    heads: 'orange|tangerine|clementine|grapefruit|lime|lemon|kumquat|pomelo|mandarin|yuzu|citron fruit',
    in: ['fruit'],
    text: `Yes: peeled sections in a box covered with juice or light syrup, the juice in an ice tray, the grated zest in a small bag. Whole ones freeze too, for juice and zest only. ${best}`,
    source: fruits,
  },
  {
    heads:
      'apricot|plum|peach|nectarine|cherry|persimmon|guava|fig|kiwi|papaya|jackfruit|passion fruit|pomegranate|elderberry|currant|gooseberry|grape|mulberry|lychee',
    not: 'maraschino',
    in: ['fruit'],
    text: `Yes: wash, take out stones, peel where the skin is tough, freeze in pieces on a tray, then bag without air; a little sugar or lemon juice keeps color. Soft when thawed, so for cooking, baking and smoothies. ${best}`,
    source: fruits,
  },
  {
    heads: 'avocado',
    in: ['fruit'],
    text: 'As a purée yes: mash it with a tablespoon (15 ml) of lemon juice to two avocados, pack it flat without air. Slices turn soft and brown. 3 to 6 months at 0°F (-18°C).',
    source: fruits,
  },
  {
    heads: 'yellow squash|summer squash|pattypan squash|zucchini',
    in: ['vegetable'],
    text: 'Yes: slice it, blanch 3 minutes, chill in ice water, drain and freeze on a tray, 10 to 12 months at 0°F (-18°C); soft, for cooking.',
    source: vegetables,
  },
  {
    heads: 'sweet potato',
    in: ['vegetable'],
    text: 'Yes, cooked: bake, steam or boil it until nearly soft, mash or slice it with a little lemon juice, cool and pack it with half an inch (1 cm) of room, 8 to 12 months at 0°F (-18°C).',
    source: vegetables,
  },
  {
    heads: 'pumpkin|squash|yam|taro|cassava',
    in: ['vegetable'],
    text: `Yes, cooked: bake or steam it soft, mash it or leave it in cubes, cool, and pack it with half an inch (1 cm) of room. ${best}`,
    source: vegetables,
  },
  {
    heads: 'potato|potato boiled',
    in: ['vegetable'],
    text: 'Not raw, it turns watery and dark: as fries blanched or half fried, as mash, or in a dish, 2 to 3 months at 0°F (-18°C) for dishes and up to 12 for fries.',
    source: vegetables,
  },
  {
    heads:
      'celery root|celeriac|salsify|burdock|burdock root|rutabaga|daikon|daikon radish|jerusalem artichoke|lotus root|jicama|fennel',
    in: ['vegetable'],
    text: `Yes: peel, cube, blanch 2 to 3 minutes in boiling water, cool in ice water, drain and bag. For soup, mash and stews. ${best}`,
    source: vegetables,
  },
  {
    heads: 'chard|green|spinach|kale|cabbage|leaf|bok choy|nettle|sorrel',
    in: ['vegetable'],
    text: `Yes: blanch leaves 2 minutes (tender ones) to 3 (collards), ice water, squeeze dry, pack flat. ${best}`,
    source: vegetables,
  },
  {
    heads: 'artichoke|artichoke heart',
    in: ['vegetable'],
    text: `Yes, the hearts: trim them, blanch 7 minutes with lemon juice in the water, cool, drain, freeze on a tray and bag. ${best}`,
    source: vegetables,
  },
  {
    heads: 'tomatillo|tomato',
    not: 'sun dried',
    in: ['vegetable'],
    text: `Yes: whole or in pieces on a tray, then bagged; for sauce, soup and salsa. ${best}`,
    source: vegetables,
  },
  {
    heads: 'curry leaf|lime leaf|pandan leaf|fenugreek leaf',
    in: ['herb'],
    text: 'Yes: washed and dry, in a bag without air, no blanching; straight from the freezer into the pot. Best within 6 months to a year.',
    source: herbs,
  },
  {
    heads: 'chantilly cream',
    text: 'Yes, in dollops on a tray and then in a box: 1 to 2 months at 0°F (-18°C).',
    source: 'USDA FoodKeeper, cream, whipped, sweetened',
  },
  {
    words: 'ice cream|frozen yogurt',
    heads: 'sherbet|ice pop|italian ice',
    in: ['dairy', 'sweetener'],
    text: 'Yes: it belongs there{frozen} at 0°F (-18°C). What has melted is not frozen again.',
    source: 'USDA FoodKeeper, ice cream',
  },
  {
    heads:
      'cream cheese|cream cheese spread|cottage cheese|ricotta|ricotta cheese|sour cream|creme fraiche|crema|mascarpone|mascarpone cheese|quark|yogurt|kefir|buttermilk|cream|half-and-half|neufchatel cheese|fromage frais|skyr|labneh',
    in: ['dairy'],
    text: 'Safe, but it separates and turns grainy: freeze only what will be stirred into a sauce, soup or batter, 1 to 2 months at 0°F (-18°C). For spreading and topping keep it in the fridge.',
    source: general,
  },
  {
    words: 'american cheese|processed|velveeta',
    in: ['dairy'],
    text: 'Yes, wrapped airtight, up to 3 months at 0°F (-18°C), like cheese spread; it crumbles when it thaws, so for cooking.',
    source: 'USDA FoodKeeper, cheese spread',
  },
  {
    heads: 'cheese',
    in: ['dairy'],
    text: 'Yes, in pieces or grated, wrapped airtight, up to 6 months at 0°F (-18°C), like hard cheese; it crumbles when it thaws, so for cooking.',
    source: 'USDA FoodKeeper, hard cheese',
  },
  {
    words: 'hard boiled egg',
    text: 'No: the white turns tough and rubbery. Freeze eggs raw, out of the shell and beaten, up to a year.',
    source: 'USDA FSIS, Shell Eggs from Farm to Table',
  },
  {
    heads: 'egg wash',
    isBeforeTable: true,
    text: 'Yes, in an ice tray, 12 months at 0°F (-18°C). Thaw it in the fridge.',
    source: 'USDA FoodKeeper, eggs, raw whites and yolks',
  },
  {
    heads: 'egg',
    in: ['egg'],
    not: 'fried|poached|scrambled',
    text: 'Not in the shell, and no hard-boiled whites, which turn rubbery. Beat whole eggs or yolks with a pinch of salt or sugar, whites as they are: up to a year.',
    source: 'USDA FSIS, Shell Eggs from Farm to Table',
  },
  {
    heads: 'clam|mussel',
    not: 'cooked|fried|canned|breaded',
    in: ['seafood'],
    isBeforeTable: true,
    text: 'Yes, shucked: in their liquid, with half an inch (1 cm) of room, 2 to 3 months at 0°F (-18°C).',
    source: 'USDA FoodKeeper, clams, mussels and oysters, live; shucked',
  },
]
