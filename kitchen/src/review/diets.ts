import { findFood } from '../foods/index.ts'
import type { Diet } from '../foods/index.ts'
import { isMadeHere, linesOf } from '../graph/index.ts'
import type { Line } from '../graph/index.ts'
import { readSentence } from '../reading/index.ts'
import type { Mention, ReadSentence } from '../reading/index.ts'
import { fleshCategories } from '../safety/index.ts'
import { carriersIn, carrierWordIn } from './carriers.ts'
import { fitsDiet } from './diet-of-line.ts'
import { note, refused } from './finding.ts'
import type { Finding } from './finding.ts'
import { askedDiets } from './household.ts'
import { withLabels } from './labels.ts'
import { substituteFor } from './substitutions.ts'
import { isNameOfItself, isWhatItIsFor } from './title.ts'
import { isTurnedInto } from './turned-into.ts'
import { isTrueWarning } from './warnings.ts'
import { graphIn, withFindings } from './work.ts'
import type { Stage, Work } from './work.ts'

/**
 * Requested diets are hard. A food that breaks one is exchanged where an exact substitution is known, else the recipe is refused; so it is when
 * a line names a food the kitchen knows nothing about, and when the title or a step uses a food that breaks the diet, listed or not.
 */
export const requestedDiets: Stage = (work) => {
  const diets = askedDiets(work.request)
  if (diets.length === 0) return work
  const mended = diets.reduce((current, diet) => withLabels(substituteFor(current, diet), diet), work)
  return withFindings(
    mended,
    diets.flatMap((diet) => violations(mended, diet)),
  )
}

function violations(work: Work, diet: Diet): readonly Finding[] {
  return [
    ...work.lines.flatMap((line) => lineViolation(line, diet)),
    ...textViolations(readSentence(work.title), work, diet, true),
    ...graphIn(work)
      .events.filter(({ read }, at, all) => all[at - 1]?.read !== read && !isTrueWarning(read, work))
      .flatMap(({ read }) => textViolations(read, work, diet, false)),
  ]
}

function lineViolation(line: Line, diet: Diet): readonly Finding[] {
  if (fitsDiet(line, diet))
    return line.asserted.includes(diet) && !line.food?.diets.includes(diet) ? [readTheLabel(line, diet)] : []
  const culprit = [line.food, ...line.otherFoods].find((food) => food && !food.diets.includes(diet))
  if (culprit) return [breaks(`${culprit.name} is not ${diet}.`, line.text)]
  const isCarrier = carriersIn(line.read.tokens).some((carrier) => carrier.breaks.includes(diet))
  if (isCarrier) return [breaks(`“${line.text}” is not ${diet}.`, line.text)]
  return [
    refused({
      kind: 'diets',
      code: 'unknown-food-for-diet',
      message: `The kitchen does not know “${line.text}” and cannot say that it is ${diet}.`,
      where: line.text,
    }),
  ]
}

const breaks = (message: string, where: string, code = 'breaks-diet') =>
  refused({ kind: 'diets', code, message, where })

const readTheLabel = (line: Line, diet: Diet) =>
  note({
    kind: 'diets',
    code: 'read-the-label',
    message: `Check the label of “${line.text}”: it must say ${diet}.`,
    where: line.text,
  })

/** Foods that the words use although no line lists them. */
function textViolations(read: ReadSentence, work: Work, diet: Diet, isTitle: boolean): readonly Finding[] {
  const found = read.mentions
    .filter(
      (mention) =>
        mention.foods.length > 0 &&
        !mention.isNegated &&
        isUnlisted(mention, read, work) &&
        breaksDiet(mention, diet),
    )
    .filter(
      (mention) =>
        !isTurnedInto(mention, read) &&
        !isClaimed(mention, read) &&
        !isDishItself(mention, work, isTitle, diet),
    )
    .map(({ text }) => text)
  const word =
    isTitle ||
    read.mentions.some(({ kind, id }) => kind === 'word' && (id === 'negation' || id === 'forbidding'))
      ? undefined
      : carrierWordIn(read, diet)
  const carrier =
    word === undefined ||
    alsoVerbs.has(word) ||
    work.lines.some(({ read: line }) => line.tokens.some(({ singular }) => singular === word))
      ? []
      : [word]
  const shared = diet === 'gluten-free' && !isTitle ? sharedMedium(read) : []
  return [...found, ...carrier, ...shared].map((words) =>
    breaks(`“${words}” is not ${diet}.`, read.text.slice(0, 120), 'words-break-diet'),
  )
}

