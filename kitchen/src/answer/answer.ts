import type { Answer, AnswerContext, TopicReply } from './answer-shape.ts'
import { stoodWarm } from './aims/stood-warm.ts'
import { asksByWay, keepsDishes, wishedDishes } from './aims/wished-dishes.ts'
import { bareQuestion } from './bare-question.ts'
import type { AskedFood } from './display-name.ts'
import { exceptions, firstReply, happened } from './first-reply.ts'
import { openingWords } from './asked/opening-words.ts'
import { withHouseholdNote } from './household-note.ts'
import { withNearQuestions } from './examples/near-questions.ts'
import { ownQuestionReply, preferNear } from './examples/prefer-near.ts'
import { foodsIn, namedFoodsIn } from './named-foods.ts'
import { plainText } from './plain-text.ts'
import type { Question } from './question.ts'
import { withSign } from './yes-or-no.ts'
import { unknownReply } from './replies/manners.ts'
import { readTalk } from './asked/talk.ts'
import { wording } from './asked/wording.ts'
import { wantsDishes } from './asks-for-dishes.ts'
import { allowedFoods, restrictionsOf } from './may-eat/allowed-foods.ts'
import type { AnswerTopic } from './topics.ts'
import { understand } from './understand.ts'
import { keepQuestion } from './voice.ts'
import { countedReply, isRefused, knowledgeReply, sureCoverage } from './knowledge-reply.ts'
import { nearestReply } from './nearest-reply.ts'
import { tableReply } from './table-reply.ts'
import { ifDesperate, inDanger } from './emergencies/emergency-words-and-texts.ts'
import { soundsDesperate } from './emergencies/match-emergency.ts'
import { emergencyReply, heardEmergency, urgentReply } from './replies/urgent.ts'

/** Topics after which 'make recipes from this' is a help and not an insult. */
const cooksOn: ReadonlySet<AnswerTopic> = new Set([
  'storage',
  'preserving',
  'doneness',
  'season',
  'pairing',
  'recipes',
  'diets',
  'nutrition',
  'conversion',
  'temperature',
])

/**
 * What Harvest says without a model: one short text from the kitchen's own facts, with what it looked up.
 *
 * Any text is fine, also an empty one: what is not understood is answered with so much, and a guess is told as one. Orders to the
 * assistant count as not understood. Questions that belong to a doctor get the facts there are and the professional to ask.
 * Pass each answer's `foods` and `topic` back in `context.previous`, so that 'and in the freezer?' works.
 * @example answer('how long does spinach keep?', { today: '2026-07-15', seed: 1, previous: [], basket: [] }).topic // 'storage'
 */
export function answer(question: string, context: AnswerContext): Answer {
  const { isCounted, coverage, ...told } = answerInTalk(question, context)
  if (urgentReply(question) !== null || isRefused(question)) return withHouseholdNote(question, context, told)
  const despair = soundsDesperate(question)
  if (despair?.isSure) return answerAlone(emergencyReply(despair.told))
  const heard = heardEmergency(question, told.topic, context)
  if (heard && (heard.key !== 'any' || told.topic === 'unknown')) return answerAlone(emergencyReply(heard))
  const warm = stoodWarm(question, told)
  if (warm) return withHouseholdNote(question, context, answerAlone(warm))
  const own = isCounted ? null : ownQuestionReply(question, told, context)
  const better = own ?? (isCounted ? null : preferNear(question, { ...told, coverage }, context))
  // What was written for who is ill or must not eat everything comes before dishes of the foods beside.
  const isOfPerson = better?.isAboutPerson === true && !asksByWay(question, context)
  const dishes = isOfPerson ? null : withDishes(question, { told, better }, context)
  const isOfWords = own !== null || (better === null && (coverage ?? 1) >= sureCoverage)
  const foundBy = isOfWords ? 'all-words' : better ? 'examples' : 'some-words'
  const known = dishes ?? (better === null ? told : answerAlone(better))
  const answered = isCounted ? known : withNearQuestions(question, known, foundBy)
  const noted = withHouseholdNote(question, context, answered)
  // Where something was understood and what somebody suffers from was not, whom to call comes before the answer and not in its place.
  if (despair !== null && noted.topic !== 'about') return { ...noted, text: `${ifDesperate} ${noted.text}` }
  // What is counted of food that nobody has eaten yet was understood whole.
  const isAhead = isCounted === true && !happened.test(plainText(question))
  return heard === null || isAhead ? noted : { ...noted, text: `${inDanger} ${noted.text}` }
}

/** Where dishes are wanted: those, behind what was counted of the days that one of the foods has lain. Null where none are wanted. */
function withDishes(
  question: string,
  understood: { readonly told: ByWords; readonly better: TopicReply | null },
  context: AnswerContext,
): Answer | null {
  const { told, better } = understood
  if (holdsDishes(told)) return keepsDishes(question, better) ? told : null
  const wished = wishedDishes(question, understood, context)
  if (wished === null) return null
  const dishes = {
    ...told,
    ...wished,
    topic: 'recipes' as const,
    lookups: wished.lookups ?? [],
    foods: wished.foods ?? [],
  }
  return told.isCounted ? { ...dishes, text: `${told.text} ${wished.text}` } : dishes
}

