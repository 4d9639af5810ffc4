import { findFood, type Food, type FoodName } from '../foods/index.ts'
import type { HouseholdMember, RecipeRequest } from '../recipe/index.ts'
import { recognise } from '../recognition/index.ts'

/** Why a food comes to nobody's table here, as the end of a sentence: 'not vegan', 'against the egg allergy of Tom'; undefined where nothing speaks against it. */
export type Objection = (food: FoodName) => string | undefined

/**
 * What the diets asked for and the people of the household rule out. An allergen that depends on the brand rules a food out as well: what a label
 * may say is not known to be safe.
 */
export function objections({ dietary = [], household }: RecipeRequest): Objection {
  const people = household?.people ?? []
  if (dietary.length === 0 && people.length === 0) return againstUnknown
  const disliked = new Map(people.map((person) => [person, dislikedFoods(person)]))
  const known = new Map<FoodName, string | undefined>()
  const find = (name: FoodName): string | undefined => {
    const food = findFood(name)
    if (food === undefined) return 'not known'
    const broken = dietary.find((diet) => !food.diets.includes(diet))
    if (broken !== undefined) return `not ${broken}`
    for (const person of people) {
      const reason = againstPerson(food, person, disliked.get(person))
      if (reason !== undefined) return reason
    }
    return undefined
  }
  return (name) => {
    if (!known.has(name)) known.set(name, find(name))
    return known.get(name)
  }
}

/** Where nobody asks for anything, only what the kitchen does not know is out. */
function againstUnknown(name: FoodName): string | undefined {
  return findFood(name) === undefined ? 'not known' : undefined
}

// The same diets allow the same foods, and ask for the same dishes filled.
const tables = new Map<string, (food: FoodName) => boolean>()

/** Whether nothing speaks against a food; the same function for the same diets. What people at a table told of themselves is not kept. */
export function allowedBy(request: RecipeRequest): (food: FoodName) => boolean {
  if ((request.household?.people.length ?? 0) > 0) return allowing(request)
  const diets = request.dietary?.toSorted().join() ?? ''
  const allows = tables.get(diets) ?? allowing(request)
  tables.set(diets, allows)
  return allows
}

function allowing(request: RecipeRequest): (food: FoodName) => boolean {
  const objection = objections(request)
  return (food) => objection(food) === undefined
}

function againstPerson(
  food: Food,
  person: HouseholdMember,
  disliked: ReadonlySet<FoodName> = new Set(),
): string | undefined {
  const held = [...food.us9, ...food.eu14, ...food.mayContain]
  const allergen = person.allergens.find((each) => held.includes(each))
  if (allergen !== undefined) return `against the ${allergen} allergy of ${person.name}`
  const diet = person.diets.find((each) => !food.diets.includes(each))
  if (diet !== undefined) return `not ${diet}, as ${person.name} eats`
  return disliked.has(food.name) ? `what ${person.name} does not like` : undefined
}

/** The foods that a person's words for what they do not like stand for; a word for a kind of food ('nuts') stands for each of the kind. */
function dislikedFoods({ dislikes }: HouseholdMember): ReadonlySet<FoodName> {
  return new Set(
    dislikes.flatMap((text) => {
      const found = recognise(text)
      return found.kind === 'food' ? [found.food, ...(findFood(found.food)?.members ?? [])] : []
    }),
  )
}