const media = new Set(['water', 'oil', 'fryer', 'toaster', 'board', 'pan', 'pot', 'fat', 'colander'])
const relatives = new Set(['you', 'youve', 'that', 'which', 'where', 'from'])
const floury: ReadonlySet<string> = new Set(['pasta-noodle', 'bread-bakery', 'flour-baking'])

/** 'In the water you have lifted the spaghetti out of': flour of another dish stays in it. */
function sharedMedium({ tokens, mentions }: ReadSentence): readonly string[] {
  const at = tokens.findIndex(
    ({ word }, index) => media.has(word) && relatives.has(tokens[index + 1]?.word ?? ''),
  )
  const other =
    at === -1
      ? undefined
      : mentions.find(
          ({ first, foods }) =>
            first > at && foods.some((food) => floury.has(findFood(food)?.category ?? '')),
        )
  return other === undefined ? [] : [`${tokens[at]?.word ?? ''} … ${other.text}`]
}

/** Words that in a step may be work, a tool, a dish or a colour. */
const alsoVerbs = new Set(
  'toast butter cream egg flour bread mince curd dripping oyster cod cracker pastry meat liver sesame snail malt cake cookie biscuit noodle wrap bun dough fish pancake waffle muffin nut roe sole duck bean steak burger pasta batter roll crust tortilla cheek skate perch pike hare bran cookies dumpling breaded battered pate custard eel gluten cheesecake meatball kebab sausage poultry scone bagel ale pretzel rusk'.split(
    ' ',
  ),
)

/** 'The seasoning', 'the dressing' stand for what is listed. */
const isReference = ({ first, last }: Mention, { mentions }: ReadSentence) =>
  mentions.some((each) => each.kind === 'reference' && each.first === first && each.last === last)

const isUnlisted = (mention: Mention, read: ReadSentence, { lines }: Work) =>
  !isReference(mention, read) && linesOf(mention, lines, read.tokens).length === 0

/** The likeliest food that is meant breaks the diet: 'butter' is of milk, though there is cocoa butter. */
const breaksDiet = ({ foods: [likeliest], kind }: Mention, diet: Diet) => {
  const food = findFood(likeliest ?? '')
  // A word for any of a kind ('seasoning', 'the soup') names what is listed or made.
  if (kind !== 'food' || food === undefined || food.members.length > 0 || food.isDish) return false
  return !food.diets.includes(diet)
}

/** 'Vegan butter' is another product. */
const isClaimed = ({ first }: Mention, { mentions }: ReadSentence) =>
  mentions.some(
    ({ kind, id, last }) => kind === 'word' && id === 'meatless' && first - last <= 2 && first > last,
  )

const joints = new Set(['with', 'and', 'of', 'on', 'over', 'in'])

const meatless: ReadonlySet<Diet> = new Set<Diet>(['vegan', 'vegetarian', 'pescatarian'])

/** What a title ends with is what it makes: 'Strawberry Sorbet' of strawberries and maple syrup. */
function isAtEnd({ first, last, foods }: Mention, title: string, diet: Diet): boolean {
  const { tokens } = readSentence(title)
  const isLast = last === tokens.length - 1 && !joints.has(tokens[first - 1]?.word ?? '')
  return isLast && (!meatless.has(diet) || !fleshCategories.has(findFood(foods[0] ?? '')?.category ?? ''))
}

/** 'The bread' of a recipe whose title promises bread is what its lines became, and these fit the diet. */
function isDishItself(mention: Mention, { lines, title }: Work, isTitle: boolean, diet: Diet): boolean {
  const { foods, text } = mention
  if (
    isTitle &&
    (isNameOfItself(mention, title) || isWhatItIsFor(mention, title) || isAtEnd(mention, title, diet))
  )
    return true
  if (foods.slice(0, 3).some((food) => isMadeHere(food, lines))) return true
  return (
    !isTitle &&
    readSentence(title).tokens.some(({ singular }) =>
      readSentence(text).tokens.some((token) => token.singular === singular),
    )
  )
}
