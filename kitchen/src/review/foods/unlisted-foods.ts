import { diets, findFood } from '../../foods/index.ts'
import type { Food } from '../../foods/index.ts'
import { isMadeHere } from '../../graph/index.ts'
import type { Line, UnlistedFood } from '../../graph/index.ts'
import { holdsPhrase, phraseSet, sentencesOf, singular } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { fleshCategories } from '../../safety/index.ts'
import { isTurnedInto } from './turned-into.ts'
import { asksForLabels, isTrueWarning } from '../words/warnings.ts'
import { graphIn } from '../work.ts'
import type { Work } from '../work.ts'
import { isCalledOnly } from './called-only.ts'
import { isNoFood } from './no-food.ts'

/** Foods from nowhere: named for sure, nothing that comes from the tap, and nothing that is made in the recipe. */
export function unlistedFoodsOf(work: Work): readonly UnlistedFood[] {
  const supposed = supposedIn(work)
  const found = graphIn(work).unlisted.filter(
    ({ mention, clause, read }) =>
      isCertain(mention) &&
      !isTrueWarning(read, work) &&
      !asksForLabels(read, work) &&
      !isNoFood(mention, read) &&
      !isOfDish(mention, read, work.lines) &&
      !isTurnedInto(mention, read) &&
      !((isVariant(read) || supposed.has(read.text)) && !changes(mention.id, work.lines)) &&
      clause.effect !== 'remove' &&
      !fromTheTap.has(mention.id) &&
      !mention.foods.slice(0, 1).some((food) => fromTheTap.has(food)) &&
      !isPurpose(mention.text, work.lines) &&
      !isForMeat(mention, read) &&
      !isOwner(mention) &&
      !isOfDough(mention, read) &&
      !isPartOfBird(mention, read, work.lines) &&
      !isPartOfPlant(mention, clause.effect, work.lines) &&
      !isMadeInSteps(mention, read, work) &&
      (changes(mention.id, work.lines) || !isCalledOnly(mention, read, work)) &&
      !isMadeOf(mention.foods, work.lines),
  )
  return [...new Map(found.map((food) => [food.mention.id, food])).values()]
}

/** 'A pinch of rosemary for pork': which meat it suits, and no part of this dish. */
const isForMeat = ({ first, foods: [food] }: UnlistedFood['mention'], { tokens }: ReadSentence): boolean =>
  tokens[first - 1]?.word === 'for' && fleshCategories.has(findFood(food ?? '')?.category ?? '')

/** 'Roll the dough ball': the dough of this recipe, in a shape. */
const isOfDough = ({ first, last }: UnlistedFood['mention'], { mentions }: ReadSentence): boolean =>
  mentions.some(
    (each) => each.kind === 'reference' && each.id === 'dough' && each.first >= first && each.last <= last,
  )

const birdParts = new Set(['wing', 'thigh', 'breast', 'leg', 'drumstick', 'neck', 'tail'])
/** 'The innermost part of the thigh and wing': of the bird in the list. */
const isPartOfBird = (
  { first, last }: UnlistedFood['mention'],
  { tokens }: ReadSentence,
  lines: readonly Line[],
): boolean =>
  first === last &&
  birdParts.has(tokens[first]?.singular ?? '') &&
  lines.some(({ food }) => food?.category === 'poultry')

const plantParts = new Set(['rib', 'heart', 'ear', 'eye', 'neck', 'cheek'])
const bringing: ReadonlySet<string> = new Set(['add', 'combine', 'coat', 'serve', 'cook', 'sear'])
/** 'Until a rib bends': of the cabbage in the list, where no meat is listed and nothing is brought in. */
const isPartOfPlant = (
  { first, last, text }: UnlistedFood['mention'],
  effect: string | null,
  lines: readonly Line[],
): boolean =>
  first === last &&
  plantParts.has(singular(text.toLowerCase())) &&
  !bringing.has(effect ?? '') &&
  lines.some(({ food }) => food?.category === 'vegetable') &&
  lines.every(({ food, animal }) => animal === null && !fleshCategories.has(food?.category ?? 'vegetable'))

/** 'The sauerkraut's flavor': what is spoken of is its flavor. */
const isOwner = ({ text }: UnlistedFood['mention']): boolean => text.endsWith("'s") || text.endsWith('’s')

