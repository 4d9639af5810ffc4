import type { Food, FoodCategory } from '../../foods/index.ts'
import { foodWords } from '../../reading/index.ts'

/**
 * How foods of one kind are frozen. In `text` and `source`, {kept} stands for where and how long the food keeps on a shelf, and {frozen} for the freezer time of
 * the storage table.
 */
export type Kind = {
  readonly text: string
  readonly source: string
  /** Names that end so, before 'in', 'with' or a comma: 'leaf' holds of lime leaves, 'lime' does not. */
  readonly heads?: string
  /** Words that stand anywhere in a name: 'canned', 'dried'. */
  readonly words?: string
  /** Words of names that the kind is not about. */
  readonly not?: string
  readonly in?: readonly FoodCategory[]
  /** Foods of which this is a sort: 'red wine' for merlot. */
  readonly formOf?: string
  /** The kind holds only of what keeps months on a shelf. */
  readonly isShelved?: true
  /** What has to be done before freezing is worth more than the bare time of the storage table, which is the same. */
  readonly isBeforeTable?: true
}

/** A kind with its names cut into words, so that 'leaves' is 'leaf'. */
export type ReadKind = Kind & { readonly holds: (food: Food) => boolean }

export const readKind = (kind: Kind): ReadKind => {
  const heads = kind.heads && phrases(kind.heads)
  const words = kind.words && phrases(kind.words)
  const not = kind.not && phrases(kind.not)
  const sorts = kind.formOf?.split('|')
  const holds = (food: Food): boolean => {
    if (kind.in && !kind.in.includes(food.category)) return false
    if (kind.isShelved && !isShelved(food)) return false
    const name = ` ${foodWords(food.name).join(' ')} `
    if (not && not.some((each) => name.includes(each))) return false
    if (sorts?.includes(food.formOf ?? '')) return true
    if (words && words.some((each) => name.includes(each))) return true
    const head = headOf(food.name)
    if (heads) return heads.some((each) => head.endsWith(each))
    return !words && !sorts
  }
  return { ...kind, holds }
}

/** Whether a food keeps on a shelf for a month and more. */
export const isShelved = ({ storage: { pantry } }: Food): boolean => pantry !== null && pantry.min >= aMonth
const aMonth = 30

const phrases = (list: string): readonly string[] =>
  list.split('|').map((phrase) => ` ${foodWords(phrase).join(' ')} `)

/** The words up to what a food lies in or comes with: 'canned peach' of 'canned peaches in juice'. */
function headOf(name: string): string {
  const [head = name] = name.split(beside)
  return ` ${foodWords(head.trim()).join(' ')} `
}
const beside = /,| \(| (?:in|with|without|to be|rinsed|\d+%)(?: |$)/