const holdsDishes = ({ lookups }: Answer): boolean => lookups.some(({ kind }) => kind === 'recipes')

/** An answer of the words of a question; `isCounted` where it is computed of what they tell, `coverage` is the share of them that a card is about. */
type ByWords = Answer & { readonly isCounted?: boolean; readonly coverage?: number }

function answerInTalk(question: string, context: AnswerContext): ByWords {
  const again = continued(question, context)
  if (again !== null && again.topic !== 'unknown') return again
  const told = answeredPlainly(question, context)
  const joined = joinedWithBefore(question, told, context)
  if (joined === null) return told
  const both = answerOnce(joined, withoutLast(context))
  return both.topic === 'unknown' ? told : both
}

/** Where the whole tells nothing, the question at the end of it is asked of the food it is about. */
function answeredPlainly(question: string, context: AnswerContext): ByWords {
  const told = answerOnce(question, context)
  if (told.topic !== 'unknown' || isRefused(question)) return told
  const bare = bareQuestion(question)
  return bare === null ? (ofOneSentence(question, context) ?? told) : answerOnce(bare, context)
}

/** What hangs on nothing else that was told: how something is made or mended, and by what it is replaced. */
const ofItself = new Set<Answer['topic']>(['substitutes', 'doneness', 'conversion'])

/** The answer to one of several sentences, where the whole tells nothing and nobody is told of who must not eat something. */
function ofOneSentence(question: string, context: AnswerContext): Answer | null {
  const sentences = question
    .split(/[.?!;\n]+\s*/u)
    .filter((sentence) => foodsIn(plainText(sentence)).length > 0)
  if (sentences.length === 0 || sentences[0] === question || restrictionsOf(question, context).length > 0)
    return null
  const answers = sentences.map((sentence) => answerOnce(sentence, context))
  return answers.find(({ topic }) => ofItself.has(topic)) ?? null
}

const withoutLast = (context: AnswerContext): AnswerContext => ({
  ...context,
  previous: context.previous.slice(0, -2),
})

/** What changes the case of the question before: 'what if it has no meat on it', 'it smells fine though', 'I mean for my son'. */
const changesCase = wording(
  `what|and|but|even if / i mean / i meant / but / though / smell|smells|looks|tastes fine|ok|okay|good|normal / and|about the * kind|one|ones|sort|version|type
  / homemade|frozen|cooked one|ones`,
  'how|why|when|where|who|which',
)
const reheats = wording('reheat|reheating / warm|heat it|them up / heat|warm up')
const lasts = wording('how long * they|it|that|them =last|keep')
const freezes = wording('freez|freezer|frozen')
/** 'And in the freezer?' after 'how long does it keep'. */
const places = wording('the|in|and freezer / when frozen', 'can|how|do')
const lasted = wording('how long / keep|last|shelf life')
const fewestAsking = 6

/** The question before, with what this one changes of it; null where this one stands for itself. */
function continued(question: string, context: AnswerContext): ByWords | null {
  const last = context.previous.findLast(({ role }) => role === 'user')
  const plain = plainText(question)
  if (!last || plain.split(' ').length > fewWords || isRefused(question)) return null
  if (tellsOfPerson(question, context)) return answerOnce(last.content, knowing(question, context))
  const weaker = forWeaker(plain, last.content, context)
  if (weaker) return weaker
  const before = plainText(last.content)
  if (reheats.test(plain) && foodsIn(plain).length === 0) {
    const [food] = foodsIn(before)
    return food ? answerOnce('how do i reheat leftovers', withoutLast(context)) : null
  }
  const isPlaceOnly = plain.split(' ').length < fewestAsking && places.test(plain)
  const isLasting = lasts.test(plain) && freezes.test(before)
  if ((isLasting || (isPlaceOnly && lasted.test(before))) && foodsIn(plain).length === 0)
    return answerOnce(
      `how long does ${foodsIn(before)[0]?.said ?? 'it'} last in the freezer`,
      withoutLast(context),
    )
  return changesCase.test(plain) ? answerOnce(`${last.content} ${question}`, withoutLast(context)) : null
}

const isWeaker = wording(
  'old|elderly|90|80|85|95|pregnant|expecting|baby|toddler|child|kid|kids|ill|sick|immune|chemo|frail',
)
/** After a safe temperature somebody weaker is told of: the same figure, kept to strictly. */
function forWeaker(plain: string, before: string, context: AnswerContext): Answer | null {
  const last = context.previous.findLast(({ topic }) => topic !== undefined)?.topic
  if (last !== 'temperature' || !isWeaker.test(plain) || foodsIn(plain).length > 0) return null
  const first = answerOnce(before, withoutLast(context))
  return {
    ...first,
    text: `No higher than for anybody, but not a degree lower, and nothing rare or pink: ${first.text} Measure it with a thermometer and keep its rest.`,
  }
}

