import type { FoodCategory } from '../../src/foods/food.ts'
import type { SourcedFood } from '../compile-foods.ts'
import { isReadyToEat } from './ready-to-eat.ts'

/** Foods by hazard key; the keys are those of the safety table. */
const foodsByHazard: readonly (readonly [string, RegExp])[] = [
  [
    'raw-kidney-beans',
    /dried (?:kidney|red|cranberry|white|navy|pinto|black|cannellini|great northern) bean|^kidney bean$/,
  ],
  ['green-potato', /^(?:russet |red |new |yukon gold |fingerling |white )?potato$/],
  ['rhubarb-leaves', /^rhubarb$/],
  ['elderberry', /elderberry|elderflower/],
  ['raw-cassava', /^cassava$/],
  ['bitter-squash', /zucchini|squash|pumpkin$|^cucumber$/],
  ['garlic-in-oil', /^garlic$|^roasted garlic$/],
  ['honey-infant', /^honey$/],
  ['raw-sprouts', /sprouts$/],
  ['cooling-rice', /\brice$/],
  ['raw-flour', /flour$|^semolina$/],
  ['raw-egg', /^(?:egg|egg white|egg yolk|duck egg|quail egg)$/],
  ['wild-mushroom', /chanterelle|morel|porcini|wild mushroom/],
  ['bitter-almond', /apricot kernel|bitter almond/],
  ['nutmeg-excess', /^nutmeg$/],
  ['raw-lima-bean', /lima bean/],
  ['taro-raw', /^taro$/],
  ['undercooked-wild-greens', /fiddlehead|bamboo shoot/],
  ['unripe-ackee', /ackee/],
]

/** Sold cooked, and heated through all the same: the chart has a figure for them. */
const fullyCooked = /canadian bacon|kielbasa|\bbacon fat/

const rawByCategory: Partial<Record<FoodCategory, string>> = {
  poultry: 'raw-poultry',
  meat: 'raw-meat',
  fish: 'raw-fish',
  seafood: 'raw-shellfish',
}

/** Keys of the hazards a food brings into the kitchen as it is bought. */
export function hazardsOf(food: SourcedFood): readonly string[] {
  const { name, category, members } = food
  if (members !== undefined) return [...new Set(members.flatMap(hazardsOf))]
  const raw = isReadyToEat(food) || fullyCooked.test(name) ? undefined : rawByCategory[category]
  const others = foodsByHazard.filter(([, foods]) => foods.test(name)).map(([key]) => key)
  return raw === undefined || raw === '' ? others : [raw, ...others]
}
