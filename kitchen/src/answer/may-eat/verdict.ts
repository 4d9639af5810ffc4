import { foodWords, holdsPhrase, phraseSet, tokensOf } from '../../reading/index.ts'
import { finedText, isFined } from './fined-drinks.ts'
import { hasAnimalRennet } from './rennet.ts'
import type { Food } from '../../foods/index.ts'
import type { Allergen, Restriction } from '../asked/restriction.ts'
import { isSeveral, listed } from '../voice.ts'

/** Whether a food may be eaten under one restriction. `because` is a clause that begins with the food: 'mayonnaise contains egg'. */
export type Verdict = {
  readonly sign: 'no' | 'unsure' | 'yes'
  readonly because: string
}

/** What is asked about: a food of the tables, called as the person called it, and whether its words say exactly that. */
export type AskedAbout = {
  readonly food: Food
  readonly called: string
  /** False for 'chicken korma', 'breaded chicken': more is in it than the food that was recognised. */
  readonly isExact: boolean
}

/** Judges by what the tables say is in the food. 'Yes' only for plain food of which everything is known. */
export function verdictOn(about: AskedAbout, restriction: Restriction): Verdict | null {
  switch (restriction.kind) {
    case 'allergen':
      return allergenVerdict(about, restriction.allergens, restriction.said)
    case 'diet':
      return restriction.diet === 'gluten-free'
        ? glutenVerdict(about)
        : dietVerdict(about, restriction.diet, restriction.said)
    case 'food':
      return foodVerdict(about, restriction.food, restriction.said)
    default:
      return null
  }
}

const does = (called: string, one: string, many: string): string => (isSeveral(called) ? many : one)

function allergenVerdict(about: AskedAbout, allergens: readonly Allergen[], said: string): Verdict {
  const { food, called } = about
  const contained = [...food.us9, ...food.eu14].filter((each) => allergens.includes(each))
  if (called === said || called === `${said}s`) return { sign: 'no', because: `that is ${said}` }
  if (contained.length > 0)
    return {
      sign: 'no',
      because: `${called} ${does(called, 'contains', 'contain')} ${listed([...new Set(contained)])}`,
    }
  const related = relativesOf(food, allergens)
  if (related)
    return {
      sign: 'unsure',
      because: `${called} ${does(called, 'counts', 'count')} among the ${related} and not the ${said}, but many people react to both or meet both in one package, so only after the allergist said yes`,
    }
  if (areKin(called, said) || areKin(food.name, said))
    return {
      sign: 'unsure',
      because: `${called} ${does(called, 'is', 'are')} of the family of ${said}, and some people react to both, so only after the allergist said yes`,
    }
  const may = food.mayContain.filter((each) => allergens.includes(each))
  if (may.length > 0)
    return {
      sign: 'unsure',
      because: `${called} may contain ${listed(may)}, depending on the brand or the recipe`,
    }
  return free(about, `no ${said}`)
}

/** Kinds that people with one of these allergies are tested for too. Source: AAAAI, tree nut, peanut and shellfish allergy. */
const relatives: readonly (readonly [Allergen, Allergen])[] = [
  ['peanuts', 'tree nuts'],
  ['crustaceans', 'molluscs'],
  // UK Food Standards Agency, Lupin and allergy: a close relative of the peanut.
  ['peanuts', 'lupin'],
]

function relativesOf(food: Food, allergens: readonly Allergen[]): Allergen | null {
  const held = [...food.us9, ...food.eu14]
  for (const [one, other] of relatives) {
    if (allergens.includes(one) && !allergens.includes(other) && held.includes(other)) return other
    if (allergens.includes(other) && !allergens.includes(one) && held.includes(one)) return one
  }
  return null
}

/** Oats and what is milled of them. */
export const isOats = ({ name }: Food): boolean =>
  foodWords(name).some((word) => word === 'oat' || word === 'oatmeal')

