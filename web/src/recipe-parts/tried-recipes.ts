import { call } from '../api/client.ts'
import { keepCurrentRecipes } from './current-recipes.ts'

const storageKey = 'tried-recipes'

/** Remembers what a visitor was given, in this browser, until they sign up. */
export function rememberTried(keep: string): void {
  try {
    localStorage.setItem(storageKey, keep)
  } catch {}
}

/** Keeps what was given before signing up for the account that is signed in now, where there is something; it is tried once. */
export async function keepTried(): Promise<void> {
  const keep = takeTried()
  if (keep === null) return
  const outcome = await call('POST /api/try-recipes/keep', { body: { keep } })
  if (outcome.ok) keepCurrentRecipes(outcome.answer.recipes, outcome.answer.leftOut)
}

function takeTried(): string | null {
  try {
    const keep = localStorage.getItem(storageKey)
    localStorage.removeItem(storageKey)
    return keep
  } catch {
    return null
  }
}
