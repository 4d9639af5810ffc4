import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Answer } from '@plotluck/contract'
import { splitFoods, suggest } from '@plotluck/kitchen'
import { calendarDate, type Clock } from '../platform/clock.ts'
import type { Transaction } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import { seedOf, type NewId, type UserId } from '../platform/ids.ts'
import { presentRecipe } from '../premium/index.ts'
import type { ReadBasket } from './generate.ts'
import { saveRecipes } from './save-recipes.ts'
import { recentIngredients } from './store.ts'

export type TryDeps = {
  readonly readBasket: ReadBasket
  readonly clock: Clock
  readonly newId: NewId
  /** Signs what a visitor was given, so that nobody keeps what nobody got. */
  readonly secret: string
}

/** All that the built-in kitchen needs to write the same three recipes again. */
type Tried = { readonly ingredients: readonly string[]; readonly seed: number; readonly today: string }

/** So long a visitor may take to sign up. */
const daysKept = 7

/** Three recipes by the built-in kitchen for somebody without an account. Nothing is stored: what they got is in `keep`, signed. */
export function tryRecipes(
  { readBasket, clock, newId, secret }: TryDeps,
  texts: readonly string[],
  how: { readonly leaveOutUnknown: boolean },
): Result<Answer<'POST /api/try-recipes'>> {
  const basket = readBasket(texts, how)
  if (!basket.ok) return basket
  const now = clock()
  const seed = seedOf(newId())
  const tried = { ingredients: basket.value, seed, today: calendarDate(now) }
  const written = write(tried)
  if (!written.ok) return failure(written.failure.code, { message: written.failure.message })
  const recipes = written.recipes.map((recipe) => presentRecipe({ recipe, createdAt: now }, false))
  const items = texts.flatMap(splitFoods)
  return success({ recipes, leftOut: written.leftOut, items, keep: sign(secret, tried) })
}

/** Keeps what a visitor was given for the account they made since: once, as their first recipes, and without counting it. */
export async function keepTried(
  tx: Transaction,
  { clock, newId, secret }: TryDeps,
  userId: UserId,
  keep: string,
): Promise<Result<Answer<'POST /api/try-recipes/keep'>>> {
  const now = clock()
  const tried = readSigned(secret, keep)
  if (!tried || now.getTime() - Date.parse(tried.today) > (daysKept + 1) * 24 * 60 * 60_000)
    return failure('not-found')
  const hasRecipes = (await recentIngredients(tx, userId, 1)).length > 0
  const written = hasRecipes ? undefined : write(tried)
  if (!written?.ok) return failure('not-found')
  const recipes = written.recipes.map((recipe) => ({ ...recipe, id: newId() }))
  const { leftOut } = written
  await saveRecipes(tx, {
    id: newId(),
    userId,
    createdAt: now,
    ingredients: tried.ingredients,
    recipes,
    leftOut,
  })
  return success({
    recipes: recipes.map((recipe) => presentRecipe({ recipe, createdAt: now }, false)),
    leftOut,
  })
}

const write = ({ ingredients, seed, today }: Tried) => suggest({ ingredients }, { seed, today })

const signature = (secret: string, text: string): Buffer =>
  createHmac('sha256', `${secret} tried recipes`).update(text).digest()

function sign(secret: string, tried: Tried): string {
  const text = Buffer.from(JSON.stringify(tried)).toString('base64url')
  return `${text}.${signature(secret, text).toString('base64url')}`
}

function readSigned(secret: string, keep: string): Tried | undefined {
  const [text = '', signed = ''] = keep.split('.')
  const [given, right] = [Buffer.from(signed, 'base64url'), signature(secret, text)]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as Tried
}
