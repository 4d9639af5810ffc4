import type { CheckedRecipe } from '@plotluck/kitchen'
import { briefOf, type DishBrief } from './brief.ts'

/** Three places, each with the kitchen's own recipe for it; a model's recipe takes the place it fits best. */
export type RecipeSet = {
  /** What the places that are still open ask for. */
  readonly open: () => readonly DishBrief[]
  /** Puts a recipe in the open place whose foods it shares most, of those that were asked for as long as one of them is open, and gives it back. */
  readonly accept: (recipe: CheckedRecipe, asked: readonly DishBrief[]) => CheckedRecipe
  /** The recipes that were accepted, oldest first. */
  readonly written: () => readonly CheckedRecipe[]
  readonly isFull: () => boolean
  /** The kitchen's recipes for the places that are open. */
  readonly fill: () => readonly CheckedRecipe[]
  /** 'first', 'second' or 'third': the place that comes next. */
  readonly nextOrdinal: () => string
}

export function createRecipeSet(planned: readonly CheckedRecipe[]): RecipeSet {
  let open = planned.map((recipe) => ({ recipe, brief: briefOf(recipe) }))
  const written: CheckedRecipe[] = []
  const isFull = (): boolean => open.length === 0
  return {
    open: () => open.map(({ brief }) => brief),
    accept(recipe, asked) {
      const foods = new Set(recipe.lines.map(({ food }) => food))
      const shared = (brief: DishBrief): number => brief.foods.filter((food) => foods.has(food)).length
      const wanted = open.filter(({ brief }) => asked.includes(brief))
      const places = wanted.length > 0 ? wanted : open
      const [best] = places.toSorted((a, b) => shared(b.brief) - shared(a.brief))
      open = open.filter((place) => place !== best)
      written.push(recipe)
      return recipe
    },
    written: () => written,
    isFull,
    fill: () => open.map(({ recipe }) => recipe),
    nextOrdinal: () => ['first', 'second', 'third'][Math.min(written.length, 2)] ?? 'next',
  }
}
