import { expect, test } from 'vitest'
import { type CookFacts, cookFactsOf } from '../cooking/index.ts'
import { atlas } from './atlas.ts'
import { choicesOf } from './casting.ts'
import { prepFor } from './preps.ts'

function factsOf(food: string): CookFacts {
  const facts = cookFactsOf(food)
  if (facts === undefined) throw new Error(`${food} is not known`)
  return facts
}

test.each([
  ['apple', '{ready}, sliced', 'cored, sliced'],
  ['peach', '{ready}, sliced', 'pitted, sliced'],
  ['mango', '{ready}, in pieces', 'peeled, in pieces'],
  ['blueberry', '{ready}, sliced', undefined],
  ['feta cheese', 'grated or crumbled', 'crumbled'],
  ['cheddar cheese', 'crumbled or grated', 'grated'],
  ['apple', 'grated or cut up', 'grated'],
  ['banana', 'grated or cut up', 'cut up'],
  ['plum', 'grated or cut up', 'pitted, cut up'],
  ['frozen peas', 'in small dice', undefined],
  ['ground ginger', 'peeled and grated', undefined],
  ['canned diced tomatoes', 'chopped', undefined],
  ['spinach', 'thawed or wilted, squeezed dry', 'wilted, squeezed dry'],
  ['frozen spinach', 'thawed or wilted, squeezed dry', 'thawed, squeezed dry'],
  ['butter', 'cold, diced', 'cold, diced'],
  ['brussels sprout', 'in even bite-size pieces', 'trimmed and halved'],
  ['broccoli', 'in bite-size pieces', 'cut into small florets'],
  ['fresh fava bean', 'in bite-size pieces', 'shelled, boiled for 2 minutes and slipped out of their skins'],
  ['frozen spinach', 'washed', undefined],
  ['ricotta cheese', 'crumbled', undefined],
  ['rolled oats', 'chopped', undefined],
  ['feta cheese', 'torn', 'crumbled'],
  ['apple', 'sliced', 'cored, sliced'],
  ['apple', 'peeled, cored and sliced', 'peeled, cored and sliced'],
])('%s, %s, is listed as %s', (food, prep, said) => {
  expect(prepFor(factsOf(food), prep)).toBe(said)
})

test('No ingredient line of any dish tells to peel or to pit as needed, or cuts what is small or ground', () => {
  const odd = atlas.flatMap((dish) =>
    Object.values(dish.parts).flatMap((part) =>
      choicesOf(part).flatMap(({ facts }) => {
        const prep = prepFor(facts, part.prep)
        const isOdd =
          prep !== undefined && /\{|as needed|(?:peeled|pitted|cored|hulled|trimmed) or /.test(prep)
        const isSpice =
          facts.tags.has('spice') && prep !== undefined && /chopped|sliced|diced|cut /.test(prep)
        return isOdd || isSpice ? [`${dish.id}: ${facts.food}, ${prep}`] : []
      }),
    ),
  )
  expect(odd).toEqual([])
})
