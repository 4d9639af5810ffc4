// What the kitchen makes of recipes that nobody here wrote: `npm run eval -- real FOLDER`. The folder holds the expected JSON of a recipe
// scraper's tests (title, ingredients, instructions_list or steps, yields, nutrients); figures are printed, and no text is kept.
// `--samples refused` (or a finding's code) names the files that show it and the words it is about, to be read one by one.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { nutritionOf, parseLine, review } from '@plotluck/kitchen'
import type { Nutrition, ReviewResult } from '@plotluck/kitchen'
import { percent } from './figures.ts'

type Fields = Readonly<Record<string, unknown>>

/** A recipe of a site, with the energy of one serving where the site says it. */
type RealRecipe = {
  readonly file: string
  readonly title: string
  readonly lines: readonly string[]
  readonly steps: readonly string[]
  /** Null where the site does not say how many eat: its energy is then of a piece or a slice, and tells nothing. */
  readonly servings: number | null
  readonly calories: number | null
}

/** Prints the figures of a folder as a table, and where `samples` is given the recipes refused or with a finding of that code. */
export function printReal(folder: string, samples?: string): void {
  const recipes = jsonFiles(folder).flatMap(readRecipe)
  const reviewed = recipes.map((recipe) => ({ recipe, result: reviewOf(recipe) }))
  console.log(`\n# Real recipes: ${recipes.length} in English\n\n| figure | value |\n| --- | --- |`)
  for (const [figure, value] of [...refusalRows(reviewed), ...lineRows(recipes), ...energyRows(reviewed)])
    console.log(`| ${figure} | ${value} |`)
  if (samples !== undefined) printFindings(reviewed, samples)
}

function printFindings(reviewed: readonly Reviewed[], asked: string): void {
  for (const { recipe, result } of reviewed)
    for (const { code, severity, where = '' } of result.findings)
      if (code === asked || severity === asked)
        console.log(`\n${recipe.file} (${recipe.title})\n    ${code}: ${where}`)
}

function jsonFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
}

function readRecipe(path: string): readonly RealRecipe[] {
  const value = parsed(readFileSync(path, 'utf8'))
  if (value === null) return []
  const {
    title,
    ingredients,
    instructions_list,
    steps = instructions_list,
    yields,
    nutrients,
    language,
  } = value
  const isEnglish =
    (typeof language !== 'string' || language.toLowerCase().startsWith('en')) && isTexts(steps)
  if (typeof title !== 'string' || !isTexts(ingredients) || !isTexts(steps) || !isEnglish) return []
  if (ingredients.length === 0 || steps.length === 0 || !/\b(?:the|and|with)\b/i.test(steps.join(' ')))
    return []
  return [
    {
      file: basename(path),
      title,
      lines: ingredients,
      steps,
      servings: servingsOf(yields),
      calories: caloriesOf(nutrients),
    },
  ]
}

function parsed(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Fields) : null
  } catch {
    return null
  }
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

/** '6 servings'; of '1 loaf' nobody knows how many eat. */
function servingsOf(yields: unknown): number | null {
  const found = typeof yields === 'string' ? /(\d+) servings?/.exec(yields) : null
  return found === null ? null : Number(found[1])
}

function caloriesOf(nutrients: unknown): number | null {
  const said = (nutrients as Fields | undefined | null)?.['calories']
  const found = typeof said === 'string' ? /\d+(?:\.\d+)?/.exec(said) : null
  return found === null || Number(found[0]) < 20 ? null : Number(found[0])
}

function reviewOf({ title, servings, lines, steps }: RealRecipe): ReviewResult {
  const draft = {
    title,
    servings: servings ?? 4,
    ingredients: lines,
    steps: steps.map((text) => ({ text })),
    writtenBy: 'model' as const,
  }
  return review(draft, { ingredients: [] })
}

type Row = readonly [figure: string, value: string]
type Reviewed = { readonly recipe: RealRecipe; readonly result: ReviewResult }

function refusalRows(reviewed: readonly Reviewed[]): readonly Row[] {
  const refused = reviewed.filter(({ result }) => result.verdict === 'refused')
  const codes = (severity: string) =>
    counted(
      reviewed.map(({ result }) =>
        result.findings.filter((finding) => finding.severity === severity).map(({ code }) => code),
      ),
    )
  return [
    ['refused', `${refused.length} (${percent(refused.length / reviewed.length)})`],
    ['refused for', codes('refused')],
    ['mended for', codes('repaired')],
  ]
}

/** How many recipes show each code. */
function counted(codes: readonly (readonly string[])[]): string {
  const counts = new Map<string, number>()
  for (const code of codes.flatMap((each) => [...new Set(each)]))
    counts.set(code, (counts.get(code) ?? 0) + 1)
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([code, count]) => `${code} ${count}`)
    .join(', ')
}

function lineRows(recipes: readonly RealRecipe[]): readonly Row[] {
  const lines = recipes.flatMap((recipe) => recipe.lines.map(parseLine))
  const known = lines.filter(({ isExact }) => isExact)
  const weighed = lines.filter(({ grams }) => grams !== null)
  return [
    ['lines', String(lines.length)],
    ['lines whose food is known for sure', percent(known.length / lines.length)],
    ['lines with any food', percent(lines.filter(({ food }) => food !== null).length / lines.length)],
    ['lines with a weight', percent(weighed.length / lines.length)],
  ]
}

/** The energy of the lines as they are written, without what review adds, for as many as the site says. */
function energyRows(reviewed: readonly Reviewed[]): readonly Row[] {
  const told = reviewed.flatMap(({ recipe: { lines, servings, calories }, result }) =>
    result.verdict === 'refused' || calories === null || servings === null
      ? []
      : [{ said: calories, nutrition: nutritionOf(lines.map(parseLine), servings) }],
  )
  const whole = told.filter(({ nutrition: { coverage } }) => coverage.counted === coverage.total)
  return [
    [
      'recipes with all lines counted',
      share(
        reviewed.filter(({ result }) => result.verdict !== 'refused' && isWhole(result)).length,
        reviewed.length,
      ),
    ],
    ['energy within 20 % of the site, all lines counted', share(whole.filter(isNear).length, whole.length)],
    ['energy within 20 % of the site, any', share(told.filter(isNear).length, told.length)],
  ]
}

const isWhole = ({ recipe: { nutritionCoverage } }: Extract<ReviewResult, { readonly recipe: unknown }>) =>
  nutritionCoverage.counted === nutritionCoverage.total

const isNear = ({ said, nutrition }: { readonly said: number; readonly nutrition: Nutrition }) =>
  Math.abs(nutrition.perServing.calories - said) <= said * 0.2

const share = (count: number, of: number) =>
  of === 0 ? 'none' : `${count} of ${of} (${percent(count / of)})`
