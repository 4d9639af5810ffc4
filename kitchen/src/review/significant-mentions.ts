import { findMentions } from '../recognition/index.ts'
import { cookingRoots, rootOf } from './cooking-words.ts'
import type { Mention } from './work.ts'

const comparisonBefore =
  /\b(?:size|thickness|consistency|texture|colou?r|shape|smell|look) of (?:an? |the )?(?:small |large |thick |thin |heavy |pouring |softly |whipped |wet )*$|\b(?:resembles?|looks? like|like|as thick as|similar to|thick as) (?:an? |coarse |wet |fine |thick |heavy )*$/i
const denialBefore =
  /\b(?:no|without(?: any)?|instead of|rather than|free of|free from|skip the|leave out the|omit the|not|never|contains no|avoid)(?: (?:the|any|more|extra|added|adding|using|other))* $/i
const qualifierBefore =
  /\b(?:vegan|plant-based|dairy-free|eggless|egg-free|gluten-free|meatless|meat-free|vegetarian|mock|faux|fake|non-dairy|imitation|nut-free)['"”’]?(?: (?:style|ground|shredded|grated|melted|softened|cold|plain|cooked|dried|fresh|crumbled))* ['"“‘]?$/i
const toolAfter =
  /^['’]?s? (?:cooker|bowls?|pots?|pans?|dish(?:es)?|baths?|tins?|trays?|kn(?:ife|ives)|boards?|graters?|press|mill|grinder|mashers?|spinner|towels?|cloth|machine|stone|thermometer|peeler|crusher|slicer|steamer|moulds?|molds?|tongs|spoons?|ladle|brush|timer|bags?|wheel|cutter|sheets?|shop|drippings)\b/i
const freeAfter = /^[- ]?(?:free|less|cold|sized?|shaped|like|coloured|colored|flavou?red)\b/i

/**
 * The foods that a text really uses: `findMentions` without comparisons, denials, tools and foods that the words
 * turn into another product ('vegan butter').
 */
export function significantMentions(text: string): readonly Mention[] {
  return findMentions(text).filter((mention) => isUsed(text, mention))
}

const clauseHead = /(?:^|[.;:,]\s*|\b(?:and|then|to|or|carefully|gently|tightly|loosely)\s+)$/i
const objectAfter = /^\s+(?:the|an?|any|each|all|them|it|your|both|up|out|off)\b/i
const foil = /\b(?:plastic|cling|saran) $/i
/** What these verbs do is to put the food there: 'butter the tin' uses butter. */
const puttingOn: ReadonlySet<string> = new Set(
  'butter flour oil salt pepper sugar egg bread crumb honey milk mustard'.split(' ').map(rootOf),
)

/** 'Wrap the beets', 'fish out the bay leaf': a technique at the head of a clause, before what it is done to, is no food. */
function isWork(text: string, { start, end, text: words }: Mention): boolean {
  const root = rootOf(words.toLowerCase())
  if (words.includes(' ') || puttingOn.has(root) || !cookingRoots.has(root)) return false
  return clauseHead.test(text.slice(0, start)) && objectAfter.test(text.slice(end))
}

function isUsed(text: string, mention: Mention): boolean {
  const { start, end } = mention
  const before = text.slice(Math.max(0, start - 60), start)
  const after = text.slice(end, end + 24)
  return !(
    isWork(text, mention) ||
    foil.test(before) ||
    toolAfter.test(after) ||
    freeAfter.test(after) ||
    denialBefore.test(before) ||
    comparisonBefore.test(before) ||
    qualifierBefore.test(before)
  )
}