/** EU Annex II lists oats among the cereals with gluten; labels certify oats grown and milled apart from wheat. */
export const oatsReason = (called: string): string =>
  `${called} ${does(called, 'is', 'are')} mixed with wheat or barley in most mills, so only a package that says gluten-free will do, and some people with celiac disease do not bear even those`

function glutenVerdict(about: AskedAbout): Verdict {
  const { food, called } = about
  if (isOats(food)) return { sign: 'unsure', because: oatsReason(called) }
  const grains = [...food.us9, ...food.eu14].filter((each) => each === 'wheat' || each === 'gluten')
  if (grains.includes('wheat'))
    return { sign: 'no', because: `${called} ${does(called, 'contains', 'contain')} wheat, and so gluten` }
  if (grains.length > 0 || food.name === 'beer')
    return { sign: 'no', because: `${called} ${does(called, 'contains', 'contain')} gluten` }
  const mayContain = food.mayContain.some((each) => each === 'wheat' || each === 'gluten')
  if (mayContain || !food.diets.includes('gluten-free'))
    return {
      sign: 'unsure',
      because: `${called} may contain wheat or barley, depending on the brand or the recipe`,
    }
  return free(about, 'no gluten')
}

function dietVerdict(about: AskedAbout, diet: Food['diets'][number], said: string): Verdict {
  const { food, called } = about
  const brand = food.mayContain.filter((each) => animals.includes(each))
  if (
    brand.length > 0 &&
    !holdsAnimal(food) &&
    (diet === 'vegan' ? food.diets.includes('vegetarian') : food.diets.includes(diet))
  )
    return {
      sign: 'unsure',
      because: `${called} may contain ${listed(brand)}, depending on the brand or the recipe`,
    }
  const often = diet === 'vegan' || diet === 'vegetarian' ? oftenOfAnimals.get(food.name) : undefined
  if (often && !food.diets.includes(diet) && !(diet === 'vegan' && holdsAnimal(food)))
    return {
      sign: 'unsure',
      because: `${called} ${does(called, 'is', 'are')} mostly made with ${often}; kinds without are sold, and say ${said} on the label`,
    }
  if (!food.diets.includes(diet))
    return { sign: 'no', because: `${called} ${does(called, 'is', 'are')} not ${said}${whyNot(food, diet)}` }
  if (!about.isExact) return unknownRest(called)
  if ((diet === 'vegan' || diet === 'vegetarian') && isFined(food.name))
    return { sign: 'unsure', because: `${called} ${finedText}` }
  return { sign: 'yes', because: `${called} ${does(called, 'is', 'are')} ${said}` }
}

/** What is of plants but for one thing that most recipes hold, and some do not. Source: labels; The Vegetarian Society. */
const oftenOfAnimals: ReadonlyMap<string, string> = new Map([
  ['refried beans', 'lard'],
  ['kimchi', 'fish sauce or salted shrimp'],
  ['pesto', 'parmesan, which is a cheese of animal rennet'],
])

const animals: readonly Allergen[] = ['milk', 'egg', 'fish', 'crustaceans', 'molluscs']
const holdsAnimal = (food: Food): boolean =>
  [...food.us9, ...food.eu14].some((each) => animals.includes(each))

function whyNot(food: Food, diet: Food['diets'][number]): string {
  if (diet === 'keto') return `, with ${Math.round(food.per100g.carbs_g)} g of carbohydrate in 100 g`
  if (diet === 'paleo') return ', which leaves out grains, legumes, dairy and refined sugar'
  // NOTE the real ones are made with animal rennet.
  if (hasAnimalRennet(food.name) && diet !== 'vegan')
    return ': the real one is made with animal rennet; look for one with vegetable rennet'
  const barred = diet === 'vegetarian' ? animals.filter((each) => each !== 'milk' && each !== 'egg') : animals
  const animal = [...food.us9, ...food.eu14].filter((each) => barred.includes(each))
  const it = isSeveral(food.plural) ? 'they' : 'it'
  if (animal.length > 0 && !animal.some((each) => food.name.includes(each)))
    return `: ${it} ${it === 'it' ? 'contains' : 'contain'} ${listed([...new Set(animal)])}`
  return `: ${it} ${it === 'it' ? 'comes' : 'come'} from an animal`
}

