import { expect, test } from 'vitest'
import { readTable } from '../csv.ts'
import { kindsOf } from './kinds.ts'
import type { Ranked, Wordnet } from './wordnet.ts'

const rows = readTable('word_kinds.csv').map(
  ({ kind = '', words = '' }) => [kind, new Set(words.split(' '))] as const,
)
const kindsIn = (word: string) => rows.filter(([, words]) => words.has(word)).map(([kind]) => kind)

test.each([
  ['sonnet', 'plain'],
  ['gnu', 'animal'],
  ['eucalyptus', 'plant'],
  ['aspirin', 'health'],
  ['toddler', 'care'],
  ['windowsill', 'plain'],
  ['crimson', 'redness'],
  ['supper', 'food'],
  ['fortnight', 'time'],
  ['drainpipe', 'thing'],
])('the table tells what a word may mean: %s is of kind %s', (word, kind) => {
  expect(kindsIn(word)).toContain(kind)
})

test('no word is plain and something else, but for a thing', () => {
  const plain = rows.find(([kind]) => kind === 'plain')?.[1] ?? new Set<string>()
  expect(plain.size).toBeGreaterThan(20_000)
  for (const [kind, words] of rows)
    if (kind !== 'plain' && kind !== 'thing')
      expect(
        [...words].filter((word) => plain.has(word)),
        kind,
      ).toEqual([])
})

const sense = (id: string, file: string, gloss: string, kindsOfIt: readonly string[] = []) =>
  [id, { id, file, gloss, kindsOf: kindsOfIt }] as const

const roots =
  'illness pathological_state symptom drug medical_care injury pain bodily_process poison cleansing_agent explosive fuel microorganism measuring_instrument juvenile sick_person patient baby health_professional expert structure container furniture geological_formation'

const wordnet: Wordnet = {
  senses: new Map([
    sense('n1', 'noun.artifact', 'a small building', ['n9']),
    sense('a1', 'adj.all', 'of the color of blood or red'),
    sense('n2', 'noun.communication', 'a verse of fourteen lines'),
    sense('n9', 'noun.artifact', 'a thing constructed'),
  ]),
  words: new Map<string, readonly Ranked[]>([
    ...roots.split(' ').map((word) => [word, [{ id: `n${word}`, rank: 1, count: 0 }]] as const),
    ['structure', [{ id: 'n9', rank: 1, count: 0 }]],
    ['medicine', [{ id: 'nmedicine', rank: 2, count: 0 }]],
    ['conveyance', [{ id: 'nconveyance', rank: 3, count: 0 }]],
    [
      'shed',
      [
        { id: 'n1', rank: 1, count: 2 },
        { id: 'n2', rank: 2, count: 0 },
      ],
    ],
    ['ruddy', [{ id: 'a1', rank: 1, count: 0 }]],
    ['sonnet', [{ id: 'n2', rank: 1, count: 0 }]],
  ]),
}

test('kinds come from the file, from what a meaning is a kind of, and from its definition', () => {
  expect([...(kindsOf('shed', wordnet) ?? [])]).toEqual(['place', 'several'])
  expect([...(kindsOf('ruddy', wordnet) ?? [])]).toContain('redness')
  expect([...(kindsOf('sonnet', wordnet) ?? [])]).toEqual([])
  expect(kindsOf('frobnicate', wordnet)).toBeUndefined()
})
