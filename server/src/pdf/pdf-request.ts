import type { MealType, Paper, ShoppingListAnswer } from '@plotluck/contract'
import type { CheckedRecipe } from '@plotluck/kitchen'

/** For whom a document is written: the paper in their printer, and the BCP 47 tag that numbers and dates follow. */
export type Reader = { readonly paper: Paper; readonly locale: string }

/** A planned meal with what a plan shows of its recipe. `date` is a calendar date. */
export type PdfMeal = {
  readonly date: string
  readonly mealType: MealType
  readonly servings: number
  readonly recipe: Pick<CheckedRecipe, 'title' | 'prep_time' | 'picture'>
}

/** A document to write, with all that stands in it. */
export type PdfContent =
  | { readonly kind: 'recipe'; readonly recipe: CheckedRecipe }
  /** `words` are what was searched for; empty for the whole collection. */
  | { readonly kind: 'collection'; readonly recipes: readonly CheckedRecipe[]; readonly words: string }
  /** Every week that a day of the span lies in, and the shopping list of the span. */
  | {
      readonly kind: 'weeks'
      readonly from: string
      readonly to: string
      readonly meals: readonly PdfMeal[]
      readonly list: ShoppingListAnswer
    }
  | { readonly kind: 'shopping-list'; readonly list: ShoppingListAnswer }

export type PdfRequest = { readonly content: PdfContent; readonly reader: Reader }

/** The bytes of a PDF file in parts, a page or more in each, from the first on before the last is drawn. */
export type PdfParts = AsyncIterable<Uint8Array>

/**
 * Writes a document, owners in turn; the parts of a PDF file once there is a first. `too-busy` when too many are being written already, `too-long` when it takes longer than a
 * document may and less can be chosen.
 */
export type DrawPdf = (request: PdfRequest, userId: string) => Promise<PdfParts | 'too-busy' | 'too-long'>
