import {
  anotherVessel,
  anyHeatVerbs,
  boilingPoints,
  forms,
  heatVerbs,
  heatWords,
  heatedVessels,
} from '../../lexicon/index.ts'
import type { EquipmentId } from '../../lexicon/index.ts'
import { holdsPhrase, phraseAt, phraseSet, readSentences, verbForms } from '../../reading/index.ts'
import type { PhraseSet, ReadSentence } from '../../reading/index.ts'

/** What the steps of a dish are done with: where their heat comes from, and how many vessels stand over it. */
export type UsedEquipment = { readonly heat: ReadonlySet<EquipmentId>; readonly vessels: number }

/**
 * What a dish needs to be cooked with, read from its steps.
 * @example equipmentOf(['Fry the onions in a skillet.', 'Bake for 20 minutes.']).heat // stove, oven
 */
export function equipmentOf(steps: readonly string[]): UsedEquipment {
  const heat = new Set<EquipmentId>()
  const vessels = new Set<string>()
  let last: EquipmentId = 'stove'
  for (const read of steps.flatMap(readSentences)) {
    const places = placesIn(read)
    const sources = sourcesIn(read, places, last)
    for (const source of sources) heat.add(source)
    for (const vessel of vesselsIn(read, sources)) vessels.add(vessel)
    last = sources.at(-1) ?? last
  }
  return { heat, vessels: vessels.size }
}

/** What stands in every filling of a dish: its steps without what depends on a part. */
export const alwaysSaid = (steps: readonly string[]): readonly string[] =>
  steps.map((text) =>
    text
      .split('[[')
      .map((part, at) => (at === 0 ? part : (part.split(']]')[1] ?? '')))
      .join(''),
  )

type Source = keyof typeof heatWords
let sources: readonly (readonly [Source, PhraseSet])[] | undefined

/** The places of heat that a sentence names, in order; a tin is none on the stove. */
function placesIn({ tokens }: ReadSentence): readonly EquipmentId[] {
  sources ??= Object.entries(heatWords).map(
    ([source, words]) => [source as Source, phraseSet(words)] as const,
  )
  const found: EquipmentId[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const best = sources
      .map(([source, set]) => ({ source, last: phraseAt(tokens, at, set)?.last ?? -1 }))
      .reduce((a, b) => (b.last > a.last ? b : a))
    if (best.last < 0) continue
    if (best.source !== 'vessel in the oven') found.push(best.source)
    at = best.last
  }
  return found
}

type Verb = { readonly source: EquipmentId | null }
let verbs: ReadonlyMap<string, Verb> | undefined

/** What verbs of heat tell of its source; null for those that go on where the food is. */
function heatVerb(word: string): Verb | undefined {
  verbs ??= new Map([
    ...formsOfVerbs(anyHeatVerbs, null),
    ...Object.entries(heatVerbs).flatMap(([source, list]) => formsOfVerbs(list, source as EquipmentId)),
  ])
  return verbs.get(word)
}

const formsOfVerbs = (list: string, source: EquipmentId | null): readonly (readonly [string, Verb])[] =>
  forms(list).flatMap((verb) => {
    const { base, third, progressive } = verbForms(verb)
    return [base, third, progressive].map((form) => [form, { source }] as const)
  })

const boiling = phraseSet(boilingPoints)

/** Where the heat of a sentence comes from: what it names, what its verbs say, and for 'cook' and 'melt' where the food was before. */
function sourcesIn(
  { mentions, tokens }: ReadSentence,
  places: readonly EquipmentId[],
  before: EquipmentId,
): readonly EquipmentId[] {
  const done = mentions
    .filter(({ kind, form, isNegated }) => kind === 'technique' && form !== 'past' && !isNegated)
    .flatMap(({ text }) => heatVerb(text.toLowerCase()) ?? [])
  const boils = holdsPhrase(tokens, boiling)
  const told = [...done.flatMap(({ source }) => source ?? []), ...(boils ? (['stove'] as const) : [])]
  const isGoingOn = places.length === 0 && told.length === 0 && done.length > 0
  // 'Roast in a dry pan', 'grill under the broiler': the place that is named counts more than the verb.
  const byVerbs = told.filter(
    (source) => places.length === 0 || source === 'stove' || places.includes(source),
  )
  const isCold =
    places.length > 0 && done.length === 0 && !boils && !places.some((place) => place !== 'stove')
  return isCold ? [] : [...new Set([...places, ...byVerbs, ...(isGoingOn ? [before] : [])])]
}

let vesselSets: readonly (readonly [string, PhraseSet])[] | undefined
const another = phraseSet(anotherVessel)
const waterWithin = 4

/** The vessels over heat that a sentence names; what boils without one stands in a pot. */
function vesselsIn({ tokens }: ReadSentence, heat: readonly EquipmentId[]): readonly string[] {
  vesselSets ??= Object.entries(heatedVessels).map(([vessel, words]) => [vessel, phraseSet(words)] as const)
  const found: string[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const more = phraseAt(tokens, at, another)
    const best = (vesselSets ?? [])
      .map(([vessel, set]) => ({ vessel, last: phraseAt(tokens, at, set)?.last ?? -1 }))
      .reduce((a, b) => (b.last > a.last ? b : a))
    const last = Math.max(best.last, more?.last ?? -1)
    if (last < 0) continue
    const isOfWater = tokens.slice(last + 1, last + 1 + waterWithin).some(({ word }) => word === 'water')
    found.push(more !== undefined ? `another ${best.vessel}` : isOfWater ? 'pot' : best.vessel)
    at = last
  }
  const boils = heat.includes('stove') && tokens.some(({ word }) => word === 'water')
  return found.length === 0 && boils ? ['pot'] : found
}
