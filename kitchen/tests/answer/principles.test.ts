import { expect, test } from 'vitest'
import { answer } from '../../src/answer/index.ts'

const context = { today: '2026-07-15', seed: 1, previous: [], basket: [] }
const ask = (question: string): string => answer(question, context).text

test.each([
  ['almond butter substitute', /sunflower seed butter/i, /cakes|margarine/],
  ['can I freeze soy sauce', /No need/, /soup|portions/],
  ['can you freeze celery root', /^Yes: peel/, /slime/],
  ['what is a good nut free substitute for peanut butter', /sunflower seed/i, /\bnuts? in\b/],
])('answer() to %j takes no part of a food’s name for the food', (question, says, never) => {
  expect(ask(question)).toMatch(says)
  expect(ask(question)).not.toMatch(never)
})

test.each([
  ['how many minutes do I can peaches for', /pints 20 minutes, quarts 25.*1,000 ft/],
  ['How long do I process quart jars of pears?', /quarts 25/],
  ['how long do i process pints of dill pickles in a water bath', /pints 10 minutes/],
  ['can I can green beans in a water bath', /^No.*only in a pressure canner.*pints 20/],
  ['how do you can tomatoes', /lemon juice/],
  ['can I can zucchini bread?', /^No: there is no tested way/],
  ['how do I can pumpkin butter?', /^No: there is no tested way/],
  ['how long does home canned chicken keep', /a year/],
])('answer() to %j tells the minutes of the tested guide, or that nobody tested it', (question, says) => {
  expect(ask(question)).toMatch(says)
})

test.each([
  ['is quiche done at 160°F?', /^Yes/],
  ['is my meatloaf ready at 150', /^Not yet/],
  ['is lasagna ok at 140 f', /^Not yet/],
])('answer() to %j says whether what was measured is enough', (question, says) => {
  expect(ask(question)).toMatch(says)
})

test.each([
  ['which beans have the most protein?', /g, .* g, /],
  ['which vegetables are high in fiber', /green peas/],
  ['difference between brown and white rice', /brown rice.*white rice.*minutes/],
  ['is quince freezable', /^Yes/],
  ['how do I freeze quinces', /core/],
  ['how much pasta do i need for 6 hungry adults', /540 g/],
  ['how much rice for 8 people', /600 g/],
])('answer() to %j is composed of what the tables have', (question, says) => {
  expect(ask(question)).toMatch(says)
})

test.each([
  ['can my 85 year old mother eat raw egg yolk?', /^Better not/, /children|days/],
  ['i take warfarin. can i eat kale from my garden every day?', /same amount/, /^That is for/],
  ['can someone with PKU have aspartame?', /^No/, /do not know/],
  ['can i refreeze chicken that thawed in the fridge overnight', /frozen again/, /^Throw it away/],
  ['who won the world cup in 2018', /do not know/, /237|ml/],
  ['can i use baking soda insted of baking powder', /¼ teaspoon/, /do not know/],
  ['vegan dinner for someone who cant have soy or nuts, any ideas?', /curry/, /substitute/],
  [
    'how can i cancel my subscription, will i lose my saved recipes',
    /Manage subscription.*saved recipes stay/,
    /^Premium/,
  ],
])('answer() to %j reads the person, the place and every part of the question', (question, says, never) => {
  expect(ask(question)).toMatch(says)
  expect(ask(question)).not.toMatch(never)
})

test.each([
  ['egg free cake', /For one egg/, /It depends/],
  ['lactose free cream', /coconut milk|oat milk/, /Least lactose/],
  ['what can i use instead of parmesan for a vegetarian', /vegetable rennet/, /know no/],
  ['wine instead of stock?', /half of the stock/, /^White/],
  ['quick lunch from tinned chickpeas', /Hummus|Salad|Chickpea/, /do not know/],
  ['something to do with leftover pumpkin', /minutes\)/, /do not know/],
])('answer() to %j finds what is wanted, without what must not be in it', (question, says, never) => {
  expect(ask(question)).toMatch(says)
  expect(ask(question)).not.toMatch(never)
})

test.each([
  ['kid drank some vinegar', /Poison Help/],
  ['my dog got into sugar-free gum', /^Call your vet/],
  ['can i eat garlic with an onion allergy', /^No/],
  ['my toddler drank half a cup of wine', /Poison Help/],
  ['mayonnaise left in the car all afternoon', /^Throw/],
  ['can my 8 month old have yoghurt', /About 6 months|From about 6 months/],
  ['what cheese can a pregnant woman eat', /raw milk/],
  ['can i feed my dog cooked bones', /^No/],
  ['Are eggs dairy?', /^No, eggs? do(es)? not contain milk/],
  ["what's 180 fan in fahrenheit", /°F/],
  ['2 lbs in kg', /0\.91 kg/],
  ['how long to process apple sauce', /pints 15 minutes, quarts 20/],
])('answer() to %j says what matters first', (question, says) => {
  expect(ask(question)).toMatch(says)
})