function foodVerdict(about: AskedAbout, food: string, said: string): Verdict {
  if (
    about.food.name === food ||
    about.food.name.includes(food) ||
    about.food.aliases.some((alias) => alias.includes(said))
  )
    return {
      sign: 'no',
      because: `${about.called} ${does(about.called, 'is', 'are')} made of or with ${said}`,
    }
  if (areKin(about.food.name, said))
    return {
      sign: 'no',
      because: `${about.called} ${does(about.called, 'belongs', 'belong')} to the family of ${said}, and some people react to both`,
    }
  return free(about, `no ${said}`)
}

/** Foods so near to one another that who must not eat one is not given the other untested. Source: AAAAI, Oral allergy syndrome; by botanical family where it names none. */
const families = [
  'onion|leek|shallot|garlic|chive|scallion|ramp',
  'orange|lemon|lime|grapefruit|mandarin|clementine|tangerine|pomelo',
  'celery|celeriac|parsley|carrot|fennel|parsnip',
  'melon|watermelon|cantaloupe|honeydew|cucumber',
  'banana|avocado|kiwi|chestnut',
  'peach|apricot|plum|cherry|nectarine',
  // ACAAI, Tree nut allergy: pink peppercorn and sumac are of the cashew family (Anacardiaceae), as is mango.
  'cashew|pistachio|mango|sumac|pink peppercorn',
].map((words) => phraseSet(words))
const areKin = (one: string, other: string): boolean =>
  families.some((family) => holdsPhrase(tokensOf(one), family) && holdsPhrase(tokensOf(other), family))

/** Food whose whole content the tables know: grown, or an animal's and nothing else. */
const plain: ReadonlySet<string> = new Set([
  'vegetable',
  'herb',
  'fruit',
  'legume',
  'grain',
  'dairy',
  'egg',
  'meat',
  'poultry',
  'fish',
  'seafood',
  'oil-fat',
  'nut-seed',
  'sweetener',
  'beverage',
])
/** Foods under plain categories that are made by recipes. */
const made = phraseSet(
  'sausage|chorizo|salami|hot dog|deli|spam|luncheon|jerky|mortadella|ham|bacon|pepperoni|imitation|granola|trail mix|cereal|pickle|pickled|kimchi|canned whipped|chocolate|caramel|marshmallow|margarine|spray|frozen mixed|flake|pastrami',
)
const isMade = (name: string): boolean => holdsPhrase(tokensOf(name), made)
const coconutDrinks: ReadonlySet<string> = new Set(['canned coconut milk', 'coconut cream', 'coconut water'])
const isSimpleCondiment = (name: string): boolean =>
  coconutDrinks.has(name) || name.endsWith('vinegar') || name === 'salt' || name.endsWith('salt')

function free(about: AskedAbout, nothing: string): Verdict {
  const { food, called, isExact } = about
  if (!isExact) return unknownRest(called)
  const isPlain = (plain.has(food.category) && !isMade(food.name)) || isSimpleCondiment(food.name)
  if (isPlain && food.mayContain.length === 0)
    return { sign: 'yes', because: `plain ${called} ${does(called, 'contains', 'contain')} ${nothing}` }
  return {
    sign: 'unsure',
    because: `${called} as a rule ${does(called, 'contains', 'contain')} ${nothing}, but brands and recipes differ`,
  }
}

const unknownRest = (called: string): Verdict => ({
  sign: 'unsure',
  because: `I do not know everything that is in it besides ${called}`,
})
