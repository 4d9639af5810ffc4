import type { FoodCategory } from '../../foods/index.ts'
import { numberAt, tokensOf } from '../../reading/index.ts'
import type { ReadNumber, Token } from '../../reading/index.ts'
import { wording } from '../asked/wording.ts'
import { gramsOfAmount, amountsIn, gramsPer, isVolume, isWeight, millilitresPer } from '../amounts.ts'
import type { Amount } from '../amounts.ts'
import type { AskedFood } from '../display-name.ts'
import { foodsIn } from '../named-foods.ts'
import { conversionReply } from '../replies/conversion.ts'
import { substitutesSentence } from '../replies/substitutes.ts'
import { questionAbout } from './question-about.ts'
import { instead } from './statement.ts'
import type { ReadStatement, StatementVerdict } from './statement.ts'

/** Shares by which figures may differ: cups are packed by hand, units are defined. */
const ofFood = 0.13
/** What is poured or sold by the stick lies in a cup as its source says. */
const ofPoured = 0.08
const poured: ReadonlySet<FoodCategory> = new Set(['oil-fat', 'dairy', 'sweetener'])
const toleranceOf = ({ category }: AskedFood): number => (poured.has(category) ? ofPoured : ofFood)
const ofUnits = 0.06
const ofRatios = 0.3

const equates = wording(
  'be|equal|equals|weigh|mak|contain|hold|have|about|roughly|approximately|=to|in / come to / work out',
)
const parts = wording('and|plus|for|or')
const swaps = wording('substitute|replace|swap / instead|place of / in place of / for each|every')
const replaces = wording('replace|swap')

/** Conversions between measures, of a food or plain, agree with USDA's weights and NIST's units; ratios of substitutes with the table. */
export function checkMeasures(statement: ReadStatement): StatementVerdict | null {
  return checkRatio(statement) ?? checkEquation(statement) ?? checkPiece(statement) ?? checkCount(statement)
}

function checkEquation(statement: ReadStatement): StatementVerdict | null {
  for (const [first, second] of equated(statement.plain)) {
    const [food] = statement.foods
    const verdict = isSameKind(first, second)
      ? plainAgrees(first, second)
      : statement.foods.length > 1
        ? null
        : food !== undefined && foodAgrees(food, first, second)
    if (verdict === false) {
      const of = food && !isSameKind(first, second) ? ` of ${food.said}` : ''
      const text = conversionReply(questionAbout(statement, `${first.text}${of} in ${second.unit}`))?.text
      return instead('conversion', text)
    }
  }
  return null
}

/** Pieces differ more than cups do. */
const ofPieces = 0.35

/** 'A stick of butter is 113 g', 'an onion weighs about 110 g'. */
function checkPiece(statement: ReadStatement): StatementVerdict | null {
  const [food] = statement.foods
  const said = pieceIn(statement.plain)
  if (!food || statement.foods.length > 1 || !said) return null
  const each = gramsOfPiece(food, said.words)
  if (each === null || Math.abs(said.grams - each * said.count) <= each * said.count * ofPieces) return null
  const asked = `how much does ${said.count} ${said.words} weigh`
  return instead('conversion', conversionReply(questionAbout(statement, asked))?.text)
}

type Piece = { readonly count: number; readonly words: string; readonly grams: number }

const weighs = new Set(['is', 'are', 'weigh', 'weighs'])
const about = new Set(['about', 'around', 'roughly', 'approximately'])
const longestName = 6

/** The first weight that a text gives to pieces counted before it. */
function pieceIn(plain: string): Piece | undefined {
  const tokens = tokensOf(plain)
  for (const { quantity, unit, start } of amountsIn(plain)) {
    let verb = tokens.findIndex((token) => token.start === start) - 1
    while (about.has(tokens[verb]?.word ?? '')) verb -= 1
    const isWeighed = unit === 'g' && weighs.has(tokens[verb]?.word ?? '')
    const first = isWeighed ? countBefore(tokens, verb) : undefined
    const words = first && tokens.slice(first.next, verb).map(({ word }) => word)
    if (first && words?.length) return { count: first.value, words: words.join(' '), grams: quantity }
  }
  return undefined
}

