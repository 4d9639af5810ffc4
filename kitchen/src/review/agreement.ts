import { diets, findFood } from '../foods/index.ts'
import type { Food } from '../foods/index.ts'
import { isMadeHere, readLine } from '../graph/index.ts'
import type { Line, Stranger } from '../graph/index.ts'
import { plainName } from './doneness.ts'
import { isEquipment } from './equipment.ts'
import { note, repaired } from './finding.ts'
import type { Finding } from './finding.ts'
import { holdsPhrase, phraseSet, sentencesOf } from '../reading/index.ts'
import type { ReadSentence } from '../reading/index.ts'
import { fleshCategories } from '../safety/index.ts'
import { isTurnedInto } from './turned-into.ts'
import { isTrueWarning } from './warnings.ts'
import { graphIn, withFindings, withStepTexts } from './work.ts'
import type { Stage, Work } from './work.ts'

/**
 * The list and the steps speak of the same foods. A food that only a step names joins the list: a staple to taste, what is served beside 'to
 * serve', any other as needed; a sentence that does nothing but bring in a food with allergens or against diets which the list keeps, falls. A
 * line that no step uses is told, and stays: a step may mean it in words that nobody read.
 */
export const ingredientsAndSteps: Stage = (work) => withUsedLines(withListedFoods(work))

function withListedFoods(work: Work): Work {
  const strangers = strangersOf(work)
  if (strangers.length === 0) return work
  const falling = strangers.filter((stranger) => fallsAlone(stranger, strangers, work))
  const kept = withoutSentences(work, falling)
  const left = strangers.filter(({ read }) => !falling.some((each) => each.read === read))
  return left.reduce(withLine, kept)
}

/** Foods from nowhere: named for sure, nothing that comes from the tap, and nothing that is made in the recipe. */
export function strangersOf(work: Work): readonly Stranger[] {
  const found = graphIn(work).strangers.filter(
    ({ mention, clause, read }) =>
      isCertain(mention) &&
      !isTrueWarning(read, work) &&
      !isNoFood(mention, read) &&
      !isOfDish(mention, read, work.lines) &&
      !isTurnedInto(mention, read) &&
      !isVariant(mention, read, work) &&
      clause.effect !== 'remove' &&
      !fromTheTap.has(mention.id) &&
      !mention.foods.slice(0, 1).some((food) => fromTheTap.has(food)) &&
      !isPurpose(mention.text, work.lines) &&
      !isForMeat(mention, read) &&
      !isOwner(mention) &&
      !isMadeInSteps(mention, work) &&
      !isMadeOf(mention.foods, work.lines),
  )
  return [...new Map(found.map((stranger) => [stranger.mention.id, stranger])).values()]
}

const workStarts = new Set(['to', 'and', 'then', 'or'])
const workObjects = new Set(['the', 'them', 'it', 'your', 'each', 'down'])

/** 'Squash them down', 'to scallop the dough' are work, and 'a sprinkle of parsley' is a measure. */
function isNoFood({ first, last }: Stranger['mention'], { tokens, mentions }: ReadSentence): boolean {
  if (last > first) return false
  const [token, next] = [tokens[first], tokens[first + 1]]
  if (next === undefined || next.isAfterMark) return false
  const isFirst = first === 0 || token?.isAfterMark === true || workStarts.has(tokens[first - 1]?.word ?? '')
  const isMeasure = next.word === 'of' && mentions.some((each) => each.foods.length > 0 && each.first > first)
  const isVerb = mentions.some(
    ({ kind, first: start, form }) => kind === 'technique' && start === first && form === 'base',
  )
  const isWork = workObjects.has(next.word) || (isVerb && (how.has(next.word) || next.word.endsWith('ly')))
  return isMeasure || (isFirst && isWork)
}

/** What may stand behind work that is also called as a food: 'wrap tightly', 'sprinkle with salt', 'top with'. */
const how = new Set(['with', 'over', 'on', 'in', 'onto', 'around', 'into', 'up', 'some', 'a', 'an', 'your'])

/** 'A pinch of rosemary for pork': which meat it suits, and no part of this dish. */
const isForMeat = ({ first, foods: [food] }: Stranger['mention'], { tokens }: ReadSentence): boolean =>
  tokens[first - 1]?.word === 'for' && fleshCategories.has(findFood(food ?? '')?.category ?? '')

/** 'The sauerkraut's flavor': what is spoken of is its flavor. */
const isOwner = ({ text }: Stranger['mention']): boolean => text.endsWith("'s") || text.endsWith('’s')

const becoming = new Set(['is', 'are', 'makes', 'becomes', 'become', 'forms', 'called'])
const becomingReach = 2

