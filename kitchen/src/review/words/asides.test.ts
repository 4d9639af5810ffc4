import { describe, expect, test } from 'vitest'
import { review } from '../index.ts'

const reviewed = (sentence: string, writtenBy: 'model' | 'kitchen' = 'model') =>
  review(
    {
      title: 'Quick Red Onions',
      servings: 4,
      ingredients: ['2 red onions, sliced', '250 ml cider vinegar', '1 tbsp maple syrup', '2 tsp salt'],
      steps: [
        'Pack the onions into a clean jar.',
        'Bring the vinegar, maple syrup and salt to a simmer and pour it over the onions.',
        'Cool for 30 minutes, close the jar and refrigerate. Use within 2 weeks.',
        sentence,
      ].map((text) => ({ text })),
      writtenBy,
    },
    { ingredients: ['red onions'], dietary: ['paleo'] },
  )
const textOf = (result: ReturnType<typeof review>): string =>
  result.verdict === 'refused' ? 'refused' : result.recipe.instructions

describe('a remark that a rule refuses and that does not read like dangerous advice', () => {
  test.each(['This is a refrigerator pickle, not a canned one.'])(
    'is left out, and the recipe stays: %s',
    (sentence) => {
      const result = reviewed(sentence)
      expect(textOf(result)).toContain('Pack the onions')
      expect(textOf(result)).not.toContain(sentence.slice(0, 20))
    },
  )

  test('is told with the words that were left out', () => {
    const { findings } = reviewed('This is a refrigerator pickle, not a canned one.')
    const found = findings.find(({ code }) => code === 'remark-left-out')
    expect(found?.where).toContain('refrigerator pickle')
    expect(found?.message).toMatch(/not paleo/)
  })
})

test('the recipe is refused for a sentence of the work', () => {
  expect(textOf(reviewed('Stir in the cream cheese.'))).toBe('refused')
})
