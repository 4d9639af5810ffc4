import { namedFoodsIn } from '../named-foods.ts'
import { plainText } from '../plain-text.ts'

const asking = new Set('how what when why which where'.split(' '))
const openers = new Set([...asking, ...'can could do does did is are should shall will would may'.split(' ')])
const fewestWords = 4

/**
 * The two questions of a message that asks two; null for one that asks one or more than two.
 * @example twoQuestions('how long does salmon keep and do I thaw it in the pack?') // ['how long does salmon keep', 'do I thaw salmon in the pack']
 */
export function twoQuestions(message: string): readonly [string, string] | null {
  const asked = message
    .split('?')
    .flatMap(joinedBy)
    .map(withoutJoin)
    .filter((part) => part !== '')
  const [first, second, ...others] = asked
  if (first === undefined || second === undefined || others.length > 0) return null
  return asked.every(asks) ? [first, ofSameFood(first, second)] : null
}

const pronouns = new Set('it they them these those'.split(' '))
const partsOfFood = new Set(
  'skin rind peel leaves stalk stalks stem stems seed seeds shell bone bones core'.split(' '),
)

/** 'How do I store ginger and can I eat it with the skin on': the one food of the first question is what the second speaks of. */
function ofSameFood(first: string, second: string): string {
  const [food, other] = namedFoodsIn(plainText(first))
  if (food === undefined || other !== undefined || namesFood(second)) return second
  const words = second.split(' ')
  const at = words.findIndex((word) => pronouns.has(word.toLowerCase()))
  if (at >= 0) return words.with(at, food.food.said).join(' ')
  const part = words.findIndex((word) => partsOfFood.has(word.toLowerCase()))
  return part < 0 ? second : words.with(part, `${words[part]} of ${food.food.said}`).join(' ')
}

/** Names a food that is not only what something is done like. */
function namesFood(text: string): boolean {
  const words = text.split(' ')
  const asked = words.at(-2) === 'like' ? words.slice(0, -2) : words
  return namedFoodsIn(plainText(asked.join(' '))).length > 0
}

const joins = new Set('also and then plus'.split(' '))

/** 'Also can you eat the rind' asks without its first word. */
function withoutJoin(part: string): string {
  const [first = '', ...rest] = part.trim().split(' ')
  return joins.has(first.toLowerCase()) ? rest.join(' ') : part.trim()
}

/** 'How long does it keep and can I freeze it': parted before a verb or a word that asks. */
function joinedBy(sentence: string): readonly string[] {
  const words = sentence.split(' ')
  const at = words.findIndex(
    (word, place) => place > 0 && word.toLowerCase() === 'and' && opens(words[place + 1]),
  )
  return at < 0 ? [sentence] : [words.slice(0, at).join(' '), words.slice(at + 1).join(' ')]
}

const opens = (word: string | undefined): boolean => openers.has(word?.toLowerCase() ?? '')

/** A verb asks at the start and after a mark: 'it stood out all night, can I eat it'. */
const endsWithMark = (word: string | undefined): boolean => /[,.;:–-]$/.test(word ?? '')

const isOpen = (word: string, at: number, words: readonly string[]): boolean =>
  at === 0 || endsWithMark(words[at - 1]) ? opens(word) : asking.has(word.toLowerCase())

function asks(part: string): boolean {
  const words = part.split(' ')
  return words.length >= fewestWords && words.some(isOpen)
}
