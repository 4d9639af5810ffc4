import type { AnswerContext, Lookup, TopicReply } from '../answer-shape.ts'
import { elapsedIn } from '../asked/elapsed.ts'
import { findPhrases, phraseBook } from '../asked/phrases.ts'
import type { Restriction } from '../asked/restriction.ts'
import { namedFoodsIn } from '../named-foods.ts'
import { nutritionSentence } from '../replies/nutrition.ts'
import { readTalk } from '../asked/talk.ts'
import type { Talk } from '../asked/talk.ts'
import type { AnswerTopic } from '../topics.ts'
import { listed } from '../voice.ts'
import { asksForProblem, asksMayEat, wantsDishes } from './asks-may-eat.ts'
import { aboutBefore, subjectsOf } from './asked-about.ts'
import type { Subjects } from './asked-about.ts'
import { childhoodSource } from './childhood.ts'
import {
  baked,
  crossContact,
  isFromElsewhere,
  isLactoseFree,
  isWithoutMilk,
  isTouched,
  namesOf,
} from './circumstances.ts'
import { verdictsOf } from './judge.ts'
import { alsoFine, alsoUnsure, asksContents, reasonsOf, refusalSign, sentence } from './reasons.ts'
import { isLactoseOnly } from './lactose.ts'
import { pregnancySource } from './pregnancy.ts'
import { verdictOn } from './verdict.ts'
import type { Verdict } from './verdict.ts'

const allergenSource = 'FDA major allergens (FALCPA, FASTER Act); Regulation (EU) 1169/2011 Annex II'
const label = 'The label on your package decides.'
const doctor = 'For anything about you in particular, ask your doctor or midwife.'
const pediatrician =
  'For what, when and how much, ask the pediatrician or family doctor, who knows the child.'

/**
 * Whether a person may eat a food: the sign first, from what the tables say is in it, then the reason and what to do. Null when nobody asks.
 * @example mayEatReply('Can my child with an egg allergy eat mayonnaise?', context)?.text // 'No. Mayonnaise contains egg. ...'
 */
export function mayEatReply(question: string, context: AnswerContext): TopicReply | null {
  const talk = readTalk(question, context)
  const last = context.previous.findLast(({ topic }) => topic !== undefined)?.topic
  const bare = takenOff(talk, context)
  if (bare) return bare
  const isTimed = elapsedIn(talk.tokens, context.today) !== null
  if (!asksMayEat(talk, last, isTimed)) return null
  const restrictions = restrictionsAsked(talk)
  const subjects = withBefore(subjectsOf(talk), talk, context)
  if (subjects === null && !isMedical(restrictions)) return null
  if (namesNothing(subjects) && wantsDishes(talk.tokens)) return null
  return compose(talk, restrictions, subjects ?? noSubjects)
}

const namesNothing = (subjects: Subjects | null): boolean =>
  subjects === null || (subjects.foods.length === 0 && subjects.dishes.length === 0)

const someone = phraseBook<true>([['can|could|may|should he|she|they|someone|somebody|we eat|have', true]])

