import type { Mention } from './mentions.ts'
import type { ReadSentence } from './read.ts'
import type { Token } from './tokens.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const joining = words('and or but')
const openers = words('also now next first finally please just simply lets always then meanwhile so')
const denials = words('not dont never')
const cooks = words('you we i')
const modals = words('can could will would may might should must shall wont itll theyll thatll itd theyd')
const copulas = words(
  'is are be been was were its theyre stay stays look looks feel feels get gets turn turns go goes become becomes taste tastes smell smells takes has have at no too very so as quite this these those my our his her which that it they by of than per',
)
const objects = words(
  'the a an in on up it them some each over out off with all any into to half both together through well down around back another your remaining this these one two until for more enough extra',
)

/**
 * True where a verb tells the cook what to do: at the head of its clause, behind 'you', or with an object behind a time or a condition. 'It will keep',
 * 'is light', 'takes colour' tell how something is.
 */
export function isOrder(mention: Mention, read: ReadSentence): boolean {
  if (mention.kind !== 'technique' || mention.form !== 'base') return false
  const { tokens } = read
  const { first } = mention
  const at = denials.has(tokens[first - 1]?.word ?? '')
    ? first - (tokens[first - 2]?.word === 'do' ? 2 : 1)
    : first
  const before = tokens[at - 1]
  if (before === undefined) return !isContrasted(tokens, mention.last + 1)
  if (tokens[at]?.isAfterStop) return true
  if (modals.has(before.word)) return cooks.has(tokens[at - 2]?.word ?? '')
  if (joining.has(before.word))
    return at === 1 || tokens[at]?.isAfterMark || followsOrder(mention, read) || hasObject(mention, read)
  if (openers.has(before.word) || before.word.endsWith('ly') || cooks.has(before.word)) return true
  if (copulas.has(before.word) || isPartOfFood(mention, read)) return false
  return tokens[at]?.isAfterMark || hasObject(mention, read)
}

/** 'Colour, not temperature, is what tells': a noun at the head. */
const isContrasted = (tokens: readonly Token[], next: number): boolean =>
  tokens[next]?.isAfterMark === true && denials.has(tokens[next]?.word ?? '')

/** 'Stir and serve' are two orders; 'stay dry and crisp' is none. */
const followsOrder = ({ first }: Mention, read: ReadSentence): boolean =>
  read.mentions.some((each) => each.kind === 'technique' && each.last < first && isOrder(each, read))

const behind = words('in on with of at to from')

/** 'The turkey crown in the sink': a part of what stands before it. */
const isPartOfFood = ({ first, last }: Mention, { tokens, mentions }: ReadSentence): boolean =>
  !tokens[first]?.isAfterMark &&
  behind.has(tokens[last + 1]?.word ?? '') &&
  mentions.some((each) => each.foods.length > 0 && each.last === first - 1)

/** 'Once soft add the peas', 'to loosen the cake'. */
const hasObject = ({ first, last }: Mention, { tokens, mentions }: ReadSentence): boolean => {
  const after: Token | undefined = tokens[last + 1]
  if (after === undefined || after.isAfterMark) return false
  if (last > first) return true
  return objects.has(after.word) || mentions.some((each) => each.foods.length > 0 && each.first === last + 1)
}

/** The first token that is no word of order in time or manner: 'Then carefully clip ...'. */
export const headOf = ({ tokens }: Pick<ReadSentence, 'tokens'>): number =>
  Math.max(
    0,
    tokens.findIndex(({ word }) => !openers.has(word) && !joining.has(word) && !word.endsWith('ly')),
  )

/** True where the sentence tells the cook to do something. */
export const holdsOrder = (read: ReadSentence): boolean =>
  read.mentions.some((mention) => isOrder(mention, read))
