import { isKnown, linesOf, promisedAllergens, readLine } from '../../graph/index.ts'
import type { Line } from '../../graph/index.ts'
import { readSentence, sentencesOf } from '../../reading/index.ts'
import type { RecipeDraft, RecipeRequest } from '../../recipe/index.ts'
import { repaired } from '../finding.ts'
import type { Finding } from '../finding.ts'
import { sentenceRisk } from '../risk/sentence-risk.ts'
import { isAside, isWarningAside } from './asides.ts'
import { bracketOf, partsOf, withoutPart } from './sentence-parts.ts'

/** What is left of a draft without the words it was refused for, and what is told of them. */
export type WithoutWords = { readonly draft: RecipeDraft; readonly finding: Finding }

/**
 * Above these the learned guard agrees with the rule that the advice is dangerous, and the recipe is refused. Warnings name what is dangerous, too; of what is not eaten
 * for an allergy or a diet much is told.
 */
const mostRisk = { aside: -0.9, ofWish: 0.5, warning: 1 }

const kinds: ReadonlySet<Finding['kind']> = new Set<Finding['kind']>([
  'hazards',
  'temperatures',
  'diets',
  'allergens',
])

/** Words that may be left out: they stand in `sentence`, which becomes `rest`. */
type Removal = { readonly sentence: string; readonly removed: string; readonly rest: string }

/**
 * Drafts without words that a refusal blames and that do not read like dangerous advice, the shortest first: what stands in brackets, a part of a sentence, a whole one.
 * Only words that cook nothing go: tips, stories, warnings. None where a line of the list or the title refuses the draft, or a sentence of the work.
 */
export function withoutRefusedWords(
  draft: RecipeDraft,
  { household }: RecipeRequest,
  refusal: Finding,
): readonly WithoutWords[] {
  if (!kinds.has(refusal.kind)) return []
  const lines = draft.ingredients.map(readLine)
  const listed = new Set(lines.flatMap(({ keywords }) => [...keywords]))
  const kept = new Set<string>((household?.people ?? []).flatMap(({ allergens }) => allergens))
  const isOfWish = refusal.kind === 'allergens' || refusal.kind === 'diets'
  const mostOfAside = isOfWish ? mostRisk.ofWish : mostRisk.aside
  // What gives leave to do something with a listed food is no aside, but for who keeps from another food.
  const worked = isOfWish ? new Set<string>() : listed
  const isFree = (words: string): boolean => {
    const risk = sentenceRisk(words)
    return (
      ((risk < mostOfAside && isAside(words, worked)) ||
        (risk < mostRisk.warning && isWarningAside(words, listed))) &&
      (refusal.kind !== 'allergens' || isOfNoLine(words, lines, kept))
    )
  }
  const blamed = blamedFor(refusal, draft)
  if (blamed.length > 1) return blamed.every(isFree) ? [without(draft, refusal, blamed.map(whole))] : []
  return blamed
    .flatMap(removalsIn)
    .filter((removal) => isFree(removal.removed) && !isReferredTo(removal, draft))
    .map((removal) => without(draft, refusal, [removal]))
}

const whole = (sentence: string): Removal => ({ sentence, removed: sentence, rest: '' })

function removalsIn(sentence: string): readonly Removal[] {
  const bracket = bracketOf(sentence)
  const parts = partsOf(sentence)
  const clauses = clausesBetweenCommas(sentence)
  return [
    ...(bracket === null ? [] : [{ sentence, removed: bracket.inside, rest: bracket.outside }]),
    ...(parts.length > 1
      ? parts.map((removed) => ({ sentence, removed, rest: withoutPart(sentence, removed) }))
      : []),
    ...clauses,
    whole(sentence),
  ]
}

