import { expect, test } from 'vitest'
import { withDisplayName } from '../../src/answer/display-name.ts'
import { answer } from '../../src/answer/index.ts'
import { spoilageReply } from '../../src/answer/replies/spoilage.ts'
import { storageReply } from '../../src/answer/replies/storage.ts'
import { allFoods } from '../../src/foods/index.ts'
import type { Place } from '../../src/answer/question.ts'
import type { AnswerTopic } from '../../src/answer/topics.ts'

const context = { today: '2026-07-15', seed: 1, previous: [], basket: [] }
const single = allFoods().filter(({ members }) => members.length === 0)

const asked = (food: (typeof single)[number], text: string, topic: AnswerTopic, place: Place | null) => ({
  text,
  topic,
  place,
  foods: [withDisplayName(food, food.name)],
  after: null,
  context,
})

const figure = /\d|a year|date|indefinitely|fresh/
const honest = /no figure|no freezer time|no tested time|no need|^No|separates|Not in the shell|Not raw/i

test.each<[what: string, place: Place | null, ask: (name: string) => string]>([
  ['how long it keeps', null, (name) => `how long do ${name} keep`],
  ['how long it keeps in the fridge', 'fridge', (name) => `how long do ${name} keep in the fridge`],
  ['whether it is frozen', 'freezer', (name) => `can i freeze ${name}`],
  ['how long it keeps once opened', null, (name) => `how long do ${name} keep once opened`],
])('every food of the table is told %s: with a figure, or that there is none', (_, place, ask) => {
  const wrong = single.flatMap((food) => {
    const text = storageReply(asked(food, ask(food.plural), 'storage', place))?.text ?? ''
    return figure.test(text) || honest.test(text) ? [] : [`${food.name}: ${text}`]
  })
  expect(wrong).toEqual([])
})

test('every food of the table has signs that it is spoiled', () => {
  const wrong = single.flatMap((food) => {
    const text =
      spoilageReply(asked(food, `how do i know that ${food.plural} are bad`, 'spoilage', null))?.text ?? ''
    return /smell|slime|mold|can|shell|Not raw|leave them out|look through everything/.test(text)
      ? []
      : [`${food.name}: ${text}`]
  })
  expect(wrong).toEqual([])
})

test('a time that is not of the food itself is told as that of its kin', () => {
  const wrong = single.flatMap((food) => {
    const { like, pantry, fridge } = food.storage
    if (like === undefined || (!pantry && !fridge) || food.name.includes('roasted')) return []
    const text = storageReply(asked(food, `how long do ${food.plural} keep`, 'storage', null))?.text ?? ''
    return text.includes(`like ${like}`) ? [] : [`${food.name}: ${text}`]
  })
  expect(wrong).toEqual([])
})

test.each<[question: string, says: RegExp, never: RegExp]>([
  [
    'how long do quinces keep after picking',
    /in a bowl in a cool room for 1 to 2 weeks.*2 to 3 months/,
    /do not know/,
  ],
  [
    'how long do cooked parsnips keep',
    /^Cooked parsnips keep 3 to 4 days.*like other cooked vegetables/,
    /^Cooked food/,
  ],
  ['how long does a cut kohlrabi last', /^Cut kohlrabi keeps 4 days/, /whole ones/],
  ['opened baking powder 2 years ago', /3 to 6 months once opened/, /makes people ill/],
  ['left a bag of sugar on the counter overnight, ok?', /^Yes: sugar/, /2 hours/],
  ['left the courgettes on the counter overnight', /raw and whole, is safe/, /^No/],
  ['left cooked courgettes on the counter overnight', /^No, throw it away/, /safe after/],
  ['parsnips gone bendy, ok to eat?', /only lost water/, /no fact/],
  ['bit of blue on the hard cheddar, cut it off?', /1 inch|an inch \(2\.5 cm\)/, /do not know/],
  [
    'kimchi is fizzy and the lid popped when i opened it',
    /^(?:Alive|A bulging jar of kimchi is usually gas|No need to bin it|Bubbles, a sour smell)/,
    /do not know/,
  ],
  ['the hummus is fizzy', /throw it away/, /^Alive/],
  ['white crystals on my dried figs', /^(?:Sugar, most likely|Mostly sugar)/, /do not know/],
  ['milk is 4 days past the use by, smells ok', /use-by date in the UK.*throw the food away/, /^A date/],
  [
    'how long does leftover biryani keep',
    /^Biryani keeps (3 to 4 days|1 day in the fridge by British advice)/,
    /lasagna/i,
  ],
])('answer() to %j speaks of that food, its state and its sign', (question, says, never) => {
  const { text } = answer(question, context)
  expect(text).toMatch(says)
  expect(text).not.toMatch(never)
})

test.each<[question: string, says: RegExp]>([
  ['is lupin flour safe for a peanut allergy', /^(?:No|It depends).*allergist/],
  ['runny duck egg for my toddler', /^No/],
  ['can I eat green papaya salad while pregnant', /^No\. Unripe/],
  ['can I reheat rice twice', /^No, once only/],
])('answer() to %j does not allow what harms some', (question, says) => {
  expect(answer(question, context).text).toMatch(says)
})
