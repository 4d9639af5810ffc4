import type { ShoppingListAnswer } from '@plotluck/contract'
import { ingredientKey } from '@plotluck/contract/basket'

type Line = ShoppingListAnswer['atHome'][number]
type StockNeed = { readonly food: string; readonly line: Line | undefined }

/** Each text of the stock with what the week needs of it, and what is at home under another name than was typed. */
export function stockNeeds(stock: readonly string[], atHome: readonly Line[]) {
  const needs: readonly StockNeed[] = stock.map((food) => ({
    food,
    line: atHome.find((line) => isOf(line, food)),
  }))
  const others = atHome.filter((line) => !needs.some((need) => need.line === line))
  return { needs, others }
}

/** Whether the typed text is this food, with an amount before it or without. */
function isOf({ food, name }: Line, typed: string): boolean {
  const key = ` ${ingredientKey(typed)}`
  return [food ?? name, name].some((each) => key.endsWith(` ${ingredientKey(each)}`))
}
