import { type CookFacts, hasTag, type Method, type Tag } from '../cooking/index.ts'
import { getFood } from '../foods/index.ts'
import { isPluralName, list, minutesText } from '../dishes/index.ts'
import { isEatenAsItIs } from './as-it-is.ts'
import { inTurn } from './in-turn.ts'
import { isLiquidFat, isSpooned } from './preps.ts'

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
 * Text with its parts named: `{a}`, `{a.name}`, `{a.juice}`, `{a.done}`, `{a.is}`, `{a.it}`, `{a.roast}`, `{a.simmer}` and `{a.boil}` (the minutes that it takes), `{a, b.turns.simmer}` ('add the potatoes and simmer for 12 minutes. Stir in the peas ..'), `{a.quick}` and `{a.slow}` (those of its foods that are soon tender, and the others), `{a, b}`, `{pan}`, and what is said only of some foods:
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
  spooned: isSpooned,
  small: ({ food }) => (getFood(food).portions.piece ?? 0) < smallPiece,
}

/** Grams of a tortilla of which four go into a skillet; of larger ones two. */
const smallPiece = 28

/** Whether it is tender before what simmers long has begun to soften: florets and leaves, not roots, nor mushrooms, which want to be browned. */
function isQuick({ cook, tags }: CookFacts): boolean {
  return !tags.has('mushroom') && (cook.simmer?.minutes ?? Number.POSITIVE_INFINITY) <= 12
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
  const [first = '', form, method] = inside.split('.')
  const players = playersOf(first, parts)
  if (form === 'turns') return inTurn(players, method as Method).text
  if (method === 'simmer' || method === 'roast')
    return minutesText(longest(playersOf(`${first}.${form}`, parts), method))
  if (form === 'done') return list([...new Set(players.map(({ done }) => done))])
  if (isTimed(form)) return minutesText(longest(players, form))
  if (form === 'is') return isPlural(players) ? 'are' : 'is'
  if (form === 'it') return isPlural(players) ? 'they' : 'it'
  return namesOf(inside, parts)
}

const isTimed = (form: string | undefined): form is Method =>
  form === 'roast' || form === 'simmer' || form === 'boil'

function longest(players: readonly Spoken[], method: Method): number {
  return Math.max(0, ...players.map(({ facts }) => facts.cook[method]?.minutes ?? 0))
}

/** The minutes of a step: those that its food takes where the text says so, else as it is written. */
export function minutesFor(text: string, parts: Parts, written: number): number {
  const [, part = '', turns, method] =
    /\{([\w, ]+)\.(turns\.)?(roast|simmer|saute|boil)\}/.exec(whatHolds(text, parts)) ?? []
  if (turns !== undefined)
    return Math.max(written, inTurn(playersOf(part, parts), method as Method).minutes + 1)
  return isTimed(method) ? longest(parts.get(part) ?? [], method) : written
}

function isPlural(players: readonly Spoken[]): boolean {
  return players.length > 1 || players.some(isPluralName)
}

/** The foods that play a part, or several parts; of `part.quick` and `part.slow` those only. */
function playersOf(part: string, parts: Parts): readonly Spoken[] {
  if (part.includes(',')) return part.split(',').flatMap((each) => playersOf(each.trim(), parts))
  const [name = '', form] = part.split('.')
  const players = parts.get(name) ?? []
  const isWanted = form === 'quick' || form === 'slow' ? traits[form] : undefined
  return isWanted ? players.filter(({ facts }) => isWanted(facts)) : players
}

function namesOf(inside: string, parts: Parts): string {
  const isBare = inside.endsWith('.name')
  const isJuice = inside.endsWith('.juice')
  const players = playersOf(inside, parts)
  const names = list(players.map(({ name }) => name))
  if (isJuice && !names.endsWith('juice')) return `the juice of the ${names}`
  return isBare || names === '' ? names : `the ${names}`
}
