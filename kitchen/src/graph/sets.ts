import type { FoodCategory } from '../foods/index.ts'
import type { ReferenceSet } from '../lexicon/index.ts'
import type { Line } from './line.ts'

const kinds = (...categories: readonly FoodCategory[]) => {
  const known = new Set<FoodCategory>(categories)
  return ({ food, otherFoods, parsed }: Line) =>
    [food, ...otherFoods].some((each) => each !== undefined && known.has(each.category)) &&
    parsed.food !== undefined
}
const says =
  (...words: readonly string[]) =>
  ({ keywords, read }: Line) =>
    words.some((word) => keywords.has(word) || read.tokens.some(({ singular }) => singular === word))
const either = (first: (line: Line) => boolean, second: (line: Line) => boolean) => (line: Line) =>
  first(line) || second(line)

/** Which lines a word for many may mean. `mixture` stands for what is in work and is no set of lines. */
export const inSet: Readonly<Record<Exclude<ReferenceSet, 'mixture'>, (line: Line) => boolean>> = {
  everything: () => true,
  remaining: () => true,
  dry: either(
    kinds('flour-baking', 'spice', 'grain', 'sweetener'),
    says('sugar', 'salt', 'cocoa', 'oat', 'cornmeal', 'yeast', 'flour', 'powder', 'soda', 'starch', 'meal'),
  ),
  wet: either(
    kinds('dairy', 'egg', 'oil-fat', 'beverage', 'plant-protein', 'condiment', 'broth'),
    says('honey', 'syrup', 'milk', 'water', 'juice', 'vanilla', 'extract', 'oil', 'vinegar', 'sauce'),
  ),
  spices: either(
    kinds('spice', 'herb'),
    says('salt', 'pepper', 'seasoning', 'sugar', 'powder', 'garlic', 'ginger', 'onion', 'rub'),
  ),
  herbs: either(kinds('herb'), says('dried', 'herb', 'thyme', 'bay', 'oregano')),
  sauce: either(
    kinds('condiment', 'broth', 'sweetener', 'oil-fat', 'dairy', 'spice'),
    says('sauce', 'marinara', 'passata', 'salsa', 'dressing', 'vinaigrette', 'juice', 'vinegar', 'gravy'),
  ),
  dough: either(
    kinds('flour-baking', 'bread-bakery', 'dairy', 'egg', 'sweetener', 'oil-fat'),
    says('dough', 'pastry', 'crust', 'yeast', 'batter', 'mix', 'cracker', 'biscuit', 'cookie'),
  ),
  filling: () => true,
  meat: ({ animal, food, read }) =>
    animal !== null ||
    food?.category === 'meat' ||
    food?.category === 'poultry' ||
    food?.category === 'fish' ||
    food?.category === 'seafood' ||
    read.mentions.some(({ kind, id }) => kind === 'part' && id !== 'part' && id !== 'inside'),
}
