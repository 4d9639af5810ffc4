import type { DayRange } from '../../foods/index.ts'
import type { AskedFood } from '../display-name.ts'
import { guidanceText } from '../guidance.ts'
import { frozenText, keptText } from '../replies/storage.ts'
import { tokensOf } from '../asked/tokens.ts'
import { preparedIn, preparedText } from '../keeping/keeping.ts'
import type { PreparedFood } from '../keeping/prepared-foods.ts'
import { foodsIn } from '../named-foods.ts'
import { capital } from '../voice.ts'
import { clausesOf } from './polarity.ts'
import { instead } from './statement.ts'
import type { ReadStatement, StatementVerdict } from './statement.ts'
import { spansIn } from './storage-periods.ts'
import type { SaidSpan } from './storage-periods.ts'

const keeps =
  /\b(?:keeps?|kept|stands?|last(?:s|ing)?|stor(?:e|ed|es|age|ing)|stays? (?:good|fresh|safe|crisp|edible)|shelf[- ]?life|good for|fine for|use (?:it |them )?(?:up )?(?:within|by|in)|used (?:up )?within|eat (?:it |them )?(?:within|in)|eaten within|within|freez(?:e|es|er|ing)|frozen|fridge|refrigerat\w*|pantry|cupboard|leftovers?|expires?|spoils?)\b/
/** Waiting that is part of a recipe: it has nothing to do with how long food keeps. */
const recipeWait =
  /\b(?:marinat\w*|brine|brining|chill\w*|set|soak\w*|proof\w*|rise|rising|rest(?:s|ing)?|cool(?:s|ing)?|freeze (?:until|for \d+ minutes)|ferment\w*|cure[ds]?|salt(?:ed|ing)?|steep|infuse|simmer\w*|cook\w*|bak\w+|roast\w*|boil\w*|blanch\w*|thaw\w*|defrost\w*|in season|ripen\w*|pickle for)\b/
const made =
  /\b(?:leftovers?|cooked|soup|stew|curry|casserole|lasagn\w+|chili|salad|sauce|dish|frittata|quiche|roasted|braise|risotto|stir-?fry|pasta|meal|pie|dressing|dip|bowl|cooled|once made|homemade)\b/

/** USDA FSIS, Leftovers and Food Safety: cooked food, and what may stand out. */
const cooked = { fridge: { min: 3, max: 4 }, freezer: { min: 90, max: 120 } } as const
/** Days that raw meat may lie in a marinade: as long as it keeps. */
const longestMarinade = 2
const standsOut = { min: 0, max: 2 / 24 }

/**
 * How long food keeps: the longest time said may not be longer than the tables say for the food and the place, nor less than half of the
 * shortest. For food that is cooked, the agencies' days for leftovers. Times of recipes (marinating, chilling, rising) are the cook's business.
 */
export function checkStorageTimes(statement: ReadStatement): StatementVerdict | null {
  for (const clause of clausesOf(statement.plain)) {
    const spans = spansIn(clause)
    const late = spans.some((span) => isLateToFridge(span, clause))
    if (late) return instead('storage-time', guidanceText('hot-food-in-fridge'))
    if (spans.length === 0 || !isAboutKeeping(clause, spans)) continue
    const wrong = claimsIn(statement, clause, spans).find((claim) => disagrees(statement, claim))
    if (wrong) return instead('storage-time', ownWords(statement, wrong))
  }
  return null
}

function isAboutKeeping(clause: string, spans: readonly SaidSpan[]): boolean {
  if (/\b(?:marinat\w*|brin(?:e|ing))\b/.test(clause)) return spans.some(({ max }) => max > longestMarinade)
  const rest = clause.replace(
    /\b(?:cooked|roasted|boiled|baked|salted|cured|(?:of|after|before) cooking)\b/g,
    '',
  )
  return keeps.test(clause) && !recipeWait.test(rest)
}

/** One time with what it is said of: the foods and the place that stand nearest to it. */
type Claim = {
  readonly clause: string
  readonly span: SaidSpan
  readonly place: Place | null
  readonly foods: readonly AskedFood[]
}

function claimsIn(
  { foods, plain }: ReadStatement,
  clause: string,
  spans: readonly SaidSpan[],
): readonly Claim[] {
  return spans.map((span, index) => {
    const before = clause.slice(spans[index - 1]?.end ?? 0, span.start)
    const after = clause.slice(span.end, spans[index + 1]?.start).split(/[,;:]| or /)[0] ?? ''
    const near = foodsIn(before).filter(hasTimes)
    return {
      clause,
      span,
      place: placeOf(after) ?? placeOf(before) ?? placeOf(clause) ?? placeOf(plain),
      foods: near.length > 0 ? near : foods.filter(hasTimes),
    }
  })
}

/** Water and ice are foods too, and nobody asks how long they keep. */
const hasTimes = ({ storage }: AskedFood): boolean =>
  storage.pantry !== null || storage.fridge !== null || storage.freezer !== null || storage.byDate === true

function disagrees(statement: ReadStatement, claim: Claim): boolean {
  const { span } = claim
  if (span.max <= standsOut.max) return false
  if (isLookedUp(statement, claim)) return false
  return !rangesFor(claim).some((range) => isWithin(span, range))
}

