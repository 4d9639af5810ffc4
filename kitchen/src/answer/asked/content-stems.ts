import { isContent } from './fit.ts'
import { tokensOf } from './tokens.ts'

/** The stems of the words of a plain text that say what it is about. */
export const contentStems = (plain: string): ReadonlySet<string> =>
  new Set(
    tokensOf(plain)
      .filter(isContent)
      .map(({ stem }) => stem),
  )

/** How many of those two plain texts share. */
export function sharedStems(one: string, other: string): number {
  const stems = contentStems(other)
  return [...contentStems(one)].filter((stem) => stems.has(stem)).length
}
