import { expect, test } from 'vitest'
import { cookFactsOf } from '../cooking/index.ts'
import { review } from '../review/index.ts'
import { atlas } from './atlas.ts'
import { fillDish } from './fill.ts'
import { writeNamedDish } from './write.ts'

/** What review adds to a recipe that leaves meat as it is sold. */
const leftRaw = new Set(['temperature-added', 'raw-animal-food', 'undercooked'])

test.each(['bacon', 'pancetta', 'italian sausage'])('every dish that takes %s cooks it', (name) => {
  const facts = cookFactsOf(name)
  if (!facts) throw new Error(`${name} is not known to the kitchen`)
  const stock = { basket: new Map([[facts.food, facts]]), allows: () => true }
  const filled = atlas.flatMap((dish) => fillDish(dish, stock) ?? [])
  const taking = filled.filter((dish) => dish.filled.some((each) => each.facts === facts))
  expect(taking.length).toBeGreaterThan(5)
  const raw = taking.filter((dish) => {
    const draft = { ...writeNamedDish(dish, 1), writtenBy: 'model' as const }
    return review(draft, { ingredients: [name] }).findings.some(({ code }) => leftRaw.has(code))
  })
  expect(raw.map(({ dish }) => dish.id)).toEqual([])
})
