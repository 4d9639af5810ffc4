import { moldTold } from './aims/mold-told.ts'
import { stoodWarm } from './aims/stood-warm.ts'
import { asksByWay, keepsDishes, wishedDishes } from './aims/wished-dishes.ts'
import type { Answer, AnswerContext, TopicReply } from './answer-shape.ts'
import { ifDesperate, inDanger } from './emergencies/emergency-words-and-texts.ts'
import { soundsDesperate } from './emergencies/match-emergency.ts'
import { withAlsoTold } from './examples/also-told.ts'
import { joined, saysTheSame } from './told-together.ts'
import { withNearQuestions } from './examples/near-questions.ts'
import { ownQuestionReply, preferNear, weighReplies } from './examples/prefer-near.ts'
import type { Replies } from './examples/prefer-near.ts'
import { happened } from './first-reply.ts'
import { withHouseholdNote } from './household-note.ts'
import { twoQuestions } from './asked/two-questions.ts'
import type { AnswerTopic } from './topics.ts'
import { isRefused, wholeCoverage } from './knowledge-reply.ts'
import { plainText } from './plain-text.ts'
import { refuses } from './refuses.ts'
import { namedDishReply } from './replies/recipes.ts'
import { emergencyReply, heardEmergency, urgentReply } from './replies/urgent.ts'
import { answerAlone } from './answer-once.ts'
import type { ByWords } from './answer-once.ts'
import { answerInTalk } from './answer-in-talk.ts'
import { askForOneDish } from './wishes/asked-by-name.ts'

/**
 * What Harvest says without a model: one short text from the kitchen's own facts, with what it looked up.
 *
 * Any text is fine, also an empty one: what is not understood is answered with so much, and a guess is told as one. Orders to the
 * assistant count as not understood. Questions that belong to a doctor get the facts there are and the professional to ask.
 * Pass each answer's `foods` and `topic` back in `context.previous`, so that 'and in the freezer?' works.
 * @example answer('how long does spinach keep?', { today: '2026-07-15', seed: 1, previous: [], basket: [] }).topic // 'storage'
 */
export function answer(question: string, context: AnswerContext): Answer {
  return bothAnswers(question, context) ?? answerOne(question, context, 'with-more')
}

/** What is answered of food alone, whoever eats it. */
const ofKitchen: ReadonlySet<AnswerTopic> = new Set<AnswerTopic>([
  'storage',
  'spoilage',
  'preserving',
  'doneness',
  'hazard',
  'substitutes',
  'conversion',
  'temperature',
  'nutrition',
])

/**
 * What a message is answered by that asks two questions: the first one alone, and the whole message, or where that says the same, the second. Null where a message asks one, where
 * one of them alone is not understood, and where somebody may be in danger. What must not be eaten is told alone, whichever of the questions tells it.
 */
function bothAnswers(question: string, context: AnswerContext): Answer | null {
  const two = isRefused(question) ? null : twoQuestions(question)
  if (two === null) return null
  const all = [question, ...two].map((each) => answerOne(each, context, 'alone'))
  const [whole, first, second] = all as [Answer, Answer, Answer]
  const thrown = all.find(({ topic, text }) => ofDanger.has(topic) && refuses(text))
  if (thrown) return thrown
  if (!all.every(standsBeside)) return null
  const other = saysTheSame(whole.text, first.text) ? second : whole
  return saysTheSame(other.text, first.text) ? null : joined(first, other)
}

const ofDanger: ReadonlySet<AnswerTopic> = new Set<AnswerTopic>(['hazard', 'spoilage'])
const standsBeside = ({ topic, text }: Answer): boolean =>
  ofKitchen.has(topic) && !refuses(text) && !text.startsWith(ifDesperate) && !text.startsWith(inDanger)

/** Whether an answer is told with what else may have been asked for, or alone. */
type Telling = 'with-more' | 'alone'

