import { animalWords, techniqueRows } from '../../lexicon/index.ts'
import {
  celsius,
  fahrenheit,
  holdsPhrase,
  numberAt,
  phraseAt,
  phraseSet,
  quantitiesIn,
  tokensOf,
} from '../../reading/index.ts'
import type { Quantity, ReadSentence, Token } from '../../reading/index.ts'

/** A temperature as written. `start` and `end` delimit the words; `celsius` and `fahrenheit` are both given, computed from `unit`. */
export type WrittenTemperature = {
  readonly start: number
  readonly end: number
  readonly degrees: number
  readonly unit: 'C' | 'F'
  readonly fahrenheit: number
  readonly celsius: number
}

/** Every temperature of a text, in order, in digits or words. Of a span the lower end; without a unit, what a cook means: above 110 Fahrenheit. */
export function temperaturesIn(text: string): readonly WrittenTemperature[] {
  return quantitiesIn(tokensOf(text))
    .filter(({ kind }) => kind === 'temperature')
    .map(written)
}

/** A quantity that is a temperature, as both scales have it. */
export function written({ start, end, figure, unit, range: { min } }: Quantity): WrittenTemperature {
  const meant = unit ?? (Math.abs(min - figure) < 0.01 ? 'C' : 'F')
  return {
    start,
    end,
    degrees: figure,
    unit: meant,
    fahrenheit: meant === 'F' ? figure : fahrenheit(figure),
    celsius: meant === 'C' ? figure : celsius(figure),
  }
}

/** '165°F (74°C)'. */
export function writePair(both: { readonly fahrenheit: number; readonly celsius: number }): string {
  return `${Math.round(both.fahrenheit)}°F (${Math.round(both.celsius)}°C)`
}

const probes = new Set(['internal', 'inside', 'thermometer', 'probe', 'probes'])
const probeReach = 5
/** A cook's figures inside meat, in °F. */
const insideFigures = { min: 130, max: 212 }

/** 'You look for an internal temp of 203': figures without a sign that are of the inside, in °F. */
export const bareInsides = ({
  tokens,
  quantities,
}: Pick<ReadSentence, 'tokens' | 'quantities'>): readonly number[] =>
  tokens.flatMap((_, at) => {
    const isRead = tokens.slice(Math.max(0, at - probeReach), at).some(({ word }) => probes.has(word))
    const isOther = quantities.some(({ first, last }) => first <= at && at <= last)
    const figure = isRead && !isOther ? numberAt(tokens, at, false) : undefined
    const next = tokens[figure?.next ?? 0]
    const isAlone = next === undefined || next.isAfterMark || next.isAfterDash
    return figure !== undefined &&
      isAlone &&
      figure.value >= insideFigures.min &&
      figure.value <= insideFigures.max
      ? [figure.value]
      : []
  })

const elsewhere = phraseSet(
  'oven|preheat|preheated|preheating|oil|fryer|water|smoker|grill|barbecue|syrup|sugar|caramel|milk|yeast|fridge|refrigerator|refrigerate|freezer|room|fan|air fryer|griddle|plancha|stone|proof|proofing|broiler|chocolate|dough|bread|loaf|cream|gas mark|mark|convection|toaster oven|wort|mash|incubate|yogurt maker|coals|bake at|roast at|bake for|bake|cake|custard|fat|skillet|pan|wort temperature',
)
const waterBath = phraseSet('sous vide|water bath|waterbath|bath|circulator')
const inside = phraseSet(
  'internal|inside|thickest|center|centre|middle|thermometer|reads|read|registers|register|reach|reaches|core|cooked to|cook to|until it is|until it hits|probe|says|shows|bone|temperature of the meat|internally|done at|take off at|pull at|pulled at|heart',
)

const animals = phraseSet(
  [
    ...Object.values(animalWords),
    'breast|breasts|thigh|thighs|wing|wings|drumstick|drumsticks|fillet|fillets|chop|chops|burger|burgers|patty|patties|meatball|meatballs|leg|legs|loin',
  ].flatMap((list) => list.split('|')),
)

/** Milk, water and dough are warmed to less than this. */
const warmestDough = 46
const behind = 8

/** True for the temperature of the food itself, by size and by the words around it; false for an oven's or an oil's. */
export function isInternal(text: string, { start, end, celsius: degrees }: WrittenTemperature): boolean {
  if (degrees > 101 || degrees < 35) return false
  const tokens = tokensOf(text)
  const at = tokens.findIndex((token) => token.start >= start)
  const next = tokens.findIndex((token) => token.start >= end)
  if (next !== -1 && (isNear(tokens, next) || holdsPhrase(tokens.slice(next, next + 3), waterBath)))
    return true
  if (isLeast(tokens, next) || isEndOfObject(tokens, at) || isEndOfTime(tokens, at)) return true
  const clause = clauseBefore(tokens, at)
  if (holdsPhrase(clause, waterBath)) return true
  if (isOfChamber(tokens, at)) return false
  if (degrees > warmestDough && (endsInUntil(clause) || isBehindUntil(clause))) return true
  return holdsPhrase(clause, inside) || !holdsPhrase(clause, elsewhere)
}

