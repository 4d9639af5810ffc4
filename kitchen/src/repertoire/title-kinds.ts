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

type Template = { readonly before: string; readonly after: string; readonly kind: string }
type Names = { readonly whole: ReadonlyMap<string, string>; readonly templates: readonly Template[] }
let names: Names | undefined

/** The kind of the dish that bears this title, whatever food stands in it. */
function kindOfTitle(title: string): string | undefined {
  names ??= namesOfAtlas()
  const said = title.toLowerCase()
  return (
    names.whole.get(said) ??
    names.templates.find(({ before, after }) => said.startsWith(before) && said.endsWith(after))?.kind
  )
}

function namesOfAtlas(): Names {
  const all = atlas.flatMap((dish) => dish.names.map((name) => [name.toLowerCase(), dish.kind] as const))
  const whole = new Map(all.filter(([name]) => !name.includes('{')).toReversed())
  const templates = all.filter(([name]) => name.includes('{')).map(([name, kind]) => templateOf(name, kind))
  // The one that says most is meant: '{fruit} Lemonade' before '{fruit} ade'.
  return {
    whole,
    templates: templates
      .filter(({ before, after }) => before.length + after.length > 3)
      .toSorted((a, b) => b.before.length + b.after.length - a.before.length - a.after.length),
  }
}

function templateOf(name: string, kind: string): Template {
  return { before: name.slice(0, name.indexOf('{')), after: name.slice(name.lastIndexOf('}') + 1), kind }
}