const perPiece = new Set(['each', 'per'])

/** The number, article or 'each' before what is weighed. */
function countBefore(tokens: readonly Token[], verb: number): ReadNumber | undefined {
  for (let at = verb - 2; at >= Math.max(0, verb - longestName); at -= 1) {
    if (perPiece.has(tokens[at]?.word ?? '')) return { value: 1, next: at + 1 }
    const number = numberAt(tokens, at)
    if (number) return number
  }
  return undefined
}

/** '200 g is about 4 large eggs'. */
function checkCount(statement: ReadStatement): StatementVerdict | null {
  const [food, other] = statement.foods
  const said = countIn(statement.plain)
  const each = food && said && !other ? gramsOfPiece(food, said.words) : null
  if (!food || !said || each === null) return null
  if (Math.abs(said.grams - each * said.count) <= said.grams * ofPieces) return null
  return instead(
    'conversion',
    conversionReply(questionAbout(statement, `${said.grams} g of ${food.called}`))?.text,
  )
}

const makes = new Set(['is', 'are', 'make', 'makes'])

/** Pieces at the end of a text that a weight is said to be. */
function countIn(plain: string): Piece | undefined {
  const tokens = tokensOf(plain)
  const weight = amountsIn(plain).find(({ unit }) => unit === 'g')
  const verb = tokens.findIndex(({ start }) => weight !== undefined && start >= weight.end)
  if (!weight || !makes.has(tokens[verb]?.word ?? '')) return undefined
  let at = verb + 1
  while (about.has(tokens[at]?.word ?? '')) at += 1
  const number = numberAt(tokens, at)
  const words = tokens.slice(number?.next).map(({ word }) => word)
  if (!number || words.length === 0 || words.length > longestName) return undefined
  return { count: number.value, words: words.join(' '), grams: weight.quantity }
}

/** Grams of the piece that the words name: a measure of the source, or the food itself. */
function gramsOfPiece({ portions, called, calledPlural, name }: AskedFood, words: string): number | null {
  const said = words.split(' ')
  const named = Object.entries(portions.named).find(([label]) => isAmong(label, said))
  if (named && !named[0].startsWith('cup')) return named[1]
  const bare = said.filter((word) => !sizes.has(word)).join(' ')
  return [called, calledPlural, name].includes(bare) ? (portions.piece ?? null) : null
}

const sizes = new Set(['small', 'medium', 'large'])
const isAmong = (label: string, words: readonly string[]): boolean =>
  [label, `${label}s`].some((form) => form.split(' ').every((word) => words.includes(word)))

type Pair = readonly [Amount, Amount]

/** Two amounts that a sentence puts beside each other as the same: '1 cup (125 g)', '1 cup of flour weighs 125 g'. */
function equated(plain: string): readonly Pair[] {
  const amounts = amountsIn(plain).filter(({ unit }) => unit !== 'piece')
  return amounts.flatMap((first, index) => {
    const second = amounts[index + 1]
    if (!second || first.unit === second.unit) return []
    const isOther = becomes.has(tokensOf(plain.slice(second.end))[0]?.word ?? '')
    return !isOther && isEquation(plain.slice(first.end, second.start)) ? [[first, second] as const] : []
  })
}

/** What follows an amount of the food in another state: 6 cups cooked of a pound of dry beans. */
const becomes = new Set('cooked popped mashed drained shredded peeled shelled'.split(' '))
const widestEquation = 60
const holdsSign = (text: string, signs: string): boolean => [...text].some((sign) => signs.includes(sign))

const isEquation = (between: string): boolean =>
  between.length < widestEquation &&
  (equates.test(between) || holdsSign(between, '=≈(')) &&
  !holdsSign(between, ',;.+') &&
  !parts.test(between)

