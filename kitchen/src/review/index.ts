export type { Finding, Severity } from './finding.ts'
export { isInternal, temperaturesIn, type WrittenTemperature } from './temperature-text.ts'
export { review, type ReviewResult } from './review.ts'
