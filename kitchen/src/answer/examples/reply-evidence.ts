import type { AnswerContext, TopicReply } from '../answer-shape.ts'
import { isContent, isOnlyOfKeeping } from '../asked/fit.ts'
import { tokensOf } from '../asked/tokens.ts'
import { relationsAsked } from '../cards/asked-relation.ts'
import { conceptOf } from '../cards/card-meaning.ts'
import type { Relation } from '../cards/card.ts'
import { inStandardWords } from '../cards/standard-words.ts'
import { foodsIn, namedFoodsIn } from '../named-foods.ts'
import { plainText } from '../plain-text.ts'
import type { AnswerTopic } from '../topics.ts'
import { isOfSomebody } from './fit-for-person.ts'
import type { ComputedAnswer } from './known-answers.ts'
import { fewestWordsOfStory } from './near-reply.ts'
import type { Near, NearReply } from './near-reply.ts'
import { weightOfConcept } from './nearest-answers.ts'
import { sendsAway, tellsNothing } from './told-reply.ts'

/** What speaks for or against a reply being the right one: features by name, each with how much of it there is. */
export type ReplyEvidence = ReadonlyMap<string, number>

/** A reply by the words of a question; `coverage` is the share of them that a card is about, undefined for what a table tells. */
export type WordReply = TopicReply & { readonly coverage?: number | undefined }

/** The kind of question that the tables answer with a topic. */
const tableOf: Readonly<Partial<Record<AnswerTopic, ComputedAnswer>>> = {
  storage: 'keep',
  spoilage: 'keep',
  allergens: 'may-eat',
  diets: 'may-eat',
  medical: 'may-eat',
  nutrition: 'nutrition',
  conversion: 'convert',
  temperature: 'doneness',
  doneness: 'doneness',
  recipes: 'dishes',
  season: 'season',
  pairing: 'pairing',
  substitutes: 'instead',
  about: 'own',
}

/** What of a question its replies are held against. */
export type AskedQuestion = {
  readonly words: number
  readonly concepts: ReadonlySet<string>
  readonly foods: ReadonlySet<string>
  readonly relations: ReadonlySet<Relation>
  readonly isOfSomebody: boolean
  /** True where nothing is asked of its foods but how they are kept. */
  readonly isOnlyOfKeeping: boolean
  readonly near: Near
}

export function readAsked(question: string, context: AnswerContext, near: Near): AskedQuestion {
  const plain = plainText(question)
  return {
    words: plain.split(' ').length,
    concepts: conceptsIn(question),
    foods: foodNamesIn(question),
    relations: relationsAsked(tokensOf(plain)),
    isOfSomebody: isOfSomebody(question, context),
    isOnlyOfKeeping: isOnlyOfKeeping(plain, namedFoodsIn(plain)),
    near,
  }
}

const conceptsIn = (text: string): ReadonlySet<string> =>
  new Set(
    tokensOf(inStandardWords(plainText(text)))
      .filter(isContent)
      .map(({ stem }) => conceptOf(stem)),
  )

const foodNamesIn = (text: string): ReadonlySet<string> =>
  new Set(foodsIn(plainText(text)).map(({ name }) => name))

/** The share of concepts that others have too, each weighed by how much it tells; 1 where there are none. */
function shareOf(concepts: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let [all, shared] = [0, 0]
  for (const concept of concepts) {
    const weight = weightOfConcept(concept)
    all += weight
    if (others.has(concept)) shared += weight
  }
  return all === 0 ? 1 : shared / all
}

const nearestOf = ({ near }: AskedQuestion): number => near.replies[0]?.nearness ?? 0

/** What speaks for a reply whose example questions are near. */
export function evidenceOfNear(asked: AskedQuestion, reply: NearReply): ReplyEvidence {
  const { nearness, question, text, relations, isAboutPerson, topic } = reply
  const own = conceptsIn(question)
  const ownFoods = [...foodNamesIn(question)]
  const isOfRelation = relations.some((relation) => asked.relations.has(relation))
  const ofTables = Math.max(0, ...asked.near.ofTables.values())
  return present({
    'near always': 1,
    'near nearness': nearness,
    'near behind the nearest': nearestOf(asked) - nearness,
    'near behind a table': ofTables - nearness,
    'near tells of question': shareOf(asked.concepts, new Set([...own, ...conceptsIn(text)])),
    'near asked for as much': shareOf(own, asked.concepts),
    'near asked for of these foods':
      ownFoods.length === 0 ? 1 : ownFoods.filter((food) => asked.foods.has(food)).length / ownFoods.length,
    'near is of relation': Number(isOfRelation),
    'near is of other relation': Number(asked.relations.size > 0 && !isOfRelation),
    'near is only instead': Number(relations.length === 1 && relations[0] === 'instead'),
    'near is of app': Number(topic === 'about'),
    'near is of persons, nobody told of': Number(isAboutPerson && !asked.isOfSomebody),
    'near is of persons, as asked': Number(isAboutPerson && asked.isOfSomebody),
    'near is of nobody, somebody told of': Number(!isAboutPerson && asked.isOfSomebody),
  })
}

/** Shorter messages are hardly a question. */
const fewestWordsOfQuestion = 6

/** What speaks for a reply that was found by the words of a question. */
export function evidenceOfWords(asked: AskedQuestion, reply: WordReply): ReplyEvidence {
  const { text, topic, coverage } = reply
  const isOfTable = coverage === undefined
  const own = asked.near.nearnessOf(text)
  const table = tableOf[topic]
  const kind = isOfTable ? 'table' : 'card'
  const length =
    asked.words >= fewestWordsOfStory ? 'story' : asked.words < fewestWordsOfQuestion ? 'short' : 'question'
  return present({
    'words always': 1,
    'words coverage': coverage ?? 0,
    'words are all': Number((coverage ?? 0) >= 1),
    [`words ${kind} of ${length}`]: 1,
    [`words topic ${topic}`]: 1,
    'words nearness': own ?? 0,
    'words without examples': Number(own === undefined),
    'words nearness of table': (table && asked.near.ofTables.get(table)) ?? 0,
    'words beside nearness': nearestOf(asked),
    'words tell of question': shareOf(asked.concepts, conceptsIn(text)),
    'words tell nothing': Number(tellsNothing(reply)),
    'words send away': Number(sendsAway(reply)),
    'words somebody told of': Number(asked.isOfSomebody),
  })
}

const present = (features: Readonly<Record<string, number>>): ReplyEvidence =>
  new Map(Object.entries(features).filter(([, value]) => value !== 0))
