import { like, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** What a search reads of a recipe: its title and ingredients, without accents and in lower case. */
export function searchText(title: string, ingredients: readonly string[]): string {
  return folded([title, ...ingredients].join('\n'))
}

/** The words of a search as they would stand in `searchText`, each once. */
export function searchWords(q: string): readonly string[] {
  return [...new Set(folded(q).split(/\s+/))].filter((word) => word !== '')
}

/** The rows in whose search text every word occurs, also inside a longer word. */
export function containing(column: PgColumn, words: readonly string[]): readonly SQL[] {
  return words.map((word) => like(column, `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`))
}

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
