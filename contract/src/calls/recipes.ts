import type { SplitFood } from '@plotluck/kitchen'
import {
  cuisines,
  dietaryFilters,
  difficulties,
  maxTimeOf,
  maxTimeTexts,
} from '@plotluck/kitchen/vocabularies'
import * as z from 'zod/mini'
import { describe } from 'zod/v4/core'
import { type Calls, schemaOf } from '../call.ts'
import { ingredientSchema, ingredientsSchema, leaveOutUnknownSchema } from '../forms.ts'
import { maxTypedLength } from '../generation.ts'
import { byId, leftOut, list, nextCursor, pageQuery, paperQuery, recipe, texts } from './shapes.ts'

const unset = (value: unknown): unknown =>
  value === '' || value === 'any' || value === null ? undefined : value
const filter = <S extends z.ZodMiniType>(choices: S) => z.pipe(z.transform(unset), z.optional(choices))

/** Empty strings, null and 'any' count as not set. `maxTime` is minutes from here on. */
const generateRequest = z.strictObject({
  ingredients: ingredientsSchema,
  leaveOutUnknown: leaveOutUnknownSchema,
  /** Those of the ingredients that are to be used before others, to the letter. */
  useSoon: z.optional(z.array(ingredientSchema).check(z.maxLength(20, 'Maximum 20 ingredients allowed'))),
  dietary: filter(z.array(z.enum(dietaryFilters))),
  cuisine: filter(z.enum(cuisines)),
  maxTime: z.pipe(
    z.transform((value) => unset(typeof value === 'number' ? String(value) : value)),
    z.pipe(
      z.optional(z.enum(maxTimeTexts)),
      z.transform((text) => text && maxTimeOf(text)),
    ),
  ),
  difficulty: filter(z.enum(difficulties)),
})

export type GenerateAnswer = z.output<typeof generateAnswer>
const generateAnswer = z.object({
  recipes: list(recipe),
  leftOut: list(leftOut),
  /** Generations used in the running week; null for premium users. */
  recipesUsed: z.nullable(z.number()),
})

const requestKey = z
  .string()
  .check(
    z.regex(/^[\x21-\x7e]{1,100}$/, 'The Idempotency-Key must be 1 to 100 visible characters.'),
    describe(
      'A name of this request, 100 visible characters at the most: sent again with it, the same set comes back and none is counted.',
    ),
  )

/** What was typed, thing by thing in its order. `message` says why a thing is no food; a food has none. */
export type ReadIngredients = z.output<typeof readIngredients>
const readIngredients = z.object({
  items: list(
    schemaOf<SplitFood>()(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('food'), text: z.string(), food: z.string() }),
        z.object({ kind: z.enum(['unknown', 'not-food', 'absent']), text: z.string(), message: z.string() }),
      ]),
    ),
  ),
})

/** How one chosen ingredient keeps. `ingredient` is the text as it was sent. */
export type StorageTip = z.output<typeof storageTip>
const storageTip = z.object({ ingredient: z.string(), tip: z.string() })

const chosenIngredients = z.pipe(
  z.pipe(
    z.optional(z.string().check(describe('Names, separated by commas; 20 at the most.'))),
    z.transform((text = '') => text.split(',').filter((name) => name.trim() !== '')),
  ),
  z.array(ingredientSchema).check(z.maxLength(20, 'Maximum 20 ingredients allowed')),
)

/** Newest first, every recipe ever generated for this person that fits `?q=`. */
export type HistoryPage = z.output<typeof historyPage>
const historyPage = z.object({ recipes: list(recipe), nextCursor })

/** A meal of a menu day. `recipe` is the checked recipe behind it, kept in the person's history under its id. */
export type PairedRecipe = z.output<typeof pairedRecipe>
const pairedRecipe = z.object({
  title: z.string(),
  /** Minutes from start to table when the shared preparation is done already. */
  cookTime: z.number(),
  servings: z.number(),
  /** Knife work and cooking that serves another day's recipe too. */
  sharedPrep: texts,
  uniquePrep: texts,
  ingredients: texts,
  instructions: z.string(),
  recipe,
})
export type IngredientGuideEntry = z.output<typeof ingredientGuideEntry>
const ingredientGuideEntry = z.object({
  ingredient: z.string(),
  usedInDays: list(z.number()),
  storage: z.string(),
  shelfLife: z.string(),
  substitutes: texts,
})
/** Three days that lose the least food, with the figures behind the two summaries. Grams are whole. */
export type UseItFirstMenu = z.output<typeof useItFirstMenu>
const useItFirstMenu = z.object({
  prepEfficiency: z.string(),
  wasteReduction: z.string(),
  /** Days 1, 2, 3; `focus` is what is used up first: 'Use the spinach and milk'. */
  menu: list(z.object({ day: z.number(), focus: z.string(), pairedRecipes: list(pairedRecipe) })),
  ingredientGuide: list(ingredientGuideEntry),
  gramsAtRisk: z.number(),
  gramsSaved: z.number(),
  /** What cooking in the order given would have saved, with as many meals. */
  gramsSavedInOrderGiven: z.number(),
  /** Minutes of preparation that are done once instead of twice. */
  minutesSaved: z.number(),
  leftOut: list(leftOut),
  /** One line for each figure: what it counts and how. */
  explanations: z.object({ prepEfficiency: z.string(), wasteReduction: z.string() }),
})

