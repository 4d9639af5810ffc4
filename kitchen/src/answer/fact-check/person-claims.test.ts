import { describe, expect, test } from 'vitest'
import { answer } from '../index.ts'
import { checkStatement } from './check-statement.ts'

function verdictIn(asked: string, sentence: string) {
  const { lookups, foods } = answer(asked, { today: '2026-11-26', seed: 1, previous: [], basket: [] })
  return checkStatement(sentence, { lookups, foods, asked }).verdict
}

describe('to somebody who must not have it', () => {
  test.each([
    ['dinner for a friend with a nut allergy', 'Stir in some pesto, which contains pine nuts, at the end.'],
    ['dinner for a friend with a nut allergy', 'Use pesto made with cashews.'],
    [
      'I have almond butter and oats, what breakfast for my daughter with a nut allergy',
      'Stir a spoonful of almond butter into the oats.',
    ],
    ['baking muffins for a class where one child is allergic to eggs', 'Beat in two eggs as usual.'],
    ['what can i use instead of soy sauce for a friend with celiac', 'Add a splash of soy sauce at the end.'],
  ])('nothing is offered, whether it is asked about or told of what it holds: %s %s', (asked, sentence) => {
    expect(verdictIn(asked, sentence)).toBe('replace')
  })

  test.each([
    'Check the other bottles as well, since oyster sauce, hoisin and teriyaki often contain wheat.',
    'Good that you asked, because regular soy sauce is normally brewed with wheat.',
  ])('it is told what food holds: %s', (sentence) => {
    expect(verdictIn('what can i use instead of soy sauce for a friend with celiac', sentence)).toBe('keep')
  })
})

describe('to somebody who is pregnant', () => {
  const asked = 'I am pregnant, can I have ham sandwiches'

  test.each([
    'Cold cuts from the deli are a nice quick lunch.',
    'Brie on toast makes a nice snack.',
    'Hot dogs make a quick lunch.',
    'Toast the bread and add some ham.',
  ])('what may carry Listeria is not offered without its condition: %s', (sentence) => {
    expect(verdictIn(asked, sentence)).toBe('replace')
  })

  test.each([
    'Heat the ham until it is steaming, then make your sandwich.',
    'Brie is fine if the label says pasteurized.',
    'Mozzarella on pizza is baked until bubbly.',
    'Cheddar and pickle makes a nice sandwich.',
  ])('it is offered with it: %s', (sentence) => {
    expect(verdictIn(asked, sentence)).toBe('keep')
  })
})
