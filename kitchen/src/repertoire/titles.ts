import { list, tidy, titleCase } from '../dishes/index.ts'
import { canonOf, countedNames } from './canonicity.ts'
import type { Filled, FilledDish } from './fill.ts'

/**
 * The titles a filled dish may bear, the fittest first: the one that says what people who cook with the foods at hand call it, then its common
 * name, then the others. A name that would say a word twice is left out where another does not.
 */
export function titlesOf({ dish, filled }: FilledDish): readonly [string, ...string[]] {
  const titles = dish.names.map((name) => titleCase(tidy(withLeftover(named(name, filled), filled))))
  const plain = titles.filter((title) => !saysTwice(title))
  const called = plain.length === 0 ? titles : plain
  const wanted = calledByCooks({ dish, filled })
  const fittest = wanted.flatMap((name) => called.filter((title) => bears(title, name)).slice(0, 1))
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

/** One form for 'berries' and 'berry', 'cookies' and 'cookie', 'potatoes' and 'potato'. */
function singular(word: string): string {
  const one = word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
  if (one.endsWith('oe') && one.length > 2) return one.slice(0, -1)
  return one.endsWith('ie') && one.length > 3 ? `${one.slice(0, -2)}y` : one
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

/** '{fruit} Crumble' with the foods that play the part, at most two. */
function named(name: string, filled: readonly Filled[]): string {
  return name.replace(
    /\{(\w+)(\.many)?\}(?=(\s+[A-Z])?)/g,
    (_, part: string, many: string | undefined, next: string | undefined, at: number) => {
      const players = filled.filter((each) => each.part === part).slice(0, 2)
      const isSeveral = many !== undefined || isAddition.test(name.slice(0, at))
      return list(players.map(({ facts }) => plainName(isSeveral ? facts.many : leading(facts.one, next))))
    },
  )
}

/** What comes with a dish is told as one buys it: a quiche with mushrooms, a chili with kidney beans. */
const isAddition = / with (?:\S+ and )?$/i

/** What stands before another word of a name stands for its kind: chocolate chips make chocolate chip cookies. */
function leading(food: string, next: string | undefined): string {
  return next !== undefined && food.endsWith('chips') ? food.slice(0, -1) : food
}

/** How a food was kept, ground or cut for sale: the list says it, a name does not. */
const states = new Set(['canned', 'frozen', 'ground', 'roma', 'cured', 'baby'])
const cuts = new Set(['breast', 'breasts', 'thigh', 'thighs', 'juice', 'zest'])

/** 'pumpkin' for canned pumpkin, 'turkey' for turkey breast. */
function plainName(name: string): string {
  const words = name.split(' ')
  const from = words.length > 1 && states.has(words[0] ?? '') ? 1 : 0
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
  return meat === undefined || title.toLowerCase().includes(word) ? title : `${title} with ${meat.facts.one}`
}
