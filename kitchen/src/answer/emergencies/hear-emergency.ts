import type { Emergency } from './emergency-words-and-texts.ts'
import weights from './generated/emergency-weights.json' with { type: 'json' }
import { messageFeatures } from './message-features.ts'
import { softmax } from './softmax.ts'

/** How likely it is that a message tells of an emergency, 0 to 1, and of which kind, with how likely that is. */
export type Heard = { readonly chance: number; readonly key: Emergency['key']; readonly ofKind: number }

const hundredths = 100
/** The row of what every message begins with. */
const everyMessage = ''
let kinds: readonly string[] | undefined
let rows: ReadonlyMap<string, readonly number[]> | undefined

/** How much a message sounds like somebody in danger, as learned from `kitchen/facts/emergency-messages.txt`. It knows ways of telling, not facts. */
export function hearEmergency(message: string): Heard {
  const read = weights as unknown as readonly [readonly string[], ...(readonly [string, ...number[]])[]]
  kinds ??= read[0]
  rows ??= new Map(read.slice(1).map(([feature, ...row]) => [feature as string, row as number[]]))
  const known = rows
  const heard = [...messageFeatures(message)].flatMap((feature) => {
    const row = known.get(feature)
    return row ? [row] : []
  })
  const share = heard.length === 0 ? 0 : 1 / Math.sqrt(heard.length)
  const sums = (rows.get(everyMessage) ?? []).map(
    (start, kind) => (start + share * heard.reduce((sum, row) => sum + (row[kind] ?? 0), 0)) / hundredths,
  )
  return likeliest(sums, kinds)
}

/** The first kind is no emergency. */
function likeliest(sums: readonly number[], names: readonly string[]): Heard {
  const [harmless = 0, ...others] = softmax(sums)
  const ofKind = Math.max(...others)
  return {
    chance: 1 - harmless,
    key: (names[others.indexOf(ofKind) + 1] ?? 'sick') as Emergency['key'],
    ofKind,
  }
}
