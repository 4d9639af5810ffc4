import {
  equipmentInLists,
  notIngredients,
  productBrands,
  spoiledForms,
  thrownPlaces,
} from '../../lexicon/index.ts'
import { holdsPhrase, isOrder, phraseSet, readSentence, sentencesOf, tokensOf } from '../../reading/index.ts'
import type { ReadSentence, Token } from '../../reading/index.ts'
import { linesOf } from '../../graph/index.ts'
import type { Line } from '../../graph/index.ts'
import { refused, repaired } from '../finding.ts'
import type { Finding } from '../finding.ts'
import { isCareful } from './warnings-for-people.ts'
import { poisonIn } from '../hazards/foods.ts'
import { holdsContactDetails } from './contact-details.ts'
import { goesOn, isAboutCooking, isNeutral, isOfCanner, speaksOfPerson } from './about-cooking.ts'
import { beginsWithWork } from './statement.ts'
import { withoutPrices } from './prices.ts'
import { withoutParts } from './sentence-parts.ts'
import { settingOf } from './idiom.ts'
import type { Setting } from './idiom.ts'
import { withoutAudience } from './audience.ts'
import { asksForLabels, asksForSpoiled, harmSaid, isTrueWarning, throwsAwaySpoiled } from './warnings.ts'
import { withFindings, withStepTexts } from '../work.ts'
import type { Stage, Work } from '../work.ts'

/**
 * A recipe's sentences are instructions, cues and serving remarks: any other is left out, clause by clause where a semicolon or colon parts
 * them. Addresses and advertisements in the title or the list, and what is no food or is spoiled wherever it stands, refuse the recipe.
 */
export const foreignWords: Stage = (work) => {
  const priced = withoutNotes(withoutPrices(withoutAudience(work)))
  const setting = settingOf(
    work,
    tokensOf(work.title).map(({ singular }) => singular),
  )
  const isOurs = work.draft.writtenBy === 'kitchen'
  const cleaned = isOurs ? priced : withStepTexts(priced, (text) => withoutForeign(text, setting, work))
  const leftovers = work.leftovers === null ? null : withoutForeign(work.leftovers, setting, work) || null
  const isChanged = cleaned !== priced || leftovers !== work.leftovers
  const findings = isChanged
    ? [
        repaired({
          kind: 'ingredients-and-steps',
          code: 'foreign-words-removed',
          message: 'Words that are not about cooking were removed.',
        }),
      ]
    : []
  return withFindings({ ...cleaned, leftovers }, [
    ...findings,
    ...unwantedPlaces(priced),
    ...notFood(cleaned),
    ...(cleaned.steps.length === 0 ? [noSteps] : []),
  ])
}

/** A line without an amount that sends the reader elsewhere is a note of the page, and no ingredient. */
function withoutNotes(work: Work): Work {
  const lines = work.lines.filter(
    ({ text, read, parsed }) => parsed.quantity !== null || !holdsContactDetails(text, read.tokens),
  )
  if (lines.length === work.lines.length || lines.length === 0) return work
  return withFindings({ ...work, lines }, [
    repaired({
      kind: 'ingredients-and-steps',
      code: 'foreign-words-removed',
      message: 'Words that are not about cooking were removed.',
    }),
  ])
}

const noSteps = refused({
  kind: 'ingredients-and-steps',
  code: 'no-steps',
  message: 'No step of the recipe is about cooking.',
})

/** The text without the sentences that are not about cooking; what goes on with an argument about somebody falls with it. */
function withoutForeign(text: string, setting: Setting, work: Work): string {
  let isArgument = false
  const sentences = sentencesOf(text)
  return (
    sentences
      .map((sentence, at) => {
        const read = readSentence(sentence)
        if (isAskedForSpoiled(sentences, at) || isOfCanner(read)) return sentence
        const isWarning = (words: string) => warnsTruly(readSentence(words), work)
        if (warnsTruly(read, work) || asksForLabels(read, work)) return sentence
        isArgument = isArgument && goesOn(read)
        const isKept = (words: string) => isWarning(words) || isWanted(words, setting)
        const parted = isArgument
          ? ''
          : withoutParts(
              sentence,
              (words, all) => !isKept(words) && !(all.some(isKept) && isNeutral(words, setting)),
              (words) => isWarning(words) || isHarmlessWork(words, setting),
            )
        const kept = parted === '' && !isArgument ? workWithin(read, work, isKept) : parted
        isArgument ||= kept !== sentence && speaksOfPerson(read)
        return kept
      })
      // A question whose answer is gone asks nothing.
      .filter(
        (kept, at, said) =>
          kept !== '' && !(kept.endsWith('?') && sentences[at + 1] !== undefined && said[at + 1] === ''),
      )
      .join(' ')
  )
}

