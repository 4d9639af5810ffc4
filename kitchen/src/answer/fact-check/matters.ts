import {
  animalWords,
  beforeBodyParts,
  bodyParts,
  doseTimes,
  matterWords,
  pets,
  takingWords,
} from '../../lexicon/index.ts'
import type { WordedMatter } from '../../lexicon/index.ts'
import {
  holdsOrder,
  holdsPhrase,
  phraseSet,
  readSentence,
  remembered,
  tokensOf,
} from '../../reading/index.ts'
import type { ReadSentence, Token } from '../../reading/index.ts'
import { hazards } from '../../safety/index.ts'
import { allergensIn } from '../../recognition/index.ts'
import { wording } from '../asked/wording.ts'
import { isWaterBathOfJars } from './canning-claims.ts'
import { isOfCanning } from './jar-words.ts'
import { isOfWork } from './work-words.ts'
import { isOfName, wordedIn } from './worded-matters.ts'
import { isOfPoisonousPart, isOfToxicRaw, mayBeToxic } from './toxic-foods.ts'
import { isOfDoneShellfish } from './done-shellfish.ts'
import { isOfAcidOnly, isOfGlutenAtWork, isOfMatterOnly } from './nourishing-words.ts'
import { isHandledUnclean, isWipedOnly, washesMeat } from './unclean-handling.ts'
import { isOfWashingUp } from './washing-up.ts'
import { saysUnderdone } from './unsafe-step.ts'
import { holdsUnread, isForUnread } from './unread-words.ts'
import type { ReadStatement } from './statement.ts'

/**
 * What a sentence claims that only the kitchen may say: by its words one of the classes of `matterWords`, something about a `person` or a `poison`, food that is toxic
 * `undercooked`, a temperature (`heat`), two foods that keep alike (`equated`), a label that is set aside (`dismissed`), or what nobody can read because of its words
 * (`unreadable`). The last three no table bears out.
 */
export type Matter =
  | WordedMatter
  | 'person'
  | 'poison'
  | 'undercooked'
  | 'heat'
  | 'equated'
  | 'dismissed'
  | 'unreadable'

type Mention = ReadSentence['mentions'][number]

const animals = phraseSet(Object.values(animalWords).flatMap((list) => list.split('|')))
/** What is claimed of food of animals only: raw carrots harm nobody. */
const onlyOfAnimals: ReadonlySet<Matter> = new Set<Matter>(['rawness'])
const aDay = 24 * 60
const harmsSome = new Set(['food-for-infants', 'favism', 'vitamin-a'])
const questionsKept = 100

/** Every matter of a sentence; none for a question and for words on taste, technique and ideas. */
export function mattersOf(statement: ReadStatement): ReadonlySet<Matter> {
  if (statement.text.endsWith('?')) return new Set()
  const { read } = statement
  const isOfAnimals = aboutAnimals(statement)
  const found = new Set<Matter>([
    ...wordedIn(read),
    ...read.mentions
      .filter((mention) => !isOfName(mention.first, read) && !isOfWork(mention, read))
      .flatMap(mentionedBy),
    ...measuredIn(read),
  ])
  const isOfPerson = found.has('person') || found.has('contents')
  // Whom something is safe for, and how old somebody is, belongs to the person.
  if (isOfPerson) for (const matter of approvals) found.delete(matter)
  if (found.has('person') && !holdsPhrase(read.tokens, keeps)) found.delete('storage')
  if (holdsPhrase(petTokens(read), petWords) || holdsPhrase(read.tokens, ofBody)) found.add('health')
  if (isSmellOfDoneness(read)) found.delete('smell')
  if (keepsAlike.test(statement.plain)) found.add('equated')
  if (isHandledUnclean(read)) found.add('safety')
  if (isOfPoisonousPart(statement)) found.add('poison')
  if (readSentence(statement.asked).mentions.some(({ kind }) => kind === 'poison')) found.add('poison')
  if (isOfAnimals && saysUnderdone(read)) found.add('rawness')
  if (isOfToxicRaw(statement)) found.add('undercooked')
  if (holdsPhrase(withoutDeadlines(read.tokens), doses) && holdsPhrase(read.tokens, taking))
    found.add('health')
  if (washesMeat(statement)) found.add('safety')
  if (isOfAnimals && isWipedOnly(statement)) found.add('safety')
  if (tellsOfSpoilt(statement.asked)) found.add('spoilage')
  if (isOfAcidOnly(read) || isOfMatterOnly(statement)) found.delete('nutrition')
  if (isOfGlutenAtWork(statement)) found.delete('contents')
  if (swells.test(statement.plain) && !holdsPhrase(read.tokens, ofBody)) found.delete('health')
  if (isOfDoneShellfish(statement)) found.delete('rawness')
  if (setsLabelAside.test(statement.plain)) found.add('dismissed')
  if (!isOfCanning(statement)) found.delete('jars')
  if (isOfWashingUp(statement)) for (const matter of ofSoap) found.delete(matter)
  if (isWaterBathOfJars(statement)) found.add('jars')
  if (!isOfAnimals) for (const matter of onlyOfAnimals) found.delete(matter)
  const isAtStake = harmIsAtStake(found, statement)
  if (!isAtStake || isExclamation(statement.text)) found.delete('approval')
  if (
    isAtStake
      ? holdsUnread(statement, { isOfAnimals, namesThem: isOfAnimals && !isOnlyAsked(statement) })
      : isForUnread(statement)
  )
    found.add('unreadable')
  return found
}

