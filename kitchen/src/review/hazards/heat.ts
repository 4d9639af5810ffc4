import { findFood } from '../../foods/index.ts'
import { partCooking } from '../../lexicon/index.ts'
import type { Effect } from '../../lexicon/index.ts'
import { findPhrase, phraseSet } from '../../reading/index.ts'
import type { FoundPhrase } from '../../reading/index.ts'
import { safetySentence } from '../heat/doneness.ts'
import { replaceClause } from '../words/rewrite.ts'
import { does, doing, forbids, has, longest, mentionsOf, placesIn, saidOf } from './said.ts'
import type { Said, SentenceRule, Verdict } from './said.ts'

const parts = phraseSet(partCooking)

/** Meat that is half cooked and kept is refused; where it goes on at once, it is cooked through. Source: USDA FSIS, partial cooking. */
function partCooked(said: Said): Verdict {
  if (said.raw.length === 0) return null
  if (said.raw.every(({ animal }) => animal.safe.group === 'egg' || animal.safe.group === 'bacon'))
    return null
  const half = findPhrase(said.read.tokens, parts)
  if (half === undefined ? forbids(said) : isDeniedAt(half, said)) return null
  const own = said.raw.find((line) => said.events.some(({ named }) => named.has(line)))
  const [seared] = doing(said, 'sear')
  const kept = doing(said, 'chill', 'store', 'freeze').length > 0 || placesIn(said).has('cold')
  const isFinished =
    doing(said, 'cook').some(({ first }) => first > (seared?.first ?? 0)) ||
    said.read.quantities.some(({ kind }) => kind === 'temperature')
  if (own === undefined) return null
  const isLater = has(said, 'word', 'ahead') || has(said, 'time')
  if (half !== undefined)
    return kept || isLater ? 'refuse' : replaceClause(said.read, half.first, half.last, safetySentence(own))
  const isKept = seared !== undefined && kept && (longest(said) > longestKept || has(said, 'word', 'ahead'))
  return isKept && !isFinished ? 'refuse' : null
}

/** 'Never eat it half-cooked'; not 'half-cook it, and do not refrigerate it'. */
const isDeniedAt = (half: FoundPhrase, { read }: Said): boolean =>
  read.mentions.some(({ isNegated, first, last }) => isNegated && first <= half.last && last >= half.first)

/** Minutes after which what was seared and put away counts as kept. */
const longestKept = 120

/** Source: USDA FSIS, slow cookers and food safety. */
function frozenInSlowCooker(said: Said): Verdict {
  const slow = saidOf(said.work).flat().filter(isSlow)
  if (slow.length === 0 || forbids(said) || does(said, 'thaw') || placesIn(said).has('cold')) return null
  const isListedSo = slow.some(({ read }) => read === said.read) && holdsFrozen(said)
  return isListedSo || (said.raw.length > 0 && isTakenFrozen(said)) ? 'refuse' : null
}

const isSlow = (said: Said): boolean =>
  placesIn(said).has('slow-cooker') || doing(said, 'cook').some(({ verb }) => verb?.id === 'slow cook')

/** A line says that the meat is frozen, and no sentence before thaws it. */
const holdsFrozen = ({ raw, before }: Said): boolean =>
  raw.some(
    ({ read, animal }) =>
      animal.safe.group !== 'crustaceans and scallops' &&
      read.mentions.some(({ kind, id }) => kind === 'state' && id === 'frozen') &&
      !read.mentions.some(({ kind, id }) => kind === 'state' && id === 'thawed'),
  ) &&
  !before.some(({ mentions }) =>
    mentions.some(({ kind, effect }) => kind === 'technique' && effect === 'thaw'),
  )

const leaving = new Set(['from', 'of'])
const leavingReach = 3

/** 'Still frozen', 'out of the deep freeze': as it goes in, whichever sentence names the cooker. */
const isTakenFrozen = (said: Said): boolean =>
  does(said, ...putting) &&
  !does(said, 'store', 'freeze') &&
  (mentionsOf(said, 'state', 'frozen').some(({ last }) => !isOfOther(last, said)) || comesFrozen(said))

const ofGarden: ReadonlySet<string> = new Set(['vegetable', 'fruit', 'herb', 'legume'])

/** 'The frozen peas and the thighs': the word belongs to what stands right behind it. */
const isOfOther = (last: number, { read }: Said): boolean =>
  read.mentions.some(
    ({ foods, first, last: end }) =>
      foods.length > 0 &&
      first <= last + 1 &&
      end > last &&
      foods.every((food) => ofGarden.has(findFood(food)?.category ?? '')),
  )

const putting: readonly Effect[] = ['add', 'move', 'cook', 'combine']

const comesFrozen = (said: Said): boolean =>
  mentionsOf(said, 'place', 'frozen').some(({ first }) =>
    said.read.tokens.slice(Math.max(0, first - leavingReach), first).some(({ word }) => leaving.has(word)),
  )

/** Water or ice in hot oil. Source: US Fire Administration. */
function wetOil(said: Said): Verdict {
  const words = said.read.tokens.map(({ word }) => word)
  if (forbids(said)) return null
  const oil = words.findIndex(
    (word, at) => word === 'oil' && ['hot', 'smoking', 'burning', 'boiling'].includes(words[at - 1] ?? ''),
  )
  const water = words.findIndex((word) => word === 'water' || word === 'ice')
  const isPoured =
    does(said, 'add') &&
    oil !== -1 &&
    water !== -1 &&
    water < oil &&
    ['into', 'in', 'on', 'onto', 'to'].some((word) => words.slice(water, oil).includes(word))
  return isPoured ? 'refuse' : null
}

/** Heat that comes too late, in parts, or where it bursts. */
export const heatRules: readonly SentenceRule[] = [
  { key: 'part-cooked-meat', judge: partCooked },
  { key: 'slow-cooked-from-frozen', judge: frozenInSlowCooker },
  { key: 'oil-fire', judge: wetOil },
]
