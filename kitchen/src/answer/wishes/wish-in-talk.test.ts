import { describe, expect, test } from 'vitest'
import type { Turn } from '../answer-shape.ts'
import { answer } from '../index.ts'

/** What is answered to each of several messages of one talk. */
function talk(...messages: readonly string[]): readonly string[] {
  const previous: Turn[] = []
  return messages.map((content) => {
    const { text, topic, foods } = answer(content, {
      today: '2026-11-26',
      seed: 1,
      previous: [...previous],
      basket: [],
    })
    previous.push({ role: 'user', content }, { role: 'assistant', content: text, topic, foods })
    return text
  })
}

const titlesIn = (text: string): readonly string[] =>
  text.split(' minutes)').flatMap(
    (part) =>
      part
        .split('(')
        .at(-2)
        ?.split(/: |, | or /)
        .at(-1)
        ?.trim() ?? [],
  )

describe('a message that goes on from a wish', () => {
  test('keeps what nobody wants, and proposes other dishes where others are asked for', () => {
    const [first = '', second = ''] = talk('chicken, rice and peppers, no tomatoes please', 'something else?')
    expect(second).toMatch(/^Without tomatoes: /)
    expect(titlesIn(second).filter((title) => titlesIn(first).includes(title))).toEqual([])
  })

  test('asks for less time than any dish took', () => {
    const [first = '', second = ''] = talk(
      'what can I make with eggplant and chickpeas, no cheese',
      'a quicker one',
    )
    const quickest = Math.min(
      ...(first.split('\n\n')[0] ?? '')
        .split('(')
        .map((part) => Number.parseInt(part))
        .filter((time) => time > 0),
    )
    expect(second).toMatch(new RegExp(`^Without cheese, in ${quickest - 1} minutes at most: `))
  })

  test('adds a limit to those before', () => {
    const said = talk(
      'dinner with potatoes and leeks, I hate bacon',
      'anything else?',
      'and something vegan?',
    )
    expect(said.at(-1)).toMatch(/^Vegan, without bacon: /)
  })
}, 30_000)

test('who lists what there is and refuses the stove wishes for dishes', () => {
  const [text] = talk('I refuse to turn on the stove: tomatoes, bread, mozzarella')
  expect(text).toMatch(/^Without the stove or the oven: /)
}, 30_000)
