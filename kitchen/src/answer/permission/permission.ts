import type { AnswerContext, Lookup, Reply } from '../answer-shape.ts'
import { elapsedIn } from '../asked/elapsed.ts'
import { findPhrases, phraseBook } from '../asked/phrases.ts'
import type { Restriction } from '../asked/restriction.ts'
import { readTalk } from '../asked/talk.ts'
import type { Talk } from '../asked/talk.ts'
import type { AnswerTopic } from '../topics.ts'
import { capital, listed } from '../voice.ts'
import { asksForProblem, asksPermission } from './asks-permission.ts'
import { aboutBefore, subjectsOf } from './asked-about.ts'
import type { AskedDish, Subjects } from './asked-about.ts'
import { childhoodSource, childRules } from './childhood.ts'
import { pregnancyDefault, pregnancyRules, pregnancySource } from './pregnancy.ts'
import { verdictOn } from './verdict.ts'
import type { AskedAbout, Verdict } from './verdict.ts'

/** An answer to whether somebody may eat something, with its topic. */
export type PermissionReply = Reply & { readonly topic: AnswerTopic }

const allergenSource = 'FDA major allergens (FALCPA, FASTER Act); Regulation (EU) 1169/2011 Annex II'
const label = 'The label on your package decides.'
const doctor = 'For anything about you in particular, ask your doctor or midwife.'
const pediatrician =
  'For what, when and how much, ask the pediatrician or family doctor, who knows the child.'

/**
 * Whether a person may eat a food: the sign first, from what the tables say is in it, then the reason and what to do. Null when nobody asks.
 * @example permissionReply('Can my child with an egg allergy eat mayonnaise?', context)?.text // 'No. Mayonnaise contains egg. ...'
 */
export function permissionReply(question: string, context: AnswerContext): PermissionReply | null {
  const talk = readTalk(question, context)
  const last = context.previous.findLast(({ topic }) => topic !== undefined)?.topic
  const isTimed = elapsedIn(talk.tokens, context.today) !== null
  if (!asksPermission(talk, last, isTimed)) return null
  const restrictions = restrictionsAsked(talk)
  const subjects = withBefore(subjectsOf(talk), talk, context)
  if (subjects === null && !isMedical(restrictions)) return null
  return compose(talk, restrictions, subjects ?? noSubjects)
}

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

const pointsBack = new Set(['it', 'that', 'them', 'those', 'this', 'these', 'they', 'one'])

/** 'Is it ok for her?' asks about the foods of the turn before. Null when there are none. */
function withBefore(subjects: Subjects, { tokens }: Talk, context: AnswerContext): Subjects | null {
  if (subjects.foods.length > 0 || subjects.dishes.length > 0) return subjects
  const before = context.previous.findLast(({ foods }) => foods && foods.length > 0)?.foods ?? []
  const isBack = tokens.some(({ word }) => pointsBack.has(word))
  if (isBack && before.length > 0)
    return { ...subjects, foods: before.slice(0, 3).flatMap((name) => aboutBefore(name) ?? []) }
  return tokens.length > 3 ? subjects : null
}