/** 'Into the fridge within 8 hours of cooking': two are the limit. */
function isLateToFridge(span: SaidSpan, clause: string): boolean {
  const isDeadline =
    span.max < 1 && span.max > standsOut.max && /\b(?:within|after|no later than)\b/.test(clause)
  return isDeadline && /\b(?:fridge|refrigerat\w*|chill\w*|freezer)\b/.test(clause)
}

/** Not longer than the table, nor less than half of its shortest; 'within 3 days' promises no shortest. */
function isWithin(span: SaidSpan, { min, max }: DayRange): boolean {
  return span.max <= max * 1.02 && (span.min === 0 || span.max >= min / 2)
}

/** What the tables allow: for cooked food that of leftovers, else that of the foods named or meant. */
function rangesFor({ foods, place, clause }: Claim): readonly DayRange[] {
  const prepared = preparedOf(clause)
  if (prepared) return preparedRanges(prepared, place)
  const leftovers = [
    ...(place === 'freezer' ? [] : [cooked.fridge]),
    ...(place === 'freezer' || place === null ? [cooked.freezer] : []),
  ]
  if (foods.length === 0) return leftovers
  const own = foods.slice(0, 4).flatMap((food) => rangesOf(food, place, clause))
  return made.test(clause) && !foods.some(({ name }) => made.test(name)) ? leftovers : own
}

/** The prepared food a clause speaks of, as long as it is not closed in its package. */
const preparedOf = (clause: string): PreparedFood | undefined =>
  /\b(?:unopened|sealed|closed|store-?bought)\b/.test(clause) ? undefined : preparedIn(tokensOf(clause))

function preparedRanges(
  { fridge, freezer, alsoPrinted }: PreparedFood,
  place: Place | null,
): readonly DayRange[] {
  const cold = [fridge, ...(alsoPrinted ? [alsoPrinted] : [])]
  const frozen = freezer ? [freezer, cooked.freezer] : []
  if (place === 'pantry') return []
  if (place === 'freezer') return frozen
  return place === 'fridge' ? cold : [...cold, ...frozen]
}

type Place = 'pantry' | 'fridge' | 'freezer'

function placeOf(text: string): Place | null {
  if (/\b(?:freez\w*|frozen)\b/.test(text)) return 'freezer'
  if (/\b(?:fridge|refrigerat\w*|chilled|crisper|drawer)\b/.test(text)) return 'fridge'
  return /\b(?:pantry|cupboard|counter|room temperature|shelf)\b/.test(text) ? 'pantry' : null
}

function rangesOf({ storage }: AskedFood, place: Place | null, clause: string): readonly DayRange[] {
  const opened = /\bopen/.test(clause) ? storage.fridgeOpened : null
  if (opened) return [opened]
  const ranges = place
    ? [storage[place]]
    : [storage.pantry, storage.fridge, storage.freezer, storage.fridgeOpened]
  return [...ranges.flatMap((range) => range ?? []), ...periodsOf(storage.tip, place)]
}

/** The place that a tip without one is about. */
const homeOf = (tip: string): Place => (/\b(?:counter|room temperature)\b/.test(tip) ? 'pantry' : 'fridge')

/** The periods at the end of a tip ('Use within 1 year in the pantry, 1-3 months once opened and chilled.') that are about the place. */
function periodsOf(tip: string, place: Place | null): readonly DayRange[] {
  const parts = tip.toLowerCase().split('. ').at(-1)?.replace('within', 'for').split(',') ?? []
  const isHere = (part: string) => place !== 'freezer' && (placeOf(part) ?? homeOf(tip)) === place
  return parts.filter((part) => place === null || isHere(part)).flatMap(spansIn)
}

const isOpened = (text: string): boolean => /\bopen/.test(text)

/** A time that stands in a lookup of this turn, for the place and the state it is said of, when the sentence names no other food. */
function isLookedUp({ lookups, named }: ReadStatement, { place, span, clause }: Claim): boolean {
  const facts = lookups
    .filter(({ food }) => named.length === 0 || food === null || named.some(({ name }) => name === food))
    .flatMap((lookup) => lookup.facts)
  return facts.some(({ label, value }) =>
    value
      .toLowerCase()
      .split(/[,;.]/)
      .filter((part) => isOpened(`${label} ${part}`) === isOpened(clause))
      .filter((part) => place === null || (placeOf(part) ?? placeOf(label) ?? place) === place)
      .some((part) => spansIn(part.replace('within', 'for')).some((fact) => isWithin(span, fact))),
  )
}

function ownWords({ named, plain }: ReadStatement, { clause, foods, place }: Claim): string | null {
  const prepared = preparedOf(clause)
  if (prepared) return preparedText(prepared)
  const [food] = foods
  const isDish =
    (made.test(clause) && named.length === 0) || /\b(?:cooked|leftovers?|home-?made)\b/.test(plain)
  if (!food && place === 'pantry') return null
  if (!food || isDish) return guidanceText('leftovers')
  if (food.storage.byDate && place !== 'freezer') return food.storage.tip
  const text = place === 'freezer' ? frozenText(food) : keptText(food)
  return text ? `${capital(text)}.` : food.storage.tip
}
