import { expect, test } from 'vitest'
import { review } from '../index.ts'

const gravlax = (line: string) =>
  review(
    {
      title: 'Gravlax',
      servings: 8,
      ingredients: [line, '80 g salt', '80 g sugar', '1 bunch dill'],
      steps: [
        { text: 'Mix the salt, sugar and dill.' },
        { text: 'Pack it on the salmon, cover and refrigerate for 48 hours, turning once.' },
        { text: 'Scrape off the cure and slice the salmon thinly.' },
      ],
      writtenBy: 'model',
    },
    { ingredients: [] },
  )

test.each([
  '1 kg salmon fillet, previously frozen at -20°C for at least 7 days',
  '1 kg salmon fillet, frozen at -4°F for 168 hours',
  '1 kg salmon fillet, frozen at -35°C for 15 hours',
])('fish frozen as the FDA asks may be eaten raw, and who should not is told: %s', (line) => {
  const result = gravlax(line)
  expect(result.verdict).not.toBe('refused')
  expect(result.findings.map(({ code }) => code)).toContain('raw-fish')
  if (result.verdict === 'refused') return
  expect(result.recipe.checks.find(({ kind }) => kind === 'temperatures')?.message).not.toContain('stated')
})

test.each([
  '1 kg salmon fillet',
  '1 kg frozen salmon fillet',
  '1 kg salmon fillet, frozen at -20°C for 2 days',
  '1 kg salmon fillet, frozen at -10°C for 7 days',
  '1 kg salmon fillet, frozen, then kept at 20°C for 7 days',
])('any other fish is refused raw: %s', (line) => {
  expect(gravlax(line).verdict).toBe('refused')
})
