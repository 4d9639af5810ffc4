import { expect, test } from 'vitest'
import { checkStatement } from './check-statement.ts'

const verdict = (asked: string, sentence: string, own = '') =>
  checkStatement(sentence, { lookups: [], foods: [], asked, own }).verdict

test.each([
  ['how do I cook dried beans', 'A splash of lemon juice early on gets the beans tender faster.'],
  ['why do my egg whites not whip', 'A drop of oil helps the whites whip to stiff peaks.'],
  ['how do I make a cheese sauce', 'A full boil gives the smoothest cheese sauce.'],
  ['pancakes without buttermilk', 'Baking soda works just as well where there is no acid.'],
  ['why did my roast potatoes go soft', 'They stay crisp best when you seal them in a box while hot.'],
])('a model that praises what hinders is not believed: %s', (asked, sentence) => {
  expect(verdict(asked, sentence)).toBe('drop')
})

test.each([
  ['how do I cook dried beans', 'Add tomatoes at the end, since acid keeps beans from getting soft.'],
  ['why do my egg whites not whip', 'A drop of fat stops the whites from whipping.'],
  ['how do I make a cheese sauce', 'Take the pan off the heat and stir in the cheese for a smooth sauce.'],
  ['why did my roast potatoes go soft', 'Leave them uncovered so that they stay crisp.'],
])('and one that says what is so is: %s', (asked, sentence) => {
  expect(verdict(asked, sentence)).toBe('keep')
})

const yeast = 'By weight 10 g of fresh yeast is 4 g of active dry or 3 g of instant.'

test('a ratio of two weights that is not the ratio of the kitchen is not believed', () => {
  expect(
    verdict('convert 20 g fresh yeast to instant', 'For 20 g of fresh, use about 60 g of instant.', yeast),
  ).toBe('drop')
  expect(
    verdict('convert 20 g fresh yeast to instant', 'For 20 g of fresh, use about 7 g of instant.', yeast),
  ).toBe('keep')
})

test.each([
  ['how do I cook prawns', 'Cook them until the flesh is pink and opaque.'],
  ['how do I reheat soup', 'Stir it well so that there are no cold patches.'],
  ['how do I ferment peppers', 'Keep the peppers under the brine to stop mold.'],
  ['why is my cheese sauce grainy', 'The cheese overheated and its proteins clumped.'],
  ['how do I keep noodle soup', 'The noodles keep swelling, so store them separately.'],
  ['is garlic in oil safe', 'Garlic under oil can support botulism.'],
])('a true sentence is not dropped for a word that says something else there: %s', (asked, sentence) => {
  expect(verdict(asked, sentence)).toBe('keep')
})

test('a label is never set aside', () => {
  expect(verdict('peanut allergy, may he eat it', "You can ignore 'may contain traces of peanut'.")).not.toBe(
    'keep',
  )
})

test.each([
  [
    'how do I thaw shrimp',
    'You can also thaw them in a bowl of warm water and refreeze what you do not use.',
  ],
  ['how do I make dilly beans', 'Use vinegar of at least 3% acidity.'],
])('an unsafe way does not pass beside the right one: %s', (asked, sentence) => {
  const own = 'Thaw it in the fridge or in cold water that you change every 30 minutes. Never on the counter.'
  expect(verdict(asked, sentence, own)).not.toBe('keep')
})

test('cold water and vinegar of 5 percent are the right way', () => {
  expect(verdict('how do I thaw shrimp', 'Thaw them in cold water, never in warm water.')).toBe('keep')
  expect(verdict('how do I make dilly beans', 'Use vinegar of 5% acidity.')).toBe('keep')
})
