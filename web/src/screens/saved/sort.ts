import type { Kept } from './use-collection.ts'

/** The orders in which saved recipes can stand. */
export const sorts = ['newest', 'name', 'quickest'] as const
export type Sort = (typeof sorts)[number]

/** The recipes in an order; they come newest first. */
export function sorted(items: readonly Kept[], sort: Sort): readonly Kept[] {
  if (sort === 'newest') return items
  return items.toSorted(({ recipe: a }, { recipe: b }) =>
    sort === 'name' ? a.title.localeCompare(b.title) : a.prep_time - b.prep_time,
  )
}
