import {
  brokenWords,
  equipmentWords,
  forms,
  oneVessel,
  onlyWords,
  stovesWithOven,
  workVerbs,
} from '../../lexicon/index.ts'
import type { EquipmentId } from '../../lexicon/index.ts'
import { phraseAt, phraseSet, verbForms } from '../../reading/index.ts'
import type { PhraseSet, Token } from '../../reading/index.ts'
import { isDenied } from './denied.ts'
import type { Denial } from './denied.ts'
import type { PlacedDish } from './read-dishes.ts'
import type { Wish } from './wish.ts'

export const vessel = phraseSet(oneVessel)
let toolSets: readonly (readonly [EquipmentId, PhraseSet])[] | undefined
const only = phraseSet(onlyWords)
const broken = phraseSet(brokenWords)
const brokenWithin = 4
const onlyWithin = 4

const wholeStoves = new Set(forms(stovesWithOven))

type Tools = Pick<Wish, 'equipment' | 'isOnlyEquipment' | 'withoutEquipment'>

export function equipmentIn(tokens: readonly Token[], denials: readonly Denial[]): Tools {
  toolSets ??= Object.entries(equipmentWords).map(
    ([id, words]) => [id as EquipmentId, phraseSet(words)] as const,
  )
  const wanted = new Set<EquipmentId>()
  const unwanted = new Set<EquipmentId>()
  let isOnlyEquipment = false
  for (let at = 0; at < tokens.length; at += 1) {
    const best = toolSets
      .map(([id, set]) => ({ id, last: phraseAt(tokens, at, set)?.last ?? -1 }))
      .reduce((a, b) => (b.last > a.last ? b : a))
    if (best.last < 0) continue
    if (isDenied(denials, at) || isBroken(tokens, best.last)) {
      unwanted.add(best.id)
      if (wholeStoves.has(tokens[at]?.word ?? '')) unwanted.add('oven')
    } else {
      wanted.add(best.id)
      isOnlyEquipment ||= isOnly(tokens, at)
    }
    at = best.last
  }
  const isOnlyPan =
    wanted.size === 0 && tokens.some((_, at) => phraseAt(tokens, at, vessel) && isOnly(tokens, at))
  return {
    equipment: isOnlyPan ? ['stove'] : [...wanted].filter((id) => !unwanted.has(id)),
    isOnlyEquipment: isOnlyEquipment || isOnlyPan,
    withoutEquipment: [...unwanted],
  }
}

/** 'My oven is broken', 'the slow cooker, it died': told within a few words, before the sentence ends. */
function isBroken(tokens: readonly Token[], last: number): boolean {
  for (let at = last + 1; at < tokens.length && at <= last + brokenWithin; at += 1) {
    if (tokens[at]?.isAfterStop === true) return false
    if (phraseAt(tokens, at, broken) !== undefined) return true
  }
  return false
}

const isOnly = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - onlyWithin), at).some((_, index, before) => {
    const place = at - before.length + index
    return phraseAt(tokens, place, only) !== undefined
  })

let work: ReadonlyMap<string, { readonly verb: string; readonly isBase: boolean }> | undefined

/** The verbs of cooking that a message denies: 'not fried', 'without baking', 'besides roasting'. */
export function workIn(tokens: readonly Token[], denials: readonly Denial[]): readonly string[] {
  work ??= new Map(
    forms(workVerbs).flatMap((verb) =>
      Object.values(verbForms(verb)).map((form) => [form, { verb, isBase: form === verb }] as const),
    ),
  )
  const all = work
  const found = tokens.flatMap(({ word }, at) => {
    const done = all.get(word)
    return done !== undefined && isDenied(denials, at) && !(done.isBase && isNoun(tokens, denials, at))
      ? [done.verb]
      : []
  })
  return [...new Set(found)]
}

/** 'No salad stuff': the bare form is a verb where the denial begins with it or 'to' stands before. */
const isNoun = (tokens: readonly Token[], denials: readonly Denial[], at: number): boolean =>
  tokens[at - 1]?.word !== 'to' && denials.every(({ first }) => first !== at)

/** Of 'no stew' and 'no grill' the stew and the grill are meant. */
export const isWorkAlone = (verb: string, unwanted: readonly PlacedDish[]): boolean =>
  !Object.hasOwn(equipmentWords, verb) && unwanted.every(({ dish }) => !dish.said.includes(verb))

const cooking = new Set(['cook', 'cooking', 'cooked'])
/** 'Can't be bothered to cook'; 'no cooked breakfast' is denied too. */
export const deniesCooking = (tokens: readonly Token[], denials: readonly Denial[]): boolean =>
  tokens.some(
    ({ word }, at) => cooking.has(word) && isDenied(denials, at) && !asksWhat.has(tokens[at - 2]?.word ?? ''),
  )
/** 'Not sure what to cook'. */
const asksWhat = new Set(['what', 'how', 'which'])
