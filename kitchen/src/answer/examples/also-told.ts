import type { Answer, AnswerContext } from '../answer-shape.ts'
import type { Restriction } from '../asked/restriction.ts'
import { readTalk } from '../asked/talk.ts'
import { wording } from '../asked/wording.ts'
import { plainText } from '../plain-text.ts'
import { refuses } from '../refuses.ts'
import { isReheated } from '../replies/temperature.ts'
import { joined, saysTheSame } from '../told-together.ts'
import type { AnswerTopic } from '../topics.ts'
import { agrees, isAdvice, isOfSomebody, namesForbidden } from './fit-for-person.ts'
import type { NearReply } from './near-reply.ts'
import type { AskedQuestion } from './reply-evidence.ts'
import type { LikelyReply, Replies } from './prefer-near.ts'
import { countsDays, sendsAway } from './told-reply.ts'

/** From which likelihood on another answer is told as well, and from which on the first one needs none behind it. */
const leastLikely = 0.33
const surely = 0.75
/** Before what only tells who decides, and behind what the tables compute to the word. */
const ofDecided = 0.6
const computed: ReadonlySet<AnswerTopic> = new Set<AnswerTopic>([
  'substitutes',
  'temperature',
  'nutrition',
  'conversion',
])
/** Who asks for days is told days, and anything else only where it fits nearly to the word. */
const ofExact = 0.55
/** What was not written for people is told beside what is decided for them only where it is about nothing else. */
const ofAnybody = 0.65
const asksForDays = wording('how long / how many day|week|month / shelf life')
/** What needs nothing behind it. */
const alone: ReadonlySet<AnswerTopic> = new Set<AnswerTopic>(['greeting', 'thanks', 'about', 'unknown'])

/**
 * The answer with the likeliest other answer to the same question behind it, where that may be the one that is asked for; before it, where the table only tells who decides. A 'no' stands
 * alone. `likelihood` is how likely the answer itself is right.
 */
export function withAlsoTold(
  question: string,
  told: Answer & { readonly likelihood: number },
  { asked, words, near }: Replies,
  context: AnswerContext,
): Answer {
  const { likelihood: likelihoodOfTold, ...answer } = told
  const isSure = likelihoodOfTold >= surely && !sendsAway(answer)
  if (isSure || isComplete(answer, question, context)) return answer
  const isComputed = computed.has(answer.topic) && words.coverage === undefined
  const least = sendsAway(answer) || isComputed ? ofDecided : leastLikely
  const also = [
    ...near.filter((reply) => mayStandBeside(reply, question, answer, context)),
    ...[words].filter((reply) => !alone.has(reply.topic) && !isGuessOfDishes(reply, asked)),
  ]
    .toSorted((a, b) => b.likelihood - a.likelihood)
    .find(({ likelihood, text }) => likelihood >= least && !isNothingMore(text, answer, asked))
  if (also === undefined) return answer
  if (!sendsAway(answer)) return joined(answer, also)
  const { text, lookups = [] } = also
  return { ...answer, text: `${text}\n\n${answer.text}`, lookups: [...lookups, ...answer.lookups] }
}

/** A refusal, days that were counted, a measure, what fits somebody by the tables, a question back, and that no dish is proposed. */
function isComplete(told: Answer, question: string, context: AnswerContext): boolean {
  const kinds = new Set(told.lookups.map(({ kind }) => kind))
  const isWithoutDish = told.topic === 'recipes' && !kinds.has('recipes')
  const isClosed = ['For example', 'I cannot know'].some((start) => told.text.startsWith(start))
  if (isClosed || alone.has(told.topic) || told.text.endsWith('?')) return true
  return kinds.has('measure') || isWithoutDish || refuses(told.text) || countsDays(told, question, context)
}

const periods = /\d+(?: to \d+)? (?:day|week|month)s?/g

/** Dishes of no food in particular stand behind nothing: nobody knows whether they fit what was told. */
const isGuessOfDishes = ({ topic }: NearReply | Replies['words'], { foods }: AskedQuestion): boolean =>
  topic === 'recipes' && foods.size === 0

/** What only says again what was told, of keeping the same days, or a 'no' behind a 'yes'. */
function isNothingMore(text: string, told: Answer, { isOnlyOfKeeping }: AskedQuestion): boolean {
  if (saysTheSame(text, told.text) || (agrees(told.text) && refuses(text))) return true
  const days = told.text.match(periods) ?? []
  return isOnlyOfKeeping && days.some((each) => text.includes(each))
}

function mayStandBeside(also: LikelyReply, question: string, told: Answer, context: AnswerContext): boolean {
  const isOfDays = told.topic === 'storage' && asksForDays.test(plainText(question))
  if (isOfDays && also.nearness < ofExact) return false
  // Who warms up what was cooked is not told the degrees of raw food.
  if (isReheated(plainText(question)) && !isReheated(plainText(also.text))) return false
  return isWrittenFor(question, { told, also }, context) && !namesForbidden(also.text, question, context)
}

const ofPeople: ReadonlySet<AnswerTopic> = new Set<AnswerTopic>(['medical', 'allergens', 'diets'])
type Beside = { readonly told: Answer; readonly also: NearReply }

/** What was written for babies is told to nobody else; who has an allergy is told only what was asked with one. */
function isWrittenFor(question: string, { told, also }: Beside, context: AnswerContext): boolean {
  const { own, before } = readTalk(question, context)
  if ([...own.restrictions, ...before].some(isOfFood))
    return readTalk(also.question, context).own.restrictions.some(isOfFood)
  const isOfPeople = ofPeople.has(told.topic) || isOfSomebody(question, context)
  if (!isOfPeople) return !also.isAboutPerson
  return also.isAboutPerson || isAdvice(also) || also.nearness >= ofAnybody
}

const isOfFood = ({ kind }: Restriction): boolean => kind === 'allergen' || kind === 'food'