const joining = new Set(['because', 'since', 'as', 'so', 'which', 'or', 'and'])
/**
 * The longest piece of a sentence between its marks that gives work and is kept by itself: 'Boil hard for 10 minutes' of 'Boil hard for 10 minutes, no slacking, because
 * ...'. One that works on what is listed comes before any other. Empty where there is none.
 */
function workWithin({ text, tokens }: ReadSentence, work: Work, isKept: (words: string) => boolean): string {
  const cuts = tokens.flatMap(({ isAfterMark, word }, at) =>
    at > 0 && (isAfterMark || joining.has(word)) ? [at] : [],
  )
  const ends = [...cuts, tokens.length]
  const pieces = [0, ...cuts].flatMap((from) =>
    ends
      .filter((to) => to > from && to - from < tokens.length)
      .filter((to) => !tokens.slice(from + 1, to).some(({ isAfterStop }) => isAfterStop))
      .map((to) => {
        const first = joining.has(tokens[from]?.word ?? '') ? from + 1 : from
        const words = text.slice(tokens[first]?.start, tokens[to - 1]?.end)
        return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
      }),
  )
  const kept = pieces
    .toSorted((a, b) => b.length - a.length)
    .filter((words) => beginsWithOrder(words) && isKept(words))
  return kept.find((words) => worksOnListed(words, work)) ?? kept[0] ?? ''
}

function beginsWithOrder(words: string): boolean {
  const read = readSentence(words)
  const [first] = read.mentions.filter(({ kind }) => kind === 'technique')
  return read.tokens.length >= fewestWords && first?.first === 0 && !first.isNegated && isOrder(first, read)
}
/** 'Let it' tells nothing. */
const fewestWords = 4

function worksOnListed(words: string, { lines }: Work): boolean {
  const { mentions, tokens } = readSentence(words)
  return mentions.some((mention) => mention.foods.length > 0 && linesOf(mention, lines, tokens).length > 0)
}

/** 'Smack the cucumber': work in a word nobody knows, and no place, person or figure. */
const isHarmlessWork = (words: string, setting: Setting): boolean =>
  beginsWithWork(readSentence(words)) && isNeutral(words, setting)

/** True for words that warn of what harms, throw away what is spoiled, or ask for care, and are right. */
export const warnsTruly = (read: ReadSentence, work: Work): boolean =>
  isTrueWarning(read, work) || harmSaid(read) === 'warns' || throwsAwaySpoiled(read) || isCareful(read)

const isWanted = (words: string, setting: Setting): boolean =>
  harmSaid(readSentence(words)) !== 'denies' && isAboutCooking(words, setting)

function unwantedPlaces({ title, lines }: Work): readonly Finding[] {
  return [
    { text: title, tokens: readSentence(title).tokens },
    ...lines.map(({ text, read }) => ({ text, tokens: read.tokens })),
  ]
    .filter(({ text, tokens }) => holdsContactDetails(text, tokens) || holdsPhrase(tokens, sells))
    .map(({ text }) =>
      refused({
        kind: 'hazards',
        code: 'foreign-words',
        message: `“${text}” is not about cooking.`,
        where: text,
      }),
    )
}

const sells = phraseSet(
  'allergen free|allergy free|allergy|allergies|coeliac|celiac|hypoallergenic|allergen safe|subscribe|follow us|promo code|discount code|coupon|click here|buy now|order now|affiliate|sponsored|sign up|use code|whatsapp|telegram|bitcoin|instagram|youtube|tiktok|facebook|cures cancer|cures diabetes|cancer curing|diabetes curing|safe for coeliacs|safe for celiacs|miracle cure|cancer fighting|allergy safe|as an ai|language model',
)

const materials = phraseSet(notIngredients)
const products = phraseSet(productBrands)
const equipment = phraseSet(equipmentInLists)
const spoiled = phraseSet(spoiledForms)
const vesselWords = new Set(['mold', 'mould'])

function notFood(work: Work): readonly Finding[] {
  const { title, lines, steps, leftovers } = work
  const inLines = lines.flatMap((line) => nonFood(wordsInLine(line), line.text))
  const said = [title, ...steps.flatMap(({ text }) => withoutAsked(sentencesOf(text))), leftovers ?? '']
  return [...inLines, ...said.flatMap(inSentence)]
}

/** Without the questions after spoiled food that the next sentence throws away. */
const withoutAsked = (sentences: readonly string[]): readonly string[] =>
  sentences.filter((_, at) => !isAskedForSpoiled(sentences, at))

function isAskedForSpoiled(sentences: readonly string[], at: number): boolean {
  const [asked = '', answer] = sentences.slice(at)
  return answer !== undefined && asksForSpoiled(readSentence(asked), readSentence(answer))
}

