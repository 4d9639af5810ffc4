import { calmingPhrases, comfortWords } from '../../lexicon/index.ts'
import { findPhrase, isOrder, phraseSet, readSentence } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { isAnimal } from './condition.ts'
import { isUnderdone, touchesNothing } from './idiom.ts'
import type { Setting } from './idiom.ts'

const comfort = phraseSet(`${calmingPhrases}|${comfortWords}`)

/**
 * A sentence without the words in it that claim nothing here, to be judged by the others: a diet that the list keeps, comfort about looks, and 'baby'
 * for the size of a plant.
 */
export function withoutHarmless(words: string, setting: Setting): string {
  const promised = withoutPhrases(words, phraseSet(setting.promises))
  const sized = withoutSizes(promised)
  const calm = withoutPhrases(sized, comfort)
  return calm !== sized && isOfLooks(readSentence(calm), setting) ? calm : sized
}

/** The other words name a thing that looks or behaves so, and no matter by which somebody is harmed. */
const isOfLooks = (read: ReadSentence, setting: Setting): boolean =>
  touchesNothing(read, { ...setting, isForgiving: false }) &&
  !read.mentions.some(isUnderdone) &&
  (!setting.hasRawAnimal || (read.mentions.some(isThing) && !read.mentions.some(isAnimal)))

const pronouns = new Set(['it', 'they', 'them', 'these', 'those', 'this', 'that', 'everything', 'all'])
const isThing = ({ kind, foods, text }: ReadSentence['mentions'][number]): boolean =>
  foods.length > 0 || kind === 'part' || (kind === 'reference' && !pronouns.has(text.toLowerCase()))

function withoutPhrases(words: string, set: ReturnType<typeof phraseSet>): string {
  const found = findPhrase(readSentence(words).tokens, set)
  return found === undefined ? words : withoutPhrases(without(words, found.first, found.last), set)
}

function without(words: string, first: number, last: number): string {
  const { tokens } = readSentence(words)
  return `${words.slice(0, tokens[first]?.start)}${words.slice(tokens[last]?.end)}`
}

const sizeReach = 2
/** 'Add baby lima beans': work on a plant of that size, and nobody is fed. */
function withoutSizes(words: string): string {
  const read = readSentence(words)
  const at = read.tokens.findIndex(({ word }) => word === 'baby')
  if (at === -1) return words
  const work = read.mentions.findLast(({ kind, first }) => kind === 'technique' && first < at)
  const isWork = work !== undefined && work.effect !== 'eat' && work.effect !== 'serve' && isOrder(work, read)
  const isPlant = read.mentions.some(
    (each) => each.foods.length > 0 && !isAnimal(each) && each.first > at && each.first - at <= sizeReach,
  )
  const isSomebody = owners.has(read.tokens[at - 1]?.word ?? '')
  return isWork && isPlant && !isSomebody ? without(words, at, at) : words
}
const owners = new Set(['your', 'my', 'our', 'the', 'for', 'to'])
