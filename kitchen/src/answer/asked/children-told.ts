import { numberForms } from '../../lexicon/index.ts'
import { findPhrases, phraseBook } from './phrases.ts'
import type { Restriction } from './restriction.ts'
import type { Token } from './tokens.ts'

const ages = { month: 1, week: 1 / 4.35, year: 12, yr: 12, mo: 1 } as const
const children = phraseBook<number | null>([
  ['baby|infant|newborn', null],
  ['weaning|weaned', null],
  ['toddler', 24],
])
/** 'Baby spinach', 'baby back ribs', 'my baby sister': no infant is meant. */
const afterBaby = new Set(
  'spinach corn carrot potato kale leaf green bok pak gem back beet shower sister brother turnip marrow courgette zucchini mozzarella'.split(
    ' ',
  ),
)

/** 'When the baby comes': it is not there yet. */
const arriving = new Set('come comes coming arrive arrives arriving due born'.split(' '))
const isExpected = (tokens: readonly Token[], to: number): boolean => {
  const [next, second] = [tokens[to]?.word ?? '', tokens[to + 1]?.word ?? '']
  return arriving.has(next) || (next === 'is' && arriving.has(second))
}

/** 'A year old' may be cheese; who tells an age names the number. */
const countOf = (word: string): number =>
  word === 'a' || word === 'an'
    ? NaN
    : Object.hasOwn(numberForms, word)
      ? (numberForms[word] ?? NaN)
      : Number(word)

/** 'Its 4 years old': a jar, of which nobody says he or she. */
const things = new Set('it this that they these'.split(' '))
function isOfThing(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word
  if (word === 'its') return true
  return (word === 'is' || word === 'are' || word === 's') && things.has(tokens[at - 1]?.word ?? '')
}

/** Words for a child, and those that stand for one: 'kimchi, 5 months old' tells of none. */
const personal = new Set(
  'he she him her his my our baby babies infant newborn toddler child children kid kids son daughter boy girl twins grandson granddaughter grandchild nephew niece'.split(
    ' ',
  ),
)
const isPersonal = ({ word }: Token): boolean => personal.has(word)

/** Small children that a message tells of, with their age where it is told. */
export function childrenIn(tokens: readonly Token[]): readonly Told[] {
  const aged = tokens.flatMap((token, at) => {
    const unit = ages[token.stem as keyof typeof ages]
    const count = countOf(tokens[at - 1]?.word ?? '')
    const isOld = tokens[at + 1]?.word === 'old' || tokens[at + 1]?.word === 'olds'
    if (unit === undefined || !(count > 0) || !isOld || count * unit >= 60) return []
    if (isOfThing(tokens, at - 2) || (token.word.endsWith('s') && !tokens.some(isPersonal))) return []
    return [{ value: { kind: 'child', months: count * unit } as const, from: at - 1, to: at + 2 }]
  })
  if (aged.length > 0) return aged
  return findPhrases(tokens, children).flatMap(({ value, from, to }) =>
    isExpected(tokens, to) ||
    afterBaby.has(tokens[to]?.stem ?? '') ||
    (tokens[to]?.word === 'is' && afterBaby.has(tokens[to + 1]?.stem ?? ''))
      ? []
      : [{ value: { kind: 'child', months: value } as const, from, to }],
  )
}

/** A restriction and the tokens that tell it, `to` behind the last. */
export type Told = { readonly value: Restriction; readonly from: number; readonly to: number }

/** 'Allergic to eggs, nuts and kiwi': what follows, as far as the list goes. */