/** The talk as if this had been told before the last question. */
const knowing = (told: string, context: AnswerContext): AnswerContext => ({
  ...context,
  previous: [...context.previous.slice(0, -2), { role: 'user', content: told }],
})

/** 'One of them has celiac disease', after dishes or substitutes were proposed: they are chosen anew. */
function tellsOfPerson(question: string, context: AnswerContext): boolean {
  const before = context.previous.findLast(({ topic }) => topic !== undefined)?.topic
  const { own, tokens, plain } = readTalk(question, context)
  const isTold = own.restrictions.length > 0 && !openingWords.has(tokens[0]?.word ?? '')
  const isAboutFood = namedFoodsIn(plain).some(({ start }) =>
    own.spans.every(([from, to]) => start < from || start >= to),
  )
  return isTold && !isAboutFood && (before === 'recipes' || before === 'substitutes')
}

const fewWords = 9
/** What begins with 'and' goes on, however long. */
const fewGoingOn = 16
const goesOn = new Set(['and', 'but', 'or', 'also', 'plus', 'then'])
const onlyTime = wording('day|days|week|weeks|month|months|hour|hours', 'how|what|can|is|are|do')

/** 'It has cream in it', '6 days?': what goes on from the question before is read with it. Null where a question stands for itself. */
function joinedWithBefore(question: string, told: Answer, { previous }: AnswerContext): string | null {
  const last = previous.findLast(({ role }) => role === 'user')
  const before = previous.findLast(({ topic }) => topic !== undefined)?.topic
  const plain = plainText(question)
  const most = goesOn.has(plain.split(' ')[0] ?? '') ? fewGoingOn : fewWords
  if (!last || plain.split(' ').length > most || isRefused(question)) return null
  if (before === 'medical' && exceptions.test(plain)) return `${last.content} ${question}`
  if (before === 'substitutes' && told.topic === 'allergens' && told.foods.length === 0)
    return `${last.content} ${question}`
  if (told.topic !== 'unknown') return null
  return onlyTime.test(plain) ? `${last.content} after ${question}` : `${last.content} ${question}`
}

function answerOnce(question: string, context: AnswerContext): ByWords {
  const first = firstReply(question, context)
  if (first) return answerAlone(first)
  const read = understand(question, context)
  const understood = wantsDishes(read) && told(read) ? { ...read, topic: 'recipes' as const } : read
  const counted = countedReply(question, understood)
  if (counted) return { ...answerAlone(withSign(understood, counted)), isCounted: true }
  const known = knowledgeReply(question, understood)
  if (known) return withCoverage(withSign(understood, known))
  const reply = tableReply(understood)
  const isKnown = reply !== null && understood.topic !== 'unknown'
  const near = isKnown || isRefused(question) ? null : nearestReply(question, understood)
  if (near) return withCoverage(withSign(understood, near))
  const topic = reply ? understood.topic : 'unknown'
  const said = withSign(understood, { ...(reply ?? unknownReply(understood)), topic })
  const foods = said.foods ?? understood.foods.map(({ name }) => name)
  const cooked = allowedFoods(foods, restrictionsOf(question, context))
  return {
    text: said.text,
    topic,
    foods,
    lookups: said.lookups ?? [],
    suggestions: said.suggestions ?? followUps(topic, understood.foods),
    ...(cooksOn.has(topic) && cooked.length > 0 ? { canMakeRecipesFrom: cooked } : {}),
  }
}

/** An allergy told beside a wish for dishes is no question about allergens. */
const told = ({ topic }: Question): boolean =>
  topic === 'allergens' || topic === 'diets' || topic === 'medical'

const withCoverage = (reply: TopicReply & { readonly coverage?: number }): ByWords =>
  reply.coverage === undefined ? answerAlone(reply) : { ...answerAlone(reply), coverage: reply.coverage }

function answerAlone({ text, topic, foods = [], lookups = [] }: TopicReply): Answer {
  return { text, topic, foods, lookups, suggestions: [] }
}

/** Up to three questions that come naturally next. */
function followUps(topic: AnswerTopic, [food]: readonly AskedFood[]): readonly string[] {
  if (!food) return ['What is in season now?', 'What can I cook tonight?']
  const next: Partial<Record<AnswerTopic, string>> = {
    storage: keepQuestion(food),
    substitutes: `What can I use instead of ${food.called}?`,
    pairing: `What goes well with ${food.calledPlural}?`,
    recipes: `What can I make with ${food.calledPlural}?`,
  }
  return Object.entries(next)
    .filter(([other]) => other !== topic)
    .map(([, text]) => text)
    .slice(0, 3)
}
