import type { Diet, FoodName } from '../foods/index.ts'

/** A food that another replaces for a diet, in the same amount and without another step. */
export type Substitution = {
  readonly diet: Diet
  /** Foods this is about, by name. */
  readonly from: RegExp
  /** The words in lines and steps that are replaced. */
  readonly words: RegExp
  readonly by: string
  readonly food: FoodName | null
}

const broths = /\b(?:(?:chicken|beef|turkey|veal|bone) )?(?:broth|stock)\b/gi
const cubes = /\b(?:chicken|beef) (?:bouillon|stock) (cubes?|powder|granules)\b/gi

/**
 * Exact substitutions only: the amount, the steps and the character of the dish stay. A flour in a bread or a
 * parmesan in a risotto is no such case, and the recipe is refused instead.
 */
export const substitutions: readonly Substitution[] = [
  {
    diet: 'gluten-free',
    from: /^(?:low-sodium |light |dark |reduced-sodium )?soy sauce$/,
    words: /\b(?:(?:light|dark|low-sodium|reduced-sodium) )?soy sauce\b/gi,
    by: 'tamari',
    food: 'tamari',
  },
  ...(['vegan', 'vegetarian', 'pescatarian'] as const).flatMap((diet): readonly Substitution[] => [
    {
      diet,
      from: /\b(?:chicken|beef|meat|bone) (?:broth|stock)$|^homemade beef stock$/,
      words: broths,
      by: 'vegetable broth',
      food: 'vegetable broth',
    },
    { diet, from: /^(?:chicken|beef) bouillon cube$/, words: cubes, by: 'vegetable bouillon $1', food: null },
  ]),
  { diet: 'vegan', from: /^honey$/, words: /\bhoney\b/gi, by: 'maple syrup', food: 'maple syrup' },
  {
    diet: 'paleo',
    from: /^(?:white |granulated )?sugar$/,
    words: /\b(?:white |granulated )?sugar\b/gi,
    by: 'coconut sugar',
    food: 'coconut sugar',
  },
]

/** The substitution that makes a food fit a diet, or `undefined`. */
export function findSubstitution(food: FoodName, diet: Diet): Substitution | undefined {
  return substitutions.find((each) => each.diet === diet && each.from.test(food))
}
