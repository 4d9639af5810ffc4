import type { FoodName } from '../foods/index.ts'

/** A way a food or a way of handling it can harm, which cooking or handling prevents. */
export type Hazard = {
  readonly key: string
  /** What a person should know, as a sentence. */
  readonly message: string
  /** Foods it is about; empty where it is about handling. */
  readonly foods: readonly FoodName[]
  readonly source: string
}
