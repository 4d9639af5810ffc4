import type { ShoppingListAnswer } from '@plotluck/contract'
import type { Box, Section as PdfSection } from '../writer/index.ts'
import { box, text, wholeBox } from './elements.ts'
import { heading, page, type Sheet, tickBox, titleBlock } from './page.ts'
import type { PdfTexts } from './texts.ts'
import { colours } from './theme.ts'

/** What the list says of one thing to get. */
type Line = { readonly words: string; readonly aside: string; readonly isChecked: boolean }
type Section = { readonly title: string; readonly lines: readonly Line[] }

/** A shopping list in the order of the shop, in two columns; what is checked off is struck through. */
export function listPage(sheet: Sheet, list: ShoppingListAnswer): PdfSection {
  const { texts } = sheet
  const { from, to, aisles, checked } = list
  const left = aisles.flatMap(({ lines }) => lines).filter(({ key }) => !checked.includes(key)).length
  const counted = left === 0 ? texts.nothingToBuy : texts.things(left)
  const [first, second] = inColumns(sectionsOf(texts, list))
  return page(
    { sheet, bookmark: texts.shoppingList, id: 'shopping-list' },
    titleBlock(texts.shoppingList, `${texts.span(from, to)} · ${counted}`),
    box(
      styles.columns,
      box(styles.column, ...first.map(section)),
      box(styles.column, ...second.map(section)),
    ),
  )
}

function sectionsOf(texts: PdfTexts, list: ShoppingListAnswer): readonly Section[] {
  const { aisles, staples, atHome, ownLines, checked } = list
  const done = new Set(checked)
  const lineOf = ({ key, name, amount, note, recipes }: ListLine): Line => ({
    words: [name, amount, note].filter(Boolean).join(', '),
    aside: recipes.length > 0 ? texts.forRecipes(recipes) : '',
    isChecked: done.has(key),
  })
  const own = ownLines.map((line) => ({ words: line.text, aside: '', isChecked: done.has(line.id) }))
  return [
    ...aisles.map(({ aisle, lines }) => ({ title: capitalised(aisle), lines: lines.map(lineOf) })),
    { title: texts.ownLines, lines: own },
    { title: texts.staples, lines: staples.map(lineOf).map(alone) },
    { title: texts.atHome, lines: atHome.map(lineOf).map(alone) },
  ].filter(({ lines }) => lines.length > 0)
}

// What is likely at home needs no reason to be there.
const alone = (line: Line): Line => ({ ...line, aside: '' })

type ListLine = ShoppingListAnswer['staples'][number]

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** The sections in two columns of about the same height, in their order. */
function inColumns(sections: readonly Section[]): readonly [readonly Section[], readonly Section[]] {
  const heights = sections.map(({ lines }) => 2 + lines.length)
  const half = heights.reduce((sum, height) => sum + height, 0) / 2
  let above = 0
  const split = heights.findIndex((height) => {
    above += height
    return above > half
  })
  const end =
    split < 0 ? sections.length : Math.max(1, split + (above - half < (heights[split] ?? 0) / 2 ? 1 : 0))
  return [sections.slice(0, end), sections.slice(end)]
}

const section = ({ title, lines }: Section): Box =>
  box(
    styles.section,
    wholeBox({}, heading(title), ...lines.slice(0, 1).map(tickLine)),
    ...lines.slice(1).map(tickLine),
  )

const tickLine = ({ words, aside, isChecked }: Line): Box =>
  wholeBox(
    styles.line,
    tickBox(),
    box(
      styles.words,
      text(isChecked ? { ...styles.word, ...styles.done } : styles.word, words),
      aside ? text(styles.aside, aside) : null,
    ),
  )

const styles = {
  columns: { flexDirection: 'row', gap: 24 },
  column: { flex: 1 },
  section: { marginBottom: 10 },
  line: { flexDirection: 'row', gap: 6, marginBottom: 3.5 },
  words: { flex: 1 },
  word: { fontSize: 10, lineHeight: 1.35 },
  done: { textDecoration: 'line-through', color: colours.inkSoft },
  aside: { fontSize: 7.5, lineHeight: 1.3, color: colours.inkSoft },
} as const
