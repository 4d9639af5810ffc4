export { isBesideAMeal } from './likes.ts'
export { objections, type Objection } from './allowed-for-household.ts'
export { servingsFor } from './batches.ts'
export { keepingOf, type Keeping } from './basket-shelf-life.ts'
export type { LeftOut } from './basket.ts'
export { planDinners, type Dinners, type DinnerOptions } from './plan-dinners.ts'
export {
  leftOutBy,
  suggest,
  type Limits,
  type SuggestOptions,
  type Suggestion,
  type Taste,
} from './suggest.ts'
