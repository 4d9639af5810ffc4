import { saysKindByDiet } from '../asked/diet-kinds.ts'
import type { Restriction } from '../asked/restriction.ts'
import { wording } from '../asked/wording.ts'
import { findPhrases, phraseBook } from '../asked/phrases.ts'
import type { Talk } from '../asked/talk.ts'
import { stemOf } from '../asked/tokens.ts'
import type { Token } from '../asked/tokens.ts'
import { namedFoodsIn } from '../named-foods.ts'
import type { AnswerTopic } from '../topics.ts'

const cues = phraseBook<true>([
  [
    'ok|okay|fine|safe|safely|alright|allowed|suitable|permitted|problem|issue|matter|trouble|acceptable|permissible',
    true,
  ],
  ['all right', true],
  ['off limits', true],
  ['off|on the menu', true],
  ['good|bad idea', true],
  ['something * can|could|may have|eat', true],
  [
    'can|could|may|might|should|would|will|shall|do|be * eat|have|drink|try|taste|share|enjoy|manage|handle|tolerate|get|bear',
    true,
  ],
  [
    'can|could|may|might|should|shall|would|if i|we|you * give|serve|feed|offer|add|put|use|thicken|dust|cook|fry|finish|bake|sneak',
    true,
  ],
  ['yes or no', true],
  ['do|does|would|will * work|do', true],
  ['what|how about', true],
  ['be * any different', true],
  ['can|could|may|should|if i|we|you|just pick|scrape|remove|cut|leave|take|peel|brush', true],
  ['can|could|if i|we|you just pick|scrape|remove|cut|leave|take', true],
  ['be vegan|vegetarian|pescatarian|halal|kosher|keto|paleo', true],
])
/** Who wants something for somebody asks how to make it fit. */
const wishes = phraseBook<true>([['i|we want|need|make|look * for someone|somebody|people|a|my|our', true]])
/** 'Is coconut a tree nut?' asks what it is. */
const kindAsked = phraseBook<true>([['be it|this|that|they a|tree|nut|nuts|dairy|grain|seed|legume', true]])
/** 'What to avoid' asks for a list. */
const avoiding = phraseBook<true>([['what|which|foods to|should|must|does * avoid', true]])
/** What asks for something else than leave to eat. */
const otherWords = new Set(
  'count considered substitute sub replacement swap alternative recipe suggest temperature degree'
    .split(' ')
    .map(stemOf),
)
/** Asked for with a word that asks; 'it is not bread, it is protein' tells what somebody takes it for. */
const amounts = new Set('calorie protein carb gram cup'.split(' ').map(stemOf))
/** A class is where somebody learns, and what is classed asks for its kind. */
const otherForms = new Set(['classed', 'ideas'])
/** Handling: 'is it safe to freeze it' is no question of who may eat it. */
const handling = new Set(
  'freeze thaw defrost reheat store keep last refreeze expire mold mould moldy mouldy overnight counter canning wash rinse'
    .split(' ')
    .map(stemOf),
)
/** Who asks for something else does not ask whether it may be eaten. */
const substituting = new Set(
  ['instead', 'substitute', 'sub', 'replace', 'replacement', 'alternative', 'swap'].map(stemOf),
)
const openWords = new Set(['what', 'which', 'anything', 'something', 'any'])
const asksForSubstitute = (tokens: readonly Token[]): boolean =>
  tokens.some(({ stem }) => substituting.has(stem)) && tokens.some(({ word }) => openWords.has(word))
const goingOn = new Set(['and', 'or', 'also', 'then'])
const joining = new Set(['and', 'so', 'but', 'ok', 'okay', 'then'])
const wh = new Set(['how', 'what', 'which', 'why', 'when', 'where', 'who'])
const allowedWh = new Set(['about', 'if', 'bad'])
const problems = new Set(
  [
    'problem',
    'issue',
    'matter',
    'trouble',
    'harm',
    'hurt',
    'bad',
    'dangerous',
    'unsafe',
    'harmful',
    'risky',
  ].map(stemOf),
)
/** Answers of these kinds were about who may eat what. */
const mayEatTopics: ReadonlySet<AnswerTopic> = new Set(['allergens', 'diets', 'medical'])

const isOfKind = ({ kind }: Restriction): boolean => kind === 'diet' || kind === 'allergen'
/** Who must not eat something is told what holds it, however the question goes. */
const tellsOfBody = wording(
  'allergy|allergic|allergies|celiac|coeliac|intolerant|intolerance|reaction|safe / can|must|may not / he|she|him|her|his|son|daughter|child|kid|baby|toddler|husband|wife|mother|father|mum|mom|dad|nephew|niece|guest|friend',
)

