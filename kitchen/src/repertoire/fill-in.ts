import { type CookFacts, hasTag, type Method, type Tag } from '../cooking/index.ts'
import { getFood } from '../foods/index.ts'
import { isPluralName, list, minutesText } from '../dishes/index.ts'
import { isEatenAsItIs } from './as-it-is.ts'
import { isLiquidFat } from './preps.ts'

/** A part in words: its food, how a sentence names it, and how one knows that it is done. */
export type Spoken = {
  readonly facts: CookFacts
  readonly name: string
  readonly isSeveral: boolean
  readonly line: string
  readonly done: string
}
type Parts = ReadonlyMap<string, readonly Spoken[]>

/**
 * Text with its parts named: `{a}`, `{a.name}`, `{a.juice}`, `{a.done}`, `{a.is}`, `{a.it}`, `{a.roast}` and `{a.simmer}` (the minutes that it takes), `{a.quick}` and `{a.slow}` (those of its foods that are soon tender, and the others), `{a, b}`, `{pan}`, and what is said only of some foods:
 * `[[a|with a|without]]`, `[[a.raw|said of raw food|said of what is eaten as it is]]`; `traits` has the others, `#tag` asks for a tag.
 */
export function fillIn(text: string, parts: Parts, pan = ''): string {
  return whatHolds(text, parts).replace(placeholder, (_, inside: string) =>
    inside === 'pan' ? pan : wordsFor(inside, parts),
  )
}

/** Text with its conditions decided, the inner ones first. */
function whatHolds(text: string, parts: Parts): string {
  const decided = text.replace(conditional, (_, condition: string, yes: string, no = '') =>
    holds(condition, parts) ? yes : no,
  )
  return decided === text ? text : whatHolds(decided, parts)
}

const conditional = /\[\[([\w, .#-]+)\|([^[\]|]*)(?:\|([^[\]]*))?\]\]/g
const placeholder = /\{([\w, .]+)\}/g

const ofAnimals: ReadonlySet<string> = new Set(['meat', 'poultry', 'fish', 'seafood'])

/** What a condition can ask of the foods that play a part; it holds where it is true of one of them, `several` where they are more than one. */
const traits: Readonly<Record<string, (facts: CookFacts) => boolean>> = {
  liquid: isLiquidFat,
  raw: (facts) => !isEatenAsItIs(facts),
  animal: ({ food }) => ofAnimals.has(getFood(food).category),
  canned: ({ food }) => food.startsWith('canned '),
  dried: ({ food }) => food.startsWith('dried '),
  quick: isQuick,
  slow: (facts) => !isQuick(facts),
}

/** Whether it is tender before what simmers long has begun to soften: florets and leaves, not roots. */
function isQuick({ cook }: CookFacts): boolean {
  return (cook.simmer?.minutes ?? Number.POSITIVE_INFINITY) <= 12
}

/** Whether one of the parts is there, and has the trait that the condition asks for. */
function holds(condition: string, parts: Parts): boolean {
  return condition.split(',').some((each) => {
    const [part = '', trait] = each.trim().split(/[.#]/)
    const players = parts.get(part) ?? []
    if (trait === undefined) return players.length > 0
    if (each.includes('#')) return players.some(({ facts }) => hasTag(facts, [trait as Tag]))
    if (trait === 'several') return players.length > 1
    const hasTrait = traits[trait]
    if (hasTrait === undefined) throw new RangeError(`No trait of a part is called '${trait}'.`)
    return players.some(({ facts }) => hasTrait(facts))
  })
}

function wordsFor(inside: string, parts: Parts): string {
  const [first = '', form] = inside.split('.')
  const players = parts.get(first) ?? []
  if (form === 'done') return list([...new Set(players.map(({ done }) => done))])
  if (isTimed(form)) return minutesText(longest(players, form))
  if (form === 'is') return isPlural(players) ? 'are' : 'is'
  if (form === 'it') return isPlural(players) ? 'they' : 'it'
  return namesOf(inside, parts)
}

const isTimed = (form: string | undefined): form is Method => form === 'roast' || form === 'simmer'

function longest(players: readonly Spoken[], method: Method): number {
  return Math.max(0, ...players.map(({ facts }) => facts.cook[method]?.minutes ?? 0))
}

/** The minutes of a step: those that its food takes where the text says so, else as it is written. */
export function minutesFor(text: string, parts: Parts, written: number): number {
  const [, part = '', method] = /\{(\w+)\.(roast|simmer)\}/.exec(text) ?? []
  return isTimed(method) ? longest(parts.get(part) ?? [], method) : written
}

function isPlural(players: readonly Spoken[]): boolean {
  return players.length > 1 || players.some(isPluralName)
}

/** The foods that play a part, of `part.quick` and `part.slow` those only. */
function playersOf(part: string, parts: Parts): readonly Spoken[] {
  const [name = '', form] = part.split('.')
  const players = parts.get(name) ?? []
  const isWanted = form === 'quick' || form === 'slow' ? traits[form] : undefined
  return isWanted ? players.filter(({ facts }) => isWanted(facts)) : players
}

function namesOf(inside: string, parts: Parts): string {
  const isBare = inside.endsWith('.name')
  const isJuice = inside.endsWith('.juice')
  const players = inside.split(',').flatMap((part) => playersOf(part.trim(), parts))
  const names = list(players.map(({ name }) => name))
  if (isJuice && !names.endsWith('juice')) return `the juice of the ${names}`
  return isBare || names === '' ? names : `the ${names}`
}
