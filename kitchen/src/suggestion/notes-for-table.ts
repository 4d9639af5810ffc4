import type { Diet, FoodName } from '../foods/index.ts'
import { readSentence, sentencesOf } from '../reading/index.ts'
import type { RecipeNotes, RecipeRequest } from '../recipe/index.ts'
import { carriersIn, carrierWordIn } from '../review/index.ts'
import { objections } from './allowed-for-household.ts'

/** Whether a text names nothing that the diets asked for or somebody of the household rules out. */
type Suits = (text: string) => boolean

/**
 * The notes of a dish with what this table cannot eat left out: bacon beside a vegan soup, crusty bread beside a gluten-free one. Of a headnote
 * and a tip the sentences that suit stay, possibly none: a word for many foods means those of the dish, `foods`, where it has any. What goes with the dish stays where its food is known and suits.
 */
export function notesForTable(
  notes: RecipeNotes,
  request: RecipeRequest,
  foods: readonly FoodName[],
): RecipeNotes {
  if (!isRestricted(request)) return notes
  const suits = suitsTable(request, foods)
  return {
    ...notes,
    headnote: sentencesThatSuit(notes.headnote, suits),
    goesWith: notes.goesWith.filter((text) => namesFood(text) && suits(text)),
    variations: notes.variations.filter(suits),
    tip: sentencesThatSuit(notes.tip, suits),
  }
}

/** The sentences of a text that name nothing this table cannot eat. */
export function textForTable(text: string, request: RecipeRequest, foods: readonly FoodName[]): string {
  return isRestricted(request) ? sentencesThatSuit(text, suitsTable(request, foods)) : text
}

function isRestricted({ dietary = [], household }: RecipeRequest): boolean {
  const people = household?.people ?? []
  return dietary.length > 0 || people.some((person) => restrictionsOf(person) > 0)
}

type Person = NonNullable<RecipeRequest['household']>['people'][number]

const restrictionsOf = ({ allergens, diets, dislikes }: Person): number =>
  allergens.length + diets.length + dislikes.length

/** So many of the foods that a word can mean may be ruled out before it is taken to mean one of them: 'fruit', 'sauce'. */
const seldom = 0.2

function suitsTable(request: RecipeRequest, ofDish: readonly FoodName[]): Suits {
  const objection = objections(request)
  const people = request.household?.people ?? []
  const kept: readonly Diet[] = [...(request.dietary ?? []), ...people.flatMap(({ diets }) => diets)]
  const allergens = new Set<string>(people.flatMap((person) => person.allergens))
  return (text) => {
    const read = readSentence(text)
    const named = read.mentions.filter(({ foods, isNegated }) => foods.length > 0 && !isNegated)
    const isAllowed = named.every(({ certainty, foods }) => {
      if (foods.some((food) => ofDish.includes(food))) return true
      const meant = certainty === 'class' ? foods : foods.slice(0, 1)
      return meant.filter((food) => objection(food) !== undefined).length <= meant.length * seldom
    })
    const isUnknown = read.mentions.some(({ certainty, kind }) => kind === 'food' && certainty === 'unknown')
    const carried = carriersIn(read.tokens).flatMap((carrier) => carrier.allergens)
    const breaksDiet = kept.some(
      (diet) => carrierWordIn(read, ({ breaks }) => diet !== 'keto' && breaks.includes(diet)) !== undefined,
    )
    return isAllowed && !isUnknown && !breaksDiet && !carried.some((allergen) => allergens.has(allergen))
  }
}

const namesFood = (text: string): boolean => readSentence(text).mentions.some(({ foods }) => foods.length > 0)

function sentencesThatSuit(text: string, suits: Suits): string {
  const sentences = sentencesOf(text)
  const fit = sentences.filter(suits)
  return fit.length === sentences.length ? text : fit.join(' ')
}
