import { bakingMixes, edibleDough, rawDoughWords, unbakedComponents } from '../../lexicon/index.ts'
import { findPhrase, holdsPhrase, phraseAt, phraseSet, tokensOf } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import type { Line } from '../../graph/index.ts'
import { isDenial } from '../words/denial.ts'
import { graphIn } from '../work.ts'
import type { Work } from '../work.ts'
import { refuse, saidSentences, listed, heats } from './food-rule.ts'
import type { FoodVerdict } from './food-rule.ts'

const doughs = phraseSet(edibleDough)
const rawDough = phraseSet(rawDoughWords)
const treated = phraseSet('heat treated|almond flour|oat flour|coconut flour|almond|oats')
const mixes = phraseSet(bakingMixes)
const grains = phraseSet(`flour|${bakingMixes}`)
const safeFlours = phraseSet(
  'almond flour|coconut flour|oat flour|chickpea flour|heat treated|dusting|cassava flour|rice flour|tapioca flour|almond|oat|coconut|tortilla|tortillas',
)

/** Source: FDA, raw flour. */
export function flour(work: Work): FoodVerdict {
  const lines = work.lines.filter(
    ({ read, food }) =>
      holdsPhrase(read.tokens, grains) &&
      !holdsPhrase(read.tokens, safeFlours) &&
      (food === undefined || food.category === 'flour-baking' || holdsPhrase(read.tokens, mixes)),
  )
  if (holdsPhrase(tokensOf(work.title), doughs) && lines.length > 0 && !listed(work, treated)) return refuse
  if (saidSentences(work).some(offersRaw) && !listed(work, treated)) return refuse
  return lines.some((line) => isMain(line) && !isHeatedBehind(work, line)) &&
    (!isComponent(work.title) || isEaten(work))
    ? refuse
    : null
}

/** 'Taste the raw dough'; not 'do not nibble the raw dough'. */
function offersRaw({ tokens, mentions }: ReadSentence): boolean {
  const found = findPhrase(tokens, rawDough)
  return found !== undefined && !mentions.some((mention) => isDenial(mention) && mention.last < found.first)
}

/** Flour goes where the dough or the coating goes: any heat behind its first mention is meant of it. */
function isHeatedBehind(work: Work, line: Line): boolean {
  const { events } = graphIn(work)
  const isMix = holdsPhrase(line.read.tokens, mixes)
  const first = events.findIndex(
    ({ named, read }) =>
      named.has(line) ||
      read.tokens.some(({ word }) => word === 'flours') ||
      (isMix && holdsPhrase(read.tokens, mixes)),
  )
  return events.some((event, at) => at >= first && heats(event))
}

/** A dusting for the board stays on the board. */
const isMain = ({ parsed, read }: Line) =>
  parsed.grams === null ? holdsPhrase(read.tokens, mixes) : parsed.grams > 40
/** Something is eaten or handed out: it is no part of another dish. */
const isEaten = (work: Work): boolean =>
  graphIn(work).events.some(
    ({ clause: { effect, isNegated, verb } }) =>
      !isNegated && verb?.form === 'base' && (effect === 'eat' || effect === 'serve'),
  )

const components = phraseSet(unbakedComponents)

/** 'Pie Dough', 'Pancake Mix' are made to be baked later; 'Cake Batter Dip' is not. */
const isComponent = (title: string): boolean => {
  const tokens = tokensOf(title)
  return tokens.some((_, at) => phraseAt(tokens, at, components)?.last === tokens.length - 1)
}
