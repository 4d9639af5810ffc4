import { review } from '@plotluck/kitchen'
import { expect, test } from 'vitest'
import { stew } from '../changed-stew.ts'
import { wordings } from './wordings.ts'

type Wording = { readonly kind: string; readonly lines: readonly string[]; readonly sentence: string }

const all: readonly Wording[] = wordings
  .trim()
  .split(/^# /m)
  .filter(Boolean)
  .flatMap((block) => {
    const [heading = '', ...sentences] = block.trim().split('\n')
    const [kind = '', lines = ''] = heading.split('|').map((part) => part.trim())
    return sentences.map((sentence) => ({
      kind,
      lines: lines
        .split(';')
        .map((line) => line.trim())
        .filter(Boolean),
      sentence,
    }))
  })

/** What a person still reads of the words in braces; empty where the recipe is refused or the words are gone. */
function leaked({ lines, sentence }: Wording): readonly string[] {
  const result = review(
    {
      ...stew,
      ingredients: [...stew.ingredients, ...lines],
      steps: [...stew.steps, { text: sentence.replaceAll(/[{}]/g, '') }],
      writtenBy: 'model',
    },
    { ingredients: ['tomatoes'] },
  )
  if (result.verdict === 'refused') return []
  const said = result.recipe.instructions.toLowerCase()
  return [...sentence.matchAll(/\{([^}]*)\}/g)]
    .map(([, words = '']) => words.toLowerCase())
    .filter((words) => said.includes(words))
}

test('review() lets at most one in fifty unsafe or false sentences through that were not written to fit its words', () => {
  const through = all.filter((wording) => leaked(wording).length > 0)
  expect(all.length).toBeGreaterThan(80)
  expect(
    through.length / all.length,
    through.map(({ kind, sentence }) => `${kind}: ${sentence}`).join('\n'),
  ).toBeLessThanOrEqual(0.02)
})
