import {
  cuttingTools,
  forms,
  handNouns,
  liquidNouns,
  otherNouns,
  sameWords,
  surfaceNouns,
  toolHeads,
} from '../../lexicon/index.ts'
import type { ReadSentence, Token } from '../../reading/index.ts'

/** Words for a liquid that carries what was in it. */
export const liquids = new Set(forms(liquidNouns))
const nouns = new Set([...forms(toolHeads), ...forms(surfaceNouns), ...liquids])
const hands = new Set(forms(handNouns))
const cutters = new Set(forms(cuttingTools))
/** A thing by one name: fingers and palms are hands, a blade is a knife. */
export const nounOf = ({ word, singular }: Token): string => {
  if (hands.has(singular)) return 'hand'
  if (cutters.has(singular) || cutters.has(word)) return 'knife'
  return nouns.has(word) ? word : singular
}
/** 'A bowl', 'a clean board': another one, from here on the one that is meant. */
const others = new Set(forms(otherNouns))
const same = new Set(forms(sameWords))
const determiners = new Set(['the', 'that', 'this', 'same', 'its', 'their', 'very', 'those', 'these'])
const reach = 3
/** A vessel, tool or liquid that a sentence names: its word, where it stands, and whether the words make it another or the very same one. */
export type Vessel = {
  readonly noun: string
  readonly at: number
  readonly isOther: boolean
  readonly isSame: boolean
}

/** Every vessel of a sentence, in order. */
export function vesselsIn({ tokens, mentions }: ReadSentence): readonly Vessel[] {
  return tokens.flatMap((token, at): readonly Vessel[] => {
    const { singular, word } = token
    const isPart = mentions.some(
      ({ foods, kind, first, last }) =>
        first <= at && last >= at && (kind === 'technique' || (foods.length > 0 && !liquids.has(word))),
    )
    const isHand = hands.has(singular)
    const isThing = [singular, word].some((each) => nouns.has(each) || cutters.has(each))
    if ((!isThing && !isHand) || isPart) return []
    const before = tokens.slice(Math.max(0, at - reach), at).map((each) => each.word)
    const isSame = before.at(-1) === 'very' || before.some((each) => same.has(each))
    const isKnown = isHand || before.some((each) => determiners.has(each))
    return [
      {
        noun: nounOf(token),
        at,
        isSame,
        isOther: !isSame && (!isKnown || before.some((each) => others.has(each))),
      },
    ]
  })
}

const leads = new Set(['on', 'onto', 'in', 'into'])

/** 'Land the burgers on it': the vessel that the sentence before names. */
export function vesselsMeant({ tokens }: ReadSentence, last: readonly Vessel[]): readonly Vessel[] {
  const vessel = last.at(-1)
  const at = tokens.findIndex(({ word }, index) => word === 'it' && leads.has(tokens[index - 1]?.word ?? ''))
  return vessel === undefined || at === -1 ? [] : [{ noun: vessel.noun, at, isSame: true, isOther: false }]
}

/** 'That sheet pan' becomes 'a clean sheet pan'; what stands behind token `to` follows. */
export function withClean({ text, tokens }: ReadSentence, at: number, to: number): string {
  let from = at
  while (from > 0 && at - from < reach && !determiners.has(tokens[from]?.word ?? '')) from -= 1
  const start = determiners.has(tokens[from]?.word ?? '') ? from : at
  const name = text.slice(tokens[start === at ? at : start + 1]?.start, tokens[at]?.end)
  return `${text.slice(0, tokens[start]?.start)}a clean ${name}${text.slice(tokens[to]?.end)}`
}
