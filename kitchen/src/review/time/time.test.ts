import { expect, test } from 'vitest'
import { writtenMinutes } from './written-minutes.ts'

test.each([
  ['Leave in the fridge for 8 hours, or overnight.', 480],
  ['Chill overnight, or for at least 4 hours.', 240],
  ['Refrigerate for 2 hours or up to overnight.', 120],
  ['Marinate for 30 minutes or 1 hour.', 60],
  ['Leave in the fridge for at least an hour, best overnight.', 60],
  ['Chill overnight.', 480],
])('times that the cook may choose between are one wait: %s', (text, minutes) => {
  expect(writtenMinutes(text)).toBe(minutes)
})

test.each([
  ['Fry for 3 minutes on each side.', 6],
  ['Simmer for 10 minutes, then bake for 20 minutes.', 30],
  ['Fry for 5 minutes, or until golden, then simmer for 10 minutes.', 15],
  ['Bake for 20 minutes, stirring every 5 minutes.', 20],
  ['It keeps in the fridge for 3 days.', 0],
  ['Boil the rice for 12 minutes. Meanwhile, fry the onion for 8 minutes.', 12],
])('times of different work add up: %s', (text, minutes) => {
  expect(writtenMinutes(text)).toBe(minutes)
})
