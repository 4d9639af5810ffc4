import type { CookRow } from '../cook-facts.ts'

declare const value: readonly CookRow[]
export = value
