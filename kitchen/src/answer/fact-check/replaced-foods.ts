import type { FoodName } from '../../foods/index.ts'
import { readSentence } from '../../reading/index.ts'
import type { Token } from '../../reading/index.ts'

const replacing = new Set('swap swapping replace replaces replacing omit skip'.split(' '))
/** Two words before a food that gives up its place: 'instead of', 'in place of', 'stands in for'. */
const pairs = new Set(['instead of', 'place of', 'stead of', 'in for', 'rather than'])
const articles = new Set('the a an your any one each every of some all'.split(' '))
const likening = new Set(['make', 'makes'])
/** Words that may describe what is made: 'a surprisingly convincing cream'. */
const reach = 5

/**
 * The foods of a text that something else stands in for: they are not put on the table.
 * @example replacedIn('swap the butter for oil') // ['butter']
 */
export function replacedIn(text: string): readonly FoodName[] {
  const { tokens, mentions } = readSentence(text)
  const foods = mentions.filter(({ kind }) => kind === 'food')
  return foods.flatMap(({ first, foods: names }, index) => {
    const before = tokens.slice(0, first).filter(({ word }) => !articles.has(word) || word === 'of')
    return isReplaced(before) || (index > 0 && isLikeness(tokens, first, foods[index - 1]?.last ?? 0))
      ? names
      : []
  })
}

function isReplaced(before: readonly Token[]): boolean {
  const [cue, last] = [before.at(-2)?.word ?? '', before.at(-1)?.word ?? '']
  return replacing.has(last) || pairs.has(`${cue} ${last}`)
}

/** 'Cashews make a convincing cream': what is made of one food is named for another. */
function isLikeness(tokens: readonly Token[], first: number, before: number): boolean {
  const between = tokens.slice(before + 1, first).map(({ word }) => word)
  return between.length <= reach && likening.has(between[0] ?? '') && isArticle(between[1])
}
const isArticle = (word: string | undefined): boolean => word === 'a' || word === 'an'