/** Whether a message asks if somebody may eat something, told of them here, before, or by the household. Days that went by ask something else. */
export function asksMayEat(
  { plain, tokens, own, before, household }: Talk,
  last: AnswerTopic | undefined,
  isTimed: boolean,
): boolean {
  const isOwn = own.restrictions.length > 0
  if (!isOwn && before.length === 0 && household.length === 0) return false
  if (isOwn && own.restrictions.every(isOfKind) && !tellsOfBody.test(plain) && saysKindByDiet(plain))
    return false
  if (findPhrases(tokens, kindAsked).length > 0 || findPhrases(tokens, avoiding).length > 0) return false
  const rest = tokens.filter(({ start }) => !own.spans.some(([from, to]) => start >= from && start < to))
  if (rest.some(({ stem, word }) => otherWords.has(stem) || otherForms.has(word) || handling.has(stem)))
    return false
  if (rest.some(({ stem }) => amounts.has(stem)) && tokens.some(({ word }) => wh.has(word))) return false
  if (findPhrases(tokens, wishes).length > 0) return false
  if (asksForSubstitute(rest) || (!isOwn && (isTimed || rest.some(({ stem }) => stem === 'instead'))))
    return false
  const open = sentencesOf(tokens).filter((sentence) => !asksWhat(sentence))
  // 'She doesn't eat meat' tells, and asks nothing.
  const isTold = (from: Token | undefined, to: Token | undefined): boolean =>
    own.spans.some(([start, end]) => from && to && from.start >= start && to.end <= end)
  const isCued = open.some((sentence) =>
    findPhrases(sentence, cues).some(({ from, to }) => !isTold(sentence[from], sentence[to - 1])),
  )
  if (isCued) return true
  const asksElse = sentencesOf(tokens).some(asksWhat)
  const isFollowUp = last !== undefined && mayEatTopics.has(last) && tokens.length <= 6
  const isNamed = isOneFood(sentencesOf(tokens).at(-1) ?? [], plain)
  return (
    !asksElse &&
    ((own.restrictions.some(({ kind }) => kind !== 'condition') && (isNamed || !wantsDishes(tokens))) ||
      (isFollowUp && (isNamed || goingOn.has(tokens[0]?.word ?? ''))))
  )
}

/** 'Miso soup tonight?', 'hummus then?': one food or dish, and no word beside it but when and for which meal. */
function isOneFood(sentence: readonly Token[], plain: string): boolean {
  const [food, other] = namedFoodsIn(plain).filter(({ start, end }) =>
    sentence.some((token) => token.start < end && token.end > start),
  )
  if (food === undefined || other !== undefined) return false
  return sentence.every(
    (token, at) =>
      (token.start < food.end && token.end > food.start) ||
      besideFood.has(token.word) ||
      (dishWords.has(token.stem) && (sentence[at - 1]?.end ?? 0) === food.end),
  )
}
const besideFood = new Set(
  'and or then so what about for on in the a an some ok okay fine tonight today now dinner lunch breakfast supper tea dessert snack maybe instead too please though'.split(
    ' ',
  ),
)

/** 'Would that be a problem': a plain yes or no could be read either way. */
export function asksForProblem({ tokens }: Talk): boolean {
  return tokens.some(({ stem }) => problems.has(stem))
}

const dishWords = new Set(
  'make menu feast buffet party dinner lunch breakfast dish meal supper cook soup salad curry stew something please snack dessert pasta bake serve idea'
    .split(' ')
    .map(stemOf),
)

/** True for words of a meal: who names no food beside them asks what to cook. */
export function wantsDishes(tokens: readonly Token[]): boolean {
  return tokens.some(({ stem }) => dishWords.has(stem))
}

function asksWhat(sentence: readonly Token[]): boolean {
  return sentence.some(
    ({ word, isAfterBreak }, at) =>
      wh.has(word) &&
      (isAfterBreak || at === 0 || joining.has(sentence[at - 1]?.word ?? '')) &&
      !allowedWh.has(sentence[at + 1]?.word ?? ''),
  )
}

function sentencesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const sentences: Token[][] = []
  for (const token of tokens) {
    if (token.isAfterStop || sentences.length === 0) sentences.push([])
    sentences.at(-1)?.push(token)
  }
  return sentences
}
