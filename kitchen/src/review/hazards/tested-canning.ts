import type { Line } from '../../graph/index.ts'
import {
  findPhrase,
  foodWords,
  holdsPhrase,
  numberAt,
  phraseSet,
  readSentences,
  singular,
  tokensOf,
} from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { acidFruits } from '../../lexicon/index.ts'
import { canningWay, untested } from '../../safety/index.ts'
import type { CanningWay } from '../../safety/index.ts'
import { isEquipment } from '../foods/equipment.ts'
import type { Work } from '../work.ts'

/** What goes into jars beside the food and changes nothing of its time. */
const beside = phraseSet(
  'water|salt|sugar|lemon juice|lime juice|citric acid|pectin|syrup|honey|zest|vanilla|vanilla pod|vanilla bean',
)
/** 'Sugar snap peas' and 'salt pork' are foods that go into the jar. */
const mainKinds: ReadonlySet<string> = new Set(['vegetable', 'legume', 'meat', 'poultry', 'fish', 'seafood'])
/** Dried spices change no time. Source: NCHFP, canning: dried spices may be added to any vegetable. */
const spices = phraseSet('dried chili|dried chile|dried chilli|dried chilies|dried chiles|dried chillies')
/** 'Vinegar for the canner water', 'jars with lids': not in the jar. */
const isOutside = (line: Line): boolean =>
  isEquipment(line) || line.read.tokens.some(({ word }) => word === 'canner')
const mostForFoam = 15
/** A knob of butter keeps jam from foaming. Source: NCHFP, making jam: 1/2 teaspoon, more here by half an ounce. */
const isForFoam = ({ food, parsed }: Line): boolean =>
  food?.name.includes('butter') === true && (parsed.grams ?? mostForFoam + 1) <= mostForFoam
const isBeside = (line: Line): boolean =>
  isOutside(line) ||
  isForFoam(line) ||
  line.food?.category === 'spice' ||
  holdsPhrase(line.read.tokens, spices) ||
  (holdsPhrase(line.read.tokens, beside) && !mainKinds.has(line.food?.category ?? ''))

/** 'A|b c|d' is every 'a c', 'a d', 'b c', 'b d'. */
const spelled = (group: string): readonly string[] =>
  group
    .split(' ')
    .map((words) => words.split('|'))
    .reduce<readonly string[]>(
      (heads, words) => heads.flatMap((head) => words.map((word) => `${head} ${word}`.trim())),
      [''],
    )
const neverTested = phraseSet(untested.split(' / ').flatMap(spelled))
const mashing = phraseSet('mash|mashed|puree|pureed|purée|puréed|blend')
const isNeverTested = ({ title, lines, steps }: Work): boolean =>
  [title, ...lines.filter((line) => !isForFoam(line)).map(({ text }) => text)].some((text) =>
    holdsPhrase(tokensOf(text), neverTested),
  ) ||
  (lines.some(({ food }) => mainKinds.has(food?.category ?? '')) &&
    steps.some(({ text }) => holdsPhrase(tokensOf(text), mashing)))

const acids = phraseSet('lemon juice|citric acid')
const sweeteners = phraseSet('sugar|honey')
const jams = phraseSet('jam|preserves|conserve|marmalade')
const processing = phraseSet('process|processed|processing|canner|water bath|boiling water bath')
const underPressure = phraseSet(
  'pressure canner|pressure can|pressure cans|pressure canned|weighted gauge|dial gauge',
)
const sterile = phraseSet('sterilize|sterilized|sterilise|sterilised|sterile|boil the jars|boiled jars')
const quarts = phraseSet('quart|1 liter|one liter|1 litre|liter|litre')

/** Least sugar by the weight of the fruit, below which a jam is none. Source: NCHFP, jams without added pectin: 6 cups of sugar to 9 of crushed berries. */
const leastSugar = 0.5
/** Minutes in boiling water for jam in jars that were only clean. Source: USDA Complete Guide to Home Canning, guide 7. */
const cleanJars = 10
/** Pounds of pressure at sea level with a weighted gauge. Source: USDA Complete Guide to Home Canning, guide 1. */
const leastPounds = 10

/**
 * True where jars are filled as the guide fills them: a food that it has a time for, in its canner, for its minutes or more, with its acid. What the
 * guide has no time for is never tested, nor what mixes foods, jam of several fruits apart.
 */
export function isTestedCanning(work: Work): boolean {
  const known = tested.get(work) ?? fillsAsTested(work)
  tested.set(work, known)
  return known
}

// Asked of every sentence of a recipe.
const tested = new WeakMap<Work, boolean>()

function fillsAsTested(work: Work): boolean {
  const own = work.lines.filter((line) => !isBeside(line))
  const pickle = pickleWay(work.title)
  const reads = work.steps.flatMap(({ text }) => readSentences(text))
  const minutes = processMinutes(reads)
  if (own.length === 0 || minutes === 0) return false
  if (pickle !== undefined) return isSharp(work) && minutes >= leastFor(pickle, reads)
  if (isNeverTested(work)) return false
  const fruit = own.filter((line) => !isFlavor(line, own))
  if (isJam(work, fruit)) return fruit.every(isAcidFruit) && minutes >= leastForJam(reads)
  const [only] = own
  if (only === undefined || own.length > 1) return false
  return waysOf(only, work.title).some((way) => isDoneAs(way, work, reads) && minutes >= leastFor(way, reads))
}

const mostPickleWords = 4
/** The guide's way for what a title calls a pickle: 'Bread-and-Butter Pickles', 'Dilly Beans'. */
function pickleWay(title: string): CanningWay | undefined {
  const words = tokensOf(title).map(({ singular: one }) => one)
  return words
    .flatMap((_, at) =>
      Array.from({ length: mostPickleWords - 1 }, (__, more) => words.slice(at, at + more + 2).join(' ')),
    )
    .map(canningWay)
    .find((way) => way?.needs?.toLowerCase().includes('vinegar') === true)
}

