import { expect, test } from 'vitest'
import { graphOf, isKnown, readLine } from './index.ts'

const graph = (lines: readonly string[], steps: readonly string[]) => graphOf(lines.map(readLine), steps)
const texts = (lines: Iterable<{ readonly text: string }>) => [...lines].map(({ text }) => text)
const unused = (lines: readonly string[], steps: readonly string[]) => {
  const { used } = graph(lines, steps)
  return lines.filter((line) => !texts(used).includes(line))
}
const unlisted = (lines: readonly string[], step: string) =>
  graph(lines, [step])
    .unlisted.filter(({ mention }) => mention.kind === 'food')
    .map(({ mention }) => mention.text)

test.each([
  [['1 cup flour', '1/2 cup sugar', '2 eggs'], 'Whisk the dry ingredients, then stir in the rest.'],
  [['1 cup vegetable broth', '2 carrots'], 'Pour in the stock. Add the vegetables.'],
  [['200 g mozzarella', '1 tsp cumin seeds'], 'Top with the cheese and toast the cumin.'],
  [['1 lb Lao Gan Ma'], 'Stir in the lao gan ma.'],
  [['2 onions', '1 carrot', '1 leek'], 'Put everything in a pot and simmer.'],
  [['1 cup raisins', '2 cups oats'], 'Mix all but the raisins; add the raisins at the end.'],
])('every line that a step means in whatever words is used: %s', (lines, step) => {
  expect(unused(lines, [step])).toEqual([])
})

test('a line that no step means is not used', () => {
  expect(unused(['300 g pumpkin', '2 tomatoes'], ['Chop the tomatoes and simmer for 10 minutes.'])).toEqual([
    '300 g pumpkin',
  ])
})

test.each([
  ['Serve with rice and lime wedges.', ['rice']],
  ['Prepare an ice bath and cover with a tea towel.', []],
  ['Fish out the bay leaf and cream the butter.', []],
  ['Finish with the feta.', ['feta']],
])('a food from nowhere is unlisted, and a tool is none: %s', (step, expected) => {
  expect(unlisted(['1 lime', '1 bay leaf', '100 g butter'], step)).toEqual(expected)
})

test('heat reaches what is in the pot, and not what waits beside it', () => {
  const { events } = graph(
    ['4 chicken thighs', '1 onion', '1 head lettuce'],
    ['Fry the onion, add the chicken thighs and simmer for 40 minutes.', 'Tear the lettuce.'],
  )
  const simmering = events.find(({ clause }) => clause.verb?.id === 'simmer')
  expect(texts(simmering?.touched ?? [])).toEqual(expect.arrayContaining(['4 chicken thighs', '1 onion']))
  expect(texts(simmering?.touched ?? [])).not.toContain('1 head lettuce')
})

test('a place and a time are heat whatever the verb; acid is none', () => {
  expect(
    graph(['1 duck'], ['Put the duck in the oven for 90 minutes.']).events.some(({ cooks }) => cooks),
  ).toBe(true)
  expect(
    graph(['300 g cod', '3 limes'], ['Let the lime juice cook the cod for an hour.']).events.some(
      ({ cooks }) => cooks,
    ),
  ).toBe(false)
})

test.each([
  ['300 g chicken breast', 'poultry'],
  ['500 g pork mince', 'ground meat'],
  ['1 skate wing', 'fish'],
  ['1 kangaroo steak', 'whole meat'],
  ['12 razor clams', 'bivalves'],
])('raw animal food is read as such, known or not: %s', (line, group) => {
  expect(readLine(line).animal?.safe.group).toBe(group)
})

test.each([
  '2 cups chicken broth',
  '100 g smoked salmon',
  '1 can tuna',
  '200 g vegan chicken',
  '1 eggplant',
  '1 cup beef or chicken broth',
  '200 g oyster mushrooms',
])('what is sold ready, or is no animal, is not: %s', (line) => {
  expect(readLine(line).animal).toBeNull()
})

test('only what the words name for sure may carry allergens and diets', () => {
  expect(isKnown(readLine('2 ripe tomatoes, chopped'))).toBe(true)
  expect(isKnown(readLine('1 lb Lao Gan Ma'))).toBe(false)
})

test.each([
  ['8 bone-in, skin-on chicken thighs', 'poultry'],
  ['200 g peas and 300 g chicken thighs', 'poultry'],
])('a raw animal food beside another word for a food is seen: %s', (line, group) => {
  expect(readLine(line).animal?.safe.group).toBe(group)
})
