import type { UnlistedFood } from '../../graph/index.ts'
import { techniqueRows } from '../../lexicon/index.ts'
import { holdsPhrase, phraseSet } from '../../reading/index.ts'
import type { ReadSentence, Token } from '../../reading/index.ts'

const workStarts = new Set(['to', 'and', 'then', 'or'])
/** 'Or it turns gummy': what something becomes. */
const becomes = new Set(['be', 'turn', 'turns', 'turned', 'become', 'becomes'])
const shades = new Set(['pale', 'deep', 'dark', 'light', 'bright', 'rich', 'burnt', 'pink'])
const colored = new Set(['streaks', 'streak', 'tinge', 'hue', 'glow', 'all'])
/** 'Pale orange all through', 'pink or orange streaks'. */
const isColor = (token: Token | undefined, before: string, next: Token | undefined): boolean =>
  token?.word === 'orange' && (shades.has(before) || colored.has(next?.word ?? ''))

/** Behind these stands what somebody does: 'if you can bear it'. */
const modals = new Set(['can', 'could', 'cannot', 'will', 'would', 'should', 'must', 'may', 'might'])
const workObjects = new Set(['the', 'them', 'it', 'your', 'each', 'down'])

/** 'Squash them down', 'to scallop the dough' are work, and 'a sprinkle of parsley' is a measure. */
export function isNoFood(
  { first, last }: UnlistedFood['mention'],
  { tokens, mentions, text }: ReadSentence,
): boolean {
  if (last > first) return false
  const [token, next] = [tokens[first], tokens[first + 1]]
  const before = tokens[first - 1]?.word ?? ''
  if (isForSomebody(first, tokens, text) || isCalled(first, tokens, mentions)) return true
  if (modals.has(before) || isColor(token, before, next) || becomes.has(before) || token?.word === 'specks')
    return true
  if (next === undefined || next.isAfterMark) return false
  const isFirst =
    first === 0 || token?.isAfterMark === true || workStarts.has(before) || before.endsWith('ly')
  if (isFirst && isWorkWord(token) && hasObject(first, mentions, next.word)) return true
  const isMeasure = next.word === 'of' && mentions.some((each) => each.foods.length > 0 && each.first > first)
  const isVerb = mentions.some(
    ({ kind, first: start, form }) => kind === 'technique' && start === first && form === 'base',
  )
  const isWork = workObjects.has(next.word) || (isVerb && (how.has(next.word) || next.word.endsWith('ly')))
  return isMeasure || (isFirst && isWork)
}

/** 'For Sam's sake'. */
const isForSomebody = (at: number, tokens: readonly Token[], text: string): boolean => {
  const owner = tokens[at - 1]
  const words = owner === undefined ? '' : text.slice(owner.start, owner.end)
  return tokens[at - 2]?.word === 'for' && (words.endsWith("'s") || words.endsWith('’s'))
}

/** 'Then let it go, honey.' */
const isCalled = (at: number, tokens: readonly Token[], mentions: ReadSentence['mentions']): boolean =>
  at > 0 &&
  at === tokens.length - 1 &&
  tokens[at]?.isAfterMark === true &&
  mentions.every(({ foods, first }) => foods.length === 0 || first === at)

const works = phraseSet(techniqueRows.flatMap(({ rows }) => rows.flatMap((row) => row.split('|'))))
const isWorkWord = (token: Token | undefined): boolean => token !== undefined && holdsPhrase([token], works)

/** 'Butter and line the tin', 'cream wet ingredients', 'sprinkle salt over': an object follows, or more work. */
const hasObject = (at: number, mentions: ReadSentence['mentions'], next: string): boolean =>
  mentions.some(
    ({ first, kind, form }) =>
      (first === at + 1 && objects.has(kind)) ||
      (next === 'and' && first === at + 2 && kind === 'technique' && form === 'base'),
  )
const objects: ReadonlySet<string> = new Set(['food', 'food-class', 'reference', 'tool', 'technique'])

/** What may stand behind work that is also called as a food: 'wrap tightly', 'sprinkle with salt', 'top with'. */
const how = new Set(['with', 'over', 'on', 'in', 'onto', 'around', 'into', 'up', 'some', 'a', 'an', 'your'])
