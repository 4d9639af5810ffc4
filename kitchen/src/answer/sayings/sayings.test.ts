import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { allFoods, diets, findFood, getFood } from '../../foods/index.ts'
import { temperatureFor } from '../../safety/index.ts'
import { answer } from '../answer.ts'
import { questionsFromLife } from '../../../tests/answer/questions-from-life.ts'
import { adviceTexts, unsafeAdvice } from './advice-table.ts'
import { checkSaying, messageKind, takeSentences } from './index.ts'
import { messagesFromLife } from '../../../tests/answer/model-messages.ts'
import { soundSayings, unsoundSayings } from '../../../tests/answer/model-sentences.ts'
import type { SayingFromLife } from '../../../tests/answer/model-sentences.ts'

const judged = ([sentence, , foods = []]: SayingFromLife): string => {
  const verdict = checkSaying(sentence, { lookups: [], foods })
  return verdict.verdict === 'keep' ? 'keep' : verdict.reason
}
const bare = { lookups: [], foods: [] }

test('checkSaying() keeps every sound sentence to the letter', () => {
  expect(soundSayings.length).toBeGreaterThan(80)
  expect(soundSayings.filter((row) => judged(row) !== 'keep')).toEqual([])
})

test('checkSaying() keeps no unsound sentence, and says why', () => {
  expect(unsoundSayings.length).toBeGreaterThan(100)
  expect(unsoundSayings.map((row) => [row[0], judged(row)])).toEqual(
    unsoundSayings.map(([text, reason]) => [text, reason]),
  )
})

test('checkSaying() would say its own replacement', () => {
  const replaced = unsoundSayings.flatMap(([sentence, , foods = []]) => {
    const verdict = checkSaying(sentence, { lookups: [], foods })
    return verdict.verdict === 'replace' ? [{ text: verdict.text, foods }] : []
  })
  expect(replaced.length).toBeGreaterThan(80)
  const refused = replaced.flatMap(({ text, foods }) =>
    takeSentences(text, true).whole.filter(
      (sentence) => checkSaying(sentence, { lookups: [], foods }).verdict !== 'keep',
    ),
  )
  expect([...new Set(refused)]).toEqual([])
})

test('checkSaying() keeps what the kitchen itself answers', () => {
  const context = { today: '2026-07-15', seed: 1, previous: [], basket: ['tomato'] }
  const refused = questionsFromLife.flatMap(([question]) => {
    const { text, lookups, foods } = answer(question, context)
    return takeSentences(text, true)
      .whole.map((sentence) => ({ sentence, verdict: checkSaying(sentence, { lookups, foods }) }))
      .filter(({ verdict }) => verdict.verdict !== 'keep')
  })
  expect(refused).toEqual([])
})

test('checkSaying() lets no figure of the kitchen be four times as high', () => {
  const context = { today: '2026-07-15', seed: 1, previous: [], basket: [] }
  const figures = /\b\d+(?:\.\d+)?(?= (?:days|weeks|months|g of|g protein|g fat|kcal|mg)\b)/g
  const topics = new Set(['storage', 'nutrition'])
  const kept = questionsFromLife.flatMap(([question]) => {
    const { text, topic, lookups, foods } = answer(question, context)
    if (!topics.has(topic)) return []
    return takeSentences(text, true).whole.flatMap((sentence) =>
      [...sentence.matchAll(figures)].flatMap(({ 0: figure, index }) => {
        const said = `${sentence.slice(0, index)}${Number(figure) * 4}${sentence.slice(index + figure.length)}`
        return checkSaying(said, { lookups, foods }).verdict === 'keep' ? [said] : []
      }),
    )
  })
  expect(kept).toEqual([])
})

test('checkSaying() lets no meat, poultry or fish be cooked to less than its safe temperature', () => {
  const animals = allFoods().filter((food) => temperatureFor(food)?.fahrenheit)
  expect(animals.length).toBeGreaterThan(40)
  fc.assert(
    fc.property(fc.constantFrom(...animals), fc.integer({ min: 100, max: 200 }), (food, degrees) => {
      const safe = temperatureFor(food)?.fahrenheit ?? 0
      fc.pre(Math.abs(degrees - safe) > 3)
      const { verdict } = checkSaying(`Cook it until it reaches ${degrees}°F inside.`, {
        lookups: [],
        foods: [food.name],
      })
      expect(verdict).toBe(degrees < safe ? 'replace' : 'keep')
    }),
  )
})

