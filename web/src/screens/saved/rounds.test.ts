import type { ApiRecipe } from '@plotluck/contract'
import { expect, test } from 'vitest'
import { daysOf } from './rounds.ts'

const line = (food: string, availability: 'have' | 'need') => ({ food, availability })
const recipe = (title: string, created_at: string, foods: readonly string[]) =>
  ({
    title,
    created_at,
    lines: [...foods.map((food) => line(food, 'have')), line('salt', 'need')],
  }) as unknown as ApiRecipe
const nameOfDay = (at: Date) => at.toISOString().slice(0, 10)

test('daysOf() gives each round of a day with what most of its recipes were asked for first', () => {
  const evening = '2026-07-13T18:00:00.000Z'
  const days = daysOf(
    [
      recipe('Raita', evening, ['tomato']),
      recipe('Curry', evening, ['kale', 'tomato']),
      recipe('Soup', '2026-07-13T08:00:00.000Z', ['leek']),
      recipe('Pie', '2026-07-12T08:00:00.000Z', ['leek']),
    ],
    nameOfDay,
  )
  expect(days.map(({ name, rounds }) => [name, rounds.map(({ foods }) => foods)])).toEqual([
    ['2026-07-13', [['tomato', 'kale'], ['leek']]],
    ['2026-07-12', [['leek']]],
  ])
})

test('daysOf() shows a dish that came twice on one day once, and again on another day', () => {
  const times = ['2026-07-13T18:00:00.000Z', '2026-07-13T08:00:00.000Z', '2026-07-12T08:00:00.000Z']
  const days = daysOf(
    times.map((at) => recipe('Raita', at, [])),
    nameOfDay,
  )
  expect(days.map(({ rounds }) => rounds.map(({ at }) => at.toISOString()))).toEqual([
    ['2026-07-13T18:00:00.000Z'],
    ['2026-07-12T08:00:00.000Z'],
  ])
})
