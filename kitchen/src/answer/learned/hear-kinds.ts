import { softmax } from './softmax.ts'

const hundredths = 100
/** The row of what every message begins with. */
const everyMessage = ''

type Row = readonly [feature: string, ...weights: number[]]

/**
 * Hears of which kind a message is: the kinds, then rows of a feature with its weight for each kind in hundredths, as `learn-kinds.ts` learned them. Gives how likely each
 * kind is, in their order; the chances sum to 1. It knows ways of telling, not facts.
 */
export function hearKinds(
  learned: unknown,
): (features: ReadonlySet<string>) => readonly (readonly [kind: string, chance: number])[] {
  const [kinds, ...table] = learned as readonly [readonly string[], ...Row[]]
  let rows: ReadonlyMap<string, readonly number[]> | undefined
  return (features) => {
    rows ??= new Map(table.map(([feature, ...row]) => [feature, row]))
    const heard = [...features].flatMap((feature) => {
      const row = rows?.get(feature)
      return row ? [row] : []
    })
    const share = heard.length === 0 ? 0 : 1 / Math.sqrt(heard.length)
    const sums = (rows.get(everyMessage) ?? []).map(
      (start, kind) => (start + share * heard.reduce((sum, row) => sum + (row[kind] ?? 0), 0)) / hundredths,
    )
    return softmax(sums).map((chance, at) => [kinds[at] ?? '', chance] as const)
  }
}
