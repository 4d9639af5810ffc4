import { hasTag } from '../cooking/index.ts'
import { cookedBefore, eatNow, list, measured, sentence, tidy } from '../dishes/index.ts'
import { bakersAmount, householdAmount } from '../measures/index.ts'
import { servedAs } from '../pictures/index.ts'
import type { RecipeDraft, RecipeNotes } from '../recipe/index.ts'
import type { Filled, FilledDish } from './fill.ts'
import type { Family, Part } from './named-dish.ts'
import { panFor, withPans, yieldsFor } from './scale.ts'
import { doneCue } from './done-cue.ts'
import { isLiquidFat } from './preps.ts'
import { titlesOf } from './titles.ts'
import { trueSentences, trueVariations } from './true-notes.ts'

/** A part in words: how a sentence names its food. */
type Spoken = {
  readonly name: string
  readonly line: string
  readonly isLiquid: boolean
  readonly done: string
}

/**
 * Writes the recipe of a filled dish under one of its titles; `times` is how often the dish is made as written. Nothing in it is checked yet.
 */
export function writeNamedDish({ dish, filled }: FilledDish, times: number, title?: string): RecipeDraft {
  const spoken = spokenParts({ dish, filled }, times)
  const say = (text: string) => fillIn(withPans(text, dish, times), spoken, panFor(dish, times))
  return {
    title: title ?? titlesOf({ dish, filled })[0],
    servings: Math.max(1, Math.round(dish.serves * times)),
    ingredients: [...spoken.values()].flat().map(({ line }) => line),
    steps: dish.steps
      .map(([minutes, text]) => ({ text: sentence(tidy(say(text))), minutes }))
      .filter(({ text }) => text !== ''),
    difficulty: dish.difficulty,
    cuisine: dish.cuisine ?? null,
    picture: { dish: dish.picture, foods: picturedFoods({ dish, filled }), ...servedAs(dish) },
    leftovers: filled.some(({ facts }) => hasTag(facts, cookedBefore)) ? eatNow : dish.keeps,
    writtenBy: 'kitchen',
  }
}

/** What a cook says around the recipe: what it is, what comes out, what it goes with, what else can be done. */
export function notesOf(named: FilledDish, times: number): RecipeNotes {
  const { dish } = named
  const pan = panFor(dish, times)
  const say = (text: string) => withCapital(fillIn(text, spokenParts(named, times), pan))
  return {
    headnote: trueSentences(say(dish.headnote), named),
    yields: yieldsFor(dish, times),
    pan: pan ?? null,
    goesWith: dish.goesWith,
    variations: trueVariations(dish.variations, named),
    tip: trueSentences(dish.tip, named),
  }
}

const withCapital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

function spokenParts({ dish, filled }: FilledDish, times: number): ReadonlyMap<string, readonly Spoken[]> {
  const amount = bakedFamilies.has(dish.family) ? bakersAmount : householdAmount
  const parts = Map.groupBy(filled, ({ part }) => part)
  return new Map(
    [...parts].map(([part, players]) => [part, players.map((player) => spokenOf(player, times, amount))]),
  )
}

/** Where a heaped cup is another cake. */
const bakedFamilies: ReadonlySet<Family> = new Set<Family>([
  'quick breads',
  'muffins and scones',
  'cakes',
  'cookies and bars',
  'pies and crumbles',
  'yeast breads and pizza',
  'preserves',
  'pickles and ferments',
])

function spokenOf({ facts, grams, prep }: Filled, times: number, measure: typeof householdAmount): Spoken {
  const { line, name } = measured(facts, grams * times, measure)
  return {
    name,
    line: prep === undefined ? line : `${line}, ${prep}`,
    isLiquid: isLiquidFat(facts),
    done: doneCue(facts),
  }
}

/**
 * Text with its parts named: `{a}`, `{a.name}`, `{a.juice}`, `{a.done}`, `{a, b}`, `{pan}`, `[[a|said with a|said without]]`, `[[a.liquid|said of oil|said of butter]]`.
 */
function fillIn(text: string, spoken: ReadonlyMap<string, readonly Spoken[]>, pan = ''): string {
  return text
    .replace(conditional, (_, part: string, present: string, absent = '') =>
      isPresent(part, spoken) ? present : absent,
    )
    .replace(placeholder, (_, inside: string) => (inside === 'pan' ? pan : namesOf(inside, spoken)))
}

const conditional = /\[\[([\w, .]+)\|([^\]|]*)(?:\|([^\]]*))?\]\]/g
const placeholder = /\{([\w, .]+)\}/g

function isPresent(parts: string, spoken: ReadonlyMap<string, readonly Spoken[]>): boolean {
  return parts.split(',').some((each) => {
    const [part = '', isLiquid] = each.trim().split('.')
    const players = spoken.get(part) ?? []
    return isLiquid === undefined ? players.length > 0 : players.some((player) => player.isLiquid)
  })
}

function namesOf(inside: string, spoken: ReadonlyMap<string, readonly Spoken[]>): string {
  if (inside.endsWith('.done'))
    return list([...new Set(spoken.get(inside.slice(0, -5))?.map(({ done }) => done))])
  const isBare = inside.endsWith('.name')
  const isJuice = inside.endsWith('.juice')
  const parts = inside.split(',').map((part) => part.trim().split('.')[0] ?? '')
  const names = list(parts.flatMap((part) => spoken.get(part) ?? []).map(({ name }) => name))
  if (isJuice && !names.endsWith('juice')) return `the juice of the ${names}`
  return isBare || names === '' ? names : `the ${names}`
}

/** What can be seen in the dish: what makes it, most first, then what else it needs. */
function picturedFoods({ dish, filled }: FilledDish): readonly string[] {
  const byWeight = filled.toSorted((a, b) => b.grams - a.grams)
  const ofRole = (role: Part['role']) => byWeight.filter(({ part }) => dish.parts[part]?.role === role)
  return [...ofRole('main'), ...ofRole('needed')].slice(0, 6).map(({ facts }) => facts.food)
}