const isSameKind = (a: Amount, b: Amount): boolean =>
  (isWeight(a.unit) && isWeight(b.unit)) || (isVolume(a.unit) && isVolume(b.unit))

function plainAgrees(a: Amount, b: Amount): boolean {
  const [one, two] = [inBase(a), inBase(b)]
  return Math.abs(one - two) <= Math.max(one, two) * ofUnits
}

function inBase({ quantity, unit }: Amount): number {
  if (isWeight(unit)) return quantity * gramsPer(unit)
  return isVolume(unit) ? quantity * millilitresPer(unit) : Number.NaN
}

/** `null` where the source gives no such measure. */
function foodAgrees(food: AskedFood, a: Amount, b: Amount): boolean | null {
  const [one, two] = [gramsOfAmount(a, food), gramsOfAmount(b, food)]
  return one === null || two === null ? null : Math.abs(one - two) <= Math.max(one, two) * toleranceOf(food)
}

/** Ratios of substitutes: one that the table has must be its ratio, and one that it lacks is not said. */
function checkRatio(statement: ReadStatement): StatementVerdict | null {
  const equal = checkSameAmount(statement)
  if (equal !== undefined) return equal
  const listed = checkListedRatios(statement)
  if (listed !== undefined) return listed
  const { plain, named } = statement
  if (!swaps.test(plain) || named.length < 2) return null
  const [substitute, missing] = weighed(plain, named)
  if (!substitute || !missing) return null
  const known = missing.food.substitutes.find(({ food }) => food === substitute.food.name)
  const ratio = substitute.grams / missing.grams
  const said = [ratio, ...ratioOfVolumes(plain)]
  if (known && said.some((each) => Math.abs(each - known.ratio) <= known.ratio * ofRatios)) return null
  if (isLookedUp(statement)) return null
  return instead('substitute-ratio', substitutesSentence(missing.food))
}

/** '3/4 cup of honey for every cup of sugar': cooks swap by the cup, tables by weight. */
function ratioOfVolumes(plain: string): readonly number[] {
  const [first, second] = amountsIn(plain).flatMap(({ unit, quantity }) =>
    isVolume(unit) ? [quantity * millilitresPer(unit)] : [],
  )
  return first === undefined || second === undefined ? [] : [first / second]
}

const sameAmount = wording(
  'same|equal amount|weight|quantity|volume|measure / one to one|for one / one for one / 1 to 1 / 1:1 / cup for cup / spoon|teaspoon|tablespoon for spoon|teaspoon|tablespoon / same thing / just as much / interchangeable / interchangeably',
  'not|never',
)

/** 'The same amount of baking soda' for baking powder: a ratio of one has to be that of the table. Undefined where nothing is said to be equal. */
function checkSameAmount({
  plain,
  named,
  about: meant,
  asked,
}: ReadStatement): StatementVerdict | null | undefined {
  if (!sameAmount.test(plain)) return undefined
  const foods = [...named.filter((food) => isToBeReplaced(food, plain)), ...meant, ...foodsIn(asked)]
  for (const substitute of named)
    for (const missing of foods) {
      const known = missing.substitutes.find(({ food }) => food === substitute.name)
      if (known && Math.abs(known.ratio - 1) > ofRatios)
        return instead('substitute-ratio', substitutesSentence(missing))
    }
  return undefined
}

/** 'For baking powder', 'replace baking powder': two that are named beside each other may both stand in for a third. */
const isToBeReplaced = ({ said }: AskedFood, plain: string): boolean => {
  const before = tokensOf(plain.slice(0, plain.indexOf(said))).filter(({ word }) => !articles.has(word))
  const [cue, last] = [before.at(-2)?.word ?? '', before.at(-1)?.word ?? '']
  return eitherWay.test(plain) || missingCues.has(last) || (last === 'of' && placeCues.has(cue))
}
const eitherWay = wording('interchangeable|interchangeably|swap / same thing')
const missingCues = new Set(['for', 'replace', 'replaces', 'replacing', 'than'])
const placeCues = new Set(['instead', 'place', 'stead'])
const articles = new Set(['the', 'a', 'an', 'your', 'any'])