function compose(talk: Talk, restrictions: readonly Restriction[], subjects: Subjects): PermissionReply {
  const topic = topicOf(restrictions)
  const foods = subjects.foods.map(({ food }) => food.name)
  const lookups = lookupsOf(subjects, restrictions)
  const say = (text: string): PermissionReply => ({ text, topic, foods: [...new Set(foods)], lookups })
  if (talk.own.isOutgrown)
    return say(
      `${contents(subjects, restrictions)}Whether an allergy is outgrown shows in a test and not at table: ask the doctor or allergist before the first bite.`,
    )
  const verdicts = verdictsOf(talk, restrictions, subjects)
  const signs = verdicts.map(({ sign }) => sign)
  const ending = endingOf(restrictions)
  const isProblem = asksForProblem(talk)
  const cross = crossContact(talk, restrictions)
  const refused = reasonsOf(verdicts, 'no')
  if (refused.length > 0 && !(subjects.isMadeFree && !cross)) {
    const reason = `${isProblem ? 'No, that is a problem: ' : 'No. '}${sentence(refused, isProblem)}`
    return say(
      `${reason} ${cross ?? ''} ${baked(talk)} ${alsoFine(verdicts)} ${ending}`.replace(/\s+/g, ' ').trim(),
    )
  }
  if (cross) return say(`No. ${cross} ${ending}`)
  if (isLactoseFreeOnly(talk, restrictions))
    return say(`No. Lactose-free milk is still milk: it contains the milk protein. ${ending}`)
  if (subjects.isMadeFree)
    return say(
      `That depends on the product: what it is made without stands on the label, and so does what it may contain. Read it for ${listed(namesOf(restrictions))}. ${ending}`,
    )
  if (signs.length > 0 && signs.every((sign) => sign === 'yes') && !isFromElsewhere(talk))
    return say(
      `${isProblem ? 'That is fine: ' : 'Yes. '}${sentence(reasonsOf(verdicts, 'yes'), isProblem)} ${ending}`,
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

function unsureText(
  talk: Talk,
  restrictions: readonly Restriction[],
  verdicts: readonly Verdict[],
  ending: string,
): string {
  const reasons = reasonsOf(verdicts, 'unsure')
  if (restrictions.some(({ kind }) => kind === 'condition'))
    return `That is for your doctor, pharmacist or dietitian to say, who knows you and your medicine; I can tell you what is in a food.`
  if (isFromElsewhere(talk))
    return `I cannot know what is in it or what it touched in that kitchen: ask them before you order, for ${listed(namesOf(restrictions), 'or')}, or read the label where there is one.`
  if (restrictions.some(({ kind }) => kind === 'faith'))
    return `I do not know: that depends on the animal and how it was made, which only a certificate on the label tells.${pork(talk)}`
  if (restrictions.some(({ kind }) => kind === 'child'))
    return `${reasons.length > 0 ? `${sentence(reasons, false)} ` : ''}${pediatrician}`
  if (reasons.length > 0)
    return `It depends: ${sentence(reasons, true)} ${ending.includes('label') ? '' : label} ${ending}`
      .replace(/\s+/g, ' ')
      .trim()
  if (restrictions.some(({ kind }) => kind === 'pregnancy' || kind === 'breastfeeding'))
    return `I have no rule of FDA for that. ${doctor}`
  return `I do not know what is in that, so I will not say yes. Read the label for ${listed(namesOf(restrictions), 'or')}, or ask whoever made it.`
}

const pork = ({ tokens }: Talk): string =>
  tokens.some(({ stem }) => ['pork', 'bacon', 'ham', 'gelatin', 'lard'].includes(stem))
    ? ' Gelatin is made from pork unless the label says otherwise; pork itself is neither halal nor kosher.'
    : ''

const elsewhere = phraseBook<true>([
  ['restaurant|takeaway|takeout|cafe|canteen|buffet|airline|caterer|bakery|pub|diner|bistro', true],
  ['corner|the shop|store|supermarket', true],
  ['their', true],
])

/** Food of a shop's or restaurant's kitchen: nobody here knows what is in it. */
const isFromElsewhere = ({ tokens }: Talk): boolean => findPhrases(tokens, elsewhere).length > 0

const touching = phraseBook<true>([
  ['same * oil|water|fryer|pan|pot|board|knife|toaster|spoon|grill|tray|surface', true],
  ['shared|share * fryer|toaster|oil|pan', true],
  ['pick|scrape|take|cut|leave|brush|wipe|lift|peel|remove|wash|rinse * off|out|away', true],
  ['eat around', true],
  ['just a|only a little|bit|trace', true],
])

/** Taking it off, or cooking beside it, leaves enough to harm. */
function crossContact({ tokens }: Talk, restrictions: readonly Restriction[]): string | null {
  const isStrict = restrictions.some(
    (each) => each.kind === 'allergen' || (each.kind === 'diet' && each.diet === 'gluten-free'),
  )
  if (!isStrict || findPhrases(tokens, touching).length === 0) return null
  return `Taking it off, or using the same oil, water, board or pan, leaves enough ${listed(namesOf(restrictions))} behind to harm; it takes a clean one and fresh food.`
}

const lactoseFree = phraseBook<true>([['lactose free', true]])

/** Without lactose is not without milk: who is allergic reacts to its protein. */
const isLactoseFreeOnly = ({ tokens, plain }: Talk, restrictions: readonly Restriction[]): boolean =>
  findPhrases(tokens, lactoseFree).length > 0 &&
  !plain.includes('lactose intol') &&
  restrictions.some((each) => each.kind === 'allergen' && each.allergens.includes('milk'))

const bakedIn = phraseBook<true>([['baked egg|milk', true]])

/** Some children bear egg or milk that was baked: a doctor finds out. */
const baked = ({ tokens }: Talk): string =>
  findPhrases(tokens, bakedIn).length > 0
    ? 'Some bear it baked into a cake, but only a doctor can find that out, under supervision.'
    : ''

function verdictsOf(
  talk: Talk,
  restrictions: readonly Restriction[],
  subjects: Subjects,
): readonly Verdict[] {
  return restrictions.flatMap((restriction) => {
    if (restriction.kind === 'pregnancy') return pregnancyVerdicts(talk, subjects)
    if (restriction.kind === 'child') return childVerdicts(talk, subjects, restriction.months)
    if (
      restriction.kind === 'breastfeeding' ||
      restriction.kind === 'condition' ||
      restriction.kind === 'faith'
    )
      return [{ sign: 'unsure', because: '' } as const]
    const ofFoods = subjects.foods.flatMap((about) => verdictOn(about, restriction) ?? [])
    const ofDishes = subjects.dishes.map((dish) => dishVerdict(dish, restriction))
    return [...ofDishes, ...ofFoods]
  })
}

function pregnancyVerdicts({ tokens }: Talk, { foods }: Subjects): readonly Verdict[] {
  const rules = findPhrases(tokens, pregnancyRules).map(({ value }) => value)
  if (rules.length > 0)
    return rules.toSorted((a, b) => (a.sign === 'no' ? 0 : 1) - (b.sign === 'no' ? 0 : 1)).slice(0, 2)
  return foods.map(({ food, called, isExact }) =>
    isExact
      ? pregnancyDefault(food, called)
      : { sign: 'unsure', because: `everything in it has to be pasteurized, washed or cooked through` },
  )
}

function childVerdicts({ tokens }: Talk, subjects: Subjects, months: number | null): readonly Verdict[] {
  const rules = findPhrases(tokens, childRules).map(({ value }) => value)
  const holding = rules.filter(({ belowMonths }) => (months ?? 6) < belowMonths)
  if (holding.length > 0) return holding.slice(0, 2)
  const over = rules.flatMap(({ afterwards }) =>
    afterwards ? [{ sign: 'yes', because: afterwards } as const] : [],
  )
  if (over.length > 0) return over
  return [{ sign: 'unsure', because: '' }]
}

function dishVerdict({ called, contents }: AskedDish, restriction: Restriction): Verdict {
  const wanted =
    restriction.kind === 'allergen'
      ? restriction.allergens
      : restriction.kind === 'diet' && restriction.diet === 'gluten-free'
        ? (['gluten', 'wheat'] as const)
        : []
  const contained = contents.contains.filter((each) => wanted.includes(each))
  if (contained.length > 0) return { sign: 'no', because: `${called} is made with ${listed(contained)}` }
  if (restriction.kind === 'diet' && contents.isNot.includes(restriction.diet))
    return { sign: 'no', because: `${called} is not ${restriction.said}, unless it is made that way` }
  return {
    sign: 'unsure',
    because: `${called} often holds ${listed(contents.often.length > 0 ? contents.often : ['more than its name says'])}`,
  }
}

function reasonsOf(verdicts: readonly Verdict[], sign: Verdict['sign']): readonly string[] {
  const all = allReasons(verdicts, sign)
  const telling = all.filter((because) => !because.startsWith('that is '))
  return telling.length > 0 ? telling : all
}

const allReasons = (verdicts: readonly Verdict[], sign: Verdict['sign']): readonly string[] => [
  ...new Set(
    verdicts.flatMap((verdict) => (verdict.sign === sign && verdict.because !== '' ? [verdict.because] : [])),
  ),
]

function sentence(reasons: readonly string[], isInside: boolean): string {
  const text = reasons.slice(0, 4).join('; ')
  return `${isInside ? text : capital(text)}.`
}

/** What of several foods may be eaten, after what may not. */
function alsoFine(verdicts: readonly Verdict[]): string {
  const fine = reasonsOf(verdicts, 'yes')
  const isRefused = new Set(
    verdicts.filter(({ sign }) => sign === 'no').map(({ because }) => because.split(' ')[0]),
  )
  const other = fine.filter((reason) => !isRefused.has(reason.replace(/^plain /, '').split(' ')[0]))
  return other.length > 0 && other.length < 3 ? `But ${other.join('; ')}.` : ''
}

function contents(subjects: Subjects, restrictions: readonly Restriction[]): string {
  const known = subjects.foods
    .flatMap((about) => restrictions.flatMap((restriction) => verdictOn(about, restriction) ?? []))
    .filter(({ sign }) => sign === 'no')
  return known.length > 0 ? `${sentence(reasonsOf(known, 'no'), false)} ` : ''
}

function endingOf(restrictions: readonly Restriction[]): string {
  if (restrictions.some(({ kind }) => kind === 'allergen' || kind === 'food'))
    return 'For an allergy, the label on your package decides.'
  if (restrictions.some((each) => each.kind === 'diet' && each.diet === 'gluten-free'))
    return 'With celiac disease, read the label for "may contain" too.'
  if (restrictions.some(({ kind }) => kind === 'pregnancy')) return doctor
  if (restrictions.some(({ kind }) => kind === 'child')) return pediatrician
  return ''
}

function namesOf(restrictions: readonly Restriction[]): readonly string[] {
  const names = restrictions.flatMap((each) => ('said' in each && each.kind !== 'faith' ? [each.said] : []))
  return names.length > 0 ? [...new Set(names)] : ['what must not be in it']
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
