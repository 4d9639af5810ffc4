import { expect, test } from 'vitest'
import { bestPlace, chanceStillGood, shelfLifeText } from './shelf-life.ts'

test('chanceStillGood() is certain today and nothing past the longest shelf life', () => {
  expect(chanceStillGood({ min: 3, max: 7 }, 0)).toBe(1)
  expect(chanceStillGood({ min: 3, max: 7 }, 7)).toBe(0)
  expect(chanceStillGood({ min: 0.04, max: 0.08 }, 1)).toBe(0)
})

test('chanceStillGood() never rises from one day to the next', () => {
  for (const range of [
    { min: 1, max: 2 },
    { min: 3, max: 7 },
    { min: 7, max: 7 },
    { min: 30, max: 60 },
  ]) {
    const chances = Array.from({ length: 70 }, (_, day) => chanceStillGood(range, day))
    expect(chances).toEqual(chances.toSorted((a, b) => b - a))
  }
})

test('chanceStillGood() agrees with drawing lives and ages at random', () => {
  const range = { min: 3, max: 7 }
  for (const day of [1, 2, 4, 6]) {
    let survived = 0
    const draws = 400
    for (let life = 0; life < draws; life += 1) {
      for (let age = 0; age < draws; age += 1) {
        const lasts = range.min + ((life + 0.5) / draws) * (range.max - range.min)
        if (((age + 0.5) / draws) * lasts > day) survived += 1
      }
    }
    expect(chanceStillGood(range, day)).toBeCloseTo(survived / (draws * draws), 2)
  }
})

test('bestPlace() takes the place where a food lasts longest, and the freezer only for frozen foods', () => {
  const nowhere = { pantry: null, fridge: null, freezer: null, fridgeOpened: null, tip: '', source: '' }
  const month = { min: 30, max: 30 }
  const week = { min: 7, max: 7 }
  expect(bestPlace({ ...nowhere, pantry: month, fridge: week })).toEqual({ place: 'pantry', days: month })
  expect(bestPlace({ ...nowhere, fridge: week, freezer: month })).toEqual({ place: 'fridge', days: week })
  expect(bestPlace({ ...nowhere, freezer: month })).toEqual({ place: 'freezer', days: month })
  expect(bestPlace(nowhere)).toBeNull()
})

test('shelfLifeText() speaks in the largest unit that both ends share', () => {
  const said = [
    [3, 5],
    [7, 14],
    [30, 60],
    [300, 360],
    [365, 365],
    [365, 730],
    [7, 7],
    [1, 2],
    [180, 365],
    [1 / 24, 2 / 24],
  ]
  expect(said.map(([min = 0, max = 0]) => shelfLifeText({ min, max }))).toEqual([
    '3 to 5 days',
    '1 to 2 weeks',
    '1 to 2 months',
    '10 to 12 months',
    '1 year',
    '1 to 2 years',
    '1 week',
    '1 to 2 days',
    '6 to 12 months',
    '1 to 2 hours',
  ])
})
