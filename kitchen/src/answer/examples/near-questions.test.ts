import { describe, expect, test } from 'vitest'
import { answer } from '../answer.ts'
import compiled from './generated/example-index.json' with { type: 'json' }
import { knownAnswers } from './known-answers.ts'
import { isTold } from './near-reply.ts'
import { withNearQuestions } from './near-questions.ts'

const context = { today: '2026-11-25', seed: 1, previous: [], basket: [] }
const own = compiled[0].questions

test('a guess that is not likely right is told as the answer to its own question, and others are offered', () => {
  const told = answer('What sauces need the fridge once opened?', context)
  const { text, suggestions } = withNearQuestions('Fridge pickles with radishes?', told, 0.1)
  expect(text).toMatch(/^I am not sure that I understand you\. If you mean “[^”]+\?”: /)
  expect(suggestions.length).toBeGreaterThan(0)
  for (const question of suggestions) expect(own).toContain(question)
})

test('a guess by some words gives way to an answer that is likely right', () => {
  const { text } = answer('Where should bananas live, fridge or fruit bowl', context)
  expect(text).toMatch(/^At room temperature, apart from other fruit/)
})

test('what is not understood is asked back by the nearest questions', () => {
  const { text, topic, suggestions } = answer(
    'drowning in halloween candy, recipes? kids are 3 and 7',
    context,
  )
  expect(topic).toBe('unknown')
  expect(text).toBe('I am not sure what you are asking. Is it one of these?')
  expect(suggestions.length).toBeGreaterThan(0)
})

test.each(['write my essay about climate change', 'who won the world cup in 2018'])(
  '%s is no question of the kitchen, and none is asked back',
  (question) => {
    expect(answer(question, context).text).not.toMatch(/one of these/)
  },
)

test('what keeps somebody from harm is told without a doubt', () => {
  const { text } = answer("chicken smells a bit funny but it's in date", context)
  expect(text).not.toMatch(/not sure/)
})

describe('a question that is offered', () => {
  const known = knownAnswers()
  const offered = own.flatMap((question, at) => (question !== '' && at % 40 === 0 ? [{ question, at }] : []))

  test('is asked by no two answers', () => {
    const all = own.filter((question) => question !== '')
    expect(new Set(all).size).toBe(all.length)
  })

  test('gets its own answer, but where tables, tongues or an emergency know better', () => {
    const others = offered.filter(({ question, at }) => {
      const each = known[at]
      return !each || !isTold(each, answer(question, context).text)
    })
    expect(others.length / offered.length).toBeLessThan(0.06)
  })
})
