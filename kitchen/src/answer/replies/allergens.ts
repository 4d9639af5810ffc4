import { allFoods, cookName } from '../../foods/index.ts'
import type { Food } from '../../foods/index.ts'
import { allergensIn, isAllergenWord } from '../../recognition/index.ts'
import type { NamedAllergen } from '../../recognition/index.ts'
import type { Lookup, Reply } from '../answer-shape.ts'
import { wording } from '../asked/wording.ts'
import type { Question } from '../question.ts'
import { readTalk } from '../asked/talk.ts'
import { restrictionsOf } from '../may-eat/allowed-foods.ts'
import { subjectsOf } from '../may-eat/asked-about.ts'
import { asksContents } from '../may-eat/reasons.ts'
import { usualContents } from '../may-eat/usual-contents.ts'
import { isOats, oatsReason } from '../may-eat/verdict.ts'
import { capital, isSeveral, listed } from '../voice.ts'

const allergenSource = 'FDA major allergens (FALCPA, FASTER Act); Regulation (EU) 1169/2011 Annex II'
const asksWhich = wording('what|which * contain|has|have')
const ending = 'For an allergy, the label on your package decides.'

/** What a food contains of the US nine and the EU fourteen; without a food, which foods contain an allergen. */
export function allergensReply(question: Question): Reply | null {
  const { text, foods } = question
  const named = allergensIn(text)
  if (asksWhich.test(text) && named.length > 0) return carriers(named)
  const subject = foods.find((food) => !isAllergenWord(food.said)) ?? foods[0]
  if (!subject) return named.length > 0 ? carriers(named) : null
  const group = groupAsked(text, subject)
  if (group) return group
  if (isAllergenWord(subject.said)) return unknownProduct()
  const several = severalAsked(question)
  if (several) return several
  // NOTE the food's own name is taken out, so that the 'soy' of 'soy sauce' is not what is asked about
  const rest = withoutName(text, subject)
  const asked = allergensIn(rest)
  const told = isWholeName(question, subject) ? sentence(subject, asked) : sentenceOfMore(subject, asked)
  return {
    text: `${isLeaveAsked(question) ? withoutLeave(told) : told} ${ending}`,
    lookups: [allergensLookup(subject)],
    foods: [subject.name],
  }
}

/** 'Is there milk in butter, dark chocolate or margarine': each is told of, since silence would read as leave. */
function severalAsked(question: Question): Reply | null {
  const subjects = question.foods.filter((food) => !isAllergenWord(food.said))
  const asked = allergensIn(subjects.reduce(withoutName, question.text))
  const isList = question.text.includes(',') || question.text.includes(' or ')
  if (!isList || subjects.length < 2 || asked.length === 0) return null
  const told = subjects.map((food) =>
    isWholeName(question, food) ? sentence(food, asked) : sentenceOfMore(food, asked),
  )
  const holding = told.filter((each) => each.startsWith(yes)).map((each) => each.slice(yes.length, -1))
  const first = holding.length > 0 ? [`${yes}${holding.join('; ')}.`] : []
  const text = [...first, ...told.filter((each) => !each.startsWith(yes)), ending].join(' ')
  return {
    text: isLeaveAsked(question) ? withoutLeave(text) : text,
    lookups: subjects.map(allergensLookup),
    foods: subjects.map(({ name }) => name),
  }
}

/** False for 'nutter butter', 'flarbo rice': a word beside the food makes of it something of which the tables know a part. */
function isWholeName({ text, context }: Question, { name }: Food): boolean {
  const about = subjectsOf(readTalk(text, context)).foods.find(({ food }) => food.name === name)
  return about?.isExact !== false
}

/** What is known of a part says that an allergen is in it, and never that it is not. */
function sentenceOfMore(food: Food, asked: readonly NamedAllergen[]): string {
  const told = sentence(food, asked)
  return told.startsWith('No, ')
    ? `It depends: I do not know everything that is in it besides ${cookName(food.name)}.`
    : told
}

/** Whether somebody is told of who must not have it, and what is in it is not asked: 'that is fine, right?'. */
const isLeaveAsked = ({ text, context }: Question): boolean =>
  restrictionsOf(text, context).length > 0 && !asksContents(readTalk(text, context))