/**
 * Whether a false word could harm: the sentence or the question is on a matter that the kitchen decides, or on food of animals or food of which a part is
 * poisonous, or nobody knows what it is about. Only there a word that nobody can read, or a mere 'that is fine', may be the claim itself.
 */
function harmIsAtStake(found: ReadonlySet<Matter>, statement: ReadStatement): boolean {
  const { foods, about, asked, plain } = statement
  const all = [...foods, ...about]
  return (
    [...found].some((matter) => matter !== 'approval') ||
    mattersAsked(asked).size > 0 ||
    (asked === '' && all.length === 0) ||
    all.some(({ category, name }) => ofAnimals.has(category) || notForAll.has(name)) ||
    mayBeToxic(plain) ||
    mayBeToxic(asked)
  )
}

/** 'What a great problem to have!' says how somebody feels. */
const isExclamation = (text: string): boolean =>
  text.endsWith('!') && exclaims.has(tokensOf(text)[0]?.word ?? '') && isArticle(tokensOf(text)[1]?.word)
const exclaims = new Set(['what', 'such'])
const isArticle = (word: string | undefined): boolean => word === 'a' || word === 'an'

/** What a question is about that only the kitchen may answer. 'Is it fine' asks for an approval, of whatever it may be. */
export const mattersAsked: (asked: string) => ReadonlySet<Matter> = remembered((asked) => {
  const read = readSentence(asked)
  const found = new Set<Matter>([
    ...wordedIn(read),
    ...read.mentions.flatMap(mentionedBy),
    ...measuredIn(read),
  ])
  found.delete('approval')
  return found
}, questionsKept)

const ofBody = phraseSet(
  beforeBodyParts
    .split('|')
    .flatMap((before) => bodyParts.split('|').map((part) => `${before} ${part}`))
    .join('|'),
)

/** 'Toast them until they smell nutty': how far the work goes, and not whether food is still good. */
const isSmellOfDoneness = (read: ReadSentence): boolean =>
  holdsOrder(read) && read.tokens.some(({ word }) => word === 'until')

/** What soap is to food, and not to a pan. */
const ofSoap: readonly Matter[] = ['poison', 'safety']

/** Whom something is safe for. */
const approvals: readonly Matter[] = ['safety', 'approval']

/** Noodles, dough, beans and grains swell with what they drink. */
const swells = wording(
  'noodle|noodles|pasta|rice|dough|bean|beans|lentils|grain|oats|couscous|chia * swell|swells|swelling|swollen',
)

