import type { Food } from '../foods/index.ts'
import { shelfLifeText } from '../use-it-first/index.ts'
import { driedOrCooked, forms } from './freezing/forms.ts'
import { isShelved, readKind } from './freezing/kind.ts'
import type { ReadKind } from './freezing/kind.ts'
import { kinds } from './freezing/kinds.ts'
import { best, fruits, fsis, general, herbs, vegetables } from './freezing/sources.ts'

/** How foods of one kind are frozen, where the storage table has no time for the food itself. */
export type FreezingWay = { readonly text: string; readonly source: string }

const noNeed: FreezingWay = { text: 'No need: closed it keeps {kept}.', source: '{shelf}' }
const noNeedOpened: FreezingWay = {
  text: 'No need: closed it keeps {kept}, and once open in the fridge where the label says so. The freezer does it no harm, but little good.',
  source: '{shelf}',
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
    source: herbs,
  },
  broth: {
    text: 'Yes: cool it fast, leave an inch (2.5 cm) of room, or freeze it in an ice tray; 2 to 3 months at its best.',
    source: 'FoodSafety.gov, Cold Food Storage Chart (soups and stews)',
  },
  'bread-bakery': {
    text: 'Yes, well wrapped while fresh: about 3 months. Thaw it in its wrap, or toast it straight from the freezer.',
    source: 'USDA FoodKeeper, bread and rolls',
  },
}

/** Soups and vegetables of a shop's shelf stand there in cans and jars. */
const ofShelf: Readonly<Partial<Record<Food['category'], FreezingWay>>> = {
  'oil-fat': noNeedOpened,
  condiment: noNeedOpened,
  sweetener: noNeed,
  spice: noNeed,
  'flour-baking': noNeed,
  grain: noNeed,
  'plant-protein': noNeed,
  beverage: noNeed,
  dairy: noNeedOpened,
  egg: noNeed,
  broth: {
    text: 'Yes, but not in the can, which bursts: what is left of an opened one freezes in a box with an inch (2.5 cm) of room, 2 to 3 months at 0°F (-18°C). With cream it separates: whisk it as it heats.',
    source: `${fsis}; ${general}`,
  },
}

const readForms = forms.map(readKind)
const readDriedOrCooked = driedOrCooked.map(readKind)
const readKinds = kinds.map(readKind)
const beforeTable = [...readForms, ...readKinds.filter(({ isBeforeTable }) => isBeforeTable)]

/** How a food is frozen where its form decides before any time of the storage table: canned, frozen, dried, shucked, strained; null for other foods. */
export const freezesBeforeTable = (food: Food): FreezingWay | null =>
  food.members.length > 0 ? null : told(find(beforeTable, food), food)

/** How a food is frozen by what kind it is; null where freezing it makes no sense or nobody says. */
export function freezesLike(food: Food): FreezingWay | null {
  if (food.members.length > 0) return null
  const way = find(readForms, food) ?? find(readDriedOrCooked, food) ?? find(readKinds, food)
  return told(way ?? ofCategory(food), food)
}

const find = (all: readonly ReadKind[], food: Food): ReadKind | undefined =>
  all.find((each) => each.holds(food))

/** What is cooked of several things goes by its own name only. */
function ofCategory(food: Food): FreezingWay | null {
  const { category, isDish, storage } = food
  if (isShelved(food) && storage.freezer === null && ofShelf[category]) {
    return isDish && category !== 'broth' ? null : ofShelf[category]
  }
  if (isDish) return null
  return category === 'condiment' && keepsCold(food) ? noNeedCold : (byCategory[category] ?? null)
}

/** Fermented pastes keep in the fridge as other foods do on a shelf. */
const keepsCold = ({ storage: { fridge } }: Food): boolean => fridge !== null && fridge.min >= halfAYear
const halfAYear = 180
const noNeedCold: FreezingWay = { text: 'No need: it keeps {chilled} in the fridge.', source: '{shelf}' }

/** The text with the food's own times. */
function told(way: FreezingWay | null | undefined, { storage }: Food): FreezingWay | null {
  if (!way) return null
  const { pantry, fridge, freezer } = storage
  const kept = pantry ? `${shelfLifeText(pantry)} in a cool, dry cupboard` : 'in a cool, dry cupboard'
  const frozen = freezer ? `, ${shelfLifeText(freezer)}` : ''
  return {
    text: way.text
      .replace('{kept}', kept)
      .replace('{frozen}', frozen)
      .replace('{chilled}', fridge ? shelfLifeText(fridge) : 'for months'),
    source: way.source.replace('{shelf}', storage.source),
  }
}
