import { diets, eu14Allergens, findFood, us9Allergens } from '../foods/index.ts'
import type { Diet, Eu14Allergen, Food, Us9Allergen } from '../foods/index.ts'
import { nutritionOf } from '../nutrition/index.ts'
import type { CheckedRecipe, DishPicture } from '../recipe/index.ts'
import { deniedAllergens } from './asserted-diets.ts'
import { ownedFoods, withAvailability } from './availability.ts'
import { carriersIn } from './carriers.ts'
import { checksOf } from './checks.ts'
import { fitsDiet } from './diets.ts'
import { difficultyOf, totalMinutes } from './time.ts'
import type { ReadLine, Work } from './work.ts'

/** Pictures come from our own pages or over https; anything else is left out. */
const imageAddress = /^(?:https:\/\/[\w.-]+\/|\/(?!\/))[^\s"'<>\\]*$/

/** The checked recipe of a draft that passed every stage: its words, and everything computed from them. */
export function present(work: Work): CheckedRecipe {
  const { draft } = work
  const lines = withAvailability(work.lines, ownedFoods(work.request.ingredients))
  const allergens = allergensOf(work.lines)
  const fitting = dietsOf(work.lines)
  const nutrition = nutritionOf(
    lines.filter(({ food }) => food !== 'water'),
    work.servings,
  )
  const steps = work.steps.map(({ text, minutes }) => ({ text, minutes: minutes ?? 1 }))
  const ingredients = lines.map(({ text }) => text)
  return {
    id: idOf([work.title.text, ...ingredients, ...steps.map(({ text }) => text)].join('\n')),
    title: work.title.text,
    ...(draft.image !== undefined && imageAddress.test(draft.image) ? { image: draft.image } : {}),
    ...(draft.season === undefined ? {} : { season: draft.season }),
    difficulty: difficultyOf(work),
    prep_time: totalMinutes(work),
    servings: work.servings,
    ingredients,
    user_has: lines.filter(({ have }) => have).map(({ text }) => text),
    instructions: steps.map(({ text }) => text).join('\n'),
    nutrition: nutrition.perServing,
    nutritionCoverage: nutrition.coverage,
    lines,
    steps,
    allergens,
    diets: fitting,
    checks: checksOf({ work, lines, allergens, diets: fitting, nutrition }),
    cuisine: draft.cuisine ?? null,
    picture: draft.picture ?? { dish: dishOf(work), foods: mainFoods(work.lines) },
    leftovers: work.leftovers,
    writtenBy: draft.writtenBy,
  }
}

/**
 * Allergens of the foods, and of the words of a line whose food is not known for sure; without those that the words deny ('gluten-free pasta').
 * Words of a known food are not asked: its facts are.
 */
function allergensOf(lines: readonly ReadLine[]): CheckedRecipe['allergens'] {
  const certain = new Set(lines.flatMap((line) => allergensIn(line, certainly)))
  const possible = new Set(lines.flatMap((line) => allergensIn(line, ({ mayContain }) => mayContain)))
  return {
    us9: us9Allergens.filter((allergen) => certain.has(allergen)),
    eu14: eu14Allergens.filter((allergen) => certain.has(allergen)),
    mayContain: [...new Set([...us9Allergens, ...eu14Allergens])].filter(
      (each) => possible.has(each) && !certain.has(each),
    ),
  }
}

type Allergens = readonly (Us9Allergen | Eu14Allergen)[]

const certainly = ({ us9, eu14 }: Food): Allergens => [...us9, ...eu14]

function allergensIn(line: ReadLine, of: (food: Food) => Allergens): readonly string[] {
  const denied = deniedAllergens(line.asserted)
  const fromWords =
    !line.isKnown && of === certainly ? carriersIn(line.text).flatMap(({ allergens }) => allergens) : []
  return [...foodsOf(line).flatMap(of), ...fromWords].filter((allergen) => !denied.has(allergen))
}

/** What the line was parsed to counts even where the words make another product of it: a vegan cheese may hold soy as well. */
function foodsOf({ food, otherFoods, parsed }: ReadLine): readonly Food[] {
  const named = food ?? (parsed.food === null ? undefined : findFood(parsed.food))
  return named === undefined ? otherFoods : [named, ...otherFoods]
}

function dietsOf(lines: readonly ReadLine[]): readonly Diet[] {
  return diets.filter((diet) => lines.every((line) => fitsDiet(line, diet)))
}

const dishWords: readonly (readonly [RegExp, DishPicture])[] = [
  [/soup|chowder|broth|gazpacho|minestrone/i, 'soup'],
  [/salad|slaw/i, 'salad'],
  [/stir.?fr/i, 'stir-fry'],
  [/curr(?:y|ied)|masala|dal\b/i, 'curry'],
  [/risotto/i, 'risotto'],
  [/rice|pilaf|paella/i, 'rice'],
  [/noodle|ramen|udon|pad thai/i, 'noodles'],
  [/pasta|spaghetti|penne|lasagn|linguine|orzo/i, 'pasta'],
  [/egg|frittata|omelet|shakshuka/i, 'eggs'],
  [/fritter|patt(?:y|ies)|pancake|latke|burger/i, 'fritters'],
  [/taco|burrito|quesadilla|enchilada|fajita/i, 'tacos'],
  [/flatbread|pizza|naan/i, 'flatbread'],
  [/sandwich|toast|wrap|bruschetta/i, 'sandwich'],
  [/stuffed/i, 'stuffed'],
  [/gratin|casserole/i, 'gratin'],
  [/roast|tray|sheet.?pan/i, 'tray-bake'],
  [/stew|braise|chili/i, 'stew'],
  [/pie|quiche|tart/i, 'pie'],
  [/dip|hummus|pesto|spread/i, 'dip'],
  [/chutney|pickle|jam|relish/i, 'jar'],
  [/smoothie|shake/i, 'smoothie'],
  [/cake|muffin|bread|crumble|cookie|bake/i, 'bake'],
  [/skewer|kebab/i, 'skewers'],
  [/bowl/i, 'bowl'],
]

function dishOf({ title, steps }: Work): DishPicture {
  const words = [title.text, ...steps.map(({ text }) => text)]
  for (const text of words) {
    const found = dishWords.find(([pattern]) => pattern.test(text))
    if (found) return found[1]
  }
  return 'skillet'
}

function mainFoods(lines: readonly ReadLine[]): readonly string[] {
  return lines
    .filter(({ food }) => food !== undefined && !food.isStaple && food.category !== 'spice')
    .toSorted((a, b) => (b.parsed.grams ?? 0) - (a.parsed.grams ?? 0))
    .slice(0, 4)
    .flatMap(({ food }) => (food ? [food.name] : []))
}

/** A name that the words alone decide (two 32-bit FNV-1a hashes): the same recipe has the same id. */
function idOf(words: string): string {
  return `recipe-${hashOf(words, 0x811c9dc5).toString(36)}${hashOf(words, 0x1000193).toString(36)}`
}

function hashOf(words: string, start: number): number {
  let hash = start
  for (let index = 0; index < words.length; index += 1)
    hash = Math.imul(hash ^ words.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
