import type { Answer, AnswerContext } from '../answer-shape.ts'
import type { Restriction } from '../asked/restriction.ts'
import { readTalk } from '../asked/talk.ts'
import { wording } from '../asked/wording.ts'
import { plainText } from '../plain-text.ts'
import { refuses } from '../refuses.ts'
import { joined, saysTheSame } from '../told-together.ts'
import type { AnswerTopic } from '../topics.ts'
import { agrees, isAdvice, isOfSomebody, namesForbidden } from './fit-for-person.ts'
import { nearReplies } from './near-reply.ts'
import type { NearReply } from './near-reply.ts'
import { countsDays, sendsAway } from './told-reply.ts'

/** From which nearness on an answer is told beside what a table says. A table answers one kind of question about a food, and takes others for it. */
const leastNear: Readonly<Partial<Record<AnswerTopic, number>>> = {
  storage: 0.35,
  spoilage: 0.35,
  preserving: 0.35,
  substitutes: 0.42,
  conversion: 0.35,
  temperature: 0.5,
  nutrition: 0.5,
  season: 0.35,
  medical: 0.35,
  allergens: 0.35,
  diets: 0.35,
  recipes: 0.45,
  doneness: 0.4,
  hazard: 0.5,
}
/** Topics of written answers: another one is told only where it is as near, and nobody can tell which was meant. */
const written: ReadonlySet<AnswerTopic> = new Set<AnswerTopic>(['doneness', 'hazard'])
const asNear = 0.06
/** Who asks for days is told days, and anything else only where it fits nearly to the word. */
const ofExact = 0.55
/** What was not written for people is told beside what is decided for them only where it is about nothing else. */
const ofAnybody = 0.65
/** How near it is compared with the nearest of all. */
const ofNearest = 0.85

/**
 * The answer of a table with the nearest answer to the same question behind it, where that is likely asked for too; before it, where the table only tells who decides. A 'no' stands alone.
 */
export function withAlsoTold(question: string, told: Answer, context: AnswerContext): Answer {
  const also = isComplete(told, question, context) ? null : alsoTold(question, told, context)
  if (also === null) return told
  if (!sendsAway(told)) return joined(told, also)
  const { text, lookups = [] } = also
  return { ...told, text: `${text}\n\n${told.text}`, lookups: [...lookups, ...told.lookups] }
}

/** A refusal, days that were counted, a measure, what fits somebody by the tables, a question back, and that no dish is proposed. */
function isComplete(told: Answer, question: string, context: AnswerContext): boolean {
  const kinds = new Set(told.lookups.map(({ kind }) => kind))
  const isWithoutDish = told.topic === 'recipes' && !kinds.has('recipes')
  const isClosed = ['For example', 'I cannot know'].some((start) => told.text.startsWith(start))
  if (isClosed || told.text.endsWith('?')) return true
  return kinds.has('measure') || isWithoutDish || refuses(told.text) || countsDays(told, question, context)
}

function alsoTold(question: string, told: Answer, context: AnswerContext): NearReply | null {
  if (leastNear[told.topic] === undefined) return null
  const { replies } = nearReplies(question, context)
  const also = replies.find(
    ({ isOfMatter, namesFood, text }) => isOfMatter && namesFood && !saysTheSame(text, told.text),
  )
  if (!also || also.nearness < leastFor(question, told, also)) return null
  const nearest = replies[0]?.nearness ?? 0
  if (also.nearness < (written.has(told.topic) ? nearest - asNear : ofNearest * nearest)) return null
  if ((agrees(told.text) && refuses(also.text)) || !isWrittenFor(question, { told, also }, context))
    return null
  return namesForbidden(also.text, question, context) ? null : also
}

const asksForDays = wording('how long / how many day|week|month / shelf life')

function leastFor(question: string, { topic }: Answer, also: NearReply): number {
  const isOfDays = topic === 'storage' && asksForDays.test(plainText(question))
  const isOther = also.topic === 'substitutes' && topic !== 'substitutes'
  return isOfDays || isOther ? ofExact : (leastNear[topic] ?? 1)
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
