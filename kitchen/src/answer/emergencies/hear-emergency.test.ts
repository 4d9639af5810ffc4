import { describe, expect, test } from 'vitest'
import { emergencyMessages } from '../../../facts/compile-emergencies.ts'
import { readMessages } from '../../../facts/read-messages.ts'
import { answer } from '../index.ts'
import { hearEmergency } from './hear-emergency.ts'

const said = (question: string) =>
  answer(question, { today: '2026-11-25', seed: 1, previous: [], basket: [] }).text

describe('an emergency that no phrase knows', () => {
  test.each([
    ['hot oil splashed on hand should i put butter or ice on it', /^Hold it under cool running water/],
    [
      'my 3 yr old just ate a bit of a mushrom growing on our lawn, she seems fine right now. dont know what kind. should i make her sick??',
      /Poison Help/,
    ],
    [
      "Husband has a fish bone stuck in his throat since dinner, he can breathe and talk but it hurts to swallow. Old wives' tale says swallow bread or rice, yes?",
      /do not push it down with bread/,
    ],
  ])('is answered with whom to call: %s', (question, first) => {
    expect(said(question)).toMatch(first)
  })

  test.each([
    'how hot is a habanero compared with a jalapeno',
    'my rice is burnt at the bottom, can I save the top?',
    'the hot oil for samosas, how deep should it be in the pan',
    'the kids ate all the cake, what can I bake quickly for tonight?',
    'my scale needs new batteries, does that change what it weighs',
  ])('is not heard in a question of the kitchen: %s', (question) => {
    expect(said(question)).not.toMatch(/911|1-800-222-1222/)
  })

  test('is likelier the more of it is told', () => {
    const [little, much] = ['it hurts', 'she burned her hand on the hot pan and it hurts a lot'].map(
      (message) => hearEmergency(message).ofKind,
    )
    expect(much).toBeGreaterThan(little ?? 1)
  })
})

describe('what is learned from', () => {
  test('is at least forty messages of each kind, each once, and as many harmless ones as of six kinds', () => {
    const messages = emergencyMessages()
    expect(new Set(messages.map(({ text }) => text)).size).toBe(messages.length)
    const kinds = [...new Set(messages.map(({ kind }) => kind))]
    expect(kinds).toHaveLength(14)
    for (const kind of kinds) expect(messages.filter((each) => each.kind === kind).length).toBeGreaterThan(39)
    expect(messages.filter(({ kind }) => kind === 'none').length).toBeGreaterThan(240)
  })

  test('is an error where a message has no heading', () => {
    expect(() => readMessages('She is choking')).toThrow(/No heading/)
  })
})
