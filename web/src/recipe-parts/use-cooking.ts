import { storedText } from '../api/stored-text.ts'

/** How far a person is with a recipe on this device: for how many, which lines are on the counter, and at which step. */
export type Cooking = {
  /** Absent while it is as many as the recipe says. */
  readonly servings?: number
  /** Indexes of ticked lines. */
  readonly ticked: readonly number[]
  /** Index of the step that cook mode was left at; absent before it was opened and after the last step. */
  readonly step?: number
  /** What was said of it, once the server has kept it. */
  readonly rating?: Rating
}

const ratings = ['helpful', 'unhelpful'] as const
type Rating = (typeof ratings)[number]

const store = storedText('cooking')
const mostKept = 40
const nothing: Cooking = { ticked: [] }

/** What is kept of a recipe in this browser, and the way to change it. The recipes used last are kept, others fall out. */
export function useCooking(recipeId: string): readonly [Cooking, (change: Partial<Cooking>) => void] {
  const kept = readCooking(store.use())
  return [cookingOf(kept, recipeId), (changed) => keepChange(kept, recipeId, changed)]
}

/** Has a recipe opened for so many from now on. */
export const keepServings = (recipeId: string, servings: number): void =>
  keepChange(readCooking(store.read()), recipeId, { servings })

const cookingOf = (kept: Kept, recipeId: string): Cooking =>
  kept.find(([id]) => id === recipeId)?.[1] ?? nothing

function keepChange(kept: Kept, recipeId: string, changed: Partial<Cooking>): void {
  const others = kept.filter(([id]) => id !== recipeId).slice(1 - mostKept)
  store.keep(JSON.stringify([...others, [recipeId, { ...cookingOf(kept, recipeId), ...changed }]]))
}

/** Forgets how far anybody is with any recipe. */
export const forgetCooking = (): void => store.keep(null)

type Kept = readonly (readonly [id: string, cooking: Cooking])[]

/** What a kept text says; what is not as we write it is left out. */
export function readCooking(text: string | null): Kept {
  const pairs = parsed(text)
  if (!Array.isArray(pairs)) return []
  return pairs.flatMap((pair: unknown) => {
    if (!Array.isArray(pair) || typeof pair[0] !== 'string' || typeof pair[1] !== 'object') return []
    const { servings, ticked, step, rating } = (pair[1] ?? {}) as Record<string, unknown>
    const cooking: Cooking = {
      ...(isCount(servings) && servings > 0 && { servings }),
      ticked: Array.isArray(ticked) ? ticked.filter(isCount) : [],
      ...(isCount(step) && { step }),
      ...(isRating(rating) && { rating }),
    }
    return [[pair[0], cooking] as const]
  })
}

const isRating = (value: unknown): value is Rating => ratings.some((one) => one === value)

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1000

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return []
  }
}
