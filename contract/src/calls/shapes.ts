import type { CheckedRecipe, RecipePicture, ServingNutrition } from '@plotluck/kitchen'
import * as z from 'zod/mini'
import { describe } from 'zod/v4/core'
import { schemaOf } from '../call.ts'
import { calendarDateSchema, spanRule } from '../dates.ts'
import { papers } from '../pdf.ts'

/** What several calls say alike. */

export const list = <S extends z.ZodMiniType>(item: S) => z.readonly(z.array(item))
export const texts = list(z.string())
export const done = z.object({ success: z.literal(true) })
export const address = z.object({ url: z.string() })
/** An ISO instant. */
export const instant = z.string()
/** The cursor of the next page; null on the last. */
export const nextCursor = z.nullable(z.string())

const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
/** Addresses with an id: what is no id is the id of nothing. */
export const id = z.string().check(z.refine(isUuid))
export const byId = z.object({ id })

const from = calendarDateSchema.check(describe('First day, YYYY-MM-DD.'))
const to = calendarDateSchema.check(describe('Last day, YYYY-MM-DD.'))
/** A span of days, both ends in it. */
export const spanQuery = z.strictObject({ from, to }).check(spanRule)

const paper = z.optional(
  z
    .enum(papers, 'Choose a4 or letter')
    .check(describe('a4 or letter; without it that of the region in Accept-Language.')),
)
export const paperQuery = z.object({ paper })
export const paperSpanQuery = z.strictObject({ from, to, paper }).check(spanRule)

const cursor = z.optional(z.string().check(z.maxLength(200), describe('`nextCursor` of the page before.')))
/** A list that is read page by page. */
export const cursorQuery = z.object({ cursor })
const pageFields = {
  q: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(200, 'Maximum 200 characters allowed'),
        describe('Words to search titles and ingredients for.'),
      ),
  ),
  cursor,
}
/** A list that is searched and read page by page. */
export const pageQuery = z.object(pageFields)
export const paperPageQuery = z.object({ paper, ...pageFields })

/** Something typed that no recipe uses, with a sentence that says why. */
export type LeftOut = z.output<typeof leftOut>
export const leftOut = z.object({ text: z.string(), message: z.string() })

/** A recipe as the API sends it: the kitchen's checked recipe, its nutrition only for premium users. */
export type ApiRecipe = Omit<CheckedRecipe, 'nutrition' | 'nutritionCoverage' | 'kind'> & {
  readonly nutrition?: ServingNutrition
  readonly nutritionCoverage?: CheckedRecipe['nutritionCoverage']
  /** ISO instant of the set this recipe belongs to; of a saved recipe, when it was saved. */
  readonly created_at: string
}

/** The kind of dish, the foods in it, and how it is served, cut and finished where that is known. */
export const picture = schemaOf<RecipePicture>()(
  z.object({
    dish: z.string(),
    foods: texts,
    form: z.optional(z.string()),
    cut: z.optional(z.string()),
    finish: z.optional(z.string()),
  }),
)
const nutrition = z.object({ calories: z.number(), protein: z.number(), carbs: z.number(), fat: z.number() })
const notes = z.object({
  headnote: z.string(),
  yields: z.nullable(z.string()),
  pan: z.nullable(z.string()),
  goesWith: texts,
  variations: texts,
  tip: z.string(),
})
const allergens = z.object({ us9: texts, eu14: texts, mayContain: texts })
const line = z.object({
  text: z.string(),
  food: z.nullable(z.string()),
  grams: z.nullable(z.number()),
  have: z.boolean(),
  availability: z.string(),
  optional: z.boolean(),
  short: z.optional(z.string()),
})
/** What is asked of a recipe whether it is for somebody: `fitOf` of the kitchen holds it against a person. */
export const fitFields = {
  allergens,
  diets: texts,
  lines: list(z.object({ text: z.string(), food: z.nullable(z.string()) })),
}
export const recipe = schemaOf<ApiRecipe>()(
  z.object({
    id: z.string(),
    title: z.string(),
    image: z.optional(z.string()),
    season: z.optional(z.string()),
    difficulty: z.string(),
    prep_time: z.number(),
    servings: z.number(),
    ingredients: texts,
    user_has: texts,
    instructions: z.string(),
    nutrition: z.optional(nutrition),
    nutritionCoverage: z.optional(z.object({ counted: z.number(), total: z.number(), notCounted: texts })),
    lines: list(line),
    steps: list(z.object({ text: z.string(), minutes: z.number() })),
    allergens,
    diets: texts,
    checks: list(z.object({ kind: z.string(), outcome: z.string(), message: z.string() })),
    cuisine: z.nullable(z.string()),
    picture,
    leftovers: z.nullable(z.string()),
    uses: z.optional(texts),
    gaveWay: z.optional(z.string()),
    notes: z.optional(notes),
    writtenBy: z.enum(['kitchen', 'model']),
    created_at: instant,
  }),
)
