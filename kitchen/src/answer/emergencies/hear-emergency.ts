import { hearKinds } from '../learned/hear-kinds.ts'
import type { Emergency } from './emergency-words-and-texts.ts'
import despairWeights from './generated/despair-weights.json' with { type: 'json' }
import weights from './generated/emergency-weights.json' with { type: 'json' }
import { dangerFeatures, partsOf } from './message-parts.ts'

/** How likely it is that a message tells of an emergency, 0 to 1, and of which kind, with how likely that is. */
export type Heard = { readonly chance: number; readonly key: Emergency['key']; readonly ofKind: number }

const hear = hearKinds(weights)
const hearDespairIn = hearKinds(despairWeights)

/** How much a message sounds like somebody in danger, as learned from `kitchen/facts/emergency-messages.txt`. The first kind is no emergency. */
export function hearEmergency(message: string): Heard {
  const [[, harmless], ...others] = hear(dangerFeatures(message)) as [
    readonly [string, number],
    ...(readonly [string, number])[],
  ]
  const [key, ofKind] = others.reduce(
    (likeliest, each) => (each[1] > likeliest[1] ? each : likeliest),
    ['sick', 0],
  )
  return { chance: 1 - harmless, key: key as Emergency['key'], ofKind }
}

/** What somebody suffers from who is in no accident. */
export type Despair = 'self-harm' | 'eating'

/** How likely one part of a message, or the whole, tells that somebody does not want to live, or harms themselves by eating or by not eating; of both the likelier. */
export function hearDespair(message: string): { readonly key: Despair; readonly chance: number } {
  const heard = [dangerFeatures(message), ...partsOf(message)].map((features) => despairIn(features))
  return heard.reduce((likeliest, each) => (each.chance > likeliest.chance ? each : likeliest))
}

function despairIn(features: ReadonlySet<string>): { readonly key: Despair; readonly chance: number } {
  const chances = new Map(hearDespairIn(features))
  const [life, eating] = [chances.get('self-harm') ?? 0, chances.get('eating') ?? 0]
  return { key: life >= eating ? 'self-harm' : 'eating', chance: life + eating }
}
