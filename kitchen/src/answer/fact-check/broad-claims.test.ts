import { expect, test } from 'vitest'
import { checkStatement } from './check-statement.ts'

const verdictOn = (sentence: string, own = '', asked = '') =>
  checkStatement(sentence, { lookups: [], foods: [], own, asked }).verdict

test.each([
  'Salmon is safe for every allergy.',
  'Tofu is gluten-free, dairy-free and nut-free, so anybody can eat it.',
  'As long as basil smells fine it is safe to eat, however old.',
  'Add two cups of salt to the potatoes.',
  'Microwave the milk for three hours on high.',
  'Boil the strawberries for nine hours.',
  'Bread has more protein than any other food.',
  'Never soak or boil dried kidney beans, just warm them.',
])('False of any food, and not said: %s', (sentence) => {
  expect(verdictOn(sentence)).not.toBe('keep')
})

test.each([
  'Simmer the beef bones for eight hours for a deep stock.',
  'Stir two cups of water and a teaspoon of salt together.',
  'Everyone at the table will enjoy this one.',
  'Boil dried kidney beans hard for ten minutes before you simmer them.',
])('True, and said: %s', (sentence) => {
  expect(verdictOn(sentence)).toBe('keep')
})

const buttermilk =
  'For a cup (240 ml): milk with 1 tablespoon of lemon juice or vinegar, left 5 minutes. Plant milk with lemon works too.'
const onions =
  'Slice them, cook them in butter over medium-low heat for 40 to 50 minutes. They are done when soft, sweet and brown.'
const oils =
  'Refined avocado oil smokes at about 500°F (260°C), canola oil 400°F (205°C), butter at 350°F (175°C).'

test.each([
  ['Add half a cup of vinegar to a cup of milk.', buttermilk, 'substitute for buttermilk'],
  ['Caramelized onions are ready in two minutes.', onions, 'how do i caramelize onions'],
  ['Butter has a smoke point of 500°F.', oils, 'smoke point of butter'],
])('Far from what the kitchen answers: %s', (sentence, own, asked) => {
  expect(verdictOn(sentence, own, asked)).toBe('drop')
})

test.each([
  ['Stir a tablespoon of vinegar into a cup of milk.', buttermilk, 'substitute for buttermilk'],
  ['Caramelized onions take about 45 minutes.', onions, 'how do i caramelize onions'],
])('Near to what the kitchen answers: %s', (sentence, own, asked) => {
  expect(verdictOn(sentence, own, asked)).toBe('keep')
})
