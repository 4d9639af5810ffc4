import { describe, expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { withAlsoTold } from './also-told.ts'
import { weighReplies } from './prefer-near.ts'

const context = { today: '2026-11-26', seed: 1, previous: [], basket: [] }
const paragraphs = (question: string): readonly string[] => answer(question, context).text.split('\n\n')

describe('what a table says', () => {
  test('is told with the nearest answer behind it', () => {
    const [table, also] = paragraphs('mushrooms from shop become slimy after 2 days, how keep it longer?')
    expect(table).toMatch(/^Throw mushrooms away at these signs/)
    expect(also).toMatch(/paper bag/)
  })

  test('that only sends somebody to the doctor stands behind what tells something', () => {
    const away = {
      text: 'I have no rule of FDA for that. For anything about you in particular, ask your doctor or midwife.',
      topic: 'medical',
      foods: [],
      lookups: [],
      suggestions: [],
    } as const
    const question = 'What foods should I avoid while breastfeeding?'
    const replies = weighReplies(question, away, context)
    const { text } = withAlsoTold(question, { ...away, likelihood: 0.2 }, replies, context)
    expect(text).toMatch(/^No food has to be left out/)
    expect(text.endsWith(away.text)).toBe(true)
  })

  test('stands alone where days or a measure were asked for and told', () => {
    expect(paragraphs('leftover pizza fridge how long')).toHaveLength(1)
    expect(paragraphs('1 cup flour in grams')).toHaveLength(1)
  })

  test('is softened by nothing where it says to throw away', () => {
    const told = paragraphs(
      'Jar of home canned green beans from my aunt, lid popped when I pressed but no smell. She did them in a boiling water bath.',
    )
    expect(told).toEqual([expect.stringMatching(/^Throw it away/)])
  })

  test('to somebody who must not eat everything has only what was written for such people behind it', () => {
    const [verdict, also] = paragraphs('celiac, is normal oat milk safe for me?')
    expect(verdict).toMatch(/^It depends: oat milk/)
    expect(also).toMatch(/^Only oats labeled gluten-free/)
  })

  test('of an allergy has nothing behind it that was not asked with one', () => {
    expect(paragraphs('can i give my nut-allergic kid peanut butter')).toEqual([
      expect.stringMatching(/^No\. Peanut butter contains peanuts/),
    ])
  })
})

test('says where both come from', () => {
  const { lookups } = answer('is oat milk ok for coeliac', context)
  const sources = lookups.flatMap(({ facts }) => facts.map(({ source }) => source))
  expect(new Set(sources).size).toBeGreaterThan(1)
})