const joiningOn = new Set(
  'as because since which that though although but unlike instead hence so where if when and'.split(' '),
)
/** 'Use a tamari labeled wheat-free, as regular soy sauce is brewed with wheat': each clause that a comma and a word like 'as' join on. */
function clausesBetweenCommas(sentence: string): readonly Removal[] {
  const { tokens } = readSentence(sentence)
  return tokens.flatMap(({ word, isAfterMark, isAfterStop, start }, at): readonly Removal[] => {
    if (at === 0 || !isAfterMark || isAfterStop || !joiningOn.has(word)) return []
    const next = tokens.findIndex((token, index) => index > at && token.isAfterMark)
    const end = next === -1 ? sentence.length : (tokens[next]?.start ?? sentence.length)
    const head = sentence.slice(0, tokens[at - 1]?.end)
    const tail = next === -1 ? '.' : `, ${sentence.slice(end)}`
    return [{ sentence, removed: sentence.slice(start, end), rest: `${head}${tail}` }]
  })
}

const referring = new Set(
  'that thats it its they theyre them this these those so and but which both'.split(' '),
)

/** True where what stands behind the words goes on with them: 'that is only the crock at work'. */
function isReferredTo({ sentence, removed, rest }: Removal, draft: RecipeDraft): boolean {
  const sentences =
    draft.steps.map(({ text }) => sentencesOf(text)).find((all) => all.includes(sentence)) ?? []
  const isAtEnd = rest === '' || sentence.endsWith(removed)
  const next = isAtEnd ? (sentences[sentences.indexOf(sentence) + 1] ?? '') : rest
  return readSentence(next)
    .tokens.slice(0, referringReach)
    .some(({ word }) => referring.has(word))
}
const referringReach = 2

/** The sentence that a refusal quotes; where it quotes a line that the steps brought into the list, every sentence that names the line's food. */
function blamedFor({ where = '' }: Finding, draft: RecipeDraft): readonly string[] {
  if (where === '' || draft.ingredients.includes(where)) return []
  const sentences = draft.steps.flatMap(({ text }) => sentencesOf(text))
  // Another stage may have left out how the sentence goes on.
  const words = where.endsWith('.') ? where.slice(0, -1) : where
  const quoted = sentences.find((sentence) => sentence.startsWith(words))
  if (quoted !== undefined) return [quoted]
  const { food, keywords } = readLine(where)
  return food === undefined && keywords.size === 0
    ? []
    : sentences.filter((sentence) => holdsAny(sentence, keywords))
}

const holdsAny = (sentence: string, words: ReadonlySet<string>): boolean =>
  readSentence(sentence).tokens.some(({ singular }) => words.has(singular))

/** What is told of a line of the list may be what it holds, which somebody at the table has to know. */
function isOfNoLine(sentence: string, lines: readonly Line[], kept: ReadonlySet<string>): boolean {
  const { mentions, tokens } = readSentence(sentence)
  return mentions.every(
    (mention) =>
      mention.foods.length === 0 ||
      mention.isNegated ||
      linesOf(mention, lines, tokens).every((line) => [...kept].every((each) => isFreeFrom(line, each))),
  )
}

/** Its label says so, or its facts say what it holds and no brand may hold the allergen. */
const isFreeFrom = (line: Line, allergen: string): boolean =>
  promisedAllergens(line.asserted, line.read.tokens).has(allergen) ||
  (isKnown(line) && line.food?.mayContain.every((each) => each !== allergen) === true)

function without(draft: RecipeDraft, refusal: Finding, removals: readonly Removal[]): WithoutWords {
  const steps = draft.steps
    .map((step) => ({ ...step, text: withRest(step.text, removals) }))
    .filter(({ text }) => text !== '')
  return { draft: { ...draft, steps }, finding: leftOut(refusal) }
}

const withRest = (text: string, removals: readonly Removal[]): string =>
  sentencesOf(text)
    .map((sentence) => removals.find((each) => each.sentence === sentence)?.rest ?? sentence)
    .filter((sentence) => sentence !== '')
    .join(' ')

const leftOut = ({ kind, message, where }: Finding): Finding =>
  repaired({
    kind,
    code: 'remark-left-out',
    message: `A remark was left out. ${message}`,
    ...(where === undefined ? {} : { where }),
  })