function wordsInLine({ read: { tokens, mentions } }: Line): string | null {
  const poison = poisonIn(tokens)
  if (poison !== null) return poison
  if ((isSpoiled(tokens) && !deniesSpoiled(mentions)) || tokens.some(({ word }) => word === 'slimy'))
    return 'Spoiled food'
  const isFood = mentions.some(({ kind }) => kind === 'food')
  if (isFood || holdsPhrase(tokens, equipment)) return null
  return holdsPhrase(tokens, materials) ? 'What the line names' : null
}

/** '8 slices stale (not mouldy) bread'. */
const deniesSpoiled = (mentions: ReadSentence['mentions']): boolean =>
  mentions.some(({ kind, id }) => kind === 'word' && id === 'negation')

const bins = phraseSet(thrownPlaces)
const throws = phraseSet('throw it|throw them|throw the whole|throw all')
/** 'A mouldy one goes': nothing says where. */
const goesAway = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word }, at) =>
      word === 'goes' &&
      (tokens[at + 1] === undefined || tokens[at + 1]?.isAfterMark || tokens[at + 1]?.word === 'too'),
  )

const cleaning = phraseSet(
  'wash your hands|clean the board|scrub the board|wash hands|clean the sink|scrub the sink|wash the board|clean the counter',
)

/** 'Wash your hands with soap' names no ingredient; a warning names what is not to be used. */
function inSentence(sentence: string): readonly Finding[] {
  const read = readSentence(sentence)
  const { tokens, mentions } = read
  const compared = mentions.filter(({ kind, id }) => kind === 'word' && id === 'likeness')
  const isWarning =
    holdsPhrase(tokens, bins) ||
    holdsPhrase(tokens, throws) ||
    goesAway(tokens) ||
    mentions.some(
      ({ kind, id, isNegated }) =>
        (kind === 'word' && id === 'forbidding') || (kind === 'technique' && id === 'discard' && !isNegated),
    )
  if (holdsPhrase(tokens, cleaning) || isCareful(read)) return []
  const poison = poisonIn(withoutShades(read), compared)
  if (poison !== null) return nonFood(poison, sentence)
  if (!isWarning && holdsPhrase(tokens, products) && mentions.some(isFoodBeside))
    return nonFood('A product for cleaning', sentence)
  return !isWarning && isSpoiled(tokens) ? nonFood('Spoiled food', sentence) : []
}

/** 'Swish the berries with it': what it is used on, water apart, is food. */
const isFoodBeside = ({ foods: [food] }: ReadSentence['mentions'][number]): boolean =>
  food !== undefined && food !== 'water'

const shades = new Set(['brown', 'red', 'pink', 'black', 'white', 'green', 'yellow', 'orange', 'blue'])
/** 'Conker brown' is a colour. */
const withoutShades = ({ tokens }: ReadSentence): readonly Token[] => {
  const kept = tokens.filter((_, at) => !isMeasureOf(at, tokens) && !isBeforeShade(at, tokens))
  // What phrases may begin in a text is known of its own tokens, and not of a copy.
  return kept.length === tokens.length ? tokens : kept
}

const isBeforeShade = (at: number, tokens: readonly Token[]): boolean => {
  const next = tokens[at + 1]
  return next !== undefined && !next.isAfterMark && shades.has(next.word) && isOfShade(tokens[at + 2])
}
/** 'As brown as a conker': it stands for how brown. */
const isMeasureOf = (at: number, tokens: readonly Token[]): boolean => {
  const isAs = (place: number) => tokens[place]?.word === 'as'
  const last = isAs(at - 1) ? at - 1 : at - 2
  return isAs(last) && isAs(last - 2)
}
/** Behind a shade that something is, and not one that belongs to a thing: 'bleach white linen' is to be judged. */
const isOfShade = (next: Token | undefined): boolean =>
  next === undefined || next.isAfterMark || next.word === 'and' || next.word === 'or' || next.word === 'all'

const spoiledSaid = phraseSet(
  spoiledForms.split('|').filter((form) => form !== 'slimy' && !vesselWords.has(form)),
)
const isSpoiled = (tokens: readonly Token[]) =>
  holdsPhrase(tokens, spoiledSaid) || (holdsPhrase(tokens, spoiled) && isGrown(tokens))

const growths = new Set(['scrape', 'spots', 'patches', 'bit', 'touch', 'fuzz', 'fur'])
/** Mold grows where somebody scrapes it off; any other is a vessel. */
function isGrown(tokens: readonly Token[]): boolean {
  return (
    tokens.some(({ word }) => growths.has(word)) && tokens.some(({ singular }) => vesselWords.has(singular))
  )
}

function nonFood(words: string | null, where: string): readonly Finding[] {
  if (words === null) return []
  return [
    refused({
      kind: 'hazards',
      code: 'not-food',
      message: `${words} is not food and does not belong in a recipe.`,
      where: where.slice(0, 80),
    }),
  ]
}
