import companions from './generated/companions.json' with { type: 'json' }
import type { CookFacts } from './cook-facts.ts'

type Row = { readonly words: RegExp; readonly partners: RegExp }

/**
 * What cooks put on one plate because each makes the other better. Words stand for every food whose name has them: 'apple' for green
 * apples too. Read both ways. Source: kitchen practice; a matter of taste.
 */
const table = companions as unknown as readonly (readonly [string, readonly string[]])[]
const rows = table.map(([word, partners]): Row => ({ words: named([word]), partners: named(partners) }))

/** A food's name may have the word anywhere, in the singular or the plural. */
function named(words: readonly string[]): RegExp {
  return new RegExp(`(?:^|[ (])(?:${words.join('|')})(?:e?s)?(?:$|[ ,)])`)
}

type Side = { readonly asks: number[]; readonly answers: number[] }
const sides = new WeakMap<CookFacts, Side>()

function sideOf(facts: CookFacts): Side {
  let side = sides.get(facts)
  if (side === undefined) {
    const name = `${facts.food} ${facts.one}`
    const rowsWith = (part: keyof Row) => rows.flatMap((row, at) => (row[part].test(name) ? [at] : []))
    sides.set(facts, (side = { asks: rowsWith('words'), answers: rowsWith('partners') }))
  }
  return side
}

/** Whether the table puts these two on one plate. */
export function areCompanions(one: CookFacts, other: CookFacts): boolean {
  const [mine, theirs] = [sideOf(one), sideOf(other)]
  return (
    mine.asks.some((row) => theirs.answers.includes(row)) ||
    theirs.asks.some((row) => mine.answers.includes(row))
  )
}

/** The words of what the table puts beside a food of this name, as the table has them; empty for a food it does not know. */
export function companionWords(name: string): readonly string[] {
  return table.flatMap(([word, partners]) => (named([word]).test(name) ? partners : []))
}
