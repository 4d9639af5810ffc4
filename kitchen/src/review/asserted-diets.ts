import type { Diet, Food, FoodCategory } from '../foods/index.ts'

const vegan: readonly Diet[] = ['vegan', 'vegetarian', 'pescatarian', 'dairy-free']
const words: readonly { readonly pattern: RegExp; readonly diets: readonly Diet[] }[] = [
  { pattern: /\b(?:vegan|plant[- ]based)\b/i, diets: vegan },
  { pattern: /\b(?:vegetarian|meatless|meat[- ]free|veggie)\b/i, diets: ['vegetarian', 'pescatarian'] },
  { pattern: /\b(?:gluten[- ]free|gf)\b/i, diets: ['gluten-free'] },
  { pattern: /\b(?:dairy[- ]free|non[- ]dairy|lactose[- ]free and dairy[- ]free)\b/i, diets: ['dairy-free'] },
]

/** Products that are sold without gluten under the same name; a grain of wheat, barley or rye never is. */
const soldWithoutGluten =
  /\b(?:pasta|noodles?|spaghetti|penne|macaroni|lasagn[ae]|bread|buns?|rolls?|flour|tortillas?|breadcrumbs?|panko|crackers?|oats?|oatmeal|soy sauce|broth|stock|bouillon|baking powder|sausages?|pastry|dough|crust|beer|sauce|mustard|naan|pita|cereal|granola|cookies?|couscous|dressing|muffins?|bagels?|worcestershire|miso|chocolate|wrappers?|wraps?)\b/i
const alwaysGluten = /\b(?:wheat|barley|rye|seitan|spelt|semolina|bulgur|farro|malt|durum|vital)\b/i
const soldVegan =
  /\b(?:butter|milk|cream|cheese|yogh?urt|mayonnaise|mayo|sausages?|burgers?|mince|ground|bacon|ham|chicken|beef|meat|meatballs?|nuggets|egg|eggs|honey|chocolate|broth|stock|bouillon|worcestershire|pesto|feta|mozzarella|parmesan|cheddar|ricotta|sauce|margarine|pastry|dough|bread|naan|noodles|pasta|gelatin|marshmallows?|chorizo|pepperoni|fish|tuna|kimchi|dressing|puff|phyllo|cookies?|ice|protein|crumbles|caramel|curry paste|beans|ravioli|tortellini|gnocchi|buns?|rolls?|tortillas?|wraps?|lasagn[ae]|granola|brioche|croissants?|pizza|spread|sugar|wine|worcester)\b/i

/** The diets that the words of a line promise of the product itself, where such a product is sold. */
export function assertedDiets(text: string): readonly Diet[] {
  const promised = words.filter(({ pattern }) => pattern.test(text)).flatMap(({ diets }) => diets)
  return promised.filter((diet) => isSoldAs(text, diet))
}

/** True when the words make the line another product than `food`: a vegan sausage is no sausage, a bun without milk is still a bun. */
export function becomesAnother(food: Food, asserted: readonly Diet[]): boolean {
  return asserted.some(
    (diet) => diet !== 'gluten-free' && !food.diets.includes(diet) && !dependsOnBrand(food, diet),
  )
}

const animalAllergens: readonly string[] = ['milk', 'egg', 'fish', 'crustaceans', 'molluscs']
const fleshless: ReadonlySet<FoodCategory> = new Set<FoodCategory>([
  'bread-bakery',
  'pasta-noodle',
  'flour-baking',
  'grain',
  'broth',
  'condiment',
])

/** Of what is surely in it, nothing breaks the diet: only what it may contain. */
function dependsOnBrand({ category, us9, eu14 }: Food, diet: Diet): boolean {
  const certain: readonly string[] = [...us9, ...eu14]
  if (diet === 'dairy-free') return !certain.includes('milk')
  return fleshless.has(category) && !certain.some((allergen) => animalAllergens.includes(allergen))
}

const denials: Readonly<Partial<Record<Diet, readonly string[]>>> = {
  vegan: animalAllergens,
  'dairy-free': ['milk'],
  'gluten-free': ['wheat', 'gluten'],
}

/** Allergens that a product does not have if its label keeps what the words of the line promise. */
export function deniedAllergens(asserted: readonly Diet[]): ReadonlySet<string> {
  return new Set(asserted.flatMap((diet) => denials[diet] ?? []))
}

function isSoldAs(text: string, diet: Diet): boolean {
  if (diet === 'gluten-free') return soldWithoutGluten.test(text) && !alwaysGluten.test(text)
  return soldVegan.test(text)
}
