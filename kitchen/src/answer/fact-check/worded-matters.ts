import { matterWords } from '../../lexicon/index.ts'
import type { WordedMatter } from '../../lexicon/index.ts'
import { holdsPhrase, phraseSet } from '../../reading/index.ts'
import type { ReadSentence, Token } from '../../reading/index.ts'

const sets = Object.entries(matterWords).map(
  ([matter, words]) => [matter as WordedMatter, phraseSet(words)] as const,
)

/** The matters that words of a sentence claim, without those words that say something else where they stand: 'no longer pink' says that food is done. */
export function wordedIn(read: ReadSentence): readonly WordedMatter[] {
  const done = read.mentions.filter(
    ({ kind, senses }) =>
      kind === 'cue' && senses.some(({ id }) => id === 'not-pink' || id === 'cooked-through'),
  )
  const tokens = read.tokens.filter(
    (token, at) =>
      !done.some(({ first, last }) => at >= first && at <= last) &&
      !isOfHeat(at, read) &&
      !isOfName(at, read) &&
      !isOfVessel(token, at, read) &&
      !isOfPlace(at, read) &&
      !isOfHeatSpread(at, read) &&
      !isKeptAway(token, at, read) &&
      !isOnCondition(token, at, read),
  )
  return sets.filter(([, words]) => holdsPhrase(tokens, words)).map(([matter]) => matter)
}

/** 'Red' of red onions, 'nutritional' of the yeast: words by which a food is called say nothing else of it. Rawness is said by them too. */
export const isOfName = (at: number, { tokens, mentions }: ReadSentence): boolean =>
  calling.has(tokens[at]?.word ?? '') &&
  mentions.some(
    ({ kind, first, last, id }) =>
      kind === 'food' && first <= at && last > at && id.includes(tokens[at]?.word ?? ''),
  )
const calling = new Set(['red', 'pink', 'nutritional'])

/** 'Medium' of 'over medium-low heat', 'turn the heat to medium' and 'a medium bowl' is no doneness. */
const isOfHeat = (at: number, { tokens }: ReadSentence): boolean =>
  tokens[at]?.word === 'medium' &&
  (measured.has(tokens[at + 1]?.word ?? '') ||
    (tokens[at - 1]?.word === 'to' && turned.has(tokens[at - 2]?.word ?? '')))
const turned = new Set(['heat', 'flame', 'down', 'up', 'burner'])
const measured = new Set('low high heat flame speed size sized bowl pan saucepan pot'.split(' '))

/** 'Low in the oven' says where, and 'low in salt' what is in it. */
const isOfPlace = (at: number, { tokens }: ReadSentence): boolean =>
  degrees.has(tokens[at]?.word ?? '') &&
  tokens[at + 1]?.word === 'in' &&
  articles.has(tokens[at + 2]?.word ?? '')
const degrees = new Set(['low', 'high', 'rich'])
const articles = new Set(['the', 'a', 'an', 'your'])

/** 'No cold patches' are of heat. */
const isOfHeatSpread = (at: number, { tokens }: ReadSentence): boolean =>
  patches.has(tokens[at]?.word ?? '') && heats.has(tokens[at - 1]?.word ?? '')
const patches = new Set(['patch', 'patches'])
const heats = new Set(['cold', 'hot', 'dry', 'cool', 'bald'])

/** 'To stop mold', 'against slime': what is kept away is not there. */
const isKeptAway = ({ word }: Token, at: number, { tokens }: ReadSentence): boolean =>
  moldWords.has(word) && tokens.slice(Math.max(0, at - 2), at).some((each) => keepsAway.has(each.word))
const moldWords = new Set('mold mould slime mildew rot rotting spoiling'.split(' '))
const keepsAway = new Set('stop stops stopping prevent prevents preventing avoid avoids against'.split(' '))

/** 'A food-safe bucket', 'oven-safe': what a vessel bears. */
const isOfVessel = ({ word, isAfterDash }: Token, at: number, { tokens }: ReadSentence): boolean =>
  word === 'safe' && isAfterDash && endured.has(tokens[at - 1]?.word ?? '')
const endured = new Set('food oven microwave dishwasher freezer flame heat broiler'.split(' '))

/** 'Where you safely can', 'if you can reach it safely': a condition, which allows nothing. */
const isOnCondition = ({ word }: Token, at: number, { tokens }: ReadSentence): boolean =>
  word === 'safely' &&
  tokens.slice(Math.max(0, at - widestCondition), at).some((each) => conditions.has(each.word))
const conditions = new Set(['if', 'where', 'when', 'until', 'unless'])
const widestCondition = 6
