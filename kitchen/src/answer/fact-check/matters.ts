import {
  animalWords,
  beforeBodyParts,
  bodyParts,
  doseTimes,
  matterWords,
  pets,
  reuseWords,
  takingWords,
  washingNouns,
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
import { allergensIn } from '../allergen-words.ts'
import { wording } from '../asked/wording.ts'
import { isWaterBathOfJars } from './canning-claims.ts'
import { isOfCanning } from './jar-words.ts'
import { isOfWork } from './work-words.ts'
import { isOfName, wordedIn } from './worded-matters.ts'
import { isOfPoisonousPart, isOfToxicRaw, mayBeToxic } from './toxic-foods.ts'
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
  if (statement.foods.some(({ category }) => ofButcher.has(category)) && washes(read)) found.add('safety')
  if (isOfAnimals && isWipedOnly(statement)) found.add('safety')
  if (tellsOfSpoilt(statement.asked)) found.add('spoilage')
  if (holdsPhrase(read.tokens, ofAcid) && !holdsPhrase(read.tokens, nourishing)) found.delete('nutrition')
  if (isOfMatterOnly(statement)) found.delete('nutrition')
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

/** Little or much acid or pectin says how a food is canned, sets or tastes, and nothing of what it nourishes. */
const ofAcid = phraseSet(
  'acid|pectin|starch|moisture|water|flavor|flavour'
    .split('|')
    .flatMap((stuffed) =>
      ['low', 'high', 'rich', 'richer', 'lower', 'higher'].map((much) => `${much} in ${stuffed}`),
    )
    .join('|'),
)
const nourishing = phraseSet(
  matterWords.nutrition
    .split('|')
    .filter((words) => !words.endsWith(' in'))
    .join('|'),
)
/** Protein, fiber and starch that clump, set or bind are what food is made of: without an amount nobody is told what it nourishes. */
const isOfMatterOnly = ({ plain, read }: ReadStatement): boolean =>
  !holdsPhrase(read.tokens, ofNourishment) && !amountOf.test(plain) && read.quantities.length === 0
const stuff = new Set('protein proteins fiber fibre'.split(' '))
const ofNourishment = phraseSet(
  matterWords.nutrition
    .split('|')
    .filter((words) => !stuff.has(words))
    .join('|'),
)
const amountOf = wording(
  'high|low|rich|more|less|most|least|much|no|lot|lots|plenty|full|packed|good|best|great|complete|source|contain|contains|has|have|get|gives|provides|boost|boosts|build|builds * protein|fiber|fibre',
)

/** 'Kneading develops the gluten': what it does in a dough, and not which food holds or lacks it. */
const isOfGlutenAtWork = ({ plain }: ReadStatement): boolean => glutenWorks.test(plain)
const glutenWorks = wording(
  'gluten * relax|relaxes|relaxing|tighten|tightens|snap|snaps|snapping|stretch|stretches|strand|strands|network|structure|development / develop|develops|developing|form|forms|forming|build|builds|strengthen|strengthens|relax|relaxes|tighten|tightens|stretch|stretches|overwork|overworks + gluten',
  'free|safe|no|not|less|without|celiac|coeliac|celiacs|coeliacs|allergy|allergic|intolerant|guest|guests|people|anyone|eat|digest|break|breaks|gone',
)

/** Noodles, dough, beans and grains swell with what they drink. */
const swells = wording(
  'noodle|noodles|pasta|rice|dough|bean|beans|lentils|grain|oats|couscous|chia * swell|swells|swelling|swollen',
)

/** Shrimp and their kin turn pink as they are done. */
const isOfDoneShellfish = ({ plain, asked, foods }: ReadStatement): boolean =>
  turnsPink.test(plain) &&
  (crustaceans.test(`${asked} ${plain}`) ||
    (foods.length > 0 && foods.every(({ category }) => category === 'seafood')))
const turnsPink = wording(
  'opaque * pink / pink * opaque',
  'not|until just|barely|still|centre|center|middle|inside',
)
const crustaceans = wording(
  'shrimp|prawn|prawns|lobster|crab|crayfish|langoustine',
  'chicken|pork|beef|burger',
)

/** What the label says is never set aside. */
const setsLabelAside = wording(
  'ignore|disregard|dismiss|overlook * label|warning|date|packet|line|traces / label|warning|traces|line|may contain * ignore|ignored|disregard|disregarded|overlook|dismiss / legal reason|reasons',
  'not|never ignore|disregard|overlook',
)

/** A board or knife of raw food that is wiped, turned or rinsed, and neither washed nor changed. */
function isWipedOnly({ plain, asked, read }: ReadStatement): boolean {
  const both = tokensOf(`${asked} ${plain}`)
  return (
    holdsPhrase(both, utensils) && holdsPhrase(read.tokens, wiped) && !holdsPhrase(read.tokens, washedWell)
  )
}
const utensils = phraseSet('board|boards|knife|knives|plate|platter|tongs|spatula|blade|cutting board')
const wiped = phraseSet(
  'wipe|wiped|wiping|wipes|dry cloth|cloth|flip|flipped|turn over|other side|rinse|rinsed',
)
const washedWell = phraseSet(
  'soap|soapy|dishwasher|bleach|detergent|wash|washed|washing|two boards|another board|second board|separate',
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
const reused = phraseSet(`${reuseWords}|plate it came from|board it came from`)
const stuffed = phraseSet('stuff|stuffed|stuffing')

/** Back on the plate of the raw, or a bird stuffed the day before. */
const isHandledUnclean = ({ tokens, mentions }: ReadSentence): boolean =>
  holdsPhrase(tokens, reused) ||
  (holdsPhrase(tokens, stuffed) &&
    (holdsPhrase(tokens, before) || mentions.some(({ kind, id }) => kind === 'word' && id === 'ahead')))
const before = phraseSet('night before|evening before|day before|in advance|overnight')

const ofButcher: ReadonlySet<string> = new Set(['meat', 'poultry'])
const washing = phraseSet(`${washingNouns}|scrub|tap|rinse|rinses|rinsing|rinsed|wash|washes|washing|washed`)
const hygiene = phraseSet('hands|board|boards|knife|sink|plate|rice|canned')
const washes = ({ tokens }: ReadSentence): boolean =>
  holdsPhrase(tokens, washing) && !holdsPhrase(tokens, hygiene)

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
