import { mealTypes } from '@plotluck/contract'
import type { PdfMeal } from '../pdf-request.ts'
import type { Box, Section } from '../writer/index.ts'
import { box, text, wholeBox } from './elements.ts'
import { page, type Sheet, titleBlock } from './page.ts'
import { picture } from './recipe-pages.ts'
import { colours } from './theme.ts'

type Week = { readonly monday: string; readonly days: readonly string[] }

/** The weeks from Monday to Sunday that the days between two calendar dates lie in. */
export function weeksBetween(from: string, to: string): readonly Week[] {
  const monday = mondayOf(from)
  const count = Math.floor((instant(to) - instant(monday)) / (7 * dayMs)) + 1
  return Array.from({ length: count }, (_, index) => {
    const first = dateAt(instant(monday) + index * 7 * dayMs)
    return {
      monday: first,
      days: Array.from({ length: 7 }, (__, day) => dateAt(instant(first) + day * dayMs)),
    }
  })
}

// Counted in UTC, where every day has 24 hours.
const dayMs = 86_400_000
const instant = (date: string): number => Date.parse(`${date}T00:00:00Z`)
const dateAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
const mondayOf = (date: string): string =>
  dateAt(instant(date) - ((new Date(instant(date)).getUTCDay() + 6) % 7) * dayMs)

/** A week on one page: a row a day, a column a meal slot. */
export function weekPage(sheet: Sheet, { monday, days }: Week, meals: readonly PdfMeal[]): Section {
  const { texts } = sheet
  const span = texts.span(monday, days.at(-1) ?? monday)
  return page(
    { sheet, bookmark: span, id: `week-${monday}` },
    titleBlock(texts.week, span),
    box(
      styles.row,
      box(styles.day),
      ...mealTypes.map((mealType) => text(styles.slotName, texts.slots[mealType])),
    ),
    ...days.map((date) =>
      wholeBox(
        styles.dayRow,
        box(styles.day, text(styles.dayName, texts.weekday(date)), text(styles.date, texts.dayOfMonth(date))),
        ...mealTypes.map((mealType) =>
          slot(
            sheet,
            meals.find((meal) => meal.date === date && meal.mealType === mealType),
          ),
        ),
      ),
    ),
  )
}

function slot({ texts }: Sheet, meal: PdfMeal | undefined): Box {
  if (!meal) return box(styles.slot)
  const { recipe, servings } = meal
  return box(
    styles.slot,
    picture(recipe, 72),
    text(styles.title, recipe.title),
    text(styles.facts, `${texts.minutes(recipe.prep_time)} · ${texts.servings(servings)}`),
  )
}

const row = { flexDirection: 'row', gap: 8, paddingVertical: 6 } as const

const styles = {
  row,
  dayRow: { ...row, minHeight: 34, borderTop: { width: 0.75, color: colours.line } },
  day: { width: 66 },
  dayName: { fontWeight: 600, fontSize: 10, lineHeight: 1.3, color: colours.cover },
  date: { fontSize: 8.5, lineHeight: 1.3, color: colours.inkSoft },
  slotName: { flex: 1, fontWeight: 600, fontSize: 9, lineHeight: 1.3, color: colours.inkSoft },
  slot: { flex: 1 },
  title: {
    marginTop: 2,
    fontWeight: 600,
    fontSize: 8,
    lineHeight: 1.25,
    maxLines: 4,
  },
  facts: { fontSize: 7, lineHeight: 1.35, color: colours.inkSoft },
} as const
