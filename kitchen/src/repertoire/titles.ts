import { list, tidy, titleCase } from '../dishes/index.ts'
import { withoutFirst } from '../foods/index.ts'
import { singular } from '../reading/index.ts'
import { canonOf, countedNames } from './canonicity.ts'
import type { Filled, FilledDish } from './fill.ts'
import { isTrueTitle } from './true-notes.ts'

/**
 * The titles a filled dish may bear, the fittest first: the one that says what people who cook with the foods at hand call it, then its common
 * name, then the others. A name that would say a word twice, or promises what is not in the dish, is left out where another does not.
 */
export function titlesOf(filledDish: FilledDish): Titles {
  const titles = known.get(filledDish) ?? titlesFor(filledDish)
  known.set(filledDish, titles)
  return titles
}

type Titles = readonly [string, ...string[]]
const known = new WeakMap<FilledDish, Titles>()

function titlesFor({ dish, filled }: FilledDish): Titles {
  const speaking = dish.names.filter((name) => isFilled(name, filled))
  const told = new Map(
    (speaking.length === 0 ? dish.names : speaking).map((name) => [
      titleCase(tidy(withLeftover(named(name, filled), filled))),
      toldBy(name, filled),
    ]),
  )
  const titles = [...told.keys()]
  const plain = titles.filter((title) => !saysTwice(title))
  const honest = plain.filter((title) => isTrueTitle(title, { dish, filled }))
  const called = [honest, plain, titles].find(({ length }) => length > 0) ?? titles
  const wanted = calledByCooks({ dish, filled })
  const fittest = wanted.flatMap((name) =>
    called
      .filter((title) => bears(title, name))
      .toSorted((a, b) => (told.get(b) ?? 0) - (told.get(a) ?? 0))
      .slice(0, 1),
  )
  const [first = '', ...others] = new Set([...fittest.slice(0, 1), ...called])
  return [first, ...others]
}

/** Whether a title has all the words of a name, in whatever order and number. */
export function bears(title: string, name: string): boolean {
  const words = new Set(wordsOf(title))
  return wordsOf(name).every((word) => words.has(word))
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}'&]+/u)
    .filter((word) => word !== '')
    .map(singular)
}

/** What the dish is called by those who cook with what is at hand, the commonest name first. */
function calledByCooks({ dish, filled }: FilledDish): readonly string[] {
  const foods = filled.filter(({ have }) => have).map(({ facts }) => facts.food)
  const names = countedNames(dish)
  if (names.length < 2 && dish.names.length < 2) return names
  const ranks = names.map((name) => ({
    name,
    rank: Math.max(0, ...foods.map((food) => canonOf({ ...dish, counted: [name] }, food, false).rank)),
  }))
  return ranks.toSorted((a, b) => b.rank - a.rank).map(({ name }) => name)
}

const namedPart = /\{(\w+)(\.many)?\}/g

/** Whether every part that a name speaks of is in the dish. */
function isFilled(name: string, filled: readonly Filled[]): boolean {
  return [...name.matchAll(namedPart)].every(([, part]) => filled.some((each) => each.part === part))
}

/** How many of the parts that a name tells are at hand, less those that have to be bought: who has apples is told of them. */
function toldBy(name: string, filled: readonly Filled[]): number {
  return [...name.matchAll(namedPart)].reduce((sum, [, part]) => {
    const players = filled.filter((each) => each.part === part)
    return sum + (players.length > 0 && players.every(({ have }) => have) ? 1 : -1)
  }, 0)
}

/** '{fruit} Crumble' with the foods that play the part, at most two. */
function named(name: string, filled: readonly Filled[]): string {
  return name.replace(namedPart, (placeholder, part: string, many: string | undefined, at: number) => {
    const players = filled.filter((each) => each.part === part).slice(0, 2)
    const after = name.slice(at + placeholder.length)
    const isKind = startsWithName.test(after)
    const isSeveral = many !== undefined || (!isKind && isOfSeveral(name.slice(0, at), after))
    return list(
      players.map(({ facts }) => {
        const called = isSeveral ? facts.many : leading(facts.one, isKind)
        return plainName(facts.tags.has('spice') ? withoutFirst(called, dried) : called)
      }),
    )
  })
}

const dried = new Set(['dried'])

/** What stands before another word of a name stands for its kind: 'Orange Marmalade Glaze'. */
const startsWithName = /^ +[A-Z{]/

/** What comes with a dish is told as one buys it: a quiche with mushrooms, a chili with kidney beans. */
const isAddition = / with (?:\S+ and )?$/i

/** Whether what a dish is all of, or comes with, is named as several: 'Roasted Beets', 'Plums with Ginger'; not what it lies in: mussels in beer. */
function isOfSeveral(before: string, after: string): boolean {
  const isUnder = before.endsWith(' in ') || before.endsWith(' on ')
  return isAddition.test(before) || ((after === '' || after.startsWith(' with ')) && !isUnder)
}

/** Chocolate chips make chocolate chip cookies, and chickpeas chickpea salad; greens stay greens. */
function leading(food: string, isKind: boolean): string {
  if (!isKind || food.endsWith('greens')) return food
  const words = food.replace(' on the cob', '').split(' ')
  return [...words.slice(0, -1), singular(words.at(-1) ?? '')].join(' ')
}

/** How a food was kept, ground or cut for sale: the list says it, a name does not. */
const states = new Set(['canned', 'frozen', 'ground', 'cooked', 'hard-boiled', 'roma', 'cured', 'baby'])
const pulses = new Set(['bean', 'beans', 'pea', 'peas', 'chickpea', 'chickpeas'])
const isDriedPulse = (words: readonly string[]): boolean =>
  words[0] === 'dried' && pulses.has(words.at(-1) ?? '')
const cuts = new Set(['breast', 'breasts', 'thigh', 'thighs', 'juice', 'zest'])

/** 'pumpkin' for canned pumpkin, 'turkey' for turkey breast. */
function plainName(name: string): string {
  const words = name.split(' ')
  const from = words.length > 1 && (states.has(words[0] ?? '') || isDriedPulse(words)) ? 1 : 0
  const to = words.length - from > 1 && cuts.has(words.at(-1) ?? '') ? -1 : words.length
  return words.slice(from, to).join(' ')
}

function saysTwice(title: string): boolean {
  const words = wordsOf(title).filter((word) => word.length > 3)
  return new Set(words).size < words.length
}

/** Nobody may meet yesterday's roast unwarned. */
function withLeftover(title: string, filled: readonly Filled[]): string {
  const meat = filled.find(({ facts }) => facts.tags.has('cooked-meat'))
  const word = meat?.facts.one.split(' ').at(-1) ?? ''
  if (meat === undefined || title.toLowerCase().includes(word)) return title
  return `${title} ${title.includes(' with ') ? 'and' : 'with'} ${meat.facts.one}`
}
