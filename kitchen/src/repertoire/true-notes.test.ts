import { expect, test } from 'vitest'
import { cookFactsOf } from '../cooking/index.ts'
import { atlas } from './atlas.ts'
import { type FilledDish, fillDish } from './fill.ts'
import { titlesOf } from './titles.ts'
import { notesOf, writeNamedDish } from './write.ts'

function filledWith(id: string, ...foods: readonly string[]): FilledDish {
  const dish = atlas.find((each) => each.id === id)
  const basket = new Map(
    foods.flatMap((food) => [cookFactsOf(food) ?? []].flat().map((facts) => [food, facts])),
  )
  const filled = dish && fillDish(dish, { basket, allows: () => true })
  if (filled === undefined) throw new Error(`${id} cannot be made of ${foods.join(', ')}`)
  return filled
}

test('A note speaks of the fruit that is in the dish, and of none that is not', () => {
  expect(notesOf(filledWith('peach-pie', 'plum'), 1).headnote).toContain('plums come by the box')
  expect(notesOf(filledWith('tzatziki', 'zucchini'), 1)).toMatchObject({ headnote: '', tip: '' })
  expect(notesOf(filledWith('tzatziki', 'cucumber'), 1).headnote).toContain('cucumber')
})

test('A title promises no food that another has taken the place of', () => {
  expect(titlesOf(filledWith('broccoli-cheese-soup', 'cauliflower'))[0]).toBe('Cauliflower Cheese Soup')
  expect(titlesOf(filledWith('broccoli-cheese-soup', 'broccoli'))[0]).toBe('Broccoli Cheese Soup')
})

test.each([
  ['chili', 'ground beef 80/20', 'no pink is left and it reads 160°F (71°C)'],
  ['chili', 'ground turkey', 'no pink is left and it reads 165°F (74°C)'],
  ['lo-mein', 'firm tofu', 'golden on all sides'],
])('%s of %s is cooked until %s', (id, food, cue) => {
  const said = writeNamedDish(filledWith(id, food), 1).steps.map(({ text }) => text)
  expect(said.join(' ')).toContain(cue)
})

test('Butter is melted, and oil in its place is heated', () => {
  const withButter = writeNamedDish(filledWith('fresh-pea-soup', 'green pea'), 1)
  const withOil = writeNamedDish(filledWith('fresh-pea-soup', 'green pea', 'olive oil'), 1)
  expect(withButter.steps[0]?.text).toContain('Melt the butter')
  expect(withOil.steps[0]?.text).toContain('Heat the olive oil')
})
