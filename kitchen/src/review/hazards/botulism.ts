import { oilFlavors } from '../../lexicon/index.ts'
import { holdsPhrase, phraseSet } from '../../reading/index.ts'
import { does, doing, forbids, has, isCold, isWarm, listsWord, longest, placesIn } from './said.ts'
import type { Said, Verdict } from './said.ts'
import { namesFarTime, standsLong } from './waiting-times.ts'
import { isDry } from './shelf-foods.ts'
import { isDough } from './dough.ts'
import { isTestedCanning } from './tested-canning.ts'

const flavors = phraseSet(oilFlavors)

/** What grows in or out of the ground carries the spores, whatever it is. */
const lowAcid: ReadonlySet<string> = new Set(['vegetable', 'herb', 'legume'])

/** Garlic and herbs under oil, at any temperature but the fridge's. Source: CDC, botulism prevention. */
export function oilKept(said: Said): Verdict {
  const { work, read } = said
  const hasBoth =
    listsWord(work.lines, 'oil') &&
    (work.lines.some(
      (line) => holdsPhrase(line.read.tokens, flavors) || lowAcid.has(line.food?.category ?? ''),
    ) ||
      holdsPhrase(read.tokens, flavors))
  if (!hasBoth || isCold(said) || forbids(said)) return null
  const words = read.tokens.map(({ singular }) => singular)
  const isJar = words.includes('jar') || words.includes('bottle')
  const isNamed =
    (words.includes('oil') || isJar || follows(said)) &&
    (holdsPhrase(read.tokens, flavors) || isJar || follows(said))
  const isLong = standsLong(said)
  const isKept =
    placesIn(said).has('shelf') ||
    (isLong && (isWarm(said) || does(said, 'steep', 'store', 'wait', 'add', 'move', 'preserve')))
  const isMore = hasOtherFood(said) && !placesIn(said).has('shelf')
  return isKept && isNamed && !does(said, 'cook') && !isDough(said) && !isMore ? 'refuse' : null
}

/** 'Cover with the oil. Keep for three weeks': the sentence before put it under oil. */
function follows({ before, lines, read }: Said): boolean {
  const last = before.at(-1)
  const isBare = read.mentions.every(({ foods }) => foods.length === 0)
  return (
    isBare &&
    last !== undefined &&
    lines.length <= 4 &&
    last.tokens.some(({ word }) => word === 'oil') &&
    holdsPhrase(last.tokens, flavors)
  )
}

/** A marinade, a stew: what is more than oil and its flavours is judged by what else is in it. */
const hasOtherFood = ({ events }: Said) =>
  events.some(({ named }) =>
    [...named].some(
      ({ animal, food }) =>
        animal !== null ||
        ['legume', 'plant-protein', 'grain', 'bread-bakery', 'dairy', 'poultry', 'meat'].includes(
          food?.category ?? '',
        ),
    ),
  )

/** Nothing here is canned: jars on a shelf need a tested recipe. Source: USDA Complete Guide to Home Canning. */
export function keptOnShelf(said: Said): Verdict {
  if (isCold(said) && !isProcessed(said)) return null
  if (forbids(said) || isTestedCanning(said.work)) return null
  if (isProcessed(said)) return 'refuse'
  const isLong = longest(said) > 7 * 1440
  if (namesFarTime(said.read) && wasJarred(said) && !isDry(said)) return 'refuse'
  const isShelved = placesIn(said).has('shelf') || has(said, 'word', 'shelf-stable')
  const isDryFood = isDry(said)
  const isStored = does(said, 'store', 'wait', 'preserve')
  if (isShelved && isStored && (isLong || wasJarred(said)) && !isDryFood) return 'refuse'
  return placesIn(said).has('room') && isLong && isStored && !isDryFood ? 'refuse' : null
}

/** Jars that are boiled, sealed or canned: what is in them is meant to keep without cold. */
function isProcessed(said: Said): boolean {
  if (doing(said, 'preserve').some(({ verb }) => verb?.id === 'pressure can')) return true
  if (!isJarred(said) || isCold(said)) return false
  const isHeated = doing(said, 'cook').some(
    ({ verb, mentions, quantities }) =>
      verb?.id === 'boil' && quantities.length > 0 && mentions.every(({ foods }) => foods.length === 0),
  )
  const isSealed =
    doing(said, 'preserve').some(({ verb }) => verb?.id === 'seal the jars') &&
    (placesIn(said).has('shelf') || placesIn(said).has('room') || isHeated || longest(said) > 1440)
  return isHeated || isSealed || said.read.tokens.some(({ word }) => word === 'canner')
}

const wasJarred = (said: Said) =>
  isJarred(said) || said.before.slice(-3).some((read) => isJarred({ ...said, read }))

const isJarred = ({ read }: Said) =>
  read.tokens.some(({ singular }) => singular === 'jar' || singular === 'bottle' || singular === 'canner')
