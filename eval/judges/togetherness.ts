import { type CheckedRecipe, findFood } from '@plotluck/kitchen'
import { tableFoods } from '../oracle/food-tables.ts'
import type { Asked, Fault } from '../suggestion.ts'
import { isUsed } from './basket.ts'

/** Whether one of the recipes uses all of these. */
export function standTogether(together: readonly string[], recipes: readonly CheckedRecipe[]): boolean {
  return recipes.some((recipe) => together.every((item) => isUsed(item, recipe)))
}

/** Grams per serving from which a vegetable is a main part of a dish and not its seasoning. */
const mainGrams = 40
/** Vegetables of the tables that season a dish, are drunk or come out of a jar or a packet: no dish is of them. */
const noBody =
  /\b(?:onion|shallot|leek|scallion|garlic|ginger|celery|chil[ei]|jalapeno|lemongrass|canned|paste|relish|pickle|kimchi|juice|horseradish|dried|sun-dried|seaweed|nori|kelp|sprouts)\b/

/**
 * Recipes that send somebody out for a vegetable while one of the basket lies unused in all three. Not counted where the
 * person asked for a cuisine, to which the vegetable may be strange, or for a diet that has none of it.
 */
export function judgeShopping(recipes: readonly CheckedRecipe[], { request }: Asked): readonly Fault[] {
  const { cuisine, dietary = [] } = request
  if (cuisine !== undefined) return []
  const unused = request.ingredients.filter(
    (item) =>
      isMainVegetable(tableName(item)) &&
      dietary.every((diet) => findFood(tableName(item))?.diets.includes(diet)) &&
      !recipes.some((recipe) => isUsed(item, recipe)),
  )
  if (unused.length === 0) return []
  return recipes.flatMap((recipe) =>
    recipe.lines
      .filter(({ availability, food, grams }) => {
        const isMuch = (grams ?? 0) >= mainGrams * recipe.servings
        return availability === 'need' && isMuch && isMainVegetable(food ?? '')
      })
      .map(({ text }) => ({
        figure: 'buys a vegetable',
        detail: `"${recipe.title}" buys ${text} and ${unused.join(', ')} lies unused`,
      })),
  )
}

function isMainVegetable(name: string): boolean {
  return tableFoods.get(name)?.category === 'vegetable' && !noBody.test(name)
}

/** The table's name of what was typed in the singular or the plural. */
function tableName(typed: string): string {
  const name = typed.toLowerCase().trim()
  return [name, name.replace(/s$/, ''), name.replace(/es$/, '')].find((each) => tableFoods.has(each)) ?? name
}
