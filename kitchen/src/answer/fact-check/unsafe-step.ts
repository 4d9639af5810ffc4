import { burning } from '../../lexicon/index.ts'
import { holdsPhrase, phraseSet, readSentence, sentencesOf } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { review } from '../../review/index.ts'
import type { Finding } from '../../review/index.ts'
import { wording } from '../asked/wording.ts'
import { guidanceText } from '../guidance.ts'
import { isTemperatureKnown, tellsInnerHeat } from './temperature-claims.ts'
import { warns } from './polarity.ts'
import { instead } from './statement.ts'
import type { ReadStatement, StatementVerdict } from './statement.ts'

/** Findings that say of a sentence itself that it must not be followed; what a recipe misses around it is no fault of the sentence. */
const ofTheSentence: ReadonlySet<string> = new Set([
  'undercooked',
  'doneness-mended',
  'temperature-raised',
  'left-out',
  'thawed-on-the-counter',
  'garlic-in-oil',
  'cooling-rice',
  'washed-raw-meat',
  'dirty-plate',
  'reused-marinade',
  'shut-shells',
  'part-cooked-meat',
  'slow-cooked-from-frozen',
  'heated-sealed-can',
  'microwaved-egg-in-shell',
  'oil-fire',
  'burning-oil',
])

/**
 * What a model tells somebody to do is judged by the rules of recipes: the sentence as the one step of a dish of the foods it is about. Its own
 * finding speaks for the kitchen.
 */
export function checkStep(statement: ReadStatement): StatementVerdict | null {
  const { plain, foods } = statement
  const read = readSentence(plain)
  // 'Toss flour over the flames' throws nothing away.
  const isWarning =
    (warns(plain) && !holdsPhrase(read.tokens, fires)) ||
    read.mentions.some(({ kind, id }) => kind === 'word' && id === 'forbidding')
  if (isYolkAsLiked(statement)) return null
  if (isWarning || !(tellsOfWork(read) || tellsOfStanding(read))) return null
  if (foods.length === 0 && !tellsOfStanding(read)) return null
  const lines = linesFor(foods, read)
  const draft = {
    title: 'Dish',
    servings: 4,
    ingredients: lines,
    steps: [...cooking(foods), { text: plain }],
    writtenBy: 'model' as const,
  }
  const isCold = namesPlace(plain, ['frozen', 'cold'])
  const isWarm = namesPlace(plain, ['room', 'warm'])
  const found = review(draft, { ingredients: [] }).findings.find(
    (finding) =>
      isOfSentence(finding, read) &&
      !(ofHeat.has(finding.code) && tellsSafeHeat(statement)) &&
      !(finding.code === 'garlic-in-oil' && isPanWork(read)) &&
      (isWarm || !ofPlaces.has(finding.code) || (waits(read) && !isCold && !isThaw(finding))),
  )
  return found === undefined ? null : instead('unsafe-advice', factOf(found))
}

const fires = phraseSet(burning)

/**
 * A soft yolk in a white that is set, as cooks like it: the kitchen's own answers tell it too. Nobody is named for whom it is not, and nothing is said to be safe.
 */
export const isYolkAsLiked = ({ plain, asked, foods, read }: ReadStatement): boolean =>
  foods.length > 0 &&
  foods.every(({ category }) => category === 'egg') &&
  softYolk.test(plain) &&
  (whiteSet.test(plain) ||
    read.quantities.some(({ kind, range }) => kind === 'duration' && isCooked(range.min))) &&
  !vouches.test(plain) &&
  [plain, asked].every((text) => readSentence(text).mentions.every(({ kind }) => kind !== 'person'))
const softYolk = wording(
  'runny|soft|jammy|liquid|gooey|molten yolk|yolks / yolk|yolks * runny|soft|jammy|liquid',
  'raw|uncooked',
)
const whiteSet = wording('set|firm|opaque white|whites / white|whites * set|firm|opaque', 'not|barely')
const vouches = wording('safe|safely|fine|harmless|risk|germ|bacteria|salmonella|raw|everyone|anyone')
const fewestMinutes = 3
const isCooked = (minutes: number): boolean => minutes >= fewestMinutes && minutes <= longestYolk
const longestYolk = 10

/** What the temperatures inside food were judged for already, where no sign says otherwise. */
const ofHeat: ReadonlySet<string> = new Set(['undercooked', 'temperature-raised'])
const tellsSafeHeat = (statement: ReadStatement): boolean =>
  tellsInnerHeat(statement) && isTemperatureKnown(statement) && !saysUnderdone(statement.read)

/** The foods that the sentence is about, and the oil that it names without saying which. */
function linesFor(foods: ReadStatement['foods'], { tokens }: ReadSentence): readonly string[] {
  const named = foods.slice(0, 6).map(({ name }) => `200 g ${name}`)
  const oil = tokens.some(({ word }) => word === 'oil') ? ['200 ml olive oil'] : []
  return foods.length === 0 ? [standIn, ...oil] : [...named, ...oil]
}

