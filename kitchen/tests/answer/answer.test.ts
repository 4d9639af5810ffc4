import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findFood } from '../../src/foods/index.ts'
import { answer } from '../../src/answer/index.ts'
import type { Answer, AnswerContext, Turn } from '../../src/answer/index.ts'
import { blanching, freezesRaw } from '../../src/answer/preserving-facts.ts'
import { conversationsFromLife, questionsFromLife } from './questions-from-life.ts'
import type { QuestionFromLife } from './questions-from-life.ts'
import { readAloud } from './read-aloud.ts'

const context: AnswerContext = { today: '2026-07-15', seed: 1, previous: [], basket: ['tomato'] }
const ask = (question: string, previous: readonly Turn[] = []) => answer(question, { ...context, previous })
const fromLife = questionsFromLife.map((row) => ({ row, given: ask(row[0]) }))
const aloud = readAloud.map((row) => ({ row, given: answerAloud(row[0]) }))

/** What is wrong with an answer, or nothing; foods the tables do not hold yet are not asked for. */
function faultsOf([question, topic, food, says]: QuestionFromLife, given: Answer): readonly string[] {
  const faults: string[] = []
  if (given.topic !== topic) faults.push(`${question}: topic ${given.topic}`)
  if (food && findFood(food) && !given.foods.includes(food)) faults.push(`${question}: food`)
  if (says && !says.test(given.text)) faults.push(`${question}: ${given.text}`)
  return faults
}

test('answer() understands the topic of at least 95 of 100 questions from life, what it tells as a guess not counted', () => {
  const wrong = fromLife.filter(({ row, given }) => given.topic !== row[1])
  expect(wrong.length / questionsFromLife.length).toBeLessThan(0.05)
})

test('answer() says the fact, about the food, for at least 92 of 100 questions from life', () => {
  const wrong = fromLife.filter(({ row, given }) => faultsOf(row, given).length > 0)
  expect(wrong.length / questionsFromLife.length).toBeLessThan(0.08)
})

test('answer() keeps food and topic over the turns of a conversation', () => {
  const turns = conversationsFromLife.flatMap((conversation) => {
    const previous: Turn[] = []
    return conversation.map((row) => {
      const given = ask(row[0], previous)
      previous.push({ role: 'user', content: row[0] })
      previous.push({ role: 'assistant', content: given.text, foods: given.foods, topic: given.topic })
      return given.topic === row[1] && (row[2] === null || given.foods.includes(row[2]))
    })
  })
  expect(turns.filter((right) => !right)).toEqual([])
})

/** Every turn of a row asked in its conversation; the last answer. */
function answerAloud(asked: string | readonly string[]): Answer {
  const turns = typeof asked === 'string' ? [asked] : asked
  const previous: Turn[] = []
  let given = ask('')
  for (const question of turns) {
    given = ask(question, previous)
    previous.push({ role: 'user', content: question })
    previous.push({ role: 'assistant', content: given.text, foods: given.foods, topic: given.topic })
  }
  return given
}

test('answer() says what was agreed on when its answers were read aloud, and nothing that was not', () => {
  expect(readAloud.length).toBeGreaterThan(150)
  const wrong = aloud.flatMap(({ row: [asked, topic, says, never], given }) => {
    const isRight = given.topic === topic && says.test(given.text) && !never?.test(given.text)
    return isRight ? [] : [{ asked, topic: given.topic, text: given.text }]
  })
  expect(wrong).toEqual([])
})

test('answer() speaks whole sentences in the names of cooks, and no period of time twice', () => {
  for (const {
    row: [asked],
    given: { text },
  } of aloud) {
    expect([asked, text]).toEqual([asked, expect.stringMatching(/^[\p{Lu}\d½¾⅓⅔¼⅛'][^]*[.?!)]$/u)])
    expect(text).not.toMatch(
      /, farmed|80\/20|\(70-85%\)|\b(?:[2-9]|\d\d) (?:cup|pint|quart) of\b|undefined|NaN/,
    )
    for (const paragraph of text.split('\n\n')) expect(paragraph.split(' ').length).toBeLessThan(100)
    const periods = text.match(/\b\d+ to \d+ (?:days|weeks)\b/g) ?? []
    expect([asked, periods]).toEqual([asked, [...new Set(periods)]])
  }
})

test('answer() keeps food and topic in a conversation of plain texts, as the command line has them', () => {
  const previous: readonly Turn[] = [{ role: 'user', content: 'How long does kale keep?' }]
  expect(ask('and spinach?', previous)).toMatchObject({ topic: 'storage', foods: ['spinach'] })
  expect(ask('can I freeze it?', previous)).toMatchObject({ topic: 'storage', foods: ['kale'] })
})

test('answer() sends what belongs to a doctor or an emergency to one, every time', () => {
  const medical = fromLife.filter(({ row }) => row[1] === 'medical')
  expect(medical.length).toBeGreaterThan(10)
  expect(medical.flatMap(({ row, given }) => faultsOf(row, given))).toEqual([])
})

test('answer() takes orders as text that it does not understand', () => {
  const orders = fromLife.filter(({ row }) => row[1] === 'unknown')
  expect(orders.length).toBeGreaterThan(5)
  expect(orders.flatMap(({ row, given }) => faultsOf(row, given))).toEqual([])
})

test('answer() never throws and never answers empty, whatever is typed before and now', () => {
  const words = questionsFromLife.flatMap(([question]) => question.split(' '))
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((parts) => parts.join(' ')),
  )
  fc.assert(
    fc.property(typed, typed, fc.integer(), (first, second, seed) => {
      const given = answer(first, { ...context, seed })
      const previous: readonly Turn[] = [
        { role: 'assistant', content: given.text, foods: given.foods, topic: given.topic },
      ]
      const next = answer(second, { ...context, seed, previous })
      expect(given.text.trim()).not.toBe('')
      expect(next.text.trim()).not.toBe('')
      expect(next.text).not.toMatch(/undefined|NaN|\[object/)
    }),
    { numRuns: 500 },
  )
})

test('answer() gives the same words for the same question and seed', () => {
  expect(ask('what goes with zucchini')).toEqual(ask('what goes with zucchini'))
})

test('the preserving tables name foods the kitchen knows', () => {
  const named = [...Object.keys(blanching), ...Object.keys(freezesRaw)]
  expect(named.filter((name) => !findFood(name))).toEqual([])
})
