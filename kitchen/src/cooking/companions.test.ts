import { expect, test } from 'vitest'
import { areCompanions, type CookFacts, findCookFacts } from './index.ts'

function facts(food: string): CookFacts {
  const found = findCookFacts(food)
  if (found === undefined) throw new Error(`no dish uses ${food}`)
  return found
}

test.each([
  ['pork chop', 'apple'],
  ['pork chop', 'granny smith apple'],
  ['duck breast', 'orange'],
  ['beet', 'goat cheese'],
  ['sockeye salmon', 'fresh dill'],
  ['mussel', 'white wine'],
  ['canned white beans', 'kale'],
])('areCompanions() puts %s and %s on one plate, in either order', (one, other) => {
  const [a, b] = [facts(one), facts(other)]
  expect([areCompanions(a, b), areCompanions(b, a)]).toEqual([true, true])
})

test.each([
  ['cod', 'apple'],
  ['eggplant', 'rhubarb'],
  ['soy sauce', 'fig'],
])('areCompanions() leaves %s and %s apart', (one, other) => {
  expect(areCompanions(facts(one), facts(other))).toBe(false)
})

test('areCompanions() does not find pea in peach or pear', () => {
  expect(areCompanions(facts('peach'), facts('deli ham'))).toBe(false)
})
