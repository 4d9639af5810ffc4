import type { Diet } from '../../foods/index.ts'
import { fitsDiet } from '../diets/diet-of-line.ts'
import type { Work } from '../work.ts'

/** What words promise that every line of a recipe may be held to. */
const promises: readonly { readonly diet: Diet; readonly words: string }[] = [
  { diet: 'gluten-free', words: 'gluten free|wheat free' },
  { diet: 'dairy-free', words: 'dairy free|milk free|lactose free' },
  { diet: 'vegan', words: 'vegan|plant based' },
  { diet: 'vegetarian', words: 'vegetarian' },
]

/** The words of freedom that are true of the whole list: what the kitchen computes itself, a step may call the dish. */
export const truePromises = ({ lines }: Pick<Work, 'lines'>): string =>
  promises
    .filter(({ diet }) => lines.every((line) => fitsDiet(line, diet)))
    .map(({ words }) => words)
    .join('|')
