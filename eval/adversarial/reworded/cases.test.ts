import { review } from '@plotluck/kitchen'
import { expect, test } from 'vitest'
import { goodSentences, rewordedCases } from './cases.ts'

const kinds = [...new Set(rewordedCases.map(({ kind }) => kind))]

const reviewed = rewordedCases.map((each) => ({ ...each, result: review(each.draft, each.request) }))

function wrongOf({ name, result, complaint }: (typeof reviewed)[number]): readonly string[] {
  const found = result.verdict === 'refused' ? null : complaint(result.recipe)
  return found === null ? [] : [`${name}: ${found}`]
}

test('the wordings are at least 2,000, of more than 100 animal foods', () => {
  expect(rewordedCases.length).toBeGreaterThanOrEqual(2000)
  const animals = rewordedCases.filter(({ kind }) => kind.endsWith('of unknown name'))
  expect(animals.length / 5).toBeGreaterThan(100)
})

test.each(kinds)('review() lets no wording of this through: %s', (kind) => {
  expect(reviewed.filter((each) => each.kind === kind).flatMap(wrongOf)).toEqual([])
})

test.each(goodSentences.map(({ sentence, ...rest }) => [sentence, rest] as const))(
  'review() keeps a good sentence to the letter: %s',
  (sentence, { draft, request }) => {
    const result = review(draft, request)
    expect(result.findings.filter(({ severity }) => severity === 'refused')).toEqual([])
    expect(result.verdict === 'refused' ? '' : result.recipe.instructions).toContain(sentence)
  },
)

const unfinished = /\b(?:until|till|is|are|the|an?|to|and|or|with|so|while|for)[.!?]/i

test('what review() cuts out of a step leaves whole sentences', () => {
  const texts = reviewed.flatMap(({ result }) =>
    result.verdict === 'refused' ? [] : result.recipe.steps.map(({ text }) => text),
  )
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter((text) => unfinished.test(text))).toEqual([])
})
