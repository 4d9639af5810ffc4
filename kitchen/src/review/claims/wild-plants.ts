import { findFood } from '../../foods/index.ts'
import { linesOf } from '../../graph/index.ts'
import {
  breakingVerbs,
  gatheringWords,
  growingForms,
  stoneFruits,
  stoneNouns,
  unspecificWords,
  wildParts,
  wildPlaces,
  wordKinds,
} from '../../lexicon/index.ts'
import { holdsPhrase, isCompared, isOrder, phraseAt, phraseSet } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import type { Effect, WordKind } from '../../lexicon/index.ts'
import { does, forbids } from '../hazards/said.ts'
import type { Said, SentenceRule, Verdict } from '../hazards/said.ts'
import { isDeniedBefore } from '../words/denial.ts'
import { isStatement } from '../words/statement.ts'
import type { Work } from '../work.ts'
import { ownWords, unlistedWords } from '../words/unlisted-words.ts'

/** Plants and fungi that a step brings from outside the list. Source: US National Capital Poison Center, poisonous plants. */
export const wildPlants: SentenceRule = { key: 'unknown-wild-plant', judge: judgeWild }
/** The kernels of stone fruit are broken out of stones. Source: FDA, amygdalin in apricot kernels. */
export const kernels: SentenceRule = {
  key: 'bitter-almond',
  isFor: ({ lines }) => lines.some(({ read }) => holdsPhrase(read.tokens, fruits)),
  judge: judgeKernels,
}

const places = phraseSet(wildPlaces)
const parts = phraseSet(wildParts)
const gathering = phraseSet(gatheringWords)

function judgeWild(said: Said): Verdict {
  const { read, work } = said
  if (forbids(said)) return null
  if (isAnyPlant(read) || bringsUnknownPlant(said) || gathersUnnamed(said)) return 'refuse'
  const own = partsIn(said)
  if (own.length === 0) return null
  if (holdsPhrase(read.tokens, places)) return isDeniedPlace(read) ? null : 'refuse'
  const strange = unlistedWords(read, ownWords(work)).map((token) => read.tokens.indexOf(token))
  return own.some(({ at, isListed }) => !isListed && strange.includes(at - 1)) ? 'refuse' : null
}

const denialReach = 6
/** 'Never something from a hedgerow'. */
const isDeniedPlace = (read: ReadSentence): boolean => {
  const at = read.tokens.findIndex((_, index) => phraseAt(read.tokens, index, places) !== undefined)
  return isDeniedBefore(read, at, denialReach)
}

function listsMushrooms({ lines }: Work): boolean {
  return lines.some(({ keywords }) => keywords.has('mushroom'))
}

/** What squirrels eat can kill people. Source: FDA Bad Bug Book, mushroom toxins: no test but knowing the species. */
export const eatenByAnimals: SentenceRule = {
  key: 'wild-mushroom',
  isFor: listsMushrooms,
  judge: (said) => {
    if (forbids(said)) return null
    return isEatenByAnimal(said.read) ? 'refuse' : isOfAnimal(said.read) ? '' : null
  },
}

const edible = phraseSet('fit to eat|safe to eat|are edible')
const conditions = phraseSet('if|when|unless|provided|so long as|as long as')

/** 'So long as the spoon stays bright they are fit to eat': no sign tells of a mushroom what only its name does. */
export const provedByASign: SentenceRule = {
  key: 'wild-mushroom',
  isFor: listsMushrooms,
  judge: (said) => {
    const { tokens } = said.read
    return !forbids(said) && holdsPhrase(tokens, edible) && holdsPhrase(tokens, conditions) ? '' : null
  },
}

const subjectReach = 4
/** 'Heads' and 'caps' are of the mushroom. */
const notOfAnimals: ReadonlySet<WordKind> = new Set<WordKind>(['body', 'place', 'time', 'quantity'])
/** The dictionary thinks of a slug first as a coin. */
const rareAnimals = new Set(['slug'])

/** 'The slugs had a nibble, so can we': a statement whose subject is an animal proves nothing of a mushroom, whatever it does. */
const isOfAnimal = (read: ReadSentence): boolean =>
  isStatement(read) &&
  read.tokens.slice(0, subjectReach).some(({ singular }, at) => {
    const isNamed = read.mentions.some(
      ({ foods, first, last }) => foods.length > 0 && first <= at + 1 && last >= at,
    )
    return !isNamed && isAnimal(singular) && !isCompared(read, at)
  })

const isAnimal = (word: string): boolean => {
  const kinds = wordKinds(word) ?? []
  return rareAnimals.has(word) || (kinds.includes('animal') && kinds.every((kind) => !notOfAnimals.has(kind)))
}

const auxiliaries = new Set(['have', 'has', 'had', 'ever', 'already', 'also'])

