import type { DishCounts } from '../canonicity.ts'

declare const value: DishCounts
export = value
