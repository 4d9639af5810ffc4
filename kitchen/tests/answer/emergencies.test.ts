import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { answer, messageKind } from '../../src/answer/index.ts'
import { findEmergency } from '../../src/answer/emergencies/match-emergency.ts'
import { emergencies } from '../../src/answer/emergencies/emergency-words-and-texts.ts'

const rows = readRows('emergency-messages.txt')
const facts = readRows('emergency-facts.txt')

const context = { today: '2026-07-15', seed: 1, previous: [], basket: ['tomato'] }

test('findEmergency() hears people in danger and leaves cooks alone', () => {
  const wrong = rows.flatMap(([kind = '', message = '']) => {
    const found = findEmergency(message)?.key ?? 'none'
    return found === kind ? [] : [`${message}: ${found}, not ${kind}`]
  })
  expect(wrong).toEqual([])
})

test('answer() tells people in danger whom to call and what not to do, and nothing about cooking', () => {
  const inDanger = rows.filter((row) => row[0] !== 'none')
  expect(inDanger.length).toBeGreaterThan(20)
  for (const [kind = '', message = ''] of inDanger) {
    const { topic, text, canMakeRecipesFrom, suggestions } = answer(message, context)
    expect([message, topic]).toEqual([message, 'medical'])
    expect([kind, text]).toEqual([kind, expect.stringMatching(/\d{3}/)])
    expect(canMakeRecipesFrom).toBeUndefined()
    expect(suggestions).toEqual([])
    expect(messageKind(message)).toBe('unsafe')
  }
})

test('every first step that an emergency is answered with stands beside the page that says so', () => {
  for (const [kind = '', step = '', source = ''] of facts.filter((fact) => fact[0] !== 'number')) {
    const texts = emergencies.filter(({ key }) => key === kind).map(({ text }) => text)
    expect([kind, step, texts.some((text) => text.includes(step))]).toEqual([kind, step, true])
    expect(source).toMatch(/\w\.\w|American Heart Association, 2025/)
  }
  const kinds = new Set(facts.map(([kind]) => kind))
  expect(emergencies.filter(({ key }) => !kinds.has(key))).toEqual([])
})

test('every number to call in an emergency stands in the list of numbers with its owner', () => {
  const known = new Set(facts.filter((fact) => fact[0] === 'number').map(([, number]) => number))
  const given = emergencies.flatMap(
    ({ text }) => text.match(/\b\d{3,5}(?:[ -]\d{3,6})*\b|\b1(?:-\d{3,4})+\b/g) ?? [],
  )
  expect(given.length).toBeGreaterThan(10)
  expect([...new Set(given)].filter((number) => !known.has(number))).toEqual([])
})

function readRows(name: string): readonly (readonly string[])[] {
  return readFileSync(new URL(`./${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' | '))
}