/** 'Yes: it contains' would be read as leave to eat it. */
const withoutLeave = (told: string): string =>
  told.startsWith(yes) ? `Not for whoever must not have it: ${told.slice(yes.length)}` : told
const yes = 'Yes: '

const asksGroup = wording(
  'be eggs|egg|mayonnaise|butter|ghee dairy / be eggs|egg|mayonnaise|butter|ghee a|considered|classed|counted|really * dairy|product / count as dairy',
)

/** 'Are eggs dairy': a food that is itself an allergen, asked about another one. */
function groupAsked(text: string, subject: Food): Reply | null {
  const asked = allergensIn(withoutName(text, subject))
  const held = containedBy(subject)
  if (!asksGroup.test(text) || asked.length === 0 || held.length === 0) return null
  return {
    text: `${sentence(subject, asked)} ${ending}`,
    lookups: [allergensLookup(subject)],
    foods: [subject.name],
  }
}

/** 'Does ice cream have egg in it': the allergen is known, what is asked about is not. */
function unknownProduct(): Reply {
  return { text: `I do not know that product well enough to say. ${ending}`, foods: [] }
}

function withoutName(text: string, food: Food): string {
  const names = [food.plural, food.name, ...food.aliases].toSorted((a, b) => b.length - a.length)
  const named = names.find((name) => text.includes(name))
  return named ? text.replace(named, ' ') : text
}

/** Everything the table says of a food's allergens, for a sentence of its own. */
export function allergensSentence(food: Food): string {
  return `${summary(food, containedBy(food))} ${ending}`
}

const containedBy = (food: Food): readonly NamedAllergen[] => [...new Set([...food.us9, ...food.eu14])]

function sentence(food: Food, asked: readonly NamedAllergen[]): string {
  const contained = containedBy(food)
  const name = cookName(food.name)
  if (asked.length === 0) return summary(food, contained)
  const hits = asked.filter((allergen) => contained.includes(allergen))
  if (isOats(food) && asked.includes('gluten')) return `It depends: ${oatsReason(name)}.`
  if (hits.length > 0) return `Yes: ${name} ${isSeveral(name) ? 'contain' : 'contains'} ${listed(hits)}.`
  const maybe = asked.filter((allergen) => mayHold(food).includes(allergen))
  if (maybe.length > 0) return `It depends on the brand: ${name} may contain ${listed(maybe)}.`
  return `No, ${name} ${isSeveral(name) ? 'do' : 'does'} not contain ${listed([...new Set(asked)], 'or')} of itself.${contained.length > 0 ? ` ${capital(name)} does contain ${listed(contained)}.` : ''}`
}

/** What brands or recipes may add to a food, also as the table of usual contents has it. */
const mayHold = (food: Food): readonly NamedAllergen[] => [
  ...food.mayContain,
  ...usualContents.filter(({ names }) => names.includes(food.name)).flatMap(({ often }) => often),
]

function summary(food: Food, contained: readonly NamedAllergen[]): string {
  const may =
    food.mayContain.length > 0 ? ` Depending on the brand it may contain ${listed(food.mayContain)}.` : ''
  if (contained.length === 0) {
    return `${capital(cookName(food.name))} contains none of the nine US or fourteen EU allergens of itself.${may}`
  }
  return `${capital(cookName(food.name))} contains ${listed(contained)}.${may}`
}

function carriers(asked: readonly NamedAllergen[]): Reply {
  const foods = allFoods().filter((food) => asked.some((allergen) => containedBy(food).includes(allergen)))
  const named = foods.slice(0, 12).map((food) => cookName(food.name))
  const what = listed([...new Set(asked)], 'or')
  return {
    text: `Of the foods I know, ${foods.length} contain ${what}, among them ${listed(named)}. ${ending}`,
    lookups: [
      {
        kind: 'allergens',
        food: null,
        facts: [{ label: what, value: foods.map((food) => food.name).join(', '), source: allergenSource }],
      },
    ],
    foods: [],
  }
}

const or = (allergens: readonly string[]) => allergens.join(', ') || 'none'

function allergensLookup(food: Food): Lookup {
  return {
    kind: 'allergens',
    food: food.name,
    facts: [
      { label: 'US 9', value: or(food.us9), source: allergenSource },
      { label: 'EU 14', value: or(food.eu14), source: allergenSource },
      { label: 'may contain', value: or(food.mayContain), source: allergenSource },
    ],
  }
}
