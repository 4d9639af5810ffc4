import { allFoods, cookName } from '../../foods/index.ts'
import type { Food, FoodName } from '../../foods/index.ts'
import type { AnswerContext, TopicReply } from '../answer-shape.ts'
import { findPhrases, phraseBook } from '../asked/phrases.ts'
import { stemOf } from '../asked/tokens.ts'
import type { Restriction } from '../asked/restriction.ts'
import { readTalk } from '../asked/talk.ts'
import type { Talk } from '../asked/talk.ts'
import { listed } from '../voice.ts'
import { aboutBefore, subjectsOf } from './asked-about.ts'
import { verdictOn } from './verdict.ts'

type Idea = { readonly called: string; readonly foods: readonly FoodName[] }

/** Plain dishes of which every ingredient is told, so that the tables can say whom they suit. */
const meals: readonly Idea[] = [
  {
    called: 'chickpea and spinach curry with rice',
    foods: ['canned chickpeas', 'spinach', 'canned coconut milk', 'long-grain white rice'],
  },
  {
    called: 'roast chicken with potatoes and carrots',
    foods: ['whole chicken', 'potato', 'carrot', 'olive oil'],
  },
  { called: 'polenta with mushrooms', foods: ['polenta', 'white mushroom', 'olive oil'] },
  { called: 'lentil soup with vegetables', foods: ['brown lentils', 'carrot', 'onion', 'olive oil'] },
  {
    called: 'risotto with peas',
    foods: ['long-grain white rice', 'green peas', 'butter', 'parmesan cheese'],
  },
  { called: 'potato and vegetable frittata', foods: ['egg', 'potato', 'onion'] },
]
const desserts: readonly Idea[] = [
  { called: 'poached pears', foods: ['pear', 'sugar'] },
  { called: 'a sorbet of berries', foods: ['strawberry', 'sugar'] },
  {
    called: 'rice pudding with coconut milk',
    foods: ['long-grain white rice', 'canned coconut milk', 'sugar'],
  },
  { called: 'meringues with berries', foods: ['egg', 'sugar', 'strawberry'] },
  { called: 'apple crumble with oats', foods: ['apple', 'rolled oats', 'butter', 'sugar'] },
  {
    called: 'ginger biscuits made with oil and syrup',
    foods: ['all-purpose flour', 'olive oil', 'golden syrup', 'ground ginger'],
  },
  { called: 'banana oat cookies', foods: ['banana', 'rolled oats', 'raisins'] },
  { called: 'a lemon sponge', foods: ['all-purpose flour', 'egg', 'butter', 'lemon', 'sugar'] },
]

const sweet = phraseBook<true>([
  ['dessert|cake|bake|baking|pudding|sweet|treat|cookie|biscuit|birthday', true],
])
const asksIdea = phraseBook<true>([
  [
    'what|which|any|something|anything|idea|ideas * cook|make|serve|bring|give|offer|bake|buy|have|eat|dinner|lunch|breakfast|dessert|cake|snack|dish|meal|flour|milk|cheese|pasta',
    true,
  ],
  ['what about dessert|dinner|lunch|pudding|cake', true],
  [
    'dinner|lunch|breakfast|supper|dessert|cake|snack|meal|dish|starter|food * idea|ideas|suggestion|suggestions',
    true,
  ],
  ['any|some idea|ideas|suggestion|suggestions', true],
])
/** Something else for a food in a dish, and no dish. */
const asksInstead = phraseBook<true>([
  ['what can|could|should|do|else i|we|you|to use', true],
  ['what can i|we use', true],
  ['instead|substitute|substitutes|replace|replacement|swap|alternative|bind|stick', true],
])
const shown = 4
const packed = new Set(['snack', 'lunchbox', 'lunchboxes'].map(stemOf))

