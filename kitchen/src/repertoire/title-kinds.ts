import { atlas } from './atlas.ts'

/** How often each kind of dish stands behind these titles; titles that no dish of the atlas bears count for nothing. */
export function kindsOfTitles(titles: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const title of titles) {
    const kind = kindOfTitle(title)
    if (kind !== undefined) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return counts
}

type Name = {
  readonly before: string
  readonly after: string
  readonly isWhole: boolean
  readonly kind: string
}
let names: readonly Name[] | undefined

/** The kind of the dish that bears this title, whatever food stands in it. */
function kindOfTitle(title: string): string | undefined {
  names ??= atlas.flatMap((dish) => dish.names.map((name) => nameOf(name, dish.kind)))
  const said = title.toLowerCase()
  return names.find(({ before, after, isWhole }) =>
    isWhole
      ? said === before
      : said.startsWith(before) && said.endsWith(after) && before.length + after.length > 3,
  )?.kind
}

function nameOf(name: string, kind: string): Name {
  const lower = name.toLowerCase()
  const [start, end] = [lower.indexOf('{'), lower.lastIndexOf('}')]
  if (start === -1) return { before: lower, after: '', isWhole: true, kind }
  return { before: lower.slice(0, start), after: lower.slice(end + 1), isWhole: false, kind }
}