/** 'In the center', 'inside', '(74°C) at the bone' right behind the figure. */
function isNear(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < Math.min(tokens.length, from + behind); at += 1) {
    if (at > from + 1 && isDegrees(tokens, at)) break
    if (tokens[at]?.isAfterStop && at > from && tokens[at]?.word !== '°' && !isFigure(tokens[at])) break
    if (phraseAt(tokens, at, inside) !== undefined) return !isPlaceOfOven(tokens, at)
  }
  return false
}

const cooking = phraseSet(
  techniqueRows
    .filter(({ effect }) => effect === 'cook')
    .flatMap(({ rows }) => rows.flatMap((row) => row.split('|'))),
)
const chamberReach = 4

/** 'Smoke at 165°F', 'roast the birds at 140°F': how hot it is around the food. */
const isOfChamber = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.word === 'at' &&
  tokens
    .slice(0, at - 1)
    .some(
      (_, verb) =>
        at - verb <= chamberReach &&
        phraseAt(tokens, verb, cooking) !== undefined &&
        !articles.has(tokens[verb - 1]?.word ?? ''),
    )

const articles = new Set(['the', 'a', 'your', 'this'])

const leastReach = 5

/** '160°F (71°C) or more': an oven is set to no such figure. */
const isLeast = (tokens: readonly Token[], from: number): boolean =>
  from !== -1 &&
  tokens
    .slice(from, from + leastReach)
    .some(({ word }, index, all) => word === 'or' && all[index + 1]?.word === 'more')

/** Another figure of degrees: what stands behind it is said of that one. */
const isDegrees = (tokens: readonly Token[], at: number): boolean =>
  isFigure(tokens[at]) && ['°', 'degrees', 'f', 'c'].includes(tokens[at + 1]?.word ?? '')

/** 'Grill it to 165', 'fry the chicken to 74': the object ends at that heat. */
function isEndOfObject(tokens: readonly Token[], at: number): boolean {
  const object = tokens[at - 2]?.word ?? ''
  return (
    tokens[at - 1]?.word === 'to' &&
    (object === 'it' || object === 'them' || holdsPhrase(tokens.slice(Math.max(0, at - 2), at - 1), animals))
  )
}

/** 'Grill for 35 minutes to 165°F': no oven is named, and the time ends at that heat. */
const isEndOfTime = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.word === 'to' &&
  quantitiesIn(tokens.slice(0, at - 1)).some(
    ({ kind, last }) =>
      kind === 'duration' &&
      tokens.slice(last + 1, at - 1).every(({ word }) => perSide.has(word) || manners.has(word)),
  )

/** What is done meanwhile: 'for 12 minutes, turning often, to 165°F'. */
const manners = new Set(
  'turning flipping basting rotating shaking stirring often once twice halfway occasionally frequently regularly'.split(
    ' ',
  ),
)

const perSide = new Set([
  'per',
  'a',
  'each',
  'every',
  'on',
  'side',
  'sides',
  'more',
  'both',
  'total',
  'or',
  'so',
])

const isFigure = (token: Token | undefined) => token !== undefined && token.word.charCodeAt(0) < 65
const isPlaceOfOven = (tokens: readonly Token[], at: number) =>
  ['oven', 'rack', 'shelf', 'pan', 'position'].includes(tokens[at + 1]?.word ?? '') ||
  (tokens[at + 1]?.word === 'of' && ['oven', 'pan'].includes(tokens[at + 3]?.word ?? ''))

function clauseBefore(tokens: readonly Token[], at: number): readonly Token[] {
  let from = at
  while (
    from > 0 &&
    !(tokens[from]?.isAfterStop && !isFigure(tokens[from]) && !isPartner(tokens, from)) &&
    at - from < 18
  )
    from -= 1
  return tokens.slice(from, at)
}

/** The first figure of a pair stands in front of the bracket of the second. */
const isPartner = (tokens: readonly Token[], at: number) =>
  ['f', 'c', '°'].includes(tokens[at - 1]?.word ?? '')

/** 'Over barely simmering water until thick and 160°F': what the words behind 'until' say is of the food. */
function isBehindUntil(clause: readonly Token[]): boolean {
  const until = clause.findLastIndex(({ word }) => word === 'until' || word === 'till')
  return until !== -1 && !holdsPhrase(clause.slice(until), elsewhere)
}

const fillers = new Set(['it', 'they', 'is', 'are', 'its', 'theyre', 'just', 'about'])

function endsInUntil(clause: readonly Token[]): boolean {
  const last = clause.findLast(({ word }) => !fillers.has(word))
  return last?.word === 'until' || last?.word === 'till'
}
