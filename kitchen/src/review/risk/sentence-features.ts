import { findFood } from '../../foods/index.ts'
import type { Quantity, ReadSentence } from '../../reading/index.ts'

const ofHours = 3 * 60
const ofDays = 24 * 60
const lukewarm = 60
const hot = 75

/**
 * What a sentence is judged by, each once: `w:` a word in the singular, `m:` what is mentioned (a technique, place, cue, time ...) with `no-` where it is denied, `f:` a
 * food and `c:` its category, `n:` a time or a heat by its order of size.
 */
export function sentenceFeatures({ tokens, mentions, quantities }: ReadSentence): ReadonlySet<string> {
  const features = new Set(tokens.map(({ singular }) => `w:${singular}`))
  for (const { kind, id, isNegated, foods } of mentions) {
    const food = findFood(foods[0] ?? '')
    if (food) features.add(`f:${food.name}`).add(`c:${food.category}`)
    else features.add(`m:${isNegated ? 'no-' : ''}${kind}-${id}`)
  }
  for (const quantity of quantities) features.add(`n:${sizeOf(quantity)}`)
  return features
}

/** The features of a sentence of a recipe: those of any sentence, and `b:` two words that stand side by side. */
export function riskFeatures(read: ReadSentence): ReadonlySet<string> {
  const pairs = read.tokens.slice(1).map(({ singular }, at) => `b:${read.tokens[at]?.singular}_${singular}`)
  return new Set([...sentenceFeatures(read), ...pairs])
}

function sizeOf({ kind, range }: Quantity): string {
  if (kind === 'temperature') return range.min < lukewarm ? 'warm' : range.min < hot ? 'nearly hot' : 'hot'
  if (range.max >= ofDays) return 'days'
  return range.max >= ofHours ? 'hours' : 'minutes'
}