/** What the label says is never set aside. */
const setsLabelAside = wording(
  'ignore|disregard|dismiss|overlook * label|warning|date|packet|line|traces / label|warning|traces|line|may contain * ignore|ignored|disregard|disregarded|overlook|dismiss / legal reason|reasons',
  'not|never ignore|disregard|overlook',
)

/** 'My jam has mold': whatever is said to that is about whether it may be eaten. How to keep it away is not. */
function tellsOfSpoilt(asked: string): boolean {
  const { tokens } = readSentence(asked)
  return holdsPhrase(tokens, spoilt) && !holdsPhrase(tokens, asksHow)
}
const spoilt = phraseSet(matterWords.spoilage)
const asksHow = phraseSet('how|why|prevent|stop|avoid|without|what causes')

const petWords = phraseSet(pets)
/** Hot dogs are food. */
const petTokens = ({ tokens, mentions }: ReadSentence): readonly Token[] =>
  tokens.filter(
    (_, at) => !mentions.some(({ kind, first, last }) => kind === 'food' && at >= first && at <= last),
  )

const doses = phraseSet(doseTimes)
/** 'Within a day', 'for about a day' say until when, and not how often. */
const withoutDeadlines = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter(({ word }, at) => word !== 'day' || !lasting.has(tokens[at - 2]?.word ?? ''))
const lasting = new Set('within in for about around after than takes take another'.split(' '))
const taking = phraseSet(takingWords)
const keeps = phraseSet(matterWords.storage)

/** 'It keeps exactly the same' sets two things equal of which the tables have one. */
const keepsAlike = wording(
  'keep|keeps|last|lasts|store|stores exactly|just|much the same / keep|keeps|last|lasts|store|stores the same / keep|keeps|last|lasts|store|stores just|every bit =as long|well / keep|keeps|last|lasts equally long|well',
  'not|never|no',
)

const standing: ReadonlySet<string> = new Set(['room', 'warm', 'shelf'])

/** 'Fine for' approves, 'safe for' vouches. */
const saysSafe = (text: string): boolean => tokensOf(text).some(({ word }) => word.startsWith('safe'))

function mentionedBy({ kind, isNegated, text, senses }: Mention): readonly Matter[] {
  if (kind === 'person') return [senses.some(({ id }) => id === 'ill') ? 'health' : 'person']
  if (kind === 'poison') return ['poison']
  if (kind === 'claim')
    return senses.flatMap(({ id }): readonly Matter[] =>
      id === 'heals'
        ? ['health']
        : id === 'safe'
          ? [saysSafe(text) ? 'safety' : 'approval']
          : id === 'nutrition'
            ? ['nutrition']
            : [],
    )
  if (kind === 'place' && senses.some(({ id }) => standing.has(id))) return ['storage']
  return isNegated && allergensIn(text).length > 0 ? ['contents'] : []
}

const measuredIn = ({ quantities }: ReadSentence): readonly Matter[] =>
  quantities.flatMap(({ kind, range }): readonly Matter[] =>
    kind === 'temperature' ? ['heat'] : kind === 'duration' && range.max >= aDay ? ['storage'] : [],
  )

/** What harms some who eat it: a word that nobody can read may name just them. */
const notForAll: ReadonlySet<string> = new Set(
  hazards.filter(({ key }) => harmsSome.has(key)).flatMap(({ foods }) => foods),
)

const ofAnimals: ReadonlySet<string> = new Set(['meat', 'poultry', 'fish', 'seafood', 'egg', 'broth'])

/** True where animals are in the question only: 'Low heat and an early exit are the whole trick', of eggs. */
const isOnlyAsked = ({ named, read, about, asked }: ReadStatement): boolean =>
  about.length > 0 &&
  asked !== '' &&
  !named.some(({ category }) => ofAnimals.has(category)) &&
  !holdsPhrase(read.tokens, animals)

/** Also where the foods stand in the question, or nothing says what a sentence is about. */
function aboutAnimals({ foods, about, read }: ReadStatement): boolean {
  return (
    foods.length === 0 ||
    [...foods, ...about].some(({ category }) => ofAnimals.has(category)) ||
    holdsPhrase(read.tokens, animals)
  )
}