export const ingredientCalls = {
  'POST /api/read-ingredients': {
    about: 'recipes',
    does: 'Reads typed or pasted text as a list of foods: what each thing was taken for, or why it is no food.',
    access: 'signed in',
    body: z.strictObject({
      text: z
        .string('Required')
        .check(
          z.trim(),
          z.minLength(1, 'Required'),
          z.maxLength(maxTypedLength, 'This list is too long to read at once. Please paste a part of it.'),
        ),
    }),
    answer: readIngredients,
    refusals: ['too-many-requests'],
  },
} as const satisfies Calls

export const tryCalls = {
  'POST /api/try-recipes': {
    about: 'recipes',
    does: 'Writes three recipes for somebody without an account, a few times a day for each address.',
    access: 'everyone',
    body: z.strictObject({ ingredients: ingredientsSchema, leaveOutUnknown: leaveOutUnknownSchema }),
    answer: z.object({
      recipes: list(recipe),
      leftOut: list(leftOut),
      ...readIngredients.shape,
      /** Keeps these recipes for an account that is made within a week. */
      keep: z.string(),
    }),
    refusals: ['no-food', 'not-understood', 'no-recipe', 'too-many-requests'],
  },
  'POST /api/try-recipes/keep': {
    about: 'recipes',
    does: 'Keeps what was given before signing up as the first recipes of a new account.',
    access: 'signed in',
    body: z.strictObject({ keep: z.string().check(z.maxLength(4000)) }),
    answer: z.object({ recipes: list(recipe), leftOut: list(leftOut) }),
    refusals: ['not-found'],
  },
} as const satisfies Calls

export const recipeCalls = {
  'POST /api/generate-recipes': {
    about: 'recipes',
    does: 'Writes three checked recipes from a basket. A free person has three sets in seven days.',
    access: 'signed in',
    headers: z.object({ 'Idempotency-Key': z.optional(requestKey) }),
    body: generateRequest,
    answer: generateAnswer,
    events: {
      progress: z.object({ message: z.string() }),
      recipe: z.object({ index: z.number(), recipe }),
      done: z.omit(generateAnswer, { recipes: true }),
    },
    refusals: [
      'weekly-limit-reached',
      'no-food',
      'not-understood',
      'no-recipe',
      'premium-only',
      'already-generating',
      'too-many-requests',
    ],
  },
  'POST /api/recipes/{id}/swap': {
    about: 'recipes',
    does: 'Writes another recipe in the place of one that was generated; asked again, it gives the same. It counts as no generation; a free user swaps each of the three once.',
    access: 'signed in',
    path: byId,
    answer: recipe,
    refusals: ['not-found', 'no-recipe', 'premium-only', 'too-many-requests'],
  },
  'GET /api/recipes/{id}': {
    about: 'recipes',
    does: 'Gives one recipe that was generated for the person.',
    access: 'signed in',
    path: byId,
    answer: recipe,
  },
  'GET /api/last-recipes': {
    about: 'recipes',
    does: 'Gives the three recipes that were last generated for the person within seven days, swapped ones in their places; none where there are none.',
    access: 'signed in',
    answer: z.object({ recipes: list(recipe), leftOut: list(leftOut) }),
  },
  'GET /api/history': {
    about: 'recipes',
    does: 'Searches every recipe ever generated for the person, newest first.',
    access: { premium: 'history' },
    query: pageQuery,
    answer: historyPage,
  },
  'GET /api/storage-tips': {
    about: 'recipes',
    does: 'Says how each ingredient keeps.',
    access: 'signed in',
    query: z.object({ ingredients: chosenIngredients }),
    answer: z.object({ tips: list(storageTip) }),
  },
} as const satisfies Calls

export const recipePdfCalls = {
  'GET /api/recipes/{id}/pdf': {
    about: 'recipes',
    does: 'Gives one recipe of the person as a PDF file: picture, nutrition, allergens and what was checked.',
    access: { premium: 'pdf' },
    path: byId,
    query: paperQuery,
    answer: { file: 'application/pdf', about: 'A file, application/pdf.' },
    refusals: ['too-busy', 'too-long-for-pdf', 'too-many-requests'],
  },
} as const satisfies Calls

export const menuCalls = {
  'POST /api/generate-use-it-first-menu': {
    about: 'recipes',
    does: 'Plans three days that lose the least food.',
    access: { premium: 'use-it-first' },
    body: z.strictObject({ ingredients: ingredientsSchema, leaveOutUnknown: leaveOutUnknownSchema }),
    answer: useItFirstMenu,
    refusals: ['no-food', 'not-understood', 'no-recipe', 'too-busy', 'too-many-requests'],
  },
} as const satisfies Calls
