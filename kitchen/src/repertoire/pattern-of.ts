import type { DishPattern } from '../dishes/index.ts'
import type { Course, NamedDish } from './named-dish.ts'

const patterns = new WeakMap<NamedDish, DishPattern>()

/** What ranking compares dishes by. A named dish writes its own words, so the pattern has none. */
export function patternOf(dish: NamedDish): DishPattern {
  let pattern = patterns.get(dish)
  if (pattern === undefined) patterns.set(dish, (pattern = asPattern(dish)))
  return pattern
}

const besideAMeal: ReadonlySet<Course> = new Set<Course>(['dessert', 'snack', 'drink', 'staple', 'side'])

function asPattern(dish: NamedDish): DishPattern {
  return {
    id: dish.id,
    kind: dish.kind,
    goesBy: dish.counted?.slice(0, 1) ?? [],
    technique: dish.technique,
    picture: dish.picture,
    cuisines: [],
    minutes: dish.steps.reduce((sum, [minutes]) => sum + minutes, 0),
    servings: dish.serves,
    isSide: besideAMeal.has(dish.course),
    slots: () => ({}),
    title: () => dish.names[0],
    steps: () => [],
    leftovers: dish.keeps,
  }
}
