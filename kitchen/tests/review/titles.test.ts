import { expect, test } from 'vitest'
import { reviewed } from './reviewed.ts'

const truffles = {
  lines: ['200 g almond butter', '100 ml cream', '30 g cocoa powder'],
  say: ['Melt everything together, chill for 2 hours and roll into balls.'],
}

test('a claim goes with all its words, and the dish keeps its name', () => {
  expect(reviewed({ ...truffles, title: 'Tree-Nut-Free Party Truffles' }).title).toBe('Party Truffles')
})

test('what is made in the recipe is promised by nobody else', () => {
  const hollandaise = {
    lines: ['4 egg yolks', '250 g butter'],
    say: ['Whisk the yolks over simmering water until thick and 160°F, then beat in the butter.'],
  }
  expect(reviewed({ ...hollandaise, title: 'Brunch Hollandaise by the Spoon' }).title).toBe(
    'Brunch Hollandaise by the Spoon',
  )
})

test('a tail that nobody knows is cut', () => {
  expect(reviewed({ ...truffles, title: 'Party Truffles for the Doldrums' }).title).toBe('Party Truffles')
})
