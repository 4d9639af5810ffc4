import { diets, eu14Allergens, us9Allergens } from '../../foods/index.ts'
import type { Diet } from '../../foods/index.ts'
import type { Line } from '../../graph/index.ts'
import { nutritionOf } from '../../nutrition/index.ts'
import { holdsPhrase, phraseSet, readSentence } from '../../reading/index.ts'
import { servedByTitle } from '../../pictures/index.ts'
import type { CheckedRecipe, DishPicture, RecipeRequest } from '../../recipe/index.ts'
import { gramsUsed, ownedBy, withAvailability } from '../foods/availability.ts'
import type { ListedLine } from '../foods/availability.ts'
import { checksOf, withHave } from './checks.ts'
import { fitsDiet } from '../diets/diet-of-line.ts'
import { allergensOfLine } from '../diets/household-allergens.ts'
import { pictureWords } from './picture-words.ts'
import { difficultyOf, totalMinutes } from '../time/time.ts'
import { stockTexts } from './stock-texts.ts'
import type { Work } from '../work.ts'

/** Pictures come from our own pages or over https; anything else is left out. */
function isImageAddress(address: string): boolean {
  if (
    [
      ...' "\'<>\
	',
    ].some((sign) => address.includes(sign))
  )
    return false
  return (
    (address.startsWith('https://') && address.length > 9) ||
    (address.startsWith('/') && !address.startsWith('//'))
  )
}

/** A checked recipe before anybody's basket is held against it, with its lines as they were read. */
export type Dish = {
  readonly recipe: Omit<CheckedRecipe, 'lines' | 'user_has' | 'uses'>
  readonly lines: readonly ListedLine[]
}

/** The dish of a draft that passed every stage: its words, and everything computed from them. */
export function present(work: Work): Dish {
  const { draft, lines } = work
  const allergens = allergensOf(lines)
  const fitting = dietsOf(lines)
  const nutrition = nutritionOf(
    lines.filter(({ food }) => food?.name !== 'water').map(countable),
    work.servings,
  )
  const steps = work.steps.map(({ text, minutes }) => ({ text, minutes: minutes ?? 1 }))
  const ingredients = lines.map(({ text }) => text)
  const recipe = {
    id: idOf([work.title, ...ingredients, ...steps.map(({ text }) => text)].join('\n')),
    title: work.title,
    ...(draft.image !== undefined && isImageAddress(draft.image) ? { image: draft.image } : {}),
    ...(draft.season === undefined ? {} : { season: draft.season }),
    difficulty: difficultyOf(work),
    prep_time: totalMinutes(work),
    servings: work.servings,
    ingredients,
    instructions: steps.map(({ text }) => text).join('\n'),
    nutrition: nutrition.perServing,
    nutritionCoverage: nutrition.coverage,
    steps,
    allergens,
    diets: fitting,
    checks: checksOf({ work, allergens, diets: fitting, nutrition }),
    cuisine: draft.cuisine ?? null,
    picture: pictureOf(work),
    leftovers: work.leftovers,
    writtenBy: draft.writtenBy,
  }
  return { recipe, lines: lines.map(listedLine) }
}

const listedLine = ({ text, food, certainty, parsed }: Line): ListedLine => ({
  text,
  food,
  certainty,
  parsed,
})

function pictureOf(work: Work): CheckedRecipe['picture'] {
  if (work.draft.picture) return work.draft.picture
  const dish = dishOf(work)
  return { dish, foods: mainFoods(work.lines), ...servedByTitle(work.title, dish) }
}

/** The recipe for whoever asks: what they have of it, what they need, and what it leaves of the amounts they named. */
export function heldAgainst({ recipe, lines: listed }: Dish, request: RecipeRequest): CheckedRecipe {
  const owned = ownedBy(request)
  const lines = withAvailability(listed, owned)
  const uses = stockTexts(owned, gramsUsed(listed))
  return {
    ...recipe,
    user_has: lines.filter(({ have }) => have).map(({ text }) => text),
    lines,
    checks: recipe.checks.map((check) => (check.kind === 'have-and-need' ? withHave(check, lines) : check)),
    ...(uses.length === 0 ? {} : { uses }),
  }
}

/** A guess is near enough for energy, as it is for shopping; allergens and diets never rest on one. */
const countable = ({ text, food, parsed }: Line) => ({
  text,
  food: food?.name ?? null,
  grams: food === undefined ? null : parsed.grams,
  quantity: parsed.quantity,
  unit: parsed.unit,
  isOptional: parsed.isOptional,
  isToTaste: parsed.isToTaste,
})

/**
 * Allergens of the foods, and of the words of a line whose food is not known for sure; without those that the words deny ('gluten-free pasta').
 * Words of a known food are not asked: its facts are.
 */
function allergensOf(lines: readonly Line[]): CheckedRecipe['allergens'] {
  const certain = new Set(
    lines.flatMap((line) => allergensOfLine(line, ({ us9, eu14 }) => [...us9, ...eu14])),
  )
  const possible = new Set(lines.flatMap((line) => allergensOfLine(line, ({ mayContain }) => mayContain)))
  return {
    us9: us9Allergens.filter((allergen) => certain.has(allergen)),
    eu14: eu14Allergens.filter((allergen) => certain.has(allergen)),
    mayContain: [...new Set([...us9Allergens, ...eu14Allergens])].filter(
      (each) => possible.has(each) && !certain.has(each),
    ),
  }
}

function dietsOf(lines: readonly Line[]): readonly Diet[] {
  return diets.filter((diet) => lines.every((line) => fitsDiet(line, diet)))
}

const pictures = pictureWords.map(({ dish, words }) => ({ dish, words: phraseSet(words) }))

function dishOf({ title, steps }: Work): DishPicture {
  for (const text of [title, ...steps.map((step) => step.text)]) {
    const { tokens } = readSentence(text)
    const found = pictures.find(({ words }) => holdsPhrase(tokens, words))
    if (found !== undefined) return found.dish
  }
  return 'skillet'
}

function mainFoods(lines: readonly Line[]): readonly string[] {
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
