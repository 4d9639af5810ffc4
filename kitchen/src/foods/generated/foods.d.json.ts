import type { PackedFoods } from '../packed-food.ts'

declare const value: PackedFoods
export = value
