import { cookName } from '../foods/index.ts'
import type { Food } from '../foods/index.ts'

/** A food of a question with the words to call it by: the person's own where they are short for the food, else a cook's. */
export type AskedFood = Food & {
  /** 'salmon', 'clove of garlic' never: always the food itself, singular. */
  readonly called: string
  readonly calledPlural: string
  /** The words of the question that name it. */
  readonly said: string
}

/**
 * The food as a question named it: 'mushrooms' of white mushrooms, 'chicken' of chicken breast. Words that are no part of the food's name
 * ('courgettes') give way to the name itself; 'turkey stock' stays what it is though it is kept as lamb stock.
 */
export function withDisplayName(food: Food, said: string): AskedFood {
  const [one, many] = [cookName(food.name), cookName(food.plural)]
  const words = said.replaceAll('-', ' ').split(' ').length
  const [shortOne, shortMany] = [lastWords(one, words), lastWords(many, words)]
  if (said === shortOne || said === shortMany)
    return { ...food, called: shortOne, calledPlural: shortMany, said }
  const isOther =
    animals.has(firstWord(said)) &&
    !one.startsWith(firstWord(said)) &&
    lastWords(said, 1) === lastWords(one, 1)
  if (isOther) return { ...food, called: said, calledPlural: said, said }
  const isFirstWord = food.name.startsWith(`${said} `) && animals.has(said)
  return isFirstWord
    ? { ...food, called: said, calledPlural: said, said }
    : { ...food, called: one, calledPlural: many, said }
}

const animals: ReadonlySet<string> = new Set(['chicken', 'turkey', 'pork', 'beef', 'lamb', 'duck', 'salmon'])

const firstWord = (name: string): string => name.split(' ')[0] ?? ''
const lastWords = (name: string, count: number): string => name.split(' ').slice(-count).join(' ')
