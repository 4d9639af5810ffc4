import { dirname, join } from 'node:path/posix'

/** A source file and what it imports, as written. */
export type Source = { readonly file: string; readonly targets: readonly string[] }

/** Names the part of the house a path stands in; null for what is not drawn. */
export type PartOf = (path: string) => string | null

export type Edge = { readonly from: string; readonly to: string }

/**
 * Which part imports which, each pair once, sorted. A relative import stands for the file it leads to, `@plotluck/kitchen` for
 * `kitchen/`, and any other package for itself.
 */
export function edgesOf(sources: readonly Source[], partOf: PartOf): readonly Edge[] {
  const pairs = sources.flatMap(({ file, targets }) => {
    const from = partOf(file)
    return targets.flatMap((target) => {
      const to = partOf(pathOf(file, target))
      return from !== null && to !== null && from !== to ? [`${from} ${to}`] : []
    })
  })
  return [...new Set(pairs)].toSorted().map((pair) => {
    const [from = '', to = ''] = pair.split(' ')
    return { from, to }
  })
}

function pathOf(file: string, target: string): string {
  if (target.startsWith('.')) return join(dirname(file), target)
  return target.startsWith('@plotluck/') ? `${target.slice('@plotluck/'.length)}/` : target
}

/** The edges without those that a longer way says already: who stands on a part stands on what that stands on. */
export function withoutShortcuts(edges: readonly Edge[]): readonly Edge[] {
  const reaches = (from: string, to: string, without: Edge, seen = new Set<string>()): boolean =>
    edges.some((edge) => {
      if (edge === without || edge.from !== from || seen.has(edge.to)) return false
      seen.add(edge.to)
      return edge.to === to || reaches(edge.to, to, without, seen)
    })
  return edges.filter((edge) => !reaches(edge.from, edge.to, edge))
}

const id = (part: string) => part.replaceAll(/[^a-z0-9]/gi, '_')

/** A Mermaid flowchart, arrows pointing at what is stood upon. */
export function flowchart(edges: readonly Edge[]): string {
  const parts = [...new Set(edges.flatMap(({ from, to }) => [from, to]))].toSorted()
  const lines = [
    ...parts.map((part) => `  ${id(part)}["${part}"]`),
    ...edges.map(({ from, to }) => `  ${id(from)} --> ${id(to)}`),
  ]
  return ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n')
}

/** A table of each part and what it stands on. */
export function table(edges: readonly Edge[], head: string): string {
  const parts = [...new Set(edges.map(({ from }) => from))]
  const rows = parts.map((part) => {
    const on = edges.filter(({ from }) => from === part).map(({ to }) => `\`${to}\``)
    return `| \`${part}\` | ${on.join(', ')} |`
  })
  return [`| ${head} | stands on |`, '| --- | --- |', ...rows].join('\n')
}