/** True where every amount of a sentence, and every food, stands together in one fact that was looked up. */
function isLookedUp({ plain, named, lookups }: ReadStatement): boolean {
  const said = amountsIn(plain).filter(({ unit }) => unit !== 'piece')
  const values = lookups.flatMap(({ facts }) => facts.map(({ value }) => value.toLowerCase()))
  return (
    said.length > 0 &&
    values.some((value) => {
      const known = amountsIn(value)
      const holdsAmounts = said.every((each) =>
        known.some(({ unit, quantity }) => unit === each.unit && quantity === each.quantity),
      )
      const foods = foodsIn(value).map(({ name }) => name)
      return holdsAmounts && named.every(({ name }) => foods.includes(name) || value.includes(name))
    })
  )
}

/** The kitchen's own way to write ratios: 'instead of butter: olive oil (80 g for 100 g)'. Undefined where a sentence has none. */
function checkListedRatios({
  plain,
  named,
  foods,
  about: meant,
}: ReadStatement): StatementVerdict | null | undefined {
  const ratios = ratiosIn(plain)
  if (ratios.length === 0) return undefined
  const missing = [...named, ...meant]
  const isRight = ratios.every(({ start, ratio }) => {
    const substitute = named.findLast(({ said }) => plain.slice(0, start).trimEnd().endsWith(said))
    const known = missing.flatMap(({ substitutes }) =>
      substitutes.filter(({ food }) => food === substitute?.name),
    )
    return known.some((listed) => Math.abs(ratio - listed.ratio) <= listed.ratio * ofRatios)
  })
  const [first] = foods.filter(({ substitutes }) => substitutes.length > 0)
  return isRight ? null : instead('substitute-ratio', first && substitutesSentence(first))
}

/** Weights in brackets, '(80 g for 100 g)', with where the bracket opens. */
function ratiosIn(plain: string): readonly { readonly start: number; readonly ratio: number }[] {
  const amounts = amountsIn(plain)
  return amounts.flatMap((first, index) => {
    const second = amounts[index + 1]
    const isPair = first.unit === 'g' && second?.unit === 'g' && plain[first.start - 1] === '('
    if (!isPair || plain.slice(first.end, second.start).trim() !== 'for') return []
    return [{ start: first.start - 1, ratio: first.quantity / second.quantity }]
  })
}

type Weighed = { readonly food: AskedFood; readonly grams: number }

const widestGap = 40

/** The two foods of a swap with the grams that stand before each, of a single piece its own; the one offered first. */
function weighed(plain: string, named: readonly AskedFood[]): readonly Weighed[] {
  const amounts = amountsIn(plain)
  const found = named.flatMap((food) => {
    const place = plain.indexOf(food.said)
    const before = amounts.findLast(({ start }) => start < place && place - start < widestGap)
    const grams = (before && gramsOfAmount(before, food)) ?? gramsOfOne(plain, place, food)
    return grams ? [{ food, grams }] : []
  })
  const [first, second] = found
  if (!first || !second) return []
  const isMissingFirst = replaces.test(plain) && plain.indexOf('with') > plain.indexOf(first.food.said)
  return isMissingFirst ? [second, first] : [first, second]
}

const ones = new Set(['a', 'an', 'one', 'each', 'every'])

/** 'An egg', 'one medium onion'. */
function gramsOfOne(plain: string, place: number, { portions }: AskedFood): number | undefined {
  const before = tokensOf(plain.slice(0, place)).map(({ word }) => word)
  const last = before.findLast((word) => !sizes.has(word))
  return ones.has(last ?? '') ? portions.piece : undefined
}