const becoming = new Set(['is', 'are', 'makes', 'becomes', 'become', 'forms', 'called', 'like'])
const becomingReach = 2

/** 'This is your dashi', 'which makes a cream', 'until it is like thin porridge': what the recipe has made by then. */
const isMadeInSteps = (
  { last }: UnlistedFood['mention'],
  { tokens: said }: ReadSentence,
  work: Work,
): boolean =>
  graphIn(work).events.some(({ read: { tokens } }) =>
    tokens.some(
      (token, at) =>
        token.singular === said[last]?.singular &&
        tokens.slice(Math.max(0, at - becomingReach), at).some(({ word }) => becoming.has(word)),
    ),
  )

const served = new Set([
  'patty',
  'burger',
  'cake',
  'fritter',
  'ball',
  'loaf',
  'curry',
  'stew',
  'soup',
  'salad',
  'pie',
  'chutney',
  'dip',
])

/** 'With lentil patties': a dish made of the food, and not the food; told as the food where it changes for whom the recipe is. */
const isOfDish = (
  { last, id }: UnlistedFood['mention'],
  { tokens }: ReadSentence,
  lines: Work['lines'],
): boolean =>
  tokens[last + 1]?.isAfterMark === false &&
  served.has(tokens[last + 1]?.singular ?? '') &&
  !changes(id, lines)

const swapping = new Set([
  'swap',
  'try',
  'replace',
  'switch',
  'vary',
  'variation',
  'variations',
  'instead',
  'also',
])

/** 'Swap in banana and cocoa': another dish, whose foods need no place in this one's list unless they change for whom it is. */
const isVariant = ({ tokens }: ReadSentence): boolean => tokens.some(({ word }) => swapping.has(word))

const isAsked = (sentence: string | undefined): boolean => sentence?.endsWith('?') === true

/** 'No buttermilk? Stir lemon juice into milk': a question, and what is told whom it fits. */
function supposedIn({ steps }: Work): ReadonlySet<string> {
  const all = steps.map(({ text }) => sentencesOf(text))
  return new Set(all.flatMap((said) => said.filter((each, at) => isAsked(each) || isAsked(said[at - 1]))))
}

/** 'The soup', 'the bread', 'berries': a word for any of a kind says what is being made, or nothing that can be bought. */
function isKind(name: string): boolean {
  const food = findFood(name)
  return food !== undefined && (food.members.length > 0 || food.isDish)
}

/** A food, or a kind of food that is one thing on the plate. */
const isCertain = ({ kind, id }: UnlistedFood['mention']) =>
  (kind === 'food' && !isKind(id)) || (kind === 'food-class' && solidClasses.has(id))
const solidClasses: ReadonlySet<string> = new Set([
  'bean',
  'lentil',
  'beef',
  'pork',
  'lamb',
  'chicken',
  'turkey',
  'salmon',
  'tuna',
  'shrimp',
  'tofu',
])

const fromTheTap: ReadonlySet<string> = new Set([
  'water',
  'tap water',
  'ice',
  'cooking spray',
  'cooking oil spray',
])
/** '1 lime, for the salsa': the lines say that it is made here. */
function isPurpose(text: string, lines: readonly Line[]): boolean {
  const purpose = phraseSet(`for the ${text.toLowerCase().split(' ').at(-1)}`)
  return lines.some(({ read }) => holdsPhrase(read.tokens, purpose))
}

const isMadeOf = (foods: readonly string[], lines: readonly Line[]) =>
  foods.slice(0, 3).some((food) => isMadeHere(food, lines))

/** True where the food brings an allergen that no line has, or breaks a diet that all lines keep. */
export function changes(name: string, lines: readonly Line[]): boolean {
  const food = findFood(name)
  if (food === undefined) return true
  const has = new Set(
    lines.flatMap((line) =>
      [line.food, ...line.otherFoods].flatMap((each) => (each ? allergensOf(each) : [])),
    ),
  )
  if (allergensOf(food).some((allergen) => !has.has(allergen))) return true
  return diets.some(
    (diet) =>
      !food.diets.includes(diet) &&
      diet !== 'keto' &&
      diet !== 'paleo' &&
      lines.every((line) => line.food?.diets.includes(diet) !== false),
  )
}

const allergensOf = ({ us9, eu14 }: Food): readonly string[] => [...us9, ...eu14]
