import { hearKinds } from '../learned/hear-kinds.ts'
import type { Emergency } from './emergency-words-and-texts.ts'
import weights from './generated/emergency-weights.json' with { type: 'json' }
import { messageFeatures } from '../learned/message-features.ts'

/** How likely it is that a message tells of an emergency, 0 to 1, and of which kind, with how likely that is. */
export type Heard = { readonly chance: number; readonly key: Emergency['key']; readonly ofKind: number }

const hear = hearKinds(weights)

/** How much a message sounds like somebody in danger, as learned from `kitchen/facts/emergency-messages.txt`. The first kind is no emergency. */
export function hearEmergency(message: string): Heard {
  const [[, harmless], ...others] = hear(messageFeatures(message)) as [
    readonly [string, number],
    ...(readonly [string, number])[],
  ]
  const [key, ofKind] = others.reduce(
    (likeliest, each) => (each[1] > likeliest[1] ? each : likeliest),
    ['sick', 0],
  )
  return { chance: 1 - harmless, key: key as Emergency['key'], ofKind }
}
