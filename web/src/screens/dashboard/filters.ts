import { cuisines, dietaryFilters, difficulties, maxTimeTexts } from '@plotluck/kitchen/vocabularies'
import { readTab, writeTab } from '../../api/tab-storage.ts'

export type DietaryFilter = (typeof dietaryFilters)[number]

/** What the recipes are asked to be; a missing choice means any. */
export type Filters = {
  readonly dietary: readonly DietaryFilter[]
  readonly cuisine?: (typeof cuisines)[number]
  readonly maxTime?: (typeof maxTimeTexts)[number]
  readonly difficulty?: (typeof difficulties)[number]
}

export type ChoiceFilter = 'cuisine' | 'maxTime' | 'difficulty'

export const noFilters: Filters = { dietary: [] }

/** The choices of each filter that takes one value, in the order shown. */
export const filterChoices = {
  cuisine: cuisines,
  maxTime: maxTimeTexts,
  difficulty: difficulties,
} as const satisfies Record<ChoiceFilter, readonly string[]>

/** Sets one filter; 'any', and whatever is no choice of it, clears it. */
export function chooseFilter(filters: Filters, name: ChoiceFilter, value: string): Filters {
  const { [name]: _, ...others } = filters
  const isChoice = (filterChoices[name] as readonly string[]).includes(value)
  return isChoice ? { ...others, [name]: value } : others
}

export function toggleDietary(filters: Filters, diet: DietaryFilter): Filters {
  const isSet = filters.dietary.includes(diet)
  const dietary = dietaryFilters.filter((one) => (one === diet ? !isSet : filters.dietary.includes(one)))
  return { ...filters, dietary }
}

export function hasFilters({ dietary, ...choices }: Filters): boolean {
  return dietary.length > 0 || Object.keys(choices).length > 0
}

/** The filters as a generation's body carries them: what is not set is absent. */
export function filtersToSend({ dietary, ...choices }: Filters): Partial<Filters> {
  return { ...(dietary.length > 0 && { dietary }), ...choices }
}

const filtersKey = 'filters'

export function readFilters(): Filters {
  const kept = readTab(filtersKey)
  if (typeof kept !== 'object' || kept === null) return noFilters
  const texts = kept as Record<string, unknown>
  const dietary = dietaryFilters.filter(
    (diet) => Array.isArray(texts['dietary']) && texts['dietary'].includes(diet),
  )
  const names: readonly ChoiceFilter[] = ['cuisine', 'maxTime', 'difficulty']
  return names.reduce<Filters>((filters, name) => chooseFilter(filters, name, String(texts[name] ?? 'any')), {
    ...noFilters,
    dietary,
  })
}

export function storeFilters(filters: Filters): void {
  writeTab(filtersKey, filters)
}
