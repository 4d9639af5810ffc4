import { hasTag } from '../cooking/index.ts'
import { cookedBefore, eatNow, lineNameOf, list, sentence, tidy } from '../dishes/index.ts'
import { getFood } from '../foods/index.ts'
import { bakersAmount, householdAmount } from '../measures/index.ts'
import { servedAs } from '../pictures/index.ts'
import type { RecipeDraft, RecipeNotes } from '../recipe/index.ts'
import type { Filled, FilledDish } from './fill.ts'
import type { Family, Part } from './named-dish.ts'
import { titlesOf } from './titles.ts'

/** A part in words: how a sentence names its food. */
type Spoken = { readonly name: string; readonly line: string }

/**
 * Writes the recipe of a filled dish under one of its titles; `times` is how often the dish is made as written. Nothing in it is checked yet.
 */
export function writeNamedDish({ dish, filled }: FilledDish, times: number, title?: string): RecipeDraft {
  const spoken = spokenParts({ dish, filled }, times)
  const say = (text: string) => fillIn(text, spoken, dish.pan?.text)
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
export function notesOf({ dish, filled }: FilledDish, times: number): RecipeNotes {
  const say = (text: string) => fillIn(text, spokenParts({ dish, filled }, times), dish.pan?.text)
  return {
    headnote: say(dish.headnote),
    yields: dish.yields === undefined ? null : timesOver(dish.yields, times),
    pan: dish.pan?.text ?? null,
    goesWith: dish.goesWith,
    variations: dish.variations,
    tip: dish.tip,
  }
}

/** '1 loaf' three times over is '3 x 1 loaf': each in a pan of its own. */
function timesOver(yields: string, times: number): string {
  if (times === 1) return yields
  return times === 0.5 ? `half of ${yields}` : `${Math.round(times * 10) / 10} x ${yields}`
}

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
  const food = getFood(facts.food)
  const called = lineNameOf(facts)
  const amount = measure(food, grams * times, called)
  const isSeveral =
    !facts.isMass &&
    (facts.many === facts.one ? amount.quantity > 1 : amount.text.includes(called?.many ?? food.plural))
  return {
    name: isSeveral ? facts.many : facts.one,
    line: prep === undefined ? amount.text : `${amount.text}, ${prep}`,
  }
}

/** Text with its parts named: `{a}`, `{a.name}`, `{a.juice}`, `{a, b}`, `{pan}`, `[[a|said with a|said without]]`. */
function fillIn(text: string, spoken: ReadonlyMap<string, readonly Spoken[]>, pan = ''): string {
  return text
    .replace(conditional, (_, part: string, present: string, absent = '') =>
      isPresent(part, spoken) ? present : absent,
    )
    .replace(placeholder, (_, inside: string) => (inside === 'pan' ? pan : namesOf(inside, spoken)))
}

const conditional = /\[\[([\w, ]+)\|([^\]|]*)(?:\|([^\]]*))?\]\]/g
const placeholder = /\{([\w, .]+)\}/g

function isPresent(parts: string, spoken: ReadonlyMap<string, readonly Spoken[]>): boolean {
  return parts.split(',').some((part) => (spoken.get(part.trim())?.length ?? 0) > 0)
}

function namesOf(inside: string, spoken: ReadonlyMap<string, readonly Spoken[]>): string {
  const isBare = inside.endsWith('.name')
  const isJuice = inside.endsWith('.juice')
  const parts = inside
    .replace(/\.(?:name|juice)$/, '')
    .split(',')
    .map((part) => part.trim())
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
