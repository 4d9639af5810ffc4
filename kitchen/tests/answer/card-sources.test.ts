import { expect, test } from 'vitest'
import { canningCards } from '../../src/answer/cards/canning.ts'
import type { Card } from '../../src/answer/cards/card.ts'
import { carrierCards } from '../../src/answer/cards/carriers.ts'
import { allCards } from '../../src/answer/cards/all-cards.ts'
import { faultCards } from '../../src/answer/cards/faults.ts'
import { freezingCards } from '../../src/answer/cards/freezing.ts'
import { householdAnswers } from '../../src/answer/cards/household-answers.ts'
import { storageCards } from '../../src/answer/cards/storage.ts'
import { larderCards } from '../../src/answer/cards/larder-questions.ts'
import { personCards } from '../../src/answer/cards/persons.ts'
import { preservingCards } from '../../src/answer/cards/preserving.ts'
import { publications } from './publications.ts'
import { safetyCards } from '../../src/answer/cards/safety.ts'

const titles = Object.keys(publications)
const isNamed = (part: string): boolean =>
  titles.some((title) => part === title || part.startsWith(`${title},`) || part.startsWith(`${title};`))

const unnamed = (cards: readonly Card[]): readonly string[] =>
  cards.flatMap(({ source, text }) =>
    source
      .split('; ')
      .filter((part) => !isNamed(part))
      .map((part) => `${part}: ${text.slice(0, 60)}`),
  )

/** Facts of taste, that harm nobody when they are wrong. */
const ofPractice = ['salt|salted|salting|preserved']

test.each([
  ['safety', safetyCards],
  ['storage', storageCards],
  ['freezing', freezingCards],
  ['preserving', preservingCards],
  ['canning', canningCards],
  ['allergens, infants and pregnancy', carrierCards],
  ['persons', personCards],
  ['the larder', larderCards],
  ['the household', householdAnswers],
] as const)('every card on %s names a publication that says where its fact is from', (_, cards) => {
  expect(cards.length).toBeGreaterThan(7)
  expect(unnamed(cards.filter(({ about }) => !ofPractice.includes(about[0]?.[0] ?? '')))).toEqual([])
})

test('every card on common faults names a book or a publication', () => {
  expect(faultCards.length).toBeGreaterThan(35)
  expect(faultCards.filter(({ source }) => isPractice(source))).toEqual([])
})

test('no card on how long something keeps rests on practice alone, nor one that calls something harmless or poisonous', () => {
  const bare = allCards().filter(
    ({ relations, text, source }) => isPractice(source) && (relations.includes('keep') || judges.test(text)),
  )
  expect(bare.map(({ text }) => text)).toEqual([])
})

/** What nobody published says so. */
const isPractice = (source: string): boolean =>
  source.split('; ').every((part) => part.toLowerCase() === 'kitchen practice')
const judges = /\b(?:harmless|poisonous|safe to eat)\b/

test('every publication stands on a site that can be looked up', () => {
  for (const [title, site] of Object.entries(publications))
    expect([title, site]).toMatchObject([title, /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(site) ? site : 'no site'])
})
