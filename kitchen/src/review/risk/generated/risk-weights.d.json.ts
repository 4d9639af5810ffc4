import type { WeightRow } from '../sentence-risk.ts'

declare const value: readonly WeightRow[]
export = value
