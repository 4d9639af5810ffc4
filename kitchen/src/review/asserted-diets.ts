import type { Diet, Food } from '../foods/index.ts'

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
  /\b(?:butter|milk|cream|cheese|yogh?urt|mayonnaise|mayo|sausages?|burgers?|mince|ground|bacon|ham|chicken|beef|meat|meatballs?|nuggets|egg|eggs|honey|chocolate|broth|stock|bouillon|worcestershire|pesto|feta|mozzarella|parmesan|cheddar|ricotta|sauce|margarine|pastry|dough|bread|naan|noodles|pasta|gelatin|marshmallows?|chorizo|pepperoni|fish|tuna|kimchi|dressing|puff|phyllo|cookies?|ice|protein|crumbles|caramel|spread|sugar|wine|worcester)\b/i

/** The diets that the words of a line promise of the product itself, where such a product is sold. */
export function assertedDiets(text: string): readonly Diet[] {
  const promised = words.filter(({ pattern }) => pattern.test(text)).flatMap(({ diets }) => diets)
  return promised.filter((diet) => isSoldAs(text, diet))
}

/** True when the words make the line another product than `food`: a vegan sausage is no sausage. */
export function becomesAnother(food: Food, asserted: readonly Diet[]): boolean {
  return asserted.some((diet) => diet !== 'gluten-free' && !food.diets.includes(diet))
}

function isSoldAs(text: string, diet: Diet): boolean {
  if (diet === 'gluten-free') return soldWithoutGluten.test(text) && !alwaysGluten.test(text)
  return soldVegan.test(text)
}
