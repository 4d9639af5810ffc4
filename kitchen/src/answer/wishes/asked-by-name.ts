import { singular } from '../../reading/index.ts'
import { recognise } from '../../recognition/index.ts'
import { atlas } from '../../repertoire/index.ts'
import type { NamedDish, Part } from '../../repertoire/index.ts'
import type { CheckedRecipe } from '../../recipe/index.ts'
import { suggest } from '../../suggestion/index.ts'
import type { AnswerContext } from '../answer-shape.ts'
import { restrictionsOf } from '../may-eat/allowed-foods.ts'
import { plainText } from '../plain-text.ts'
import { tokensOf } from '../asked/tokens.ts'
import { waysIn } from './ways-of-eating.ts'

/** Words of how good, easy or whose a recipe is to be. */
const praise = new Set(
  'a an the some my your our real good best easy simple quick basic classic traditional authentic proper perfect homemade home made own plain nice tasty delicious great really very'.split(
    ' ',
  ),
)
/** What may stand behind the name and says nothing of how the dish is made. What says it ('in a slow cooker', 'from leftovers') makes another question. */
const tails = [
  'from scratch',
  'at home',
  'for dinner',
  'for lunch',
  'for breakfast',
  'for supper',
  'for tonight',
  'for guests',
  'for me',
  'for us',
  'please',
  'pls',
  'properly',
  'myself',
]
const makes = new Set('make making cook cooking prepare bake baking'.split(' '))
const openers = 4
/** As which the reading has the end of "shepherd's". */
const ofOwner = 'is'

type Asked = {
  readonly name: readonly string[]
  /** 'How do I cook kale' asks for the food, 'how do I make coleslaw' for a dish. */
  readonly isOfDish: boolean
}

/** The name of the one thing that a question asks how to make; undefined where it asks anything else. */
function dishAsked(plain: string): Asked | undefined {
  const words = withoutTail(tokensOf(plain).map(({ word }) => word))
  if (words.at(-1) === 'recipe') return asDish(words.slice(0, -1))
  if (words[0] === 'recipe' && words[1] === 'for') return asDish(words.slice(2))
  const at = words[0] === 'how' ? words.findIndex((word) => makes.has(word)) : -1
  if (at < 1 || at > openers) return undefined
  return asDish(words.slice(at + 1), words[at] === 'make')
}

function asDish(words: readonly string[], isOfDish = true): Asked | undefined {
  const name = named(words)
  return name && { name, isOfDish }
}

function named(words: readonly string[]): readonly string[] | undefined {
  const name = words.filter((word) => !praise.has(word) && word !== ofOwner)
  return name.length > 0 ? name.map(singular) : undefined
}

function withoutTail(words: readonly string[]): readonly string[] {
  const tail = tails.find((each) => words.join(' ').endsWith(` ${each}`))
  if (tail !== undefined) return withoutTail(words.slice(0, -tail.split(' ').length))
  const people = words.at(-1) === 'people' ? words.slice(0, -1) : words
  const isForSome = people.at(-2) === 'for' && Number.isFinite(Number(people.at(-1)))
  return isForSome ? withoutTail(people.slice(0, -2)) : words
}

const slot = /\{\w+\}/

/** How much of a dish's name was said: all of it, all with the food that makes it, or only what it is ('coleslaw' of a cabbage coleslaw); nothing of another dish. */
const likenesses = { whole: 3, withFood: 2, kind: 1, none: 0 }

const likeness = (dish: NamedDish, asked: Asked): number =>
  Math.max(...dish.names.map((name) => likenessToName(name, dish, asked)))

function likenessToName(name: string, dish: NamedDish, { name: asked, isOfDish }: Asked): number {
  const words = name.split(' ')
  const fixed = words.filter((word) => !slot.test(word)).flatMap(wordsIn)
  const left = asked.filter((word) => !fixed.includes(word))
  const isWhole = fixed.length > 0 && fixed.every((word) => asked.includes(word))
  if (isWhole && left.length === 0 && fixed.length === wordsIn(name).length) return likenesses.whole
  if (isWhole && left.length > 0 && isPlayed(left, dish)) return likenesses.withFood
  return isOfDish && left.length === 0 && isKindOf(fixed, asked) ? likenesses.kind : likenesses.none
}

const linking = new Set(['with', 'and', 'in', 'on'])

/** 'Rice pudding' of a stovetop rice pudding, 'fish tacos' of fish tacos with slaw. */
function isKindOf(name: readonly string[], asked: readonly string[]): boolean {
  const isAt = (words: readonly string[]): boolean => words.join(' ') === asked.join(' ')
  return (
    isAt(name.slice(-asked.length)) ||
    (isAt(name.slice(0, asked.length)) && linking.has(name[asked.length] ?? ''))
  )
}

const wordsIn = (text: string): readonly string[] =>
  tokensOf(text.toLowerCase()).flatMap(({ word }) => (word === ofOwner ? [] : [singular(word)]))

/** Whether the words left are the name of a food that makes the dish: 'zucchini' in '{zucchini} Bread'. */
const isPlayed = (words: readonly string[], dish: NamedDish): boolean =>
  mainsOf(dish).some((part) => namesOf(part).some((name) => isSame(wordsIn(name), words)))

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word) => other.includes(word))

const namesOf = ({ foods }: Part): readonly string[] =>
  foods.map((food) => (typeof food === 'string' ? food : food[0])).filter((name) => !name.startsWith('#'))

const mainsOf = ({ parts }: NamedDish): readonly Part[] =>
  Object.values(parts).filter(({ role }) => role === 'main')

const mostAlike = 3
/** 'How do I make yogurt' asks for no frozen yogurt. */
const isFood = (name: readonly string[]): boolean => recognise(name.join(' ')).kind === 'food'

/** Whether two questions ask how one dish is made. */
export function askForOneDish(one: string, other: string): boolean {
  const [first, second] = [dishAsked(plainText(one)), dishAsked(plainText(other))]
  return first !== undefined && second !== undefined && isSame(first.name, second.name)
}

/** Up to three dishes of the name that a question asks how to make, written for the household; none where it asks anything else or tells of somebody who must not eat everything. */
export function dishesAskedByName(question: string, context: AnswerContext): readonly CheckedRecipe[] {
  const plain = plainText(question)
  const asked = waysIn(plain).length > 0 ? undefined : dishAsked(plain)
  const { household: _people, ...talk } = context
  if (asked === undefined || restrictionsOf(question, talk).length > 0) return []
  const found = atlas.map((dish) => ({ dish, alike: likeness(dish, asked) }))
  const best = Math.max(...found.map(({ alike }) => alike))
  const alike = best === likenesses.none ? [] : found.filter((each) => each.alike === best)
  // 'Soup' alone is the kind of a hundred.
  if (best === likenesses.kind && (alike.length > mostAlike || isFood(asked.name))) return []
  return alike.slice(0, mostAlike).flatMap(({ dish }) => written(dish, asked.name, context))
}

function written(
  dish: NamedDish,
  asked: readonly string[],
  { household, today, seed }: AnswerContext,
): readonly CheckedRecipe[] {
  const ingredients = mainsOf(dish).flatMap((part) => {
    const names = namesOf(part)
    return names.find((name) => wordsIn(name).every((word) => asked.includes(word))) ?? names[0] ?? []
  })
  const isOfDish = ({ id }: { readonly id: string }): boolean => id === dish.id
  const limits = { dish: isOfDish, draft: () => true, recipe: () => true }
  const found = suggest({ ingredients, ...(household && { household }) }, { seed, today, fewest: 1, limits })
  return found.ok ? found.recipes.slice(0, 1) : []
}
