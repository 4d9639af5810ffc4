import { findFood } from '../foods/index.ts'
import { findMentions } from '../recognition/index.ts'
import { calledAs } from './called.ts'
import type { AskedFood } from './called.ts'

/** Words of questions that hold the name of a food and mean none: 'past its date', 'pickle cucumbers', 'water bath'. */
const noFoods = new RegExp(
  [
    '(?:use[- ]by|best[- ]before|sell[- ]by|expiry|expiration) dates?',
    '(?:in|out of) date',
    '(?:past|after|by|before) (?:its|the|their) date',
    'date on',
    'water[- ]bath\\w*',
    'ice[- ]baths?',
    'stock (?:price|market|exchange)\\w*',
    'pickl(?:e|ed|ing)(?= [a-z])(?! (?:in|last|keep|is|are|juice|brine)\\b)',
    'preserv(?:e|ed|ing)',
    '(?:turn|turned|turning|went|going|gone) (?:green|brown|black)',
    '(?:in|under) oil',
    '(?:tree nut|nut|egg|milk|soy|fish|wheat|sugar|meat)[- ]free',
    'nut allergy',
    'ice cream\\w*',
    'green(?=\\W*$)',
  ]
    .map((words) => `\\b${words}(?!\\w)`)
    .join('|'),
  'g',
)

/** Foods named in a question, each once, in the order named. */
export function foodsIn(text: string): readonly AskedFood[] {
  const plain = text.replace(noFoods, (words) => ' '.repeat(words.length))
  const found = findMentions(plain).flatMap(({ foods, text: said }) => {
    const food = findFood(foods[0] ?? '')
    return food ? [calledAs(food, said)] : []
  })
  // The cloves beside garlic are its own.
  const meant = found.some(({ name }) => name.startsWith('garlic'))
    ? found.filter(({ name }) => name !== 'cloves')
    : found
  return meant.filter((food, at) => meant.findIndex(({ name }) => name === food.name) === at)
}
