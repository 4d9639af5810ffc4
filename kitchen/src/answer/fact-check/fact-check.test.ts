import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { allFoods, diets, findFood, getFood } from '../../foods/index.ts'
import { temperatureFor } from '../../safety/index.ts'
import { answer } from '../answer.ts'
import { questionsFromLife } from '../../../tests/answer/questions-from-life.ts'
import { adviceTexts, unsafeAdvice } from './unsafe-advice-table.ts'
import { checkStatement, messageKind, takeSentences } from './index.ts'
import { messagesFromLife } from '../../../tests/answer/model-messages.ts'
import { soundStatements, unsoundStatements } from '../../../tests/answer/model-sentences.ts'
import type { StatementFromLife } from '../../../tests/answer/model-sentences.ts'

const judged = ([sentence, , foods = []]: StatementFromLife): string => {
  const verdict = checkStatement(sentence, { lookups: [], foods })
  return verdict.verdict === 'keep' ? 'keep' : verdict.reason
}
const bare = { lookups: [], foods: [] }

test('checkStatement() keeps every sound sentence to the letter', () => {
  expect(soundStatements.length).toBeGreaterThan(80)
  expect(soundStatements.filter((row) => judged(row) !== 'keep')).toEqual([])
})

test('checkStatement() keeps no unsound sentence, and says why', () => {
  expect(unsoundStatements.length).toBeGreaterThan(100)
  expect(unsoundStatements.map((row) => [row[0], judged(row)])).toEqual(
    unsoundStatements.map(([text, reason]) => [text, reason]),
  )
})

test('checkStatement() would say its own replacement', () => {
  const replaced = unsoundStatements.flatMap(([sentence, , foods = []]) => {
    const verdict = checkStatement(sentence, { lookups: [], foods })
    return verdict.verdict === 'replace' ? [{ text: verdict.text, foods }] : []
  })
  expect(replaced.length).toBeGreaterThan(80)
  const refused = replaced.flatMap(({ text, foods }) =>
    takeSentences(text, true).whole.filter(
      (sentence) => checkStatement(sentence, { lookups: [], foods }).verdict !== 'keep',
    ),
  )
  expect([...new Set(refused)]).toEqual([])
})

test('checkStatement() keeps what the kitchen itself answers', () => {
  const context = { today: '2026-07-15', seed: 1, previous: [], basket: ['tomato'] }
  const refused = questionsFromLife.flatMap(([question]) => {
    const { text, lookups, foods } = answer(question, context)
    return takeSentences(text, true)
      .whole.map((sentence) => ({ sentence, verdict: checkStatement(sentence, { lookups, foods }) }))
      .filter(({ verdict }) => verdict.verdict !== 'keep')
  })
  expect(refused).toEqual([])
})

test('checkStatement() lets no figure of the kitchen be four times as high', () => {
  const context = { today: '2026-07-15', seed: 1, previous: [], basket: [] }
  const figures = /\b\d+(?:\.\d+)?(?= (?:days|weeks|months|g of|g protein|g fat|kcal|mg)\b)/g
  const topics = new Set(['storage', 'nutrition'])
  const kept = questionsFromLife.flatMap(([question]) => {
    const { text, topic, lookups, foods } = answer(question, context)
    if (!topics.has(topic)) return []
    return takeSentences(text, true).whole.flatMap((sentence) =>
      [...sentence.matchAll(figures)].flatMap(({ 0: figure, index }) => {
        const said = `${sentence.slice(0, index)}${Number(figure) * 4}${sentence.slice(index + figure.length)}`
        return checkStatement(said, { lookups, foods }).verdict === 'keep' ? [said] : []
      }),
    )
  })
  expect(kept).toEqual([])
})

test('checkStatement() lets no meat, poultry or fish be cooked to less than its safe temperature', () => {
  const animals = allFoods().filter((food) => temperatureFor(food)?.fahrenheit)
  expect(animals.length).toBeGreaterThan(40)
  fc.assert(
    fc.property(fc.constantFrom(...animals), fc.integer({ min: 100, max: 200 }), (food, degrees) => {
      const safe = temperatureFor(food)?.fahrenheit ?? 0
      fc.pre(Math.abs(degrees - safe) > 3)
      const { verdict } = checkStatement(`Cook it until it reaches ${degrees}°F inside.`, {
        lookups: [],
        foods: [food.name],
      })
      expect(verdict).toBe(degrees < safe ? 'replace' : 'keep')
    }),
  )
})

