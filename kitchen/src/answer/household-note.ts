import { cookName, findFood } from '../foods/index.ts'
import type { Food } from '../foods/index.ts'
import { findMentions } from '../recognition/index.ts'
import type { Household, HouseholdMember } from '../recipe/index.ts'
import type { Answer, AnswerContext } from './answer-shape.ts'
import type { AnswerTopic } from './topics.ts'

/** What is said of allergens and diets, and to whoever is ill, has its verdict in it. */
const withVerdict: ReadonlySet<AnswerTopic> = new Set(['allergens', 'diets', 'medical', 'greeting', 'thanks'])

/**
 * The answer with a sentence for each person of the household who must not be given a food that it names: 'Not for Tom: cream.' Foods that the
 * question names itself are what was asked about; dishes have been held against the household already.
 */
export function withHouseholdNote(question: string, { household }: AnswerContext, answered: Answer): Answer {
  if (!household || withVerdict.has(answered.topic)) return answered
  if (answered.lookups.some(({ kind }) => kind === 'recipes')) return answered
  const foods = suggestedFoods(question, answered.text)
  const notes = household.people.flatMap((person) => noteFor(person, foods))
  return notes.length === 0 ? answered : { ...answered, text: [answered.text, ...notes].join(' ') }
}

/**
 * Whether a sentence of an answer brings up a food that somebody of the household must not be given, or only after a look at its label.
 * Foods that the question names are what was asked about.
 */
export function isAgainstHousehold(question: string, sentence: string, { people }: Household): boolean {
  const foods = suggestedFoods(question, sentence)
  return foods.some((food) => people.some((person) => isRefused(food, person) || mayHold(food, person)))
}

/** Foods that an answer brings up by itself, the likeliest where a word may mean several. */
function suggestedFoods(question: string, text: string): readonly Food[] {
  const asked = new Set(findMentions(question).flatMap(({ foods }) => foods))
  const named = new Set(findMentions(text).flatMap(({ foods }) => foods[0] ?? []))
  return [...named].flatMap((name) => (asked.has(name) ? [] : (findFood(name) ?? [])))
}

function noteFor(person: HouseholdMember, foods: readonly Food[]): readonly string[] {
  const refused = foods.filter((food) => isRefused(food, person))
  const unsure = foods.filter((food) => !refused.includes(food) && mayHold(food, person))
  return [
    ...(refused.length > 0 ? [`Not for ${person.name}: ${namesOf(refused)}.`] : []),
    ...(unsure.length > 0 ? [`For ${person.name} read the label of ${namesOf(unsure)}.`] : []),
  ]
}

/** Whether a person must not be given a food: it holds an allergen of theirs, or breaks a diet. */
function isRefused(
  { us9, eu14, diets }: Food,
  person: Pick<HouseholdMember, 'allergens' | 'diets'>,
): boolean {
  const held: readonly string[] = [...us9, ...eu14]
  return (
    person.allergens.some((allergen) => held.includes(allergen)) ||
    person.diets.some((diet) => !diets.includes(diet))
  )
}

const mayHold = ({ mayContain }: Food, { allergens }: HouseholdMember): boolean =>
  allergens.some((allergen) => mayContain.includes(allergen))

const namesOf = (foods: readonly Food[]): string => foods.map(({ name }) => cookName(name)).join(', ')
