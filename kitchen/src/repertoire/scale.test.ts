import { expect, test } from 'vitest'
import { cookFactsOf } from '../cooking/index.ts'
import { atlas } from './atlas.ts'
import { fillDish } from './fill.ts'
import { batchesOf, panFor, yieldsFor } from './scale.ts'
import { notesOf, writeNamedDish } from './write.ts'

function written(id: string, food: string, times: number) {
  const dish = atlas.find((each) => each.id === id)
  const facts = cookFactsOf(food)
  const filled = dish && facts && fillDish(dish, { basket: new Map([[food, facts]]), allows: () => true })
  if (filled === undefined) throw new Error(`${id} cannot be made of ${food}`)
  return { draft: writeNamedDish(filled, times), notes: notesOf(filled, times) }
}

test('Two loaves are baked in two pans, and every step speaks of both', () => {
  const { draft, notes } = written('zucchini-bread', 'zucchini', 2)
  const said = draft.steps.map(({ text }) => text).join(' ')
  expect(said).toContain('Grease two 9 x 5 in (23 x 13 cm) loaf pans')
  expect(said).toContain('Scrape into the pans')
  expect(said).not.toMatch(/\bthe pan\b/)
  expect(notes).toMatchObject({ yields: '2 loaves', pan: 'two 9 x 5 in (23 x 13 cm) loaf pans' })
})

test('Half of twelve muffins are six in a smaller tin; half of a sauce says what a whole one makes', () => {
  expect(written('zucchini-muffins', 'zucchini', 0.5).notes).toMatchObject({
    yields: '6 muffins',
    pan: 'a 6-cup muffin tin',
  })
  expect(written('ranch-dressing', 'mayonnaise', 0.5).notes.yields).toMatch(
    /^half a batch; a whole one makes/,
  )
  expect(written('ranch-dressing', 'mayonnaise', 2).notes.yields).toMatch(/^2 batches, each about/)
})

test('Every batch is made as often as its pan allows, and says in what and how much', () => {
  const batches = atlas.filter(({ batch }) => batch)
  const scaled = batches.flatMap((dish) => {
    const { least, most } = batchesOf(dish)
    return [0.5, 2].filter((each) => each >= least && each <= most).map((times) => ({ dish, times }))
  })
  expect(scaled.length).toBeGreaterThan(100)
  const inOnePan = scaled.filter(({ dish, times }) => dish.pan && panFor(dish, times) === dish.pan.text)
  expect(inOnePan.map(({ dish }) => dish.id)).toEqual([])
  const yields = scaled.map(({ dish, times }) => yieldsFor(dish, times))
  expect(yields.filter((text) => text !== null && / x |^half of|NaN/.test(text))).toEqual([])
  expect(batches.filter((dish) => dish.pan && batchesOf(dish).most > 2)).toEqual([])
})
