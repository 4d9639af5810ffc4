import { findCookFacts } from '../cooking/index.ts'
import { cookName, findFood } from '../foods/index.ts'
import type { Food } from '../foods/index.ts'
import { parseLine } from '../lines/index.ts'
import { householdAmount } from '../measures/index.ts'

/** A food on hand. `assumed` says the amount that was taken because none was typed, as a cook measures it; null when one was. */
export type StockItem = {
  readonly text: string
  readonly food: Food
  readonly grams: number
  readonly assumed: string | null
}

/** Servings that an amount nobody typed is taken to last for. */
const assumedServings = 4
/** Grams of one serving of a food that no table portions. */
const plainServing = 60

/** Reads what is on hand. Texts that name the same food are added up; texts that name none are left out. */
export function readStock(texts: readonly string[]): readonly StockItem[] {
  const items = new Map<string, StockItem>()
  for (const text of texts) {
    const item = readItem(text.trim())
    if (!item) continue
    const known = items.get(item.food.name)
    items.set(item.food.name, known ? { ...known, grams: known.grams + item.grams } : item)
  }
  return [...items.values()]
}

/** Without the words that only the table needs: 'atlantic salmon, farmed'. */
const calledBy = ({ name, plural }: Food) => ({ one: cookName(name), many: cookName(plural) })

function readItem(text: string): StockItem | undefined {
  const { food: name, quantity, grams } = parseLine(text)
  const food = name === null ? undefined : findFood(name)
  if (food === undefined) return undefined
  if (quantity !== null && grams !== null && grams > 0) return { text, food, grams, assumed: null }
  const serving = findCookFacts(food.name)?.portion ?? plainServing
  const typical = householdAmount(food, serving * assumedServings, calledBy(food))
  return { text, food, grams: typical.grams, assumed: typical.text }
}
