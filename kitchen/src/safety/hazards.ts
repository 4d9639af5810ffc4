import { hazards } from './hazard-table.ts'
import type { Hazard } from './hazard.ts'

const byKey = new Map(hazards.map((hazard) => [hazard.key, hazard] as const))

/** The hazard of that key, or `undefined`. */
export function findHazard(key: string): Hazard | undefined {
  return byKey.get(key)
}