/** What a dish without a name is taken for: food that spoils. */
const standIn = '200 g cooked chicken'

/** Food out of the cold, or a sign of its inside: judged in whatever mood it is said. */
const tellsOfStanding = (read: ReadSentence): boolean =>
  read.mentions.some(
    ({ kind, senses, isNegated }) =>
      !isNegated && kind === 'place' && senses.some(({ id }) => standing.has(id)),
  ) ||
  (saysUnderdone(read) && read.quantities.every(({ kind }) => kind !== 'temperature'))

/** A sign that food is not done: 'rosy', or a word that says so only of its inside: 'red in the middle'. */
export function saysUnderdone({ mentions, tokens }: ReadSentence): boolean {
  const isInside = mentions.some(({ kind, id }) => kind === 'part' && id === 'inside')
  // 'Over medium' of eggs is a doneness, 'over medium-low heat' is none.
  const heats = mentions.filter(({ kind, id }) => kind === 'place' && id === 'heat')
  return mentions.some(
    ({ kind, senses, isNegated, first, last }) =>
      !isNegated &&
      kind === 'cue' &&
      heats.every((heat) => heat.last < first || heat.first > last) &&
      !levels.has(tokens[last + 1]?.word ?? '') &&
      senses.some(({ meaning, isWeak }) => meaning === 'underdone' && (isWeak !== true || isInside)),
  )
}
/** 'Over medium low'. */
const levels = new Set(['low', 'high', 'heat', 'flame'])
const standing: ReadonlySet<string> = new Set(['room', 'warm', 'shelf'])

/** Raw animal food is on the stove before: what a sentence about its end misses is no fault of it. */
function cooking(foods: ReadStatement['foods']): readonly { readonly text: string }[] {
  const animals = foods.filter(({ category }) => ofAnimals.has(category)).map(({ name }) => name)
  return animals.length === 0 ? [] : [{ text: `Cook the ${animals.join(' and the ')} for 30 minutes.` }]
}
const ofAnimals: ReadonlySet<string> = new Set(['meat', 'poultry', 'fish', 'seafood', 'egg'])

/** What a finding says of food, without what was done to the recipe. */
const factOf = ({ code, message }: Finding): string | undefined =>
  code === 'doneness-mended' ? guidanceText('raw-meat') : withoutRecipe(message)

/** 'The recipe now ...' is about the mending. */
function withoutRecipe(message: string): string | undefined {
  const [fact = ''] = message.split('; the recipe now ')
  const said = sentencesOf(fact).filter((sentence) => !sentence.includes('The recipe'))
  const text = said.join(' ').trim()
  if (text === '') return undefined
  return text.endsWith('.') ? text : `${text}.`
}

/** Food is left, kept or put somewhere: else nothing stands. */
const waits = ({ mentions }: ReadSentence): boolean =>
  mentions.some(({ kind, effect }) => kind === 'place' || (effect !== null && waiting.has(effect)))
const waiting: ReadonlySet<string> = new Set(['wait', 'store', 'steep', 'preserve', 'move', 'thaw', 'serve'])

/** Where the sentence names fridge or freezer, or no place at all, nothing stands warm. */
const ofPlaces: ReadonlySet<string> = new Set(['left-out', 'thawed-on-the-counter'])
const isThaw = ({ code }: Finding): boolean => code === 'thawed-on-the-counter'

/** Garlic that is fried is eaten; what is kept, steeped or put up lies in its oil. */
const isPanWork = ({ mentions }: ReadSentence): boolean =>
  mentions.some(({ effect }) => effect !== null && frying.has(effect)) &&
  mentions.every(({ effect, kind, senses }) =>
    kind === 'place'
      ? senses.every(({ id }) => id === 'heat')
      : effect === null || !(keeping.has(effect) || waiting.has(effect)),
  )
const frying: ReadonlySet<string> = new Set(['sear', 'cook', 'warm'])
const keeping: ReadonlySet<string> = new Set(['freeze', 'chill', 'cure', 'ferment'])

const namesPlace = (plain: string, ids: readonly string[]): boolean =>
  readSentence(plain).mentions.some(
    ({ kind, senses, effect }) =>
      (kind === 'place' && senses.some(({ id }) => ids.includes(id))) ||
      (effect === 'freeze' && ids.includes('frozen')),
  )

/** Somebody is told to do something, or what food does: 'leave it out', 'it can sit on the table'. */
const tellsOfWork = ({ mentions }: ReadSentence): boolean =>
  mentions.some(({ kind, form }) => kind === 'technique' && (form === 'base' || form === 'third'))

/** What is mended of a doneness counts where the sentence tells of one. */
const isOfSentence = ({ code, severity }: Finding, read: ReadSentence): boolean =>
  severity !== 'note' && ofTheSentence.has(code) && (code !== 'doneness-mended' || saysUnderdone(read))
