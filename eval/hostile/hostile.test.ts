import type { CheckedRecipe } from '@plotluck/kitchen'
import { review } from '@plotluck/kitchen'
import { expect, test } from 'vitest'
import { goodRecipes } from '../adversarial/good-recipes.ts'
import { readDraft } from '../../cli/requests.ts'
import { faultsIn, outcomeOf } from './judge.ts'
import { hostileOutputs } from './outputs.ts'

test('the hostile outputs are at least 300, and no two are the same', () => {
  expect(hostileOutputs.length).toBeGreaterThanOrEqual(300)
  expect(new Set(hostileOutputs.map(({ kind, name }) => `${kind} ${name}`)).size).toBe(hostileOutputs.length)
})

test('review() lets no fault of a hostile model through to a person', () => {
  const wrong = hostileOutputs.flatMap((output) =>
    outcomeOf(output).faults.map(({ figure, detail }) => `${output.name}: ${figure}: ${detail}`),
  )
  expect(wrong).toEqual([])
})

test('review() lets through what it can mend of them: not every hostile output is refused', () => {
  const passed = hostileOutputs.filter((output) => !outcomeOf(output).isRefused)
  expect(passed.length).toBeGreaterThan(60)
})

test('the judge is not blind: it finds a fault in nine of ten outputs that were not reviewed', () => {
  const readable = hostileOutputs.flatMap(({ kind, name, answer, request }) => {
    const read = readDraft(answer)
    if (!read.ok || kind === 'wrong types') return []
    const good = review(goodRecipes[0]?.draft ?? read.value, { ingredients: [] })
    if (good.verdict === 'refused') throw new Error('the first good recipe was refused')
    const { title, ingredients, steps, leftovers = null } = read.value
    const unseen: CheckedRecipe = {
      ...good.recipe,
      title,
      ingredients,
      steps: steps.map(({ text }) => ({ text, minutes: 5 })),
      instructions: steps.map(({ text }) => text).join('\n'),
      leftovers,
      diets: [],
      allergens: { us9: [], eu14: [], mayContain: [] },
    }
    return [{ name, isSeen: faultsIn(unseen, request).length > 0 }]
  })
  const unseen = readable.filter(({ isSeen }) => !isSeen).map(({ name }) => name)
  expect(unseen.length / readable.length, unseen.join('\n')).toBeLessThanOrEqual(0.1)
})
