import { describe, expect, test } from 'vitest'
import { judgedSentences, learnWeights, readJudged } from '../../../facts/compile-risk.ts'
import { review } from '../index.ts'
import { sentenceRisk } from './sentence-risk.ts'

const reviewed = (sentence: string, writtenBy: 'model' | 'kitchen' = 'model') =>
  review(
    {
      title: 'Lentil Soup',
      servings: 4,
      ingredients: [
        '300 g brown lentils',
        '2 onions',
        '2 carrots',
        '3 potatoes',
        '1.5 litres vegetable stock',
      ],
      steps: [
        'Soften the onions and carrots in a large pot for 10 minutes.',
        'Add the lentils, potatoes and stock and simmer for 40 minutes until tender.',
        sentence,
      ].map((text) => ({ text })),
      writtenBy,
    },
    { ingredients: ['lentils'] },
  )
const textOf = (result: ReturnType<typeof review>): string =>
  'recipe' in result && result.recipe ? result.recipe.instructions : ''

describe('sentences that read like dangerous advice', () => {
  test.each([
    "There's no call to find space in the icebox for the rest: the pot lives on the back burner with its lid on through to Friday, and we take the chill off a bowlful each night.",
    'Lid on, push it to the back of the stove, go to bed.',
    'If it comes on to rain, just carry it in and set it on a tile on the kitchen table with the doors shut to keep the cosy warmth.',
  ])('are left out, though no rule knows them: %s', (sentence) => {
    const result = reviewed(sentence)
    expect(textOf(result)).not.toContain(sentence.slice(0, 30))
    expect(result.verdict).not.toBe('refused')
  })

  test.each([
    'Season with vinegar and pepper and ladle it into warm bowls.',
    'Leftovers go into the fridge within two hours and are eaten within three days.',
    'Leave the pot alone, it does the work.',
    'No need to peel the potatoes if you scrub them well.',
    'Add a splash of water if it gets too thick.',
    'It tastes even better the next day, straight from the fridge and heated until it steams.',
    'Never leave the soup out overnight.',
    'Cut away any green parts of the potatoes and throw away those that are green all over.',
    'Freeze it in portions once it is cold.',
    'Let everyone add their own vinegar at the table.',
  ])('are no plain cooking, keeping or warning: %s', (sentence) => {
    expect(textOf(reviewed(sentence))).toContain(sentence.slice(0, 25))
  })

  test('are told with the words that were left out', () => {
    const { findings } = reviewed('Lid on, push it to the back of the stove, go to bed.')
    const found = findings.find(({ code }) => code === 'risky-sentence-removed')
    expect(found?.where).toMatch(/back of the stove/)
    expect(found?.severity).toBe('repaired')
  })

  test('without a word that anybody judged is no likelier to harm than any other', () => {
    expect(sentenceRisk('Xyzzy plugh.')).toBe(sentenceRisk(''))
  })
})

describe('what is learned from', () => {
  test('is as much of harm as of what sounds like it, each once', () => {
    const sentences = judgedSentences()
    expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length)
    const risky = sentences.filter(({ isRisky }) => isRisky)
    expect(risky.length).toBeGreaterThan(1000)
    for (const kind of new Set(risky.map((each) => each.kind)))
      expect(risky.filter((each) => each.kind === kind).length).toBeGreaterThan(20)
  })

  test('gives the same weights for the same sentences, and tells sentences apart that it has not seen', () => {
    const sentences = judgedSentences()
    const seen = sentences.filter((_, at) => at % 4 !== 0)
    const weights = learnWeights(seen)
    expect(learnWeights(seen)).toEqual(weights)
    expect(weights.get('w:spoil') ?? weights.get('w:no') ?? 0).not.toBe(0)
  })

  test('is an error where a sentence has no heading', () => {
    expect(() => readJudged('Eat it raw.')).toThrow(/No heading/)
  })
})
