import { gramsOfAmount, amountsIn, gramsPer, isVolume, isWeight, millilitresPer } from '../amounts.ts'
import type { Amount } from '../amounts.ts'
import type { AskedFood } from '../display-name.ts'
import { conversionReply } from '../replies/conversion.ts'
import { substitutesSentence } from '../replies/substitutes.ts'
import { questionAbout } from './question-about.ts'
import { instead } from './statement.ts'
import type { ReadStatement, StatementVerdict } from './statement.ts'

/** Shares by which figures may differ: cups are packed by hand, units are defined. */
const ofFood = 0.13
const ofUnits = 0.06
const ofRatios = 0.3

const equates =
  /\b(?:is|are|equals?|weighs?|makes?|contains?|holds?|has|comes to|works out to|about|roughly|approximately|to)\b|=|≈|\(/
const swaps = /\b(?:instead of|in place of|for (?:each|every)|substitut\w*|replac\w*|swap\w*)\b/

/** Conversions between measures, of a food or plain, agree with USDA's weights and NIST's units; ratios of substitutes with the table. */
export function checkMeasures(statement: ReadStatement): StatementVerdict | null {
  return checkRatio(statement) ?? checkEquation(statement) ?? checkPiece(statement) ?? checkCount(statement)
}

function checkEquation(statement: ReadStatement): StatementVerdict | null {
  for (const [first, second] of equated(statement.plain)) {
    const [food] = statement.foods
    const verdict = isSameKind(first, second)
      ? plainAgrees(first, second)
      : !food || statement.foods.length > 1
        ? null
        : foodAgrees(food, first, second)
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
  if (!food || statement.foods.length > 1) return null
  const [, count = '1', words = '', grams] =
    /\b(an?|one|each|per|\d+) ([a-z ]{3,40}?) (?:is|weighs?|are|=)(?: about| around| roughly| approximately)? (\d+) ?g(?:rams?)?\b/.exec(
      statement.plain,
    ) ?? []
  const each = gramsOfPiece(food, words)
  if (!grams || each === null) return null
  const known = each * (Number(count) || 1)
  if (Math.abs(Number(grams) - known) <= known * ofPieces) return null
  return instead(
    'conversion',
    conversionReply(questionAbout(statement, `how much does ${count} ${words} weigh`))?.text,
  )
}

/** '200 g is about 4 large eggs'. */
function checkCount(statement: ReadStatement): StatementVerdict | null {
  const [food, other] = statement.foods
  const [, grams, count, words] =
    /\b(\d+) ?g(?:rams)? (?:is|are|makes?) (?:about |around |roughly )?(\d+(?:\.\d+)?) ([a-z ]{3,30}?)[.,]?$/.exec(
      statement.plain,
    ) ?? []
  const each = food && words && !other ? gramsOfPiece(food, words) : null
  if (!food || each === null || Math.abs(Number(grams) - each * Number(count)) <= Number(grams) * ofPieces)
    return null
  return instead(
    'conversion',
    conversionReply(questionAbout(statement, `${grams} g of ${food.called}`))?.text,
  )
}

/** Grams of the piece that the words name: a measure of the source, or the food itself. */
function gramsOfPiece({ portions, called, calledPlural, name }: AskedFood, words: string): number | null {
  const named = Object.entries(portions.named).find(([label]) => new RegExp(`\\b${label}s?\\b`).test(words))
  if (named && !named[0].startsWith('cup')) return named[1]
  const isFood = [called, calledPlural, name].some(
    (each) => words.replace(/^(?:small|medium|large) /, '') === each,
  )
  return isFood ? (portions.piece ?? null) : null
}

type Pair = readonly [Amount, Amount]

/** Two amounts that a sentence puts beside each other as the same: '1 cup (125 g)', '1 cup of flour weighs 125 g'. */
function equated(plain: string): readonly Pair[] {
  const amounts = amountsIn(plain).filter(({ unit }) => unit !== 'piece')
  return amounts.flatMap((first, index) => {
    const second = amounts[index + 1]
    if (!second || first.unit === second.unit) return []
    const at = plain.indexOf(first.text)
    const between = plain.slice(at + first.text.length, plain.indexOf(second.text, at + first.text.length))
    const isClose =
      between.length < 60 &&
      (equates.test(between) || between.trim() === 'in') &&
      !/[,;.+]|\band\b|\bplus\b|\bfor\b|\bor\b/.test(between)
    return isClose ? [[first, second] as const] : []
  })
}

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
  return one === null || two === null ? null : Math.abs(one - two) <= Math.max(one, two) * ofFood
}

/** Ratios of substitutes: one that the table has must be its ratio, and one that it lacks is not said. */
function checkRatio(statement: ReadStatement): StatementVerdict | null {
  const listed = checkListedRatios(statement)
  if (listed !== undefined) return listed
  const { plain, named } = statement
  if (!swaps.test(plain) || named.length < 2) return null
  const [substitute, missing] = weighed(plain, named)
  if (!substitute || !missing) return null
  const known = missing.food.substitutes.find(({ food }) => food === substitute.food.name)
  const ratio = substitute.grams / missing.grams
  if (known && Math.abs(ratio - known.ratio) <= known.ratio * ofRatios) return null
  return instead('substitute-ratio', substitutesSentence(missing.food))
}

/** The kitchen's own way to write ratios: 'instead of butter: olive oil (80 g for 100 g)'. Undefined where a sentence has none. */
function checkListedRatios({
  plain,
  named,
  foods,
  about,
}: ReadStatement): StatementVerdict | null | undefined {
  const ratios = [...plain.matchAll(/\((\d+(?:\.\d+)?) g for (\d+) g\b/g)]
  if (ratios.length === 0) return undefined
  const missing = [...named, ...about]
  const isRight = ratios.every(({ index, 1: grams, 2: each }) => {
    const substitute = named.findLast(({ said }) => plain.slice(0, index).trimEnd().endsWith(said))
    const ratio = Number(grams) / Number(each)
    const known = missing.flatMap(({ substitutes }) =>
      substitutes.filter(({ food }) => food === substitute?.name),
    )
    return known.some((listed) => Math.abs(ratio - listed.ratio) <= listed.ratio * ofRatios)
  })
  const [first] = foods.filter(({ substitutes }) => substitutes.length > 0)
  return isRight ? null : instead('substitute-ratio', first && substitutesSentence(first))
}

type Weighed = { readonly food: AskedFood; readonly grams: number }

/** The two foods of a swap with the grams that stand before each; the one offered first. */
function weighed(plain: string, named: readonly AskedFood[]): readonly Weighed[] {
  const amounts = amountsIn(plain).map((amount) => ({ amount, at: plain.indexOf(amount.text) }))
  const found = named.flatMap((food) => {
    const place = plain.indexOf(food.said)
    const before = amounts.findLast(({ at }) => at < place && place - at < 40)
    const grams = before && gramsOfAmount(before.amount, food)
    return grams ? [{ food, grams }] : []
  })
  const [first, second] = found
  if (!first || !second) return []
  const isMissingFirst =
    /\b(?:replac\w*|swap\w*)\b/.test(plain) && plain.indexOf('with') > plain.indexOf(first.food.said)
  return isMissingFirst ? [second, first] : [first, second]
}
