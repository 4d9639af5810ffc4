import type { FoodName } from '../foods/index.ts'
import table from './generated/hazards.json' with { type: 'json' }

/** A way a food or a way of handling it can harm, which cooking or handling prevents. */
export type Hazard = {
  readonly key: string
  /** What a person should know, as a sentence. */
  readonly message: string
  /** Foods it is about; empty where it is about handling. */
  readonly foods: readonly FoodName[]
  readonly source: string
}

/** The hazards of a home kitchen, each with what a person should know and where it stands. Which recipes show them, review finds. */
export const hazards: readonly Hazard[] = table

const byKey = new Map(hazards.map((hazard) => [hazard.key, hazard] as const))

/** The hazard of that key, or `undefined`. */
export function findHazard(key: string): Hazard | undefined {
  return byKey.get(key)
}
