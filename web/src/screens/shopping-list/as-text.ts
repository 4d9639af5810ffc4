import type { ShoppingListAnswer } from '@plotluck/contract'

/** The list as plain text, an aisle a paragraph, for a message or a note. */
export function asText({ aisles, ownLines, checked }: ShoppingListAnswer): string {
  const done = new Set(checked)
  const paragraphs = aisles.map(({ aisle, lines }) => [
    aisle,
    ...lines
      .filter(({ key }) => !done.has(key))
      .map(({ amount, name }) => `- ${[name, amount].filter(Boolean).join(', ')}`),
  ])
  const own = ownLines.filter(({ id }) => !done.has(id)).map(({ text }) => `- ${text}`)
  return [...paragraphs, own]
    .filter((lines) => lines.length > 1 || lines === own)
    .map((lines) => lines.join('\n'))
    .filter((text) => text !== '')
    .join('\n\n')
}
