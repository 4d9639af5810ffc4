import { expect, test } from 'vitest'
import { answer } from '../../src/answer/index.ts'
import type { Turn } from '../../src/answer/index.ts'
import { allCards } from '../../src/answer/cards/all-cards.ts'
import { getFood } from '../../src/foods/index.ts'

const context = { today: '2026-07-18', seed: 1, previous: [], basket: [] }
const ask = (question: string) => answer(question, context)

/** The last answer of a talk. */
function talk(...questions: readonly string[]) {
  const previous: Turn[] = []
  let given = ask('')
  for (const question of questions) {
    given = answer(question, { ...context, previous })
    previous.push({ role: 'user', content: question })
    previous.push({ role: 'assistant', content: given.text, foods: given.foods, topic: given.topic })
  }
  return given
}

test.each(['nuts', 'fish', 'herbs', 'greens', 'fruit', 'vegetables', 'berries'])(
  'answer() takes the word %j for the class and not for one member',
  (name) => {
    const { foods } = ask(`How long do ${name} keep?`)
    expect(foods).toContain(name)
    expect(foods.filter((food) => getFood(name).members.includes(food))).toEqual([])
  },
)

test('answer() ranges over the members of a class, the shortest time first, and asks which', () => {
  const { text } = ask('how long do nuts keep')
  expect(text).toMatch(
    /^It depends on the kind: .*pistachios 3 weeks.*in the fridge cashews 6 months, .*12 months/,
  )
  expect(text).toMatch(/Which nuts do you have\?$/)
})

test('answer() takes half an onion without a verb for a cut one', () => {
  expect(ask('half an onion how long').text).toMatch(/^Cut onion keeps 4 days.*like other cut vegetables/)
})

test.each([
  ['sun dried tomatoes in oil homemade how long', /in the fridge, 3 to 4 days/, /year/],
  ['is it safe to keep homemade garlic oil in the cupboard', /at most 4 days/, /6 to 12 months/],
  ['can I eat rice that is 5 days old', /^Throw it away/, /years/],
  ['opened tin of tuna left in its tin in fridge overnight - ok?', /3 to 4 days/, /throw it away/i],
  ['how long would fruit in a water bottle last', /a day in the fridge/, /indefinitely/],
  ['how long does homemade peanut butter keep', /fridge/, /24 months at room/],
  ['what can I do with my homemade nutella', /./, /1 year/],
])('answer() to %j does not give a bought or raw food its time', (question, says, never) => {
  const { text } = ask(question)
  expect(text).toMatch(says)
  expect(text).not.toMatch(never)
})

test.each([
  [['can I make mayonnaise at home', 'how long does it keep'], /3 to 4 days in the fridge/],
  [['What temperature for pork chops?', 'and if its minced'], /160°F/],
  [['how long does cooked rice last', '6 days?'], /^Throw it away\. That is six days/],
  [['is hummus ok for vegans', 'and for someone with sesame allergy?'], /^No\. Hummus contains sesame/],
  [['Is brie ok when pregnant?', 'what about if I bake it'], /^Yes, baked through until it bubbles/],
] as const)('answer() reads what goes on from a question with it: %j', (questions, says) => {
  expect(talk(...questions).text).toMatch(says)
})

test.each([
  'my grandfather grows the biggest pumpkins',
  'what is the optimal temperature for an AeroPress',
  'how do I prepare coffee in a stone dallah',
])('answer() to %j says that it does not know, and names no dish', (question) => {
  const { text, lookups } = ask(question)
  expect(text).not.toMatch(/minutes\)/)
  expect(lookups.some(({ kind }) => kind === 'recipes' || kind === 'pairing')).toBe(false)
})

test.each([
  ['is raw milk safe', /^Not safe/],
  ['are chilies in olive oil dangerous', /^Not at room temperature/],
  ['is rhubarb leaf poisonous', /^Rhubarb leaves are poisonous/],
  [
    'burger still pinkish inside is this dangerous for kids',
    /^(That is a risk|A burger has to be cooked through)/,
  ],
  ['my chicken was in the car for 3 hours in summer', /^Throw/],
  ['can I use a pressure cooker instead of pressure canner', /^No:/],
  ['my 11 month old licked some honey off a spoon', /call the doctor/],
  ['chili in my eye burns like hell', /^Rinse the eye/],
])('answer() to %j begins with the right sign', (question, says) => {
  expect(ask(question).text).toMatch(says)
})

test('there are at least 700 cards, no text twice', () => {
  const texts = new Set(allCards().map(({ text }) => text))
  expect(texts.size).toBeGreaterThanOrEqual(700)
})