/** What to cook or take for somebody who may not eat something: chosen by the tables. Null where a food is asked about or nobody is told of. */
export function ideasReply(question: string, context: AnswerContext): TopicReply | null {
  const talk = readTalk(question, context)
  const restrictions = [...talk.own.restrictions, ...talk.before].filter(isOfFood)
  if (talk.own.restrictions.length === 0 || restrictions.length === 0) return null
  // What a child under one drinks is its doctor's matter, whatever the tables hold.
  if (talk.own.restrictions.some(isOfInfant)) return null
  // What is packed for school is no dish.
  if (talk.tokens.some(({ stem }) => packed.has(stem))) return null
  const kind = kindAsked(talk)
  const asks = kind !== null || findPhrases(talk.tokens, asksIdea).length > 0
  if (!asks || findPhrases(talk.tokens, asksInstead).length > 0) return null
  const { foods } = subjectsOf(talk)
  if (kind === null && foods.some(({ food }) => food.members.length === 0)) return null
  const names = kind ? kindsFor(kind, restrictions, isYes) : ideasFor(talk, restrictions)
  if (names.length === 0 && kind === null) return null
  return {
    text: kind !== null && names.length === 0 ? usuallyText(kind, restrictions) : textOf(names, restrictions),
    topic: restrictions.some((each) => each.kind === 'allergen') ? 'allergens' : 'diets',
    foods: [],
  }
}

/** What of a kind is made without it as a rule, where no maker is the same. */
function usuallyText(kind: string, restrictions: readonly Restriction[]): string {
  const usual = kindsFor(kind, restrictions, isUsual)
  const label = 'makers differ, so the label on the package decides'
  return usual.length > 0
    ? `As a rule ${listed(usual, 'or')} ${suits(restrictions)}, but ${label}: read it for "may contain" too.`
    : `I know no ${kind} of which I can say that it ${suits(restrictions)}: ${label}.`
}

/** Nothing that must not be eaten is or may be in it by the tables, though recipes of makers differ. */
const isUsual = (name: FoodName, restrictions: readonly Restriction[]): boolean => {
  const about = aboutBefore(name)
  return (
    about !== null &&
    restrictions.every(
      (each) =>
        each.kind === 'allergen' &&
        verdictOn(about, each)?.sign !== 'no' &&
        !about.food.mayContain.some((allergen) => each.allergens.includes(allergen)),
    )
  )
}

function textOf(names: readonly string[], restrictions: readonly Restriction[]): string {
  return `For example ${listed(names, 'or')}: by my tables all of it ${suits(restrictions)}. Read every label, also for traces, and cook with clean tools.`
}

/** 'Is vegan and holds no egg'. */
function suits(restrictions: readonly Restriction[]): string {
  const kept = restrictions.flatMap((each) => (each.kind === 'diet' ? each.diet : []))
  const lacked = restrictions.flatMap((each) => ('said' in each && each.kind !== 'diet' ? each.said : []))
  const parts = [
    ...(kept.length > 0 ? [`is ${listed([...new Set(kept)])}`] : []),
    ...(lacked.length > 0 ? [`holds no ${listed([...new Set(lacked)], 'or')}`] : []),
  ]
  return parts.join(' and ')
}

const isOfInfant = (each: Restriction): boolean =>
  each.kind === 'child' && (each.months === null || each.months < 12)

const isOfFood = ({ kind }: Restriction): boolean => kind === 'allergen' || kind === 'diet' || kind === 'food'

function ideasFor({ tokens }: Talk, restrictions: readonly Restriction[]): readonly string[] {
  const isSweet = findPhrases(tokens, sweet).length > 0
  return (isSweet ? desserts : meals)
    .filter(({ foods }) => foods.every((food) => isYes(food, restrictions)))
    .map(({ called }) => called)
    .slice(0, shown)
}

/** Known to suit them: what may hold it, or has to be read on the label, is no example. */
const isYes = (name: FoodName, restrictions: readonly Restriction[]): boolean => {
  const about = aboutBefore(name)
  return about !== null && restrictions.every((each) => verdictOn(about, each)?.sign === 'yes')
}

const kinds = ['flour', 'milk', 'cheese', 'pasta', 'oil', 'bread', 'noodles']

/** 'Which flour': the kind of food that is asked for, behind 'which' or 'what'. */
const kindAsked = ({ tokens }: Talk): string | null =>
  tokens.find(
    ({ word }, at) => kinds.includes(word) && ['which', 'what'].includes(tokens[at - 1]?.word ?? ''),
  )?.word ?? null

const kindsFor = (
  kind: string,
  restrictions: readonly Restriction[],
  suitsThem: typeof isYes,
): readonly string[] =>
  allFoods()
    .filter(
      ({ name, members }: Food) =>
        members.length === 0 && name.endsWith(` ${kind}`) && suitsThem(name, restrictions),
    )
    .map(({ name }) => cookName(name))
    .slice(0, shown)
