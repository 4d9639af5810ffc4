import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { answer, messageKind } from '../../src/answer/index.ts'
import { findEmergency } from '../../src/answer/emergencies.ts'
import { tokensOf } from '../../src/answer/asked/tokens.ts'
import { plainText } from '../../src/answer/plain-text.ts'

const file = new URL('./emergency-messages.txt', import.meta.url)
const rows = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | '))

const context = { today: '2026-07-15', seed: 1, previous: [], basket: ['tomato'] }

test('findEmergency() hears people in danger and leaves cooks alone', () => {
  const wrong = rows.flatMap(([kind = '', message = '']) => {
    const found = findEmergency(tokensOf(plainText(message)))?.key ?? 'none'
    return found === kind ? [] : [`${message}: ${found}, not ${kind}`]
  })
  expect(wrong).toEqual([])
})

test('answer() tells people in danger whom to call and what not to do, and nothing about cooking', () => {
  for (const [kind = '', message = ''] of rows.filter((row) => row[0] !== 'none')) {
    const { topic, text, canMakeRecipesFrom, suggestions } = answer(message, context)
    expect([message, topic]).toEqual([message, 'medical'])
    expect([kind, text]).toEqual([kind, expect.stringMatching(/\d{3}/)])
    expect(canMakeRecipesFrom).toBeUndefined()
    expect(suggestions).toEqual([])
    expect(messageKind(message)).toBe('unsafe')
  }
})
