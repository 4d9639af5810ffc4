import type { Diet, Eu14Allergen, Food, Us9Allergen } from '../../foods/index.ts'
import { findFood } from '../../foods/index.ts'
import { isKnown, isMadeHere, linesOf } from '../../graph/index.ts'
import {
  bareDishNames,
  dayParts,
  dishNames,
  farTimes,
  forms,
  madeAtHome,
  occasions,
  titleClaims,
} from '../../lexicon/index.ts'
import type { TitleClaim } from '../../lexicon/index.ts'
import { foodWords, holdsPhrase, phraseSet, readSentence, tokensOf } from '../../reading/index.ts'
import type { Mention, ReadSentence } from '../../reading/index.ts'
import { onlyDescribe } from '../../recognition/index.ts'
import { fleshCategories } from '../../safety/index.ts'
import { fitsDiet, foodsOf } from '../diets/diet-of-line.ts'
import { note, refused, repaired } from '../finding.ts'
import type { Finding } from '../finding.ts'
import { withLabels } from '../diets/labels.ts'
import { ownWords, unlistedWords } from '../words/unlisted-words.ts'
import { withFindings } from '../work.ts'
import type { Stage, Work } from '../work.ts'
import { without, joints, withoutFood, isTitle, titleOfFoods, tidy } from './title-words.ts'

/** What has to hold for a claim of a title to stay. */
const holds: Readonly<Record<TitleClaim, (work: Work) => boolean>> = {
  vegan: fits('vegan'),
  vegetarian: fits('vegetarian'),
  'gluten-free': fits('gluten-free'),
  'dairy-free': fits('dairy-free'),
  keto: fits('keto'),
  paleo: fits('paleo'),
  'egg-free': isFreeOf('egg'),
  'nut-free': (work) => isFreeOf('tree nuts')(work) && isFreeOf('peanuts')(work),
  'peanut-free': isFreeOf('peanuts'),
  'soy-free': isFreeOf('soy'),
  'sesame-free': isFreeOf('sesame'),
  'wheat-free': isFreeOf('wheat'),
  'fish-free': isFreeOf('fish'),
  'shellfish-free': (work) => isFreeOf('crustaceans')(work) && isFreeOf('molluscs')(work),
  'mustard-free': isFreeOf('mustard'),
  'celery-free': isFreeOf('celery'),
  'sugar-free': ({ lines }) => lines.every(({ food }) => food?.category !== 'sweetener'),
  never: () => false,
}
const claims = (Object.keys(titleClaims) as TitleClaim[]).map((claim) => ({
  claim,
  words: phraseSet(titleClaims[claim]),
}))

/**
 * The title keeps its promises: a claim ('vegan', 'nut-free') that does not hold goes, so does a main food that no line lists, where the rest
 * is still a title; else it is told. Names of dishes, forms and flavours promise nothing.
 */
export const titlePromises: Stage = (work) =>
  withoutAbsentFoods(withoutStrangeTail(withoutFalseClaims(withClaimedLabels(work))))

const sold = ['vegan', 'dairy-free', 'gluten-free'] as const

/** 'Vegan Pasta Bake' with breadcrumbs: who promises it in the title means those that keep it, and the list asks for them by the label. */
const withClaimedLabels = (work: Work): Work =>
  sold.reduce((current, diet) => {
    const isClaimed = holdsPhrase(tokensOf(current.title), phraseSet(titleClaims[diet]))
    if (!isClaimed || holds[diet](current)) return current
    const labelled = withLabels(current, diet)
    return holds[diet](labelled) ? labelled : current
  }, work)

const occasion = new Set(
  [occasions, dayParts, farTimes].flatMap((list) => forms(list)).flatMap((form) => form.split(' ')),
)
const tailHeads = new Set(['with', 'for'])

