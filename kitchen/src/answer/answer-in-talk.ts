import type { Answer, AnswerContext } from './answer-shape.ts'
import { openingWords } from './asked/opening-words.ts'
import { readTalk } from './asked/talk.ts'
import { wording } from './asked/wording.ts'
import { bareQuestion } from './bare-question.ts'
import { exceptions } from './first-reply.ts'
import { isRefused } from './knowledge-reply.ts'
import { restrictionsOf } from './may-eat/allowed-foods.ts'
import { foodsIn, namedFoodsIn } from './named-foods.ts'
import { plainText } from './plain-text.ts'
import { answerOnce } from './answer-once.ts'
import type { ByWords } from './answer-once.ts'

/** The answer by the words of a question and of the talk before it. */
export function answerInTalk(question: string, context: AnswerContext): ByWords {
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
  const corrected = withOtherFood(plain, plainText(last.content))
  if (corrected !== null) return answerOnce(corrected, withoutLast(context))
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

const corrects = wording('i mean|meant|said', 'how|what|when|why|which|where|can|could|should|do|does|is')

/** 'No, I meant sweet potatoes': the question before, of the food that was meant. Null where its one food is not clear. */
function withOtherFood(plain: string, before: string): string | null {
  if (!corrects.test(plain)) return null
  const [meant] = namedFoodsIn(plain)
  const [asked, other] = namedFoodsIn(before)
  if (!meant || !asked || other || meant.food.name === asked.food.name) return null
  return `${before.slice(0, asked.start)}${meant.food.said}${before.slice(asked.end)}`
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