/** 'This is your dashi', 'which makes a cream': what the recipe has made by then. */
const isMadeInSteps = ({ id }: Stranger['mention'], work: Work): boolean =>
  graphIn(work).events.some(({ read: { mentions, tokens } }) =>
    mentions.some(
      (mention) =>
        mention.id === id &&
        tokens
          .slice(Math.max(0, mention.first - becomingReach), mention.first)
          .some(({ word }) => becoming.has(word)),
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
  { last, id }: Stranger['mention'],
  { tokens }: ReadSentence,
  lines: Work['lines'],
): boolean =>
  tokens[last + 1]?.isAfterMark === false &&
  served.has(tokens[last + 1]?.singular ?? '') &&
  !changes(id, lines)

const swapping = new Set(['swap', 'try', 'replace', 'switch', 'vary', 'variation', 'variations', 'instead'])

/** 'Swap in banana and cocoa': another dish, whose foods need no place in this one's list unless they change for whom it is. */
const isVariant = ({ id }: Stranger['mention'], { tokens }: ReadSentence, { lines }: Work): boolean =>
  tokens.some(({ word }) => swapping.has(word)) && !changes(id, lines)

/** 'The soup', 'the bread', 'berries': a word for any of a kind says what is being made, or nothing that can be bought. */
function isKind(name: string): boolean {
  const food = findFood(name)
  return food !== undefined && (food.members.length > 0 || food.isDish)
}

/** A food, or a kind of food that is one thing on the plate. */
const isCertain = ({ kind, id }: Stranger['mention']) =>
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

const fromTheTap: ReadonlySet<string> = new Set(['water', 'ice', 'cooking spray', 'cooking oil spray'])
/** '1 lime, for the salsa': the lines say that it is made here. */
function isPurpose(text: string, lines: readonly Line[]): boolean {
  const purpose = phraseSet(`for the ${text.toLowerCase().split(' ').at(-1)}`)
  return lines.some(({ read }) => holdsPhrase(read.tokens, purpose))
}

const isMadeOf = (foods: readonly string[], lines: readonly Line[]) =>
  foods.slice(0, 3).some((food) => isMadeHere(food, lines))

/** A sentence that only adds strangers, without which the recipe keeps what it promises to who cannot eat everything. */
function fallsAlone(
  { read, clause, mention }: Stranger,
  strangers: readonly Stranger[],
  work: Work,
): boolean {
  if (clause.effect === 'serve' || clause.effect === null || !changes(mention.id, work.lines)) return false
  const events = graphIn(work).events.filter((event) => event.read === read)
  const isAlone = events.every(({ named }) => named.size === 0)
  const foods = read.mentions.filter(({ foods: meant }) => meant.length > 0)
  const isOnly = foods.every((each) => strangers.some((stranger) => stranger.mention.id === each.id))
  return isOnly && isAlone
}

/** True where the food brings an allergen that no line has, or breaks a diet that all lines keep. */
function changes(name: string, lines: readonly Line[]): boolean {
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

function withoutSentences(work: Work, falling: readonly Stranger[]): Work {
  if (falling.length === 0) return work
  const unwanted = new Set(falling.map(({ read }) => read.text))
  const changed = withStepTexts(work, (text) =>
    sentencesOf(text)
      .filter((sentence) => !unwanted.has(sentence))
      .join(' '),
  )
  return withFindings(
    changed,
    falling.map(({ mention }) =>
      repaired({
        kind: 'ingredients-and-steps',
        code: 'unlisted-food-left-out',
        message: `A step added ${mention.text.toLowerCase()}, which is not in the list; it was left out.`,
        where: mention.text,
      }),
    ),
  )
}

function withLine(work: Work, { mention, clause }: Stranger): Work {
  const food = findFood(mention.foods[0] ?? '')
  const isStaple = food?.isStaple === true
  const isAnimal = food !== undefined && fleshCategories.has(food.category)
  const name = capital(isAnimal ? plainName(food.name) : withoutMeasure(mention.text))
  const isServed = clause.effect === 'serve' || clause.effect === null
  const isOptional = clause.mentions.some(
    ({ kind, id }) => kind === 'word' && (id === 'condition' || id === 'serving'),
  )
  const line = readLine(
    `${isServed && isAnimal ? `Cooked ${name.toLowerCase()}` : name}, ${isStaple ? 'to taste' : isServed ? 'to serve' : isOptional ? 'optional' : 'as needed'}`,
  )
  const parts = { kind: 'ingredients-and-steps', where: mention.text } as const
  const finding = isStaple
    ? repaired({ ...parts, code: 'staple-added', message: `Missing from the list: ${name.toLowerCase()}.` })
    : repaired({
        ...parts,
        code: 'food-added',
        message: `Missing from the list: ${name.toLowerCase()}; how much is for you to choose.`,
      })
  return withFindings({ ...work, lines: [...work.lines, line] }, [finding])
}

/** 'Pinch of salt' is salt. */
const withoutMeasure = (text: string): string => text.split(' of ').at(-1) ?? text

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()

function withUsedLines(work: Work): Work {
  const { used } = graphIn(work)
  return withFindings(
    work,
    work.lines
      .filter((line) => !used.has(line) && !isEquipment(line) && !saysItself(line) && !isSeasoned(line, work))
      .map(unusedFinding),
  )
}

/** 'Coriander, for garnish', 'oil for deep-frying', 'lime wedges (optional)': the line itself says when. */
function saysItself({ parsed, read: { tokens } }: Line): boolean {
  const at = tokens.findIndex(({ word }) => word === 'for')
  const purpose = at === -1 ? [] : tokens.slice(at + 1, at + 1 + purposeReach)
  return parsed.isOptional || purpose.some(({ word }) => word.endsWith('ing') || worn.has(word))
}

const purposeReach = 3
const worn = new Set(['garnish', 'decoration', 'pan', 'tin', 'griddle', 'sprinkle'])
const seasonings = new Set(['salt', 'pepper'])

/** 'Season' is done with salt and pepper, and salt to taste goes in where the cook tastes. */
function isSeasoned({ parsed, food }: Line, work: Work): boolean {
  const last = food?.name.split(' ').at(-1) ?? ''
  if (food?.isStaple !== true || !seasonings.has(last)) return false
  return (
    parsed.isToTaste ||
    parsed.quantity === null ||
    graphIn(work).events.some(({ clause }) => clause.verb?.text.toLowerCase() === 'season')
  )
}

const unusedFinding = ({ text }: Line): Finding =>
  note({
    kind: 'ingredients-and-steps',
    code: 'unused-ingredient',
    message: `No step says when to use “${text}”.`,
    where: text,
  })
