import { findPhrases } from './asked/phrases.ts'
import type { Token } from './asked/tokens.ts'
import { emergencies } from './known-emergencies.ts'
import type { Emergency } from './known-emergencies.ts'

/** The emergency that a message tells of, the worst first; null where there is none. */
export function findEmergency(tokens: readonly Token[]): Emergency | null {
  const found = emergencies.find(
    ({ all, unless }) =>
      all.every((phrases) => findPhrases(tokens, phrases).length > 0) &&
      !(unless && findPhrases(tokens, unless).length > 0),
  )
  return found ? { key: found.key, text: found.text, source: found.source } : null
}
