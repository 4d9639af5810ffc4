import { allFoods } from '../../foods/index.ts'
import type { Eu14Allergen, Food, Us9Allergen } from '../../foods/index.ts'
import type { Lookup, Reply } from '../answer-shape.ts'
import type { Question } from '../question.ts'
import { capital, listed } from '../voice.ts'

type Allergen = Us9Allergen | Eu14Allergen

const words: readonly (readonly [RegExp, readonly Allergen[]])[] = [
  [/\bgluten\b|\bwheat\b/, ['wheat', 'gluten']],
  [/\b(?:dairy|milk|lactose)\b/, ['milk']],
  [/\beggs?\b/, ['egg']],
  [/\b(?:tree nuts?|nuts?)\b/, ['tree nuts']],
  [/\bpeanuts?\b/, ['peanuts']],
  [/\b(?:soy|soya)\b/, ['soy']],
  [/\bsesame\b/, ['sesame']],
  [/\bfish\b/, ['fish']],
  [/\b(?:shellfish|crustaceans?|mollus[ck]s?)\b/, ['crustaceans', 'molluscs']],
  [/\bcelery\b/, ['celery']],
  [/\bmustard\b/, ['mustard']],
  [/\bsul(?:ph|f)ites?\b/, ['sulphites']],
  [/\blupin\b/, ['lupin']],
]
const allergenSource = 'FDA major allergens (FALCPA, FASTER Act); Regulation (EU) 1169/2011 Annex II'
const ending = 'For an allergy, the label on your package decides.'

/** What a food contains of the US nine and the EU fourteen; without a food, which foods contain an allergen. */
export function allergensReply({ text, foods }: Question): Reply | null {
  // NOTE the food's own name goes first, so that the 'soy' of 'soy sauce' is not taken for the question
  const subject = foods.find((food) => !isOnlyTheAllergen(food, text)) ?? foods[0]
  const rest = subject ? withoutName(text, subject) : text
  const asked = words.filter(([pattern]) => pattern.test(rest)).flatMap(([, allergens]) => allergens)
  if (/\b(?:what|which)\b.*\bcontains?\b/.test(text) && asked.length > 0) return carriers(asked)
  if (!subject) return asked.length > 0 ? carriers(asked) : null
  return {
    text: `${sentence(subject, asked)} ${ending}`,
    lookups: [allergensLookup(subject)],
    foods: [subject.name],
  }
}

/** True when the food is the allergen asked about: 'fish' in 'is there fish in Worcestershire sauce'. */
function isOnlyTheAllergen(food: Food, text: string): boolean {
  const names = [food.name, food.plural, ...food.aliases]
  return names.some((name) =>
    new RegExp(`\\b(?:contains?|any|have|there|a|with) ${escapeRegExp(name)}\\b`).test(text),
  )
}

function withoutName(text: string, food: Food): string {
  const names = [food.plural, food.name, ...food.aliases].toSorted((a, b) => b.length - a.length)
  const named = names.find((name) => text.includes(name))
  return named ? text.replace(named, ' ') : text
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

const containedBy = (food: Food): readonly Allergen[] => [...new Set([...food.us9, ...food.eu14])]

function sentence(food: Food, asked: readonly Allergen[]): string {
  const contained = containedBy(food)
  const name = capital(food.name)
  if (asked.length === 0) return summary(food, contained)
  const hits = asked.filter((allergen) => contained.includes(allergen))
  if (hits.length > 0) return `Yes: ${food.name} contains ${listed(hits)}.`
  const maybe = asked.filter((allergen) => food.mayContain.includes(allergen))
  if (maybe.length > 0) return `It depends on the brand: ${food.name} may contain ${listed(maybe)}.`
  return `No, ${food.name} does not contain ${listed([...new Set(asked)], 'or')} of itself.${contained.length > 0 ? ` ${name} does contain ${listed(contained)}.` : ''}`
}

function summary(food: Food, contained: readonly Allergen[]): string {
  const may =
    food.mayContain.length > 0 ? ` Depending on the brand it may contain ${listed(food.mayContain)}.` : ''
  if (contained.length === 0) {
    return `${capital(food.name)} contains none of the nine US or fourteen EU allergens of itself.${may}`
  }
  return `${capital(food.name)} contains ${listed(contained)}.${may}`
}

function carriers(asked: readonly Allergen[]): Reply {
  const foods = allFoods().filter((food) => asked.some((allergen) => containedBy(food).includes(allergen)))
  const named = foods.slice(0, 12).map((food) => food.name)
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
