import { ingredientKey } from '@plotluck/contract/basket'
import { presetIngredients, type PresetIngredient } from '@plotluck/contract/presets'

/**
 * The presets as this person wants them now: first what the last baskets held, the most often used first, then what is in season in this
 * month, then the rest; each group in the order of the list.
 * @param month 1 to 12
 */
export function orderPresets(
  month: number,
  lastBaskets: readonly (readonly string[])[],
): readonly PresetIngredient[] {
  const used = new Map<string, number>()
  for (const name of lastBaskets.flat()) {
    const key = ingredientKey(name)
    used.set(key, (used.get(key) ?? 0) + 1)
  }
  const rank = ({ name, season }: PresetIngredient): number =>
    2 * (used.get(ingredientKey(name)) ?? 0) + (isInSeason(season, month) ? 1 : 0)
  return presetIngredients.toSorted((a, b) => rank(b) - rank(a))
}

/** What there is all the year is no reason to put it before anything. */
const isInSeason = (season: readonly number[], month: number): boolean =>
  season.length < 12 && season.includes(month)
