import type { DayRange, Food } from '../../foods/index.ts'

/** Days of ready food of animals, once its package is open. Source: USDA FSIS, Leftovers and Food Safety; cold food storage chart, luncheon meat; eggs out of their shell. */
const openedAnimal: DayRange = { min: 3, max: 4 }
const openedMeat: DayRange = { min: 3, max: 5 }
const openedEgg: DayRange = { min: 2, max: 4 }
const openedOf: Readonly<Record<string, DayRange>> = {
  meat: openedMeat,
  poultry: openedMeat,
  fish: openedAnimal,
  seafood: openedAnimal,
  egg: openedEgg,
}

/** Days in the fridge once a package is open: the food's own row, or that of any opened food of animals that is kept cold, never longer than closed; null where nothing is known. */
export function openedDays({ storage, category }: Pick<Food, 'storage' | 'category'>): DayRange | null {
  const days = storage.fridgeOpened ?? (storage.pantry ? null : openedOf[category]) ?? null
  return days && storage.fridge && storage.fridge.max < days.max ? storage.fridge : days
}
