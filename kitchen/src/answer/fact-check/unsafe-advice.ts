import { guidance } from '../guidance.ts'
import { meansHarm } from '../harm.ts'
import { medicalBoundaries } from '../medical.ts'
import { adviceTexts, unsafeAdvice } from './unsafe-advice-table.ts'
import type { UnsafeAdvice } from './unsafe-advice-table.ts'
import { capital } from '../voice.ts'
import { clausesOf, warns } from './polarity.ts'
import { instead } from './statement.ts'
import type { ReadStatement, StatementVerdict } from './statement.ts'

/** Advice that can make people ill, and medical advice: the kitchen's safe words instead. Warnings of the same are kept. */
export function checkAdvice({ plain }: ReadStatement): StatementVerdict | null {
  if (meansHarm(plain)) return { verdict: 'drop', reason: 'harm' }
  const clauses = clausesOf(plain)
  const found = unsafeAdvice.find((advice) => clauses.some((clause) => gives(advice, clause)))
  return found ? instead(found.reason ?? 'unsafe-advice', safeText(found)) : null
}

function gives({ said, unless, reason }: UnsafeAdvice, clause: string): boolean {
  // 'Instead of your medicine' is no warning of the medicine.
  const words = reason ? clause.replace(/\b(?:instead of|rather than)\b/g, ' ') : clause
  return said.test(clause) && !unless?.test(clause) && !warns(words)
}

/** The text of whichever table has the key, as a sentence of its own: an answer's 'No:' goes. */
function safeText({ key: wanted }: UnsafeAdvice): string | undefined {
  const known =
    adviceTexts[wanted] ??
    guidance.find(({ key }) => key === wanted)?.text ??
    medicalBoundaries.find(({ key }) => key === wanted)?.text
  return known && capital(known.replace(/^(?:No|Yes)[:,.] /, ''))
}
