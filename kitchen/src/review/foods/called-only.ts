import type { UnlistedFood } from '../../graph/index.ts'
import { readSentence, readSentences } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import type { Work } from '../work.ts'

const gathered = new Set(['mix', 'mixture', 'seasoning', 'herb', 'vegetable'])
const parts = new Set(['gluten', 'starch', 'pectin'])
const adding: ReadonlySet<string> = new Set(['add', 'combine', 'coat'])
const bags = new Set(['bag', 'filter', 'weight'])
const thingReach = 2

/** What is named and is nothing to buy, where nobody's allergens or diet hang on it. */
export function isCalledOnly(
  mention: UnlistedFood['mention'],
  read: ReadSentence,
  { title, lines, steps }: Work,
): boolean {
  const { first, last, id } = mention
  const { tokens, mentions } = read
  const head = tokens[last]?.singular ?? ''
  // 'The seasoning mixture', 'the dried herbs': what is listed, or mixed here.
  if (gathered.has(head) || gathered.has(tokens[last + 1]?.singular ?? '')) return true
  // 'It will be bitter': a taste, and no bottle.
  if (first === last && id === 'bitters' && tokens[first]?.word === 'bitter') return true
  // 'Allow the gluten to relax': a part of what is listed.
  const isAdded = mentions.some(({ effect, last: end }) => adding.has(effect ?? '') && end < first)
  if (parts.has(head) && !isAdded) return true
  // 'A tea filter bag', 'pie weights'.
  if (tokens.slice(last + 1, last + 1 + thingReach).some(({ singular }) => bags.has(singular))) return true
  // 'The cloves' of garlic.
  if (head === 'clove' && lines.some(({ keywords }) => keywords.has('garlic'))) return true
  return endsTitle(head, title) || steps.some(({ text }) => isPrepared(head, text))
}

/** 'Decorate with the brittle' of 'Chocolate Pots and Sesame Brittle'. */
const endsTitle = (head: string, title: string): boolean =>
  readSentence(title).tokens.at(-1)?.singular === head

const making = new Set(['make', 'making', 'prep', 'prepare'])
const makingReach = 4
/** 'Begin by making the basil relish', 'prep the croutons'. */
const isPrepared = (head: string, text: string): boolean =>
  readSentences(text).some(({ tokens }) =>
    tokens.some(
      ({ word }, at) =>
        making.has(word) &&
        tokens.slice(at + 1, at + 1 + makingReach).some(({ singular }) => singular === head),
    ),
  )