/** 'Tea with Valerian', 'Roast for the Brave': words at the end that nobody knows promise nothing that the list keeps. */
function withoutStrangeTail(work: Work): Work {
  if (work.draft.writtenBy === 'kitchen') return work
  const { text, tokens } = readSentence(work.title)
  const strange = unlistedWords(readSentence(work.title), ownWords(work))
  const own = ownWords(work)
  const at = tokens.findIndex(({ word }, head) => {
    const tail = tokens.slice(head + 1)
    const isOurs = tail.some(({ singular }) => own.has(singular))
    const isUnknown = tail.some((token) => strange.includes(token) && !occasion.has(token.word))
    return head > 0 && tailHeads.has(word) && !isOurs && isUnknown
  })
  if (at < 1) return work
  const shorter = tidy(text.slice(0, tokens[at]?.start))
  return isTitle(shorter)
    ? retitled(
        work,
        shorter,
        'audience-not-judged',
        'The title said of the dish what the kitchen cannot judge.',
      )
    : work
}

function withoutFalseClaims(work: Work): Work {
  const title = claims.reduce(
    (text, { claim, words }) => without(text, words, () => !holds[claim](work)),
    work.title,
  )
  return title === work.title
    ? work
    : retitled(
        work,
        tidy(title),
        'false-claim-removed',
        'The title promised what the ingredients do not keep.',
      )
}

const dishes = phraseSet(dishNames)
const bareDishes = phraseSet(bareDishNames)

function withoutAbsentFoods(work: Work): Work {
  const read = readSentence(work.title)
  const absent = read.mentions.find((mention) => isAbsent(mention, work))
  if (absent === undefined) return work
  const shorter = withoutFood(work.title, absent) ?? (isPlainName(absent) ? titleOfFoods(work) : null)
  if (shorter === null)
    return withFindings(work, [
      note({
        kind: 'ingredients-and-steps',
        code: 'title-names-absent-food',
        message: `The title names ${absent.text}, which is not among the ingredients.`,
        where: work.title,
      }),
    ])
  return withoutAbsentFoods(
    retitled(
      work,
      shorter,
      'title-shortened',
      `The title promised ${absent.text}, which is not among the ingredients.`,
    ),
  )
}

/** 'Noodles' and 'raw kidney beans' are what the tables call them; 'Kha' of 'Tom Kha Gai' is part of a dish's name. */
const isPlainName = ({ text, foods: [food] }: Mention): boolean =>
  food !== undefined &&
  tokensOf(text).every((token) => foodWords(food).includes(token.singular) || onlyDescribe([token]))

function isAbsent(mention: Mention, { title, lines }: Work): boolean {
  const read = readSentence(title)
  if (!isPromise(mention) || mention.isNegated || isDishName(mention) || isNameOfItself(mention, title))
    return false
  if (isWhatItIsFor(mention, title) || isOfPerson(mention, read)) return false
  if (mention.foods.some((each) => findFood(each)?.isStaple) || isOfListedAnimal(mention, title, lines))
    return false
  return (
    linesOf(mention, lines, read.tokens).length === 0 &&
    (fleshCategories.has(findFood(mention.foods[0] ?? '')?.category ?? '') ||
      !mention.foods.slice(0, 3).some((food) => isMadeHere(food, lines))) &&
    !isFlavor(mention, lines)
  )
}

/** 'Pan-Roasted Chicken Thighs' and the thighs of the list: one animal, in other words. */
const isOfListedAnimal = (
  { first, last, foods: [food] }: Mention,
  title: string,
  lines: Work['lines'],
): boolean =>
  fleshCategories.has(findFood(food ?? '')?.category ?? '') &&
  tokensOf(title)
    .slice(first, last + 1)
    .some(({ singular }) => lines.some(({ animal, keywords }) => animal !== null && keywords.has(singular)))

/** A food, or a kind of meat or fish. */
const isPromise = ({ kind, foods: [first] }: Mention) =>
  kind === 'food' || (kind === 'food-class' && fleshCategories.has(findFood(first ?? '')?.category ?? ''))

const homemade = phraseSet(madeAtHome)
const afterNames = new Set(['with', 'from', 'by', 'for', 'in'])

