import type { ShoppingListAnswer } from '@plotluck/contract'
import type { CheckedRecipe } from '@plotluck/kitchen'
import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import type { User } from '../platform/http/index.ts'
import type { UserId } from '../platform/ids.ts'
import { type Page, type PageQuery, readPage } from '../platform/list-pages/index.ts'
import { endingWith, type LimitPerUser } from '../platform/per-user-limit.ts'
import type { StoredRecipe } from '../premium/index.ts'
import { fileName } from './file-name.ts'
import type { DrawPdf, PdfContent, PdfMeal, PdfParts, PdfRequest, Reader } from './pdf-request.ts'

export type PdfDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly limitPerUser: LimitPerUser
  readonly drawPdf: DrawPdf
  /** A recipe that was generated for the person or saved by them. */
  readonly findRecipe: (tx: Transaction, id: string) => Promise<StoredRecipe | undefined>
  /** Saved recipes that fit the page, newest first, at most `most`. */
  readonly newestSaved: (
    tx: Transaction,
    userId: UserId,
    page: Page,
    most: number,
  ) => Promise<readonly StoredRecipe[]>
  readonly savedByIds: (
    tx: Transaction,
    ids: readonly string[],
  ) => Promise<readonly (StoredRecipe & { readonly id: string })[]>
  readonly mealsBetween: (
    tx: Transaction,
    userId: UserId,
    span: Span,
  ) => Promise<readonly (Pick<PdfMeal, 'mealType' | 'servings'> & PlannedOn)[]>
  readonly shoppingList: (user: User, span: Span) => Promise<ShoppingListAnswer>
}

/** A file that is being written; its name is without ending. */
export type PdfFile = { readonly name: string; readonly content: AsyncGenerator<Uint8Array, void> }

type Span = { readonly from: string; readonly to: string }
type PlannedOn = { readonly recipeId: string; readonly plannedDate: string }

/** A file takes so many recipes: about so many pages, written in a few seconds. */
export const maxPdfRecipes = 100
/** And so many signs of all that stands in it: a hundred usual recipes have half of them. */
const maxPdfSigns = 1_000_000
/** A file takes so many days of a plan: five weeks and the days around them. */
export const maxPdfDays = 42

const allowance = {
  work: 'documents',
  maxConcurrent: 3,
  most: 60,
  seconds: 600,
  busy: 'Three files are being written for you already. Please wait until one is there, then try again.',
}

/** What people print: a recipe, their collection, their weeks and the shopping list. For premium people. */
export type Pdf = ReturnType<typeof createPdf>

export function createPdf(deps: PdfDeps) {
  const { database, shoppingList } = deps
  const documents = deps.limitPerUser(allowance)
  // What stands in a document is read only once it may be written: refused ones cost nothing.
  const draw = async ({ id }: User, reader: Reader, read: Read): Promise<Result<PdfFile>> => {
    const entered = await documents.enter(id)
    if (!entered.ok) return entered
    const end = entered.value
    const file = await begun(deps, id, reader, read).catch(async (error: unknown) => {
      await end()
      throw error
    })
    if (file.ok) return success({ name: file.value.name, content: endingWith(file.value.parts, end) })
    await end()
    return file
  }
  const asOwner = <T>({ id }: User, work: (tx: Transaction) => Promise<T>) => database.asUser(id, work)
  return {
    recipe: (user: User, reader: Reader, id: string) =>
      draw(user, reader, () => asOwner(user, (tx) => readRecipe(tx, deps, id))),
    collection: async (user: User, reader: Reader, query: PageQuery) => {
      const page = readPage(query)
      if (!page.ok) return page
      return draw(user, reader, () => asOwner(user, (tx) => readCollection(tx, deps, user.id, page.value)))
    },
    weeks: async (user: User, reader: Reader, span: Span) => {
      if (daysOf(span) > maxPdfDays) return tooManyDays
      return draw(user, reader, async () => {
        const meals = await asOwner(user, (tx) => readMeals(tx, deps, user.id, span))
        return success({ kind: 'weeks', ...span, meals, list: await shoppingList(user, span) })
      })
    },
    shoppingList: (user: User, reader: Reader, span: Span) =>
      draw(user, reader, async () =>
        success({ kind: 'shopping-list', list: await shoppingList(user, span) }),
      ),
  }
}

type Read = () => Promise<Result<PdfContent>>
type Begun = { readonly name: string; readonly parts: PdfParts }

async function begun(deps: PdfDeps, userId: UserId, reader: Reader, read: Read): Promise<Result<Begun>> {
  const content = await read()
  return content.ok ? drawn(deps, userId, { content: content.value, reader }) : content
}

async function drawn({ drawPdf }: PdfDeps, userId: UserId, request: PdfRequest): Promise<Result<Begun>> {
  const { content } = request
  if (JSON.stringify(content).length > maxPdfSigns) return tooManyRecipes
  const parts = await drawPdf(request, userId)
  if (parts === 'too-busy') return failure('too-busy')
  if (parts === 'too-long') return failure('too-long-for-pdf')
  return success({ name: fileName(content), parts })
}

async function readRecipe(tx: Transaction, { findRecipe }: PdfDeps, id: string): Promise<Result<PdfContent>> {
  const found = await findRecipe(tx, id)
  return found ? success({ kind: 'recipe', recipe: found.recipe }) : failure('not-found')
}

async function readCollection(
  tx: Transaction,
  { newestSaved }: PdfDeps,
  userId: UserId,
  page: Page,
): Promise<Result<PdfContent>> {
  const found = await newestSaved(tx, userId, page, maxPdfRecipes + 1)
  if (found.length === 0)
    return failure('not-found', { message: 'There is no saved recipe to put into a file.' })
  if (found.length > maxPdfRecipes) return tooManyRecipes
  return success({
    kind: 'collection',
    recipes: found.map(({ recipe }) => recipe),
    words: page.words.join(' '),
  })
}

async function readMeals(
  tx: Transaction,
  { mealsBetween, savedByIds }: PdfDeps,
  userId: UserId,
  span: Span,
): Promise<readonly PdfMeal[]> {
  const planned = await mealsBetween(tx, userId, span)
  const rows = await savedByIds(tx, [...new Set(planned.map(({ recipeId }) => recipeId))])
  const recipes = new Map<string, PdfMeal['recipe']>(rows.map(({ id, recipe }) => [id, shownInPlan(recipe)]))
  return planned.flatMap(({ recipeId, plannedDate, mealType, servings }) => {
    const recipe = recipes.get(recipeId)
    return recipe ? [{ date: plannedDate, mealType, servings, recipe }] : []
  })
}

const shownInPlan = ({ title, prep_time, picture }: CheckedRecipe): PdfMeal['recipe'] => {
  return { title, prep_time, picture }
}

const daysOf = ({ from, to }: Span): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1

const tooManyRecipes = failure('too-long-for-pdf', {
  message: `A file takes ${maxPdfRecipes} recipes of usual length, and these are more. Search for a few words and download what they find.`,
  details: { most: maxPdfRecipes },
})
const tooManyDays = failure('too-long-for-pdf', {
  message: `A file takes ${maxPdfDays} days of a plan. Choose fewer weeks.`,
  details: { most: maxPdfDays },
})