test('checkStatement() lets no food be kept longer than the table says', () => {
  const kept = allFoods().filter(
    ({ storage }) => storage.fridge && storage.fridge.max >= 1 && !storage.fridgeOpened,
  )
  fc.assert(
    fc.property(fc.constantFrom(...kept), fc.integer({ min: 2, max: 20 }), ({ name, storage }, times) => {
      const days = Math.ceil((storage.fridge?.max ?? 1) * times)
      const facts = { lookups: [], foods: [name] }
      expect(checkStatement(`It keeps ${days} days in the fridge.`, facts)).toMatchObject({
        verdict: 'replace',
        reason: 'storage-time',
      })
      expect(
        checkStatement(`It keeps ${Math.ceil(storage.fridge?.max ?? 1)} days in the fridge.`, facts).verdict,
      ).toBe('keep')
    }),
  )
})

test('checkStatement() agrees with the table of diets on every food, said with its name', () => {
  const wrong = allFoods().flatMap(({ name }) =>
    diets.flatMap((diet) => {
      const { verdict } = checkStatement(`This is ${diet}.`, { lookups: [], foods: [name] })
      return (verdict === 'keep') === getFood(name).diets.includes(diet) ? [] : [`${name} ${diet}`]
    }),
  )
  expect(wrong).toEqual([])
})

test('checkStatement() sees through capitals, spaces and letters that nobody sees', () => {
  const unsafe = unsoundStatements.filter(([, reason]) => reason === 'unsafe-advice')
  const disguises: readonly ((text: string) => string)[] = [
    (text) => text.toUpperCase(),
    (text) => text.replaceAll(' ', '  '),
    (text) => text.replace(/[aeiou]/g, (letter) => `${letter}\u200b`),
    (text) => text.replaceAll('e', '\u0435'),
    (text) => `**${text}**`,
    (text) => `- ${text}`,
  ]
  fc.assert(
    fc.property(fc.constantFrom(...unsafe), fc.constantFrom(...disguises), ([text], disguise) => {
      expect(checkStatement(disguise(text), bare).verdict).not.toBe('keep')
      expect(checkStatement(disguise(text), bare)).not.toMatchObject({ reason: 'markup' })
    }),
    { numRuns: 300 },
  )
})

test('checkStatement() drops links, code and orders wherever they stand', () => {
  const foreign = [
    'https://evil.example/x',
    '<img src=x>',
    'a@b.io',
    '```js',
    'my system prompt',
    'www.evil.example',
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...soundStatements),
      fc.constantFrom(...foreign),
      fc.boolean(),
      ([text], extra, isFirst) => {
        const sentence = isFirst ? `${extra} ${text}` : `${text} ${extra}`
        expect(checkStatement(sentence, bare).verdict).toBe('drop')
      },
    ),
  )
})

test('checkStatement() never throws, and says the same twice, whatever is said', () => {
  const words = [...soundStatements, ...unsoundStatements].flatMap(([text]) => text.split(' '))
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.array(fc.constantFrom(...words), { maxLength: 30 }).map((parts) => parts.join(' ')),
  )
  fc.assert(
    fc.property(typed, (text) => {
      const verdict = checkStatement(text, bare)
      expect(checkStatement(text, bare)).toEqual(verdict)
      if (verdict.verdict === 'replace') expect(verdict.text.trim()).not.toMatch(/^$|undefined|NaN/)
    }),
    { numRuns: 500 },
  )
})

function timeOf(row: StatementFromLife): number {
  const began = performance.now()
  judged(row)
  return performance.now() - began
}

test('checkStatement() takes under a millisecond a sentence', () => {
  const all = [...soundStatements, ...unsoundStatements]
  all.forEach(timeOf)
  // The median, because other work on the machine is not what is measured.
  const times = all.map(timeOf).toSorted((a, b) => a - b)
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(1)
})

test('every unsafe advice has words of the kitchen to say instead', () => {
  for (const [sentence, reason] of unsoundStatements.filter((row) => row[1].endsWith('advice')))
    expect([sentence, checkStatement(sentence, bare)]).toMatchObject([
      sentence,
      { verdict: 'replace', reason },
    ])
  expect(
    Object.keys(adviceTexts).filter((key) => !unsafeAdvice.some((advice) => advice.key === key)),
  ).toEqual([])
})

test('checkStatement() takes figures from what was looked up for a food it does not name', () => {
  const lookups = [
    {
      kind: 'nutrition' as const,
      food: null,
      facts: [{ label: 'per serving', value: '350 kcal', source: null }],
    },
  ]
  expect(checkStatement('This dish has 350 calories per serving.', { lookups, foods: [] }).verdict).toBe(
    'keep',
  )
  expect(checkStatement('This dish has 900 calories per serving.', { lookups, foods: [] }).verdict).toBe(
    'drop',
  )
})

