import { type CuisineStyle, cuisineStyles } from '../cooking/index.ts'
import type { CheckedRecipe, RecipeRequest } from '../recipe/index.ts'

/** A request with one wish less, and what is said of a recipe that only this made possible. */
export type Relaxed = { readonly request: RecipeRequest; readonly say: (recipe: CheckedRecipe) => string }

/**
 * The wishes that give way where fewer than three dishes keep them all, one more at a time: difficulty first, then cuisine, time last. Diets and the
 * household never give way.
 */
export function relaxations(request: RecipeRequest): readonly Relaxed[] {
  const steps: Relaxed[] = []
  let open = request
  for (const { wish } of wishes) {
    const { [wish]: given, ...rest } = open
    if (given === undefined) continue
    open = rest
    steps.push({ request: open, say: (recipe) => brokenWishes(request, recipe) })
  }
  return steps
}

/** Every wish that a recipe does not keep, a sentence each; '' where it keeps all. */
function brokenWishes(asked: RecipeRequest, recipe: CheckedRecipe): string {
  return wishes.flatMap(({ wish, say }) => (asked[wish] === undefined ? [] : say(asked, recipe))).join(' ')
}

type Wish = 'difficulty' | 'cuisine' | 'maxTime'
const wishes: readonly {
  readonly wish: Wish
  readonly say: (asked: RecipeRequest, recipe: CheckedRecipe) => readonly string[]
}[] = [
  {
    wish: 'difficulty',
    say: ({ difficulty: asked = 'Easy' }, { difficulty }) =>
      difficulty === asked
        ? []
        : [`${difficulty}: no ${asked.toLowerCase()} dish was left for what you have.`],
  },
  {
    wish: 'cuisine',
    say: ({ cuisine = '' }, recipe) =>
      filterOf(recipe) === cuisine
        ? []
        : [
            `Not ${cuisine.charAt(0).toUpperCase()}${cuisine.slice(1)}: no other dish of that kitchen uses what you have.`,
          ],
  },
  {
    wish: 'maxTime',
    say: ({ maxTime = Infinity }, { prep_time }) =>
      prep_time <= maxTime ? [] : [`Takes ${prep_time} minutes: nothing quicker was left for what you have.`],
  },
]

/** The cuisine among the filters that a recipe's own belongs to. */
function filterOf({ cuisine }: CheckedRecipe): string | null | undefined {
  const styles: Readonly<Record<string, CuisineStyle>> = cuisineStyles
  return cuisine === null ? null : styles[cuisine]?.filter
}