/** An animal stands right before what it does; 'tastes like chicken' and 'hedgehog mushrooms are good to eat' are of people. */
const isEatenByAnimal = ({ tokens, mentions }: ReadSentence): boolean =>
  mentions.some(({ effect, first }) => {
    if (effect !== 'eat') return false
    const subject = tokens.slice(0, first).findLast(({ word }) => !auxiliaries.has(word))
    const kinds = subject === undefined ? undefined : wordKinds(subject.singular)
    return kinds?.includes('animal') === true && !kinds.includes('person')
  })

const bringing: readonly Effect[] = ['add', 'combine', 'steep', 'coat']
const ofPlants: ReadonlySet<WordKind> = new Set<WordKind>(['plant', 'food', 'substance'])

/** 'Shake in eight drops of eucalyptus': a plant by the dictionary that is no food of the kitchen and stands in no list. */
const bringsUnknownPlant = (said: Said): boolean =>
  does(said, ...bringing) &&
  unlistedWords(said.read, ownWords(said.work)).some((token) => {
    const kinds = wordKinds(token.word) ?? wordKinds(token.singular) ?? []
    const at = said.read.tokens.indexOf(token)
    return kinds.includes('plant') && kinds.every((kind) => ofPlants.has(kind)) && !isCompared(said.read, at)
  })

const unspecific = phraseSet(unspecificWords)
const growing = phraseSet(growingForms)
const anyReach = 3

/** 'Whatever blooms along the fence'. */
const isAnyPlant = ({ tokens }: ReadSentence): boolean =>
  tokens.some(
    (_, at) =>
      phraseAt(tokens, at, unspecific) !== undefined &&
      holdsPhrase(tokens.slice(at + 1, at + 1 + anyReach), growing),
  )

/** 'Snip a few of the white bells under the hedge': taken where plants grow by themselves, and no food is named before the place. */
const gathersUnnamed = ({ read: { tokens, mentions }, clauses }: Said): boolean => {
  const at = tokens.findIndex((_, index) => phraseAt(tokens, index, places) !== undefined)
  const cuts = clauses.flatMap(({ effect, isNegated, verb }) =>
    effect === 'cut' && !isNegated && verb?.form === 'base' ? [verb.first] : [],
  )
  const gathers = tokens.flatMap((_, index) =>
    phraseAt(tokens, index, gathering) === undefined ? [] : [index],
  )
  return [...cuts, ...gathers].some(
    (verb) =>
      verb < at &&
      quantifiers.has(tokens[verb + 1]?.word ?? '') &&
      !mentions.some(({ kind, first }) => kind === 'food' && first > verb && first < at),
  )
}
/** Behind the verb stands what is taken, by a number or by no name: 'slice and eat it in the meadow', 'gather everyone on the lawn' take no plant. */
const quantifiers = new Set(
  'a an some few the those these any several something anything whatever what'.split(' '),
)

/** A part of a plant that no name of a food stands with; `isListed` where a food of the list may be meant. */
type WildPart = { readonly at: number; readonly isListed: boolean }

/** 'Arum leaves', 'the leaves', and not 'the basil leaves' nor 'bay leaves'. */
function partsIn({ read, work }: Said): readonly WildPart[] {
  const { tokens, mentions } = read
  return tokens.flatMap(({ singular, isAfterMark }, at): readonly WildPart[] => {
    if (
      phraseAt(tokens, at, parts) === undefined ||
      isCompared(read, at) ||
      work.lines.some((line) => line.read.tokens.some((token) => token.singular === singular))
    )
      return []
    const named = mentions.filter(
      ({ foods, first, last }) => foods.length > 0 && first <= at && last >= at - (isAfterMark ? 0 : 1),
    )
    const isCalled = named.some(
      (mention) =>
        mention.first < at && (isShopFood(mention) || linesOf(mention, work.lines, tokens).length > 0),
    )
    const isWork = mentions.some((each) => each.first <= at && each.last >= at && isOrder(each, read))
    const isListed = named.some((mention) => linesOf(mention, work.lines, tokens).length > 0)
    return isCalled || isWork ? [] : [{ at, isListed }]
  })
}

/** A food with a name of its own, 'bay leaf', is no unknown plant. */
const isShopFood = ({ kind, foods, first, last }: ReadSentence['mentions'][number]): boolean =>
  kind === 'food' && last > first && findFood(foods[0] ?? '') !== undefined

const breaking = phraseSet(breakingVerbs)
const stones = phraseSet(stoneNouns)
const fruits = phraseSet(stoneFruits)
const reach = 4

function judgeKernels(said: Said): Verdict {
  const { tokens } = said.read
  if (forbids(said)) return null
  const isBroken = tokens.some((_, at) => {
    const verb = phraseAt(tokens, at, breaking)
    return (
      verb !== undefined &&
      tokens.slice(verb.last + 1, verb.last + 1 + reach).some((token, next, all) => {
        const isStop = all.slice(0, next + 1).some(({ isAfterMark }) => isAfterMark)
        return !isStop && phraseAt(all, next, stones) !== undefined && !token.isAfterMark
      })
    )
  })
  return isBroken ? 'refuse' : null
}
