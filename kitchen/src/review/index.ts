export type { Finding, Severity } from './finding.ts'
export { isInternal, temperaturesIn, type WrittenTemperature } from './temperature-text.ts'
export { unknownFoodCode } from './unknown-foods.ts'
export { review, type ReviewResult } from './review.ts'
