import type { CheckedRecipe } from '@plotluck/kitchen'
import { tableFoods } from '../oracle/food-tables.ts'
import type { Fault } from '../suggestion.ts'

const number = String.raw`(?:\d+ (?:1\/[2348]|[23]\/[348])|\d+ ?[½¼¾⅓⅔⅛]|[½¼¾⅓⅔⅛]|1\/[2348]|[23]\/[348]|\d+\.5|\d+)`
const unit = String.raw`(?:g|kg|ml|l|oz|lb|fl oz|cups?|tbsp|tsp|tablespoons?|teaspoons?|cans?|jars?|packages?|packets?|bunch(?:es)?|heads?|cloves?|slices?|sprigs?|stalks?|ribs?|handfuls?|pinch(?:es)?|inch(?:es)?|sticks?|cubes?|sheets?|ears?|leaf|leaves|pieces?|drops?|dash(?:es)?)`
/** An amount a cook measures: halves, thirds, quarters and whole numbers of a known measure or of pieces. */
const measured = new RegExp(
  String.raw`^(?:about |a few |juice of |zest of )?${number}(?:(?: to |[-–])${number})?(?: ${unit})?\b`,
  'i',
)
const byFeeling =
  /^(?:a |an )?(?:small |large |big |generous )?(?:pinch|handful|splash|dash|drizzle|knob|few|little)\b|^(?:sea |kosher |fine )?salt\b|^(?:freshly ground )?(?:black )?pepper\b|to taste|for (?:serving|frying|greasing|the pan)|^water\b|^ice\b/i

/** '7 Italian bread' lacks its slices, '3 canned tomatoes' its can, '3 tbsp almond' its plural. */
const uncountable =
  /^[\d/½¼¾ ]+ (?:(?:Italian|French|sourdough|white|rye|whole wheat|multigrain) bread|canned [a-z]+)\b|(?:tbsp|cups?)(?: \([^)]*\))? (?:almond|walnut|pecan|cashew|pistachio|hazelnut|peanut|pine nut)$/i

/** Amounts nobody can measure: '0.37 cup', '183 g', no amount at all. */
export function judgeAmounts(recipe: CheckedRecipe): readonly Fault[] {
  return recipe.ingredients
    .filter((line) => !isMeasurable(line))
    .map((line) => ({ figure: 'amounts', detail: `"${line}"` }))
}

/** Whether a cook with scales, cups and spoons can measure what the line asks for. */
export function isMeasurable(line: string): boolean {
  if (uncountable.test(line)) return false
  if (byFeeling.test(line)) return true
  if (!measured.test(line) || /^\d+\.(?!5\b)\d/.test(line)) return false
  const grams = /^(\d+) ?(?:g|ml)\b/.exec(line)
  return grams === null || Number(grams[1]) < 20 || Number(grams[1]) % 5 === 0
}

/** Minutes of the steps make the time of the recipe, and no step's words speak of longer than it takes. */
export function judgeMinutes(recipe: CheckedRecipe): readonly Fault[] {
  const sum = recipe.steps.reduce((total, { minutes }) => total + minutes, 0)
  const whole =
    sum === recipe.prep_time
      ? []
      : [{ figure: 'minutes', detail: `steps take ${sum}, the recipe says ${recipe.prep_time}` }]
  const short = recipe.steps
    .filter(({ text, minutes }) => longestSpoken(text) > minutes)
    .map(({ text, minutes }) => ({ figure: 'minutes in words', detail: `(${minutes}) ${text}` }))
  return [...whole, ...short]
}

function longestSpoken(text: string): number {
  return Math.max(
    0,
    ...[...text.matchAll(/\bfor (?:about )?(\d+)(?:(?: to |[-–])\d+)? minutes/g)].map(([, all]) =>
      Number(all),
    ),
  )
}

type Energy = {
  readonly kcal: number
  readonly protein: number
  readonly carbs: number
  readonly fat: number
}

/** Bought and weighed in the shell or as a whole bird, of which the tables' figures are the meat. */
const withShellOrBones = /^(?:mussel|clam|cockle|oyster|snail|whole chicken|whole turkey|duck|goose)$/

/** Per serving from the tables and the grams of the lines; null when a food of the list has no row of its own there, or is weighed in its shell or with its bones. */
export function recomputedNutrition(recipe: CheckedRecipe): Energy | null {
  const rows = recipe.lines.map(({ food, grams }) => ({ grams: grams ?? 0, row: tableFoods.get(food ?? '') }))
  if (recipe.lines.some(({ food }) => withShellOrBones.test(food ?? ''))) return null
  if (rows.some(({ row }) => row === undefined || Number.isNaN(row.kcal))) return null
  const sum = (pick: 'kcal' | 'protein' | 'carbs' | 'fat') =>
    rows.reduce((total, { row, grams }) => total + ((row?.[pick] ?? 0) * grams) / 100, 0) / recipe.servings
  return { kcal: sum('kcal'), protein: sum('protein'), carbs: sum('carbs'), fat: sum('fat') }
}

/** Figures more than a tenth (and more than rounding) away from the tables', or against 4/4/9. */
export function judgeNutrition(recipe: CheckedRecipe): readonly Fault[] {
  const { calories, protein, carbs, fat } = recipe.nutrition
  const own = recomputedNutrition(recipe)
  const pairs = own
    ? ([
        ['kcal', calories, own.kcal, 5],
        ['protein', protein, own.protein, 1],
        ['carbs', carbs, own.carbs, 1],
        ['fat', fat, own.fat, 1],
      ] as const)
    : []
  const off = pairs
    .filter(([, said, counted, rounding]) => Math.abs(said - counted) > Math.max(counted * 0.1, rounding))
    .map(([what, said, counted]) => ({
      figure: 'nutrition',
      detail: `${what} ${said}, tables give ${counted.toFixed(1)}`,
    }))
  const byAtwater = 4 * protein + 4 * carbs + 9 * fat
  // Alcohol has 7 kcal a gram and no column of its own.
  if (recipe.ingredients.some((line) => alcoholic.test(line))) return off
  return Math.abs(byAtwater - calories) > Math.max(calories * 0.2, 40)
    ? [...off, { figure: 'energy', detail: `${calories} kcal, 4/4/9 gives ${byAtwater}` }]
    : off
}

const alcoholic =
  /\b(?:wine|beer|vodka|rum|gin|tequila|whiskey|bourbon|brandy|liqueur|triple sec|champagne|prosecco|sherry|marsala|port|vermouth|sake|cider)\b/i

/** Weights written in a line are the grams that are counted. */
export function judgeWeights(recipe: CheckedRecipe): readonly Fault[] {
  return recipe.lines.flatMap(({ text, grams }) => {
    const written = /(?:^|[( ])(\d+) g\b/.exec(text)
    if (written === null || grams === null) return []
    const isSame = Math.abs(Number(written[1]) - grams) <= Math.max(2, grams * 0.05)
    return isSame ? [] : [{ figure: 'weights', detail: `"${text}" counts as ${grams} g` }]
  })
}