function answerOne(question: string, context: AnswerContext, telling: Telling): Answer {
  const told = answerInTalk(question, context)
  if (urgentReply(question) !== null || isRefused(question))
    return withHouseholdNote(question, context, asAnswer(told))
  const despair = soundsDesperate(question)
  if (despair?.isSure) return answerAlone(emergencyReply(despair.told))
  const heard = heardEmergency(question, told.topic, context)
  if (heard && (heard.key !== 'any' || told.topic === 'unknown')) return answerAlone(emergencyReply(heard))
  const warm = stoodWarm(question, told) ?? moldTold(question, told, context)
  if (warm) return withHouseholdNote(question, context, answerAlone(warm))
  const { answered, nearness } = answerLikeliest(question, told, telling, context)
  const noted = withHouseholdNote(question, context, answered)
  // Where something was understood and what somebody suffers from was not, whom to call comes before the answer and not in its place.
  if (despair !== null && noted.topic !== 'about' && nearness < wholly)
    return { ...noted, text: `${ifDesperate} ${noted.text}` }
  // What is counted of food that nobody has eaten yet was understood whole.
  const isAhead = told.isCounted === true && !happened.test(plainText(question))
  return heard === null || isAhead ? noted : { ...noted, text: `${inDanger} ${noted.text}` }
}

/** How near the reply is that was told in place of what the words were understood as; 0 where those were answered. */
type Likeliest = { readonly answered: Answer; readonly nearness: number }

/** The likeliest of what the words are answered by, what the nearest examples are, and dishes, with what else is told. What was counted stands alone. */
function answerLikeliest(
  question: string,
  told: ByWords,
  telling: Telling,
  context: AnswerContext,
): Likeliest {
  if (told.isCounted)
    return { answered: withDishes(question, { told, better: null }, context) ?? asAnswer(told), nearness: 0 }
  const own = ownQuestionReply(question, told, context)
  const replies = weighReplies(question, told, context)
  const near = own ?? preferNear(question, replies, context)
  // Of food with mold on it an answer that says nothing of the mold is no better one.
  const better = near && moldTold(question, near, context) ? null : near
  // What was written for who is ill or must not eat everything comes before dishes of the foods beside.
  const isOfPerson =
    better?.isAboutPerson === true && better.nearness >= ofPerson && !asksByWay(question, context)
  const isOfDanger = better?.topic === 'hazard' && better.likelihood >= likelyDanger
  const named = isOfPerson ? null : namedDishReply(question, context)
  if (named) return withWordsOf(question, named, told, replies.near)
  const dishes = isOfPerson || isOfDanger || own ? null : withDishes(question, { told, better }, context)
  const known = dishes ?? (better === null ? asAnswer(told) : answerAlone(better))
  const likelihood = better?.likelihood ?? replies.words.likelihood
  const answered = withNearQuestions(question, known, likelihood)
  return {
    answered:
      telling === 'alone' ? answered : withAlsoTold(question, { ...answered, likelihood }, replies, context),
    nearness: better?.nearness ?? 0,
  }
}

/** The recipe of a dish that was asked for by its name, and what was written of how it is made. */
function withWordsOf(question: string, named: TopicReply, told: ByWords, near: Replies['near']): Likeliest {
  const recipe = answerAlone(named)
  // What makes a jar safe is told with any recipe for one.
  const isOfAllWords =
    told.topic === 'preserving' || (told.coverage !== undefined && told.coverage >= wholeCoverage)
  const written =
    near.find((reply) => askForOneDish(question, reply.question)) ??
    (isOfAllWords ? { ...told, nearness: 0 } : undefined)
  return { answered: written ? joined(recipe, written) : recipe, nearness: written?.nearness ?? 0 }
}

const asAnswer = ({ isCounted: _counted, coverage: _coverage, ...told }: ByWords): Answer => told

/** From which likelihood on what may harm is asked for, and no dishes of it. */
const likelyDanger = 0.7

/** From which nearness on what was written for people is meant, where dishes are wanted. */
const ofPerson = 0.33

/** From which nearness on an example question is about all that a message says, and nothing beside it was heard that was not learned from food. */
const wholly = 0.65

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
