import type { DishPattern } from '../dishes/index.ts'
import { choicesOf } from './casting.ts'
import type { Course, NamedDish, Part } from './named-dish.ts'

const patterns = new WeakMap<NamedDish, DishPattern>()

/** What ranking compares dishes by. A named dish writes its own words, so the pattern has none. */
export function patternOf(dish: NamedDish): DishPattern {
  let pattern = patterns.get(dish)
  if (pattern === undefined) patterns.set(dish, (pattern = asPattern(dish)))
  return pattern
}

const besideAMeal: ReadonlySet<Course> = new Set<Course>(['dessert', 'snack', 'drink', 'staple', 'side'])

/** A starter, and a breakfast that is sweet: eggs in tomatoes are a supper as well. */
function isLight({ course, parts }: NamedDish): boolean {
  if (course === 'starter') return true
  return course === 'breakfast' && Object.values(parts).some(isSweetener)
}

const isSweetener = (part: Part): boolean => choicesOf(part).some(({ facts }) => facts.tags.has('sweetener'))

/** What takes whatever there is would come with every second basket. */
function handicapOf({ parts }: NamedDish): number {
  const takers = Object.values(parts).reduce(
    (count, part) => (part.role === 'main' ? count + choicesOf(part).length : count),
    0,
  )
  return Math.min(6, 0.25 * Math.max(0, takers - takenByMost))
}

/** Foods that may be the body of a dish of its own: six apples and pears, ten roots. */
const takenByMost = 10

/** The minutes of the steps that the dish has whatever fills it. */
function leastMinutes({ steps }: NamedDish): number {
  return steps.reduce((sum, [minutes, text]) => (isConditional(text) ? sum : sum + minutes), 0)
}

const isConditional = (text: string): boolean =>
  text.startsWith('[[') && text.indexOf(']]') === text.length - 2

function asPattern(dish: NamedDish): DishPattern {
  return {
    id: dish.id,
    kind: dish.kind,
    chapter: dish.family,
    everyday: handicapOf(dish),
    goesBy: dish.counted?.slice(0, 1) ?? [],
    technique: dish.technique,
    picture: dish.picture,
    cuisines: [],
    minutes: leastMinutes(dish),
    servings: dish.serves,
    isSide: besideAMeal.has(dish.course),
    isLight: isLight(dish),
    slots: () => ({}),
    title: () => dish.names[0],
    steps: () => [],
    leftovers: dish.keeps,
  }
}
