import type { Food } from '../foods/index.ts'
import { foodWords } from '../reading/index.ts'

/** How foods of one kind are frozen, where the storage table has no time for the food itself. */
export type FreezingWay = { readonly text: string; readonly source: string }

const fruits = 'National Center for Home Food Preservation, Freezing Fruits'
const vegetables = 'National Center for Home Food Preservation, Freezing Vegetables'
const general =
  'National Center for Home Food Preservation, General Freezing Information; Foods That Do Not Freeze Well'
const best = 'At 0°F (-18°C) it is at its best for 8 to 12 months.'

type Kind = { readonly words: string; readonly text: string; readonly source: string }

/** By words of a food's name, the narrower kinds first; 'No' begins the text of what does not freeze well. */
const kinds: readonly Kind[] = [
  {
    words: 'lettuce|radish|cucumber|watercress|endive|radicchio|cress|sprouts|purslane|arugula',
    text: 'No: it is mostly water and thaws limp and watery. Cook what is too much into a soup or a pan of greens and freeze that, 2 to 3 months.',
    source: general,
  },
  {
    words: 'quince|pear|apple',
    text: `Yes: peel, core and slice, dip in lemon water or poach a few minutes in light syrup, cool, and freeze in a bag or box with half an inch of room. Raw slices brown; purée freezes as well. ${best}`,
    source: fruits,
  },
  {
    words: 'orange|tangerine|clementine|grapefruit|lime|lemon|kumquat|pomelo|mandarin',
    text: `Yes: peeled sections in a box covered with juice or light syrup, the juice in an ice tray, the grated zest in a small bag. Whole ones freeze too, for juice and zest only. ${best}`,
    source: fruits,
  },
  {
    words:
      'apricot|plum|peach|nectarine|cherry|persimmon|guava|fig|kiwi|papaya|jackfruit|passion|pomegranate|elderberry|currant|gooseberry|grape|mulberry|lychee',
    text: `Yes: wash, take out stones, peel where the skin is tough, freeze in pieces on a tray, then bag without air; a little sugar or lemon juice keeps color. Soft when thawed, so for cooking, baking and smoothies. ${best}`,
    source: fruits,
  },
  {
    words: 'avocado',
    text: 'As a purée yes: mash it with a tablespoon of lemon juice to two avocados, pack it flat without air. Slices turn soft and brown. 3 to 6 months.',
    source: fruits,
  },
  {
    words: 'pumpkin|squash|yam|sweet potato|taro|cassava',
    text: `Yes, cooked: bake or steam it soft, mash it or leave it in cubes, cool, and pack it with half an inch of room. ${best}`,
    source: vegetables,
  },
  {
    words: 'potato',
    text: 'Not raw, it turns watery and dark: as fries blanched or half fried, as mash, or in a dish, 2 to 3 months for dishes and up to 12 for fries.',
    source: vegetables,
  },
  {
    words:
      'celery root|celeriac|salsify|burdock|rutabaga|daikon|jerusalem artichoke|lotus root|jicama|fennel',
    text: `Yes: peel, cube, blanch 2 to 3 minutes in boiling water, cool in ice water, drain and bag. For soup, mash and stews. ${best}`,
    source: vegetables,
  },
  {
    words: 'chard|greens|spinach|kale|cabbage|leaf|bok choy|nettle|sorrel',
    text: `Yes: blanch leaves 2 minutes (tender ones) to 3 (collards), ice water, squeeze dry, pack flat. ${best}`,
    source: vegetables,
  },
  {
    words: 'artichoke',
    text: `Yes, the hearts: trim them, blanch 7 minutes with lemon juice in the water, cool, drain, freeze on a tray and bag. ${best}`,
    source: vegetables,
  },
  {
    words: 'tomatillo|tomato',
    text: `Yes: whole or in pieces on a tray, then bagged; for sauce, soup and salsa. ${best}`,
    source: vegetables,
  },
  {
    words:
      'cream cheese|cottage cheese|ricotta|sour cream|creme fraiche|mascarpone|quark|yogurt|buttermilk|cream|neufchatel|fromage frais',
    text: 'Safe, but it separates and turns grainy: freeze only what will be stirred into a sauce, soup or batter, 1 to 2 months. For spreading and topping keep it in the fridge.',
    source: general,
  },
  {
    words: 'mayonnaise|dressing|aioli',
    text: 'No: it separates when it thaws. It stays in the fridge.',
    source: general,
  },
  {
    words: 'egg',
    text: 'Not in the shell, and no hard-boiled whites, which turn rubbery. Beat whole eggs or yolks with a pinch of salt or sugar, whites as they are: up to a year.',
    source: 'USDA FSIS, Shell Eggs from Farm to Table',
  },
]

const noNeed: FreezingWay = {
  text: 'No need: it keeps in a cool, dark cupboard, and once open in the fridge where the label says so. The freezer does it no harm, but little good.',
  source: general,
}

/** Where no name tells: by what kind of food it is. */
const byCategory: Readonly<Partial<Record<Food['category'], FreezingWay>>> = {
  fruit: {
    text: `Yes, in pieces on a tray and then in a bag without air; it is soft when it thaws, so for cooking, baking and smoothies. ${best}`,
    source: fruits,
  },
  vegetable: {
    text: `Yes, for cooking: cut it, blanch it 2 to 4 minutes in boiling water, cool it in ice water, drain and bag it. ${best}`,
    source: vegetables,
  },
  herb: {
    text: 'Yes: chop it, freeze it in an ice tray under water or oil, and bag the cubes; limp when thawed, so for cooking. Best within 6 months to a year.',
    source: 'National Center for Home Food Preservation, Freezing Herbs',
  },
  'nut-seed': {
    text: 'Yes, airtight: the cold keeps the fat from turning rancid, for a year or longer, and they need no thawing.',
    source: 'National Center for Home Food Preservation, Freezing Nuts',
  },
  'flour-baking': {
    text: 'No need for most, but it does no harm: flour keeps a year in the freezer, airtight, whole grain above all. Bring it to room temperature before you bake.',
    source: 'USDA FoodKeeper, flour',
  },
  'oil-fat': noNeed,
  condiment: noNeed,
  sweetener: noNeed,
  spice: noNeed,
  broth: {
    text: 'Yes: cool it fast, leave an inch (2.5 cm) of room, or freeze it in an ice tray; 2 to 3 months at its best.',
    source: 'FoodSafety.gov, Cold Food Storage Chart (soups and stews)',
  },
  'bread-bakery': {
    text: 'Yes, well wrapped while fresh: about 3 months. Thaw it in its wrap, or toast it straight from the freezer.',
    source: 'USDA FoodKeeper, bread and rolls',
  },
}

const makings = kinds.map(({ words, text, source }) => ({
  words: words.split('|').map((word) => foodWords(word).join(' ')),
  way: { text, source },
}))

const shelved = ['canned', 'dried', 'dry', 'pickled', 'jarred', 'chips', 'juice', 'candied', 'powder']

/** How a food is frozen by what kind it is; null where freezing it makes no sense or nobody says. */
export function freezesLike({ name, category, members, isDish }: Food): FreezingWay | null {
  const words = foodWords(name)
  if (members.length > 0 || isDish || shelved.some((word) => words.includes(word))) return null
  const joined = ` ${words.join(' ')} `
  const isFresh = ['fruit', 'vegetable', 'herb', 'dairy', 'egg', 'condiment'].includes(category)
  const kind = isFresh
    ? makings.find((each) => each.words.some((word) => joined.includes(` ${word} `)))
    : undefined
  return kind?.way ?? byCategory[category] ?? null
}