test('checkSaying() lets no food be kept longer than the table says', () => {
  const kept = allFoods().filter(
    ({ storage }) => storage.fridge && storage.fridge.max >= 1 && !storage.fridgeOpened,
  )
  fc.assert(
    fc.property(fc.constantFrom(...kept), fc.integer({ min: 2, max: 20 }), ({ name, storage }, times) => {
      const days = Math.ceil((storage.fridge?.max ?? 1) * times)
      const facts = { lookups: [], foods: [name] }
      expect(checkSaying(`It keeps ${days} days in the fridge.`, facts)).toMatchObject({
        verdict: 'replace',
        reason: 'storage-time',
      })
      expect(
        checkSaying(`It keeps ${Math.ceil(storage.fridge?.max ?? 1)} days in the fridge.`, facts).verdict,
      ).toBe('keep')
    }),
  )
})

test('checkSaying() agrees with the table of diets on every food, said with its name', () => {
  const wrong = allFoods().flatMap(({ name }) =>
    diets.flatMap((diet) => {
      const { verdict } = checkSaying(`This is ${diet}.`, { lookups: [], foods: [name] })
      return (verdict === 'keep') === getFood(name).diets.includes(diet) ? [] : [`${name} ${diet}`]
    }),
  )
  expect(wrong).toEqual([])
})

test('checkSaying() sees through capitals, spaces and letters that nobody sees', () => {
  const unsafe = unsoundSayings.filter(([, reason]) => reason === 'unsafe-advice')
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
      expect(checkSaying(disguise(text), bare).verdict).not.toBe('keep')
      expect(checkSaying(disguise(text), bare)).not.toMatchObject({ reason: 'markup' })
    }),
    { numRuns: 300 },
  )
})

test('checkSaying() drops links, code and orders wherever they stand', () => {
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
      fc.constantFrom(...soundSayings),
      fc.constantFrom(...foreign),
      fc.boolean(),
      ([text], extra, isFirst) => {
        const sentence = isFirst ? `${extra} ${text}` : `${text} ${extra}`
        expect(checkSaying(sentence, bare).verdict).toBe('drop')
      },
    ),
  )
})

test('checkSaying() never throws, and says the same twice, whatever is said', () => {
  const words = [...soundSayings, ...unsoundSayings].flatMap(([text]) => text.split(' '))
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.array(fc.constantFrom(...words), { maxLength: 30 }).map((parts) => parts.join(' ')),
  )
  fc.assert(
    fc.property(typed, (text) => {
      const verdict = checkSaying(text, bare)
      expect(checkSaying(text, bare)).toEqual(verdict)
      if (verdict.verdict === 'replace') expect(verdict.text.trim()).not.toMatch(/^$|undefined|NaN/)
    }),
    { numRuns: 500 },
  )
})

function timeOf(row: SayingFromLife): number {
  const began = performance.now()
  judged(row)
  return performance.now() - began
}

test('checkSaying() takes under a millisecond a sentence', () => {
  const all = [...soundSayings, ...unsoundSayings]
  all.forEach(timeOf)
  // The median, because other work on the machine is not what is measured.
  const times = all.map(timeOf).toSorted((a, b) => a - b)
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(1)
})

test('every unsafe advice has words of the kitchen to say instead', () => {
  for (const [sentence, reason] of unsoundSayings.filter((row) => row[1].endsWith('advice')))
    expect([sentence, checkSaying(sentence, bare)]).toMatchObject([sentence, { verdict: 'replace', reason }])
  expect(
    Object.keys(adviceTexts).filter((key) => !unsafeAdvice.some((advice) => advice.key === key)),
  ).toEqual([])
})

test('checkSaying() takes figures from what was looked up for a food it does not name', () => {
  const lookups = [
    {
      kind: 'nutrition' as const,
      food: null,
      facts: [{ label: 'per serving', value: '350 kcal', source: null }],
    },
  ]
  expect(checkSaying('This dish has 350 calories per serving.', { lookups, foods: [] }).verdict).toBe('keep')
  expect(checkSaying('This dish has 900 calories per serving.', { lookups, foods: [] }).verdict).toBe('drop')
})

test('checkSaying() takes the diets and allergens of dishes from the recipes that were looked up', () => {
  const { lookups, foods } = answer('what vegan dinner can I make with lentils and carrots', {
    today: '2026-07-15',
    seed: 1,
    previous: [],
    basket: [],
  })
  const said = (text: string) => checkSaying(text, { lookups, foods }).verdict
  expect(lookups[0]?.kind).toBe('recipes')
  expect(['All three dishes are vegan.', 'These recipes contain no milk.'].map(said)).toEqual([
    'keep',
    'keep',
  ])
  expect(checkSaying('All three dishes are vegan.', { lookups: [], foods }).verdict).toBe('drop')
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
  expect(ofPie.map((text) => checkSaying(text, mixed).verdict)).toEqual(['keep', 'drop', 'drop', 'keep'])
})

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
