import { hearKinds } from '../learned/hear-kinds.ts'
import { aimFeatures } from './aim-features.ts'
import weights from './generated/aim-weights.json' with { type: 'json' }

/** What a message is told for: dishes of what is there, or whether food that stood warm may still be eaten. */
export type Aim = 'dishes' | 'stood-warm'

const hear = hearKinds(weights)

/** How likely a message is told for an aim, 0 to 1, as learned from `kitchen/facts/aim-messages.txt`. */
export const hearAim = (aim: Aim, message: string): number =>
  hear(aimFeatures(message)).find(([kind]) => kind === aim)?.[1] ?? 0
