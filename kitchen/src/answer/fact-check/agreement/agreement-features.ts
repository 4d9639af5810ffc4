import { quantitiesIn, tokensOf } from '../../../reading/index.ts'
import { amountsIn, gramsPer, isVolume, isWeight, millilitresPer } from '../../amounts.ts'
import { plainText } from '../../plain-text.ts'
import { opposites } from './opposites.ts'
import { saidWords } from './said-words.ts'
import type { SaidWord } from './said-words.ts'

/** A reply beside the question it is given to and what the kitchen answers to that. */
export type ReplyBeside = { readonly reply: string; readonly asked: string; readonly own: string }

export type AgreementFeatures = ReadonlyMap<string, number>

/** What a word or a pair of words counts, beside counts of figures and shares that are about 1. */
const ofWord = 0.4
const sidesOf = sidesByWord()

/**
 * What shows whether a reply agrees with the kitchen's answer: `w:` its words, `n:` those that it denies, `b:` two words in a row, `share` of its words that the answer
 * or the question has, figures that the answer has too, has otherwise or has none of, and `o:` scales (`opposites`) of which it says the other end.
 */
export function agreementFeatures({ reply, asked, own }: ReplyBeside): AgreementFeatures {
  const [said, told] = [saidWords(reply), saidWords(own)]
  const features = new Map<string, number>([['', 1]])
  addWords(features, said)
  addShares(features, said, told, asked)
  addOpposites(features, said, told)
  addFigures(features, reply, own)
  return features
}

function addWords(features: Map<string, number>, said: readonly SaidWord[]): void {
  for (const [at, { word, concept, isContent, isNegated }] of said.entries()) {
    if (isContent) features.set(`w:${concept}`, ofWord)
    if (isContent && isNegated) features.set(`n:${concept}`, ofWord)
    const next = said[at + 1]
    if (next) features.set(`b:${word} ${next.word}`, ofWord)
  }
}

const conceptsOf = (words: readonly SaidWord[]): ReadonlySet<string> =>
  new Set(words.filter(({ isContent }) => isContent).map(({ concept }) => concept))

/** Words of a reply are about 50, those that say what it is about 20. */
const usualWords = 50
const usualContent = 20

function addShares(
  features: Map<string, number>,
  said: readonly SaidWord[],
  told: readonly SaidWord[],
  asked: string,
): void {
  const question = conceptsOf(saidWords(asked))
  const answer = conceptsOf(told)
  const added = [...conceptsOf(said)].filter((concept) => !question.has(concept))
  const shared = added.filter((concept) => answer.has(concept))
  features.set('share', added.length === 0 ? 0 : shared.length / added.length)
  features.set('added', (added.length - shared.length) / usualContent)
  features.set('words', said.length / usualWords)
  const [denied, affirmed] = [wordsThat(told, true), wordsThat(told, false)]
  const flipped = said.filter(
    ({ isContent, isNegated, concept }) =>
      isContent &&
      (isNegated
        ? affirmed.has(concept) && !denied.has(concept)
        : denied.has(concept) && !affirmed.has(concept)),
  )
  features.set('flipped', flipped.length)
}

const wordsThat = (words: readonly SaidWord[], isNegated: boolean): ReadonlySet<string> =>
  new Set(
    words.filter((each) => each.isContent && each.isNegated === isNegated).map(({ concept }) => concept),
  )

type Side = 0 | 1

function sidesByWord(): ReadonlyMap<string, readonly (readonly [scale: number, side: Side])[]> {
  const sides = new Map<string, (readonly [number, Side])[]>()
  for (const [scale, ends] of opposites.entries())
    for (const [side, words] of ends.entries())
      for (const word of words.split(' '))
        sides.set(word, [...(sides.get(word) ?? []), [scale, side === 0 ? 0 : 1]])
  return sides
}

/** The ends of each scale that words tell; a denied end tells the other. */
function scalesOf(words: readonly SaidWord[]): ReadonlyMap<number, ReadonlySet<Side>> {
  const scales = new Map<number, Set<Side>>()
  for (const { word, concept, isNegated } of words)
    for (const key of new Set([word, concept]))
      for (const [scale, side] of sidesOf.get(key) ?? []) {
        const known = scales.get(scale) ?? new Set<Side>()
        scales.set(scale, known.add(isNegated ? (side === 0 ? 1 : 0) : side))
      }
  return scales
}

function addOpposites(
  features: Map<string, number>,
  said: readonly SaidWord[],
  told: readonly SaidWord[],
): void {
  const answer = scalesOf(told)
  let [same, other] = [0, 0]
  for (const [scale, sides] of scalesOf(said)) {
    const ends = answer.get(scale)
    if (ends === undefined || ends.size > 1 || sides.size > 1) continue
    const [one] = sides
    if (one !== undefined && ends.has(one)) same += 1
    else {
      other += 1
      features.set(`o:${scale}`, 1)
    }
  }
  features.set('same ends', same / usualFew)
  features.set('other ends', other / usualFew)
}
const usualFew = 3

/** How much wider than the answer's own a figure may be: cooks round. */
const rounding = { more: 1.25, less: 0.8 }
const far = 2

function addFigures(features: Map<string, number>, reply: string, own: string): void {
  const told = figuresIn(own)
  let [agreeing, differing, distant, alone] = [0, 0, 0, 0]
  for (const { kind, range } of figuresIn(reply)) {
    const ranges = told.filter((each) => each.kind === kind).map((each) => each.range)
    const isNear = ranges.some(
      ({ min, max }) => range.min <= max * rounding.more && range.max >= min * rounding.less,
    )
    const isFar = ranges.every(({ min, max }) => range.min > max * far || range.max < min / far)
    if (ranges.length === 0) alone += 1
    else if (isNear) agreeing += 1
    else differing += 1
    if (ranges.length > 0 && isFar) distant += 1
  }
  features.set('agreeing figures', agreeing / usualFew)
  features.set('differing figures', differing / usualFew)
  features.set('distant figures', distant / usualFew)
  features.set('figures of its own', alone / usualFew)
}

type Figure = {
  readonly kind: 'duration' | 'temperature' | 'weight' | 'volume'
  readonly range: { readonly min: number; readonly max: number }
}

/** Minutes, degrees, grams and millilitres. */
function figuresIn(text: string): readonly Figure[] {
  const plain = plainText(text)
  const measured = amountsIn(plain).flatMap(({ unit, quantity }): readonly Figure[] => {
    const kind = isWeight(unit) ? 'weight' : 'volume'
    const per = isWeight(unit) ? gramsPer(unit) : isVolume(unit) ? millilitresPer(unit) : 0
    const amount = quantity * per
    return amount > 0 ? [{ kind, range: { min: amount, max: amount } }] : []
  })
  return [...quantitiesIn(tokensOf(text.toLowerCase())), ...measured]
}
