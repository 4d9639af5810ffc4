import type { CheckKind } from '../recipe/index.ts'

/** `note`: right, and something to know. `repaired`: was wrong and is mended. `refused`: cannot be mended with certainty. */
export type Severity = 'note' | 'repaired' | 'refused'

/**
 * One thing that review found. `code` is stable and for programs; `message` is a sentence for a person (and for a
 * language model that is asked again); `where` quotes the title, line or step it is about.
 */
export type Finding = {
  readonly kind: CheckKind
  readonly severity: Severity
  readonly code: string
  readonly message: string
  readonly where?: string
}

type FindingParts = {
  readonly kind: CheckKind
  readonly code: string
  readonly message: string
  readonly where?: string
}

export const note = (parts: FindingParts): Finding => ({ ...parts, severity: 'note' })
export const repaired = (parts: FindingParts): Finding => ({ ...parts, severity: 'repaired' })
export const refused = (parts: FindingParts): Finding => ({ ...parts, severity: 'refused' })
