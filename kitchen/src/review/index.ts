export type { Finding, Severity } from './finding.ts'
export { review, type ReviewResult } from './review.ts'
