import { hasTag } from '../cooking/index.ts'
import { cookedBefore, eatNow, measured, sentence, tidy } from '../dishes/index.ts'
import { bakersAmount, householdAmount } from '../measures/index.ts'
import { servedAs } from '../pictures/index.ts'
import type { RecipeDraft, RecipeNotes } from '../recipe/index.ts'
import type { Filled, FilledDish } from './fill.ts'
import type { Family, NamedDish } from './named-dish.ts'
import { panFor, withPans, yieldsFor } from './scale.ts'
import { doneCue } from './done-cue.ts'
import { fillIn, minutesFor, type Spoken } from './fill-in.ts'
import { titlesOf } from './titles.ts'
import { trueSentences, trueVariations } from './true-notes.ts'

/**
 * Writes the recipe of a filled dish under one of its titles; `times` is how often the dish is made as written. Nothing in it is checked yet.
 */
export function writeNamedDish(named: FilledDish, times: number, title?: string): RecipeDraft {
  return { title: title ?? titlesOf(named)[0], ...writtenOf(named, times).draft }
}

/** What a recipe says under any of its titles. */
type Written = { readonly draft: Omit<RecipeDraft, 'title'>; readonly notes: RecipeNotes }
const written = new WeakMap<FilledDish, Map<number, Written>>()

function writtenOf(named: FilledDish, times: number): Written {
  const bySize = written.get(named) ?? new Map<number, Written>()
  written.set(named, bySize)
  const known = bySize.get(times) ?? write(named, times)
  bySize.set(times, known)
  return known
}

function write(named: FilledDish, times: number): Written {
  const spoken = spokenParts(named, times)
  return { draft: draftOf(named, times, spoken), notes: notesFor(named, times, spoken) }
}

type Parts = ReadonlyMap<string, readonly Spoken[]>

function draftOf({ dish, filled }: FilledDish, times: number, spoken: Parts): Written['draft'] {
  const say = (text: string) => fillIn(withPans(text, dish, times), spoken, panFor(dish, times))
  return {
    servings: Math.max(1, Math.round(dish.serves * times)),
    ingredients: [...spoken.values()].flat().map(({ line }) => line),
    steps: stepsOf(dish, times, spoken),
    difficulty: dish.difficulty,
    cuisine: dish.cuisine ?? null,
    picture: { dish: dish.picture, foods: picturedFoods({ dish, filled }), ...servedAs(dish) },
    leftovers: filled.some(({ facts }) => hasTag(facts, cookedBefore))
      ? eatNow
      : sentence(tidy(say(dish.keeps))),
    writtenBy: 'kitchen',
  }
}

/** The steps that have something to say; what fills jars ends with how it keeps. */
function stepsOf(dish: NamedDish, times: number, spoken: Parts): Written['draft']['steps'] {
  const say = (text: string) =>
    sentence(tidy(fillIn(withPans(text, dish, times), spoken, panFor(dish, times))))
  const steps = dish.steps
    .map(([minutes, text, hands]) => ({
      text: say(text),
      minutes: minutesFor(
        text,
        spoken,
        hands === 'rounds' ? Math.ceil(minutes * Math.max(1, times)) : minutes,
      ),
    }))
    .filter(({ text }) => text !== '')
  const last = steps.at(-1)
  if (last === undefined || !keptInJars.has(dish.family)) return steps
  return [...steps.slice(0, -1), { ...last, text: `${last.text} ${say(dish.keeps)}` }]
}

const keptInJars: ReadonlySet<Family> = new Set<Family>(['preserves', 'pickles and ferments'])

/** What a cook says around the recipe: what it is, what comes out, what it goes with, what else can be done. */
export function notesOf(named: FilledDish, times: number): RecipeNotes {
  return writtenOf(named, times).notes
}

function notesFor(named: FilledDish, times: number, spoken: Parts): RecipeNotes {
  const { dish } = named
  const pan = panFor(dish, times)
  const say = (text: string) => withCapital(fillIn(text, spoken, pan))
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

function spokenParts({ dish, filled }: FilledDish, times: number): Parts {
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
  const { line, name, isSeveral } = measured(facts, grams * times, measureFor(prep, measure))
  return {
    facts,
    name,
    isSeveral,
    line: prep === undefined ? line : `${line}, ${prep}`,
    done: doneCue(facts),
  }
}

/** What is squeezed or grated comes from whole fruit, however exactly the rest is weighed. */
function measureFor(prep: string | undefined, measure: typeof householdAmount): typeof householdAmount {
  if (prep?.includes('juice') === true || prep?.includes('zest') === true) return householdAmount
  return isMash(prep) ? withoutCups : measure
}

/** Whether the amount is of what was cooked and mashed: cups of the cubes before are another weight. */
const isMash = (prep = ''): boolean => prep.includes('mashed')

function withoutCups(...asked: Parameters<typeof bakersAmount>): ReturnType<typeof bakersAmount> {
  const amount = bakersAmount(...asked)
  const end = amount.text.indexOf(') ')
  if (amount.unit !== 'g' || end < 0) return amount
  return { ...amount, text: `${amount.quantity} g ${amount.text.slice(end + 2)}` }
}

/** What can be seen in the dish: what makes it, most first, then what else it needs. */
function picturedFoods({ dish, filled }: FilledDish): readonly string[] {
  const byWeight = filled.toSorted((a, b) => b.grams - a.grams)
  const isMain = ({ part }: (typeof filled)[number]) => dish.parts[part]?.role === 'main'
  const others = byWeight.filter((each) => !isMain(each))
  return [...byWeight.filter(isMain), ...others].slice(0, 6).map(({ facts }) => facts.food)
}