/** 'Can he eat hummus if I leave the seeds off?', and nobody said what he must not eat: what is in it stays in it. */
function takenOff(talk: Talk, context: AnswerContext): TopicReply | null {
  const { own, before, household, tokens } = talk
  if (own.restrictions.length + before.length + household.length > 0 || !isTouched(talk)) return null
  if (findPhrases(tokens, someone).length === 0) return null
  const about = withBefore(subjectsOf(talk), talk, context)?.foods[0]
  const held = about ? [...new Set([...about.food.us9, ...about.food.eu14])] : []
  if (!about || held.length === 0) return null
  return {
    text: `Not if that is what must not be eaten: ${about.called} contains ${listed(held)}, and taking a part off does not take that out. Tell me what the person must not eat, and I can say yes or no.`,
    topic: 'allergens',
    foods: [about.food.name],
  }
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')
const noSubjects: Subjects = { foods: [], dishes: [], isMadeFree: false }

/** Those of this message and of the talk before; of the household, where the message tells of nobody. */
function restrictionsAsked({ own, before, household }: Talk): readonly Restriction[] {
  const told = [...own.restrictions, ...before, ...household]
  const keys = told.map((restriction) => JSON.stringify(restriction))
  return told.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

/** Questions about a body get an answer also where no food was understood. */
const isMedical = (restrictions: readonly Restriction[]): boolean =>
  restrictions.some(
    ({ kind }) => kind === 'child' || kind === 'pregnancy' || kind === 'condition' || kind === 'faith',
  )

const goesOn = new Set(['and', 'or', 'also'])
const pointsBack = new Set(['it', 'that', 'them', 'those', 'this', 'these', 'they', 'one'])

/** 'Is it ok for her?' asks about the foods of the turn before. Null when there are none. */
function withBefore(subjects: Subjects, { tokens }: Talk, context: AnswerContext): Subjects | null {
  if (subjects.foods.length > 0 || subjects.dishes.length > 0) return subjects
  const before = context.previous.findLast(({ foods }) => foods && foods.length > 0)?.foods ?? []
  const isBack = tokens.some(({ word }) => pointsBack.has(word)) || goesOn.has(tokens[0]?.word ?? '')
  if (isBack && before.length > 0)
    return { ...subjects, foods: before.slice(0, 3).flatMap((name) => aboutBefore(name) ?? []) }
  return tokens.length > 3 ? subjects : null
}

function compose(talk: Talk, restrictions: readonly Restriction[], subjects: Subjects): TopicReply {
  const topic = topicOf(restrictions)
  const foods = subjects.foods.map(({ food }) => food.name)
  const lookups = lookupsOf(subjects, restrictions)
  const say = (text: string): TopicReply => ({ text, topic, foods: [...new Set(foods)], lookups })
  if (talk.own.isOutgrown)
    return say(
      `${knownContents(subjects, restrictions)}Whether an allergy is outgrown shows in a test and not at table: ask the doctor or allergist before the first bite.`,
    )
  const verdicts = verdictsOf(talk, restrictions, subjects)
  const signs = verdicts.map(({ sign }) => sign)
  const ending = endingOf(restrictions)
  const isProblem = asksForProblem(talk)
  const cross = crossContact(talk, restrictions)
  const refused = reasonsOf(verdicts, 'no')
  if (refused.length > 0 && !(subjects.isMadeFree && !cross)) {
    const reason = `${refusalSign(talk, isProblem)}${sentence(refused, isProblem || asksContents(talk))}`
    return say(joined([reason, cross ?? '', baked(talk), alsoUnsure(verdicts), alsoFine(verdicts), ending]))
  }
  if (cross) return say(`No. ${cross} ${ending}`)
  const isOfLactoseFree = subjects.isMadeFree && isLactoseFree(talk)
  if (isOfLactoseFree && isWithoutMilk(restrictions))
    return say(`No. Lactose-free milk is still milk: it contains the milk protein. ${ending}`)
  if (isOfLactoseFree && restrictions.length > 0 && restrictions.every(isLactoseOnly))
    return say(
      `Yes. In lactose-free milk and what is made of it the lactose is split or taken out. ${ending}`,
    )
  if (subjects.isMadeFree)
    return say(
      `That depends on the product: what it is made without stands on the label, and so does what it may contain. Read it for ${listed(namesOf(restrictions))}. ${ending}`,
    )
  if (signs.length > 0 && signs.every((sign) => sign === 'yes') && !isFromElsewhere(talk))
    return say(
      `${isProblem ? 'That is fine: ' : 'Yes. '}${sentence(reasonsOf(verdicts, 'yes'), isProblem)} ${isGrown(subjects) ? '' : ending}`.trim(),
    )
  return say(unsureText(talk, restrictions, verdicts, ending))
}

const grown: ReadonlySet<string> = new Set([
  'vegetable',
  'fruit',
  'herb',
  'meat',
  'poultry',
  'fish',
  'seafood',
  'egg',
])

/** Food that comes without a label to read. */
const isGrown = ({ foods }: Subjects): boolean =>
  foods.length > 0 && foods.every(({ food }) => grown.has(food.category))

const ofSugar = phraseBook<true>([['diabetic|diabetics|diabetes|insulin|metformin|prediabetic', true]])

/** What a doctor would count: with diabetes the carbohydrate of the food that is asked about. */
function figuresFor({ tokens, plain }: Talk): string {
  const [food] = namedFoodsIn(plain).filter((each) => each.food.members.length === 0)
  if (!food || findPhrases(tokens, ofSugar).length === 0) return ''
  return ` In a counted portion most foods fit: ${nutritionSentence(food.food, 'carbohydrate sugar fiber').toLowerCase().replace('(usda)', '(USDA)')}`
}

const advisedAgainst = phraseBook<true>([
  [
    'midwife|doctor|gp|nurse|dietitian|obstetrician|hospital|clinic|class|leaflet|pharmacist|allergist|consultant * no|not|avoid|against|without|never',
    true,
  ],
])

function unsureText(
  talk: Talk,
  restrictions: readonly Restriction[],
  verdicts: readonly Verdict[],
  ending: string,
): string {
  const reasons = reasonsOf(verdicts, 'unsure')
  if (restrictions.some(({ kind }) => kind === 'condition'))
    return `That is for your doctor, pharmacist or dietitian to say, who knows you and your medicine; I can tell you what is in a food.${figuresFor(talk)}`
  if (isFromElsewhere(talk))
    return `I cannot know what is in it or what it touched in that kitchen: ask them before you order, for ${listed(namesOf(restrictions), 'or')}, or read the label where there is one.`
  if (restrictions.some(({ kind }) => kind === 'faith'))
    return `I do not know: that depends on the animal and how it was made, which only a certificate on the label tells.${pork(talk)}`
  if (restrictions.some(({ kind }) => kind === 'child'))
    return `${reasons.length > 0 ? `${sentence(reasons, false)} ` : ''}${pediatrician}`
  if (reasons.length > 0 && findPhrases(talk.tokens, advisedAgainst).length > 0)
    return joined([
      `Not before you have asked there again: what you were told for you stands. Else ${sentence(reasons, true)}`,
      ending,
    ])
  if (reasons.length > 0)
    return joined([`It depends: ${sentence(reasons, true)}`, ending.includes('label') ? '' : label, ending])
  if (restrictions.some(({ kind }) => kind === 'pregnancy' || kind === 'breastfeeding'))
    return `I have no rule of FDA for that. ${doctor}`
  return `I do not know what is in that, so I will not say yes. Read the label for ${listed(namesOf(restrictions), 'or')}, or ask whoever made it.`
}

const pork = ({ tokens }: Talk): string =>
  tokens.some(({ stem }) => ['pork', 'bacon', 'ham', 'gelatin', 'lard'].includes(stem))
    ? ' Gelatin is made from pork unless the label says otherwise; pork itself is neither halal nor kosher.'
    : ''

function knownContents(subjects: Subjects, restrictions: readonly Restriction[]): string {
  const known = subjects.foods
    .flatMap((about) => restrictions.flatMap((restriction) => verdictOn(about, restriction) ?? []))
    .filter(({ sign }) => sign === 'no')
  return known.length > 0 ? `${sentence(reasonsOf(known, 'no'), false)} ` : ''
}

function endingOf(restrictions: readonly Restriction[]): string {
  if (restrictions.length > 0 && restrictions.every(isLactoseOnly))
    return 'With a milk allergy all of it is out: it is still milk.'
  if (restrictions.some(({ kind }) => kind === 'allergen' || kind === 'food'))
    return 'For an allergy, the label on your package decides.'
  if (restrictions.some((each) => each.kind === 'diet' && each.diet === 'gluten-free'))
    return 'With celiac disease, read the label for "may contain" too.'
  if (restrictions.some(({ kind }) => kind === 'pregnancy')) return doctor
  if (restrictions.some(({ kind }) => kind === 'child')) return pediatrician
  return ''
}

function topicOf(restrictions: readonly Restriction[]): AnswerTopic {
  if (restrictions.some(({ kind }) => kind === 'allergen' || kind === 'food')) return 'allergens'
  return restrictions.some(({ kind }) => kind === 'diet') ? 'diets' : 'medical'
}

function lookupsOf({ foods }: Subjects, restrictions: readonly Restriction[]): readonly Lookup[] {
  const facts = foods.map(({ food }) => ({
    label: food.name,
    value: listed([...new Set([...food.us9, ...food.eu14])]) || 'none of the listed allergens',
    source: allergenSource,
  }))
  const rules = [
    ...(restrictions.some(({ kind }) => kind === 'pregnancy')
      ? [{ label: 'pregnancy', value: 'foods to avoid', source: pregnancySource }]
      : []),
    ...(restrictions.some(({ kind }) => kind === 'child')
      ? [{ label: 'small children', value: 'foods to avoid', source: childhoodSource }]
      : []),
  ]
  const kept = [...facts, ...rules]
  return kept.length > 0 ? [{ kind: 'allergens', food: foods[0]?.food.name ?? null, facts: kept }] : []
}
