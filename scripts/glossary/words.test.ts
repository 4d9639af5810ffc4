import { expect, test } from 'vitest'
import { avoidedIn, avoidedWords } from './words.ts'

const glossary = `
| word | means | never |
| --- | --- | --- |
| shelf life | days a food keeps | best before, expiry |
| role | what a food does | |
`
const avoided = avoidedWords(glossary)

test('avoidedWords() reads the third column', () => {
  expect(avoided).toEqual([
    { word: 'best before', instead: 'shelf life' },
    { word: 'expiry', instead: 'shelf life' },
  ])
})

test.each(['bestBeforeDate', 'best-before.ts', 'BEST_BEFORE', 'daysToExpiry', 'expirys'])(
  'avoidedIn() finds what is avoided in %s',
  (name) => {
    expect(avoidedIn(name, avoided).map(({ instead }) => instead)).toEqual(['shelf life'])
  },
)

test('avoidedIn() lets words pass that only look alike', () => {
  expect(avoidedIn('beforeBest', avoided)).toEqual([])
})