test('checkStatement() takes the diets and allergens of dishes from the recipes that were looked up', () => {
  const { lookups, foods } = answer('what vegan dinner can I make with lentils and carrots', {
    today: '2026-07-15',
    seed: 1,
    previous: [],
    basket: [],
  })
  const said = (text: string) => checkStatement(text, { lookups, foods }).verdict
  expect(lookups[0]?.kind).toBe('recipes')
  expect(['All three dishes are vegan.', 'These recipes contain no milk.'].map(said)).toEqual([
    'keep',
    'keep',
  ])
  expect(checkStatement('All three dishes are vegan.', { lookups: [], foods }).verdict).toBe('drop')
  const [first] = lookups[0]?.facts ?? []
  const cheesy = {
    ...first,
    label: 'Cheese Pie',
    value: '30 minutes; vegetarian; contains milk and egg',
    source: null,
  }
  const mixed = { foods: [], lookups: [{ kind: 'recipes' as const, food: null, facts: [cheesy] }] }
  const ofPie = [
    'Cheese Pie is vegetarian.',
    'This pie is vegan.',
    'The pie contains no milk.',
    'The pie contains no nuts.',
  ]
  expect(ofPie.map((text) => checkStatement(text, mixed).verdict)).toEqual(['keep', 'drop', 'drop', 'keep'])
})

test.each([
  [
    'Any snack ideas for my nine-month-old?',
    'Rice cakes with a thin smear of clover honey go down well.',
    'medical-advice',
  ],
  ['What is a good pregnancy lunch?', 'Liverwurst on toast is an excellent choice.', 'medical-advice'],
  ['What could I serve my vegan sister?', 'Scrambled eggs on toast are quick.', 'diet'],
  [
    'What do I do with elder branches?',
    'Strip the green twigs and simmer them with the unripe berries.',
    'unsafe-advice',
  ],
])('checkStatement() hears whom and what the question is about: %j, %j', (asked, sentence, reason) => {
  expect(checkStatement(sentence, { ...bare, asked })).toMatchObject({ reason })
  expect(checkStatement(sentence, bare).verdict).toBe('keep')
})

test.each([
  [
    'What could I serve my vegan sister?',
    'A chickpea curry with coconut milk and spinach is easy, and everything in it is plant-based.',
  ],
  [
    'My guest is allergic to eggs, what about dessert?',
    'Poached pears or a fruit sorbet need no egg at all.',
  ],
  [
    'Any snack ideas for my nine-month-old?',
    'Ripe banana is easy to hold, and never honey before the first birthday.',
  ],
])('checkStatement() keeps what fits the person of the question: %j, %j', (asked, sentence) => {
  expect(checkStatement(sentence, { ...bare, asked }).verdict).toBe('keep')
})

test.each([
  'A pot of chili is happy on the hob overnight.',
  'Cut melon can stay on the counter all day.',
  'Take the roast out at 120 and you are done, lamb mince included.',
  'Put the cooked steak back on the plate it came from.',
  'Stuff the bird the night before and leave it in the cold oven.',
  'Replace an egg with 500 g of applesauce.',
  '200 g of butter is one cup.',
  'Heinz ketchup is free of celery.',
])(
  'checkStatement() keeps no standing, plate, stuffing, bare figure or maker that the tables deny: %s',
  (sentence) => {
    expect(checkStatement(sentence, bare).verdict).not.toBe('keep')
  },
)

test('takeSentences() gives the text back whole, in sentences', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.boolean(), (text, isEnd) => {
      const { whole, rest } = takeSentences(text, isEnd)
      expect(whole.join('') + rest).toBe(text)
    }),
  )
  expect(takeSentences('Use approx. 2 tbsp. oil. Then 1. peel it! And')).toEqual({
    whole: ['Use approx. 2 tbsp. oil. ', 'Then 1. peel it! '],
    rest: 'And',
  })
})

test('messageKind() sorts messages as people send them', () => {
  expect(messagesFromLife.map(([message]) => [message, messageKind(message)])).toEqual(messagesFromLife)
})

test('messageKind() takes every question from life for cooking or for one that only the kitchen answers', () => {
  const strange = questionsFromLife.filter(
    ([question, topic]) => topic !== 'unknown' && !['cooking', 'unsafe'].includes(messageKind(question)),
  )
  expect(strange).toEqual([])
})

test('messageKind() takes a few words for a follow-up after an answer about food', () => {
  const previous = [
    { role: 'assistant' as const, content: '3 days.', foods: ['spinach'], topic: 'storage' as const },
  ]
  expect(findFood('spinach')).toBeDefined()
  expect([messageKind('and why is that?', previous), messageKind('and why is that?')]).toEqual([
    'cooking',
    'off-topic',
  ])
})