/** 'Napa Cabbage Kimchi', 'Tzatziki with Mint' name what they make; 'Kimchi Fried Rice' does not. */
export function isNameOfItself({ text, first, last, foods }: Mention, title: string): boolean {
  if (joints.has(tokensOf(title)[first - 1]?.word ?? '')) return false
  const tokens = tokensOf(title)
  const next = tokens[last + 1]?.word
  const food = findFood(foods[0] ?? '')
  // 'Sourdough Starter' says what comes out; 'Salmon' says what goes in.
  if (first === 0 && next === undefined && last > first && !fleshCategories.has(food?.category ?? ''))
    return true
  // 'Harissa Hot Sauce': a sauce in the manner of another.
  const behind = readSentence(title).mentions.find((each) => each.first === last + 1 && each.foods.length > 0)
  if (isMade(food) && isMade(findFood(behind?.foods[0] ?? ''))) return true
  return (
    (next === undefined || afterNames.has(next)) && (holdsPhrase(tokensOf(text), homemade) || isMade(food))
  )
}

/** A dish, or a sauce that a shop sells and a kitchen makes. */
const isMade = (food: Food | undefined): boolean =>
  food?.isDish === true || food?.category === 'condiment' || food?.category === 'beverage'

const preparations: ReadonlySet<string> = new Set(['brine', 'marinade', 'rub', 'glaze', 'seasoning'])

/** 'Ray Peat's Carrot Salad': a word of somebody's name, before the one that owns. */
function isOfPerson({ first, last }: Mention, { text, tokens }: ReadSentence): boolean {
  const next = tokens[last + 1]
  if (first !== last || next === undefined || next.isAfterMark) return false
  const isOwner = ["'s", '’s'].some((sign) => text.slice(next.start, next.end + 2).includes(sign))
  return isOwner && text[next.start] !== text[next.start]?.toLowerCase()
}

/** 'Turkey Brine' and 'Steak Marinade' name what they are made for, not what is in them. */
export function isWhatItIsFor({ last }: Mention, title: string): boolean {
  return preparations.has(tokensOf(title)[last + 1]?.word ?? '')
}

function isDishName({ text }: Mention): boolean {
  const tokens = tokensOf(text)
  return holdsPhrase(tokens, dishes) || (tokens.length === 1 && holdsPhrase(tokens, bareDishes))
}

const flavors: ReadonlySet<string> = new Set([
  'nut-seed',
  'fruit',
  'spice',
  'herb',
  'sweetener',
  'beverage',
  'condiment',
  'bread-bakery',
  'pasta-noodle',
])

/** 'Sesame Noodles' by their sesame oil, 'Peanut Noodles' by peanut butter: the taste is there, in another form. */
function isFlavor({ foods: [said] }: Mention, lines: Work['lines']): boolean {
  const food = said === undefined ? undefined : findFood(said)
  if (food === undefined || !flavors.has(food.category)) return false
  return foodWords(food.name).some((word) => lines.some(({ keywords }) => keywords.has(word)))
}

function retitled(work: Work, title: string, code: string, message: string): Work {
  const by =
    isTitle(title) || title.split(' ').length === work.title.split(' ').length - 1
      ? title
      : titleOfFoods(work)
  const kept = by !== null && tokensOf(by).some(({ word }) => word.length > 2) ? by : null
  return withFindings({ ...work, title: kept ?? work.title }, [
    kept === null ? untrue(work.title) : repaired({ ...base, code, message, where: work.title }),
  ])
}

const base = { kind: 'ingredients-and-steps' } as const
const untrue = (where: string): Finding =>
  refused({ ...base, code: 'no-title', message: 'Nothing of the title is true.', where })

function fits(diet: Diet) {
  return ({ lines }: Work) => lines.every((line) => fitsDiet(line, diet))
}

function isFreeOf(allergen: Us9Allergen | Eu14Allergen) {
  return ({ lines }: Work) =>
    lines.every(
      (line) =>
        isKnown(line) &&
        foodsOf(line).every(({ us9, eu14, mayContain }) =>
          [...us9, ...eu14, ...mayContain].every((each) => each !== allergen),
        ),
    )
}
