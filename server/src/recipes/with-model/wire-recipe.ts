import { difficulties, type RecipeDraft } from '@plotluck/kitchen'
import * as z from 'zod'
import {
  fieldNames,
  fieldOf,
  type Fields,
  isFields,
  readDifficulty,
  readLines,
  readServings,
  readSteps,
} from './loose-forms.ts'

/**
 * The form in which a model is asked to answer: plain, so that every provider's reading of JSON Schema allows it. It asks for words and
 * decisions; nothing that the kitchen computes (nutrition, allergens, diets, what is at home, the whole time) has a field.
 */
export const answerSchema = {
  type: 'object',
  properties: {
    recipes: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          title: { type: 'string' },
          servings: { type: 'integer' },
          difficulty: { type: 'string', enum: [...difficulties] },
          ingredients: { type: 'array', items: { type: 'string' } },
          steps: {
            type: 'array',
            items: {
              type: 'object',
              properties: { text: { type: 'string' }, minutes: { type: 'integer' } },
              required: ['text', 'minutes'],
              additionalProperties: false,
            },
          },
        },
        required: ['title', 'servings', 'difficulty', 'ingredients', 'steps'],
        additionalProperties: false,
      },
    },
  },
  required: ['recipes'],
  additionalProperties: false,
} as const

const text = (most: number) => z.string().trim().min(1).max(most)
const whole = (least: number, most: number) => z.number().int().min(least).max(most)

/** What a recipe must be before the kitchen reads it. Fields that nobody asked for are dropped. */
const recipeSchema = z.object({
  title: text(120),
  servings: whole(1, 24),
  difficulty: z.enum(difficulties).optional(),
  ingredients: z.array(text(200)).min(2).max(40),
  steps: z
    .array(z.object({ text: text(1000), minutes: whole(0, 1440).optional() }))
    .min(1)
    .max(30),
})

/** A draft for the kitchen's review, or what is wrong with the form of it, in words a model can act on. */
export type ReadRecipe =
  | { readonly ok: true; readonly draft: RecipeDraft }
  | { readonly ok: false; readonly reasons: readonly string[] }

/** Reads what a model wrote, in whatever form it means the same. Never throws. */
export function readRecipe(written: unknown): ReadRecipe {
  const read = recipeSchema.safeParse(isFields(written) ? inPlainForm(written) : written)
  if (read.success) return { ok: true, draft: draftOf(read.data) }
  const reasons = read.error.issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.') || 'recipe'}: ${message}`)
  return { ok: false, reasons }
}

function inPlainForm(written: Fields): Fields {
  const field = (name: keyof typeof fieldNames): unknown => fieldOf(written, fieldNames[name])
  return {
    title: field('title'),
    servings: readServings(field('servings')),
    difficulty: readDifficulty(field('difficulty')),
    ingredients: readLines(field('ingredients')),
    steps: readSteps(field('steps')),
  }
}

function draftOf({ difficulty, steps, ...rest }: z.infer<typeof recipeSchema>): RecipeDraft {
  return {
    ...rest,
    ...(difficulty !== undefined && { difficulty }),
    steps: steps.map(({ text: words, minutes }) => ({
      text: words,
      ...(minutes !== undefined && { minutes }),
    })),
    writtenBy: 'model',
  }
}
