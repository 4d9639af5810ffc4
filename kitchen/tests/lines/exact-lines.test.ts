import { parseLine } from '@plotluck/kitchen'
import { expect, test } from 'vitest'

test.each([
  ['150 g feta in one slab', 'feta cheese'],
  ['3 tomatoes on the vine, diced', 'tomato'],
  ['2 cups hazelnuts toasted and skins removed', 'hazelnut'],
  ['1 container part skim ricotta', 'part-skim ricotta cheese'],
  ['2 unit(s) Spring Onion', 'green onion'],
  ['Extra virgin olive oil 1/4 cup (40g)', 'extra virgin olive oil'],
])('words that say how a food comes make no other of it: %s', (text, food) => {
  expect(parseLine(text)).toMatchObject({ food, isExact: true })
})

test.each([
  ['5 chicken thighs (bone-in and skin-on)', 'chicken thigh with skin'],
  ['1 lb ground beef (93% lean)', 'ground beef 93/7'],
  ['1 kg ground beef, 90/10', 'ground beef 90/10'],
])('skin and fat that a line names in brackets or behind are read: %s', (text, food) => {
  expect(parseLine(text).food).toBe(food)
})

test('a part recipe has no weight of one piece', () => {
  expect(parseLine('1 recipe guacamole').grams).toBeNull()
  expect(parseLine('12 pineapple rings').grams).toBeLessThan(1500)
})
