import type { DishPattern } from './pattern.ts'
import { salads } from './salads.ts'
import { soups } from './soups.ts'

/** Every kind of dish the kitchen writes. A new family is one more file and one more line here. */
export const dishPatterns: readonly DishPattern[] = [...soups, ...salads]
