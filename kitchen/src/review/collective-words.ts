import type { FoodCategory } from '../foods/index.ts'
import type { ReadLine } from './work.ts'

const inCategory = (...categories: readonly FoodCategory[]) => {
  const known = new Set<FoodCategory>(categories)
  return ({ food, otherFoods }: ReadLine) =>
    [food, ...otherFoods].some((each) => each !== undefined && known.has(each.category))
}
const named = (pattern: RegExp) => (line: ReadLine) =>
  pattern.test(line.food?.name ?? line.text) || pattern.test(line.text)

const isDry = (line: ReadLine) =>
  inCategory('flour-baking', 'spice', 'grain')(line) || named(/sugar|salt|cocoa|oats|cornmeal|yeast/i)(line)
const isWet = (line: ReadLine) =>
  inCategory('dairy', 'egg', 'oil-fat', 'beverage', 'plant-protein')(line) ||
  named(/honey|syrup|milk|water|juice|vanilla/i)(line)

/** Words with which a cook names several lines at once. */
const collective: readonly { readonly said: RegExp; readonly means: (line: ReadLine) => boolean }[] = [
  {
    said: /\b(?:all (?:of )?(?:the |your )?(?:other |remaining )?ingredients|everything|remaining ingredients|rest of the ingredients|all but)\b/,
    means: () => true,
  },
  { said: /\bdry (?:ingredients|things)\b|\b(?:mix|whisk|sift|combine|stir) (?:the )?dry\b/, means: isDry },
  { said: /\bwet (?:ingredients|things)\b|\b(?:add|mix|whisk|combine|stir in) (?:the )?wet\b/, means: isWet },
  { said: /\b(?:vegetables|veggies|veg)\b/, means: inCategory('vegetable') },
  { said: /\bsauce\b/, means: named(/\bsauce\b|marinara|passata|salsa/i) },
  { said: /\b(?:pastry|crust|dough)\b/, means: named(/\b(?:pastry|crust|dough|phyllo|filo)\b/i) },
  { said: /\bpaste\b/, means: named(/\bpaste\b/i) },
  { said: /\bspices\b/, means: inCategory('spice') },
  { said: /\bseasonings?\b/, means: (line) => inCategory('spice')(line) || named(/salt/i)(line) },
  { said: /\bherbs\b/, means: inCategory('herb') },
  { said: /\bfruits?\b/, means: inCategory('fruit') },
  { said: /\bseeds\b/, means: named(/\bseeds?\b/i) },
  { said: /\bdressing\b/, means: named(/\b(?:dressing|vinaigrette)\b/i) },
]

/** True when the steps, in lower case, use a line by a word for many: 'whisk the dry ingredients', 'pour over the sauce'. */
export function isMeantTogether(line: ReadLine, steps: string): boolean {
  return collective.some(({ said, means }) => said.test(steps) && means(line))
}