/** At least as much vinegar as water. Source: USDA Complete Guide to Home Canning, guide 6: no more water than the recipes have. */
function isSharp({ lines }: Work): boolean {
  const gramsNamed = (name: string) =>
    gramsOf(lines.filter(({ food }) => food !== undefined && foodWords(food.name).includes(name)))
  const sour = gramsNamed('vinegar')
  return sour > 0 && sour >= gramsNamed('water') - tolerance
}
const tolerance = 20

/** The guide's ways for a food by its own name, and by that of the title: 'Crushed Tomatoes'. */
function waysOf({ food, parsed }: Line, title: string): readonly CanningWay[] {
  const names = [food?.name, food?.formOf, parsed.food].filter((name) => name !== undefined && name !== null)
  const own = names
    .flatMap((name) => [name, singular(name), lastWord(name)])
    .map(canningWay)
    .find((way) => way !== undefined)
  const heads = new Set(names.map(lastWord))
  const titled = tokensOf(title).flatMap((token, at, all) =>
    heads.has(token.singular) ? [canningWay(`${all[at - 1]?.word ?? ''} ${token.singular}`)] : [],
  )
  const made = tokensOf(title).map(({ word, singular: one }) =>
    [...heads].some((head) => word.startsWith(head) && word !== head)
      ? (canningWay(word) ?? canningWay(one))
      : undefined,
  )
  return [own, ...titled, ...made].filter((way) => way !== undefined)
}

/** 'Dried pinto beans' by 'bean', where no longer name is known. */
const lastWord = (name: string): string => singular(name.split(' ').at(-1) ?? name)

/** Berries and fruit that the guide makes jam of, with no acid but their own. */
const jamFruits = phraseSet(acidFruits)
const isAcidFruit = ({ read }: Line): boolean => holdsPhrase(read.tokens, jamFruits)

/** Ginger in so little that the fruit and its sugar stay what they were. */
const flavors = phraseSet('ginger')
const mostFlavor = 0.15
const isFlavor = ({ read, parsed }: Line, own: readonly Line[]): boolean =>
  holdsPhrase(read.tokens, flavors) && parsed.grams !== null && parsed.grams <= gramsOf(own) * mostFlavor

const gramsOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { parsed }) => sum + (parsed.grams ?? 0), 0)

function isJam({ title, lines, steps }: Work, own: readonly Line[]): boolean {
  const isNamed = [title, ...steps.map(({ text }) => text)].some((text) =>
    readSentences(text).some(({ tokens }) => holdsPhrase(tokens, jams)),
  )
  const sugar = gramsOf(lines.filter(({ read }) => holdsPhrase(read.tokens, sweeteners)))
  const isFruit = own.every(({ food }) => food?.category === 'fruit')
  return isNamed && isFruit && sugar >= gramsOf(own) * leastSugar && sugar > 0
}

const isProcess = ({ tokens }: ReadSentence): boolean => holdsPhrase(tokens, processing)

const ordering = phraseSet('process|processed')
/** 'Vent the canner for 10 minutes, then process for 20': what stands before the order is another time. */
const timesOf = ({ tokens, quantities }: ReadSentence): ReadSentence['quantities'] => {
  const order = findPhrase(tokens, ordering)?.first ?? 0
  const behind = quantities.filter(({ kind, first }) => kind === 'duration' && first > order)
  return behind.length > 0 ? behind : quantities
}

/** The minutes of the sentence that processes the jars, and not of one that vents the canner; the shortest where several are told, 0 where none is. */
function processMinutes(reads: readonly ReadSentence[]): number {
  const ordered = reads.filter(({ tokens }) => holdsPhrase(tokens, ordering)).flatMap(timesOf)
  const told = (ordered.length > 0 ? ordered : reads.filter(isProcess).flatMap(timesOf))
    .filter(({ kind }) => kind === 'duration')
    .map(({ range }) => range.min)
  return told.length === 0 ? 0 : Math.min(...told)
}

const leastForJam = (reads: readonly ReadSentence[]): number =>
  reads.some(({ tokens }) => holdsPhrase(tokens, sterile))
    ? (canningWay('jam')?.times[0]?.pint ?? cleanJars)
    : cleanJars

/** The longest of the guide's times for the jars that are named: which pack is meant is seldom said. */
function leastFor({ times }: CanningWay, reads: readonly ReadSentence[]): number {
  const isQuart = reads.filter(isProcess).some(({ tokens }) => holdsPhrase(tokens, quarts))
  return Math.max(...times.map(({ pint, quart }) => (isQuart ? (quart ?? Number.POSITIVE_INFINITY) : pint)))
}

function isDoneAs(way: CanningWay, { lines }: Work, reads: readonly ReadSentence[]): boolean {
  const hasAcid = lines.some(({ read }) => holdsPhrase(read.tokens, acids))
  if (way.in === 'boiling water') return way.acid === undefined || hasAcid
  return (
    reads.some(({ tokens }) => holdsPhrase(tokens, underPressure)) &&
    reads
      .filter(isProcess)
      .flatMap(poundsIn)
      .every((pounds) => pounds >= leastPounds)
  )
}

const poundWords = new Set(['pound', 'lb', 'psi'])

/** 'At 10 pounds pressure'. */
const poundsIn = ({ tokens }: ReadSentence): readonly number[] =>
  tokens.flatMap((_, at) => {
    const figure = numberAt(tokens, at, false)
    const isPounds = figure !== undefined && poundWords.has(tokens[figure.next]?.singular ?? '')
    return isPounds ? [figure.value] : []
  })
