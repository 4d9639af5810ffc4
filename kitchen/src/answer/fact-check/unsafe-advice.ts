import { guidance } from '../guidance.ts'
import { meansHarm } from '../harm.ts'
import { medicalBoundaries } from '../medical.ts'
import { doctors, medicines } from '../../lexicon/index.ts'
import { holdsPhrase, numberAt, phraseSet, readSentence, tokensOf } from '../../reading/index.ts'
import type { ReadSentence } from '../../reading/index.ts'
import { wording } from '../asked/wording.ts'
import type { Wording } from '../asked/wording.ts'
import { foodsIn } from '../named-foods.ts'
import { adviceTexts, approving, unsafeAdvice } from './unsafe-advice-table.ts'
import type { UnsafeAdvice } from './unsafe-advice-table.ts'
import { capital } from '../voice.ts'
import { clausesOf, warns } from './polarity.ts'
import { takeSentences } from './sentences.ts'
import { instead } from './statement.ts'
import type { ReadStatement, StatementVerdict } from './statement.ts'

/** Advice that can make people ill, and medical advice: the kitchen's safe words instead. Warnings of the same are kept. */
export function checkAdvice({ plain, asked }: ReadStatement): StatementVerdict | null {
  if (meansHarm(plain)) return { verdict: 'drop', reason: 'harm' }
  if (heals(readSentence(plain))) return instead('medical-advice', safeText('illness'))
  const clauses = clausesOf(plain)
  const found = matters.find((matter) => clauses.some((clause) => gives(matter, clause, asked)))
  return found ? instead(found.reason ?? 'unsafe-advice', safeText(found.key)) : null
}

/** What cures an illness or stands for its medicine; a doctor may say so. */
function heals({ tokens, mentions }: ReadSentence): boolean {
  const isIll =
    holdsPhrase(tokens, drugs) || mentions.some(({ kind, id }) => kind === 'person' && id === 'ill')
  const isCure = mentions.some(({ kind, id, isNegated }) => kind === 'claim' && id === 'heals' && !isNegated)
  return isIll && isCure && !holdsPhrase(tokens, advisers)
}
const drugs = phraseSet(medicines)
const advisers = phraseSet(doctors)

const signs = new Set(['No', 'Yes'])

/** What stands behind the 'No:' of an answer. */
function withoutSign(text: string): string {
  const [first = ''] = text.split(' ')
  return signs.has(first.slice(0, -1)) ? text.slice(first.length + 1) : text
}

/**
 * Every sentence that the kitchen itself says instead of a model's, trimmed: what it says is not judged by its own rules.
 */
export const ownSentences: ReadonlySet<string> = new Set(
  [
    ...Object.values(adviceTexts),
    ...guidance.map(({ text }) => text),
    ...medicalBoundaries.map(({ text }) => text),
  ]
    .flatMap((text) => [text, capital(withoutSign(text))])
    .flatMap((text) => takeSentences(text, true).whole)
    .map((sentence) => sentence.trim()),
)

type Matter = Pick<UnsafeAdvice, 'key' | 'needs' | 'onFood' | 'reason'> & { readonly said: Wording }

const matters: readonly Matter[] = unsafeAdvice.map(({ about, unless, ...rest }) => ({
  ...rest,
  said: wording(about, unless),
}))
const approval = wording(approving)

function gives({ said, needs, onFood, reason }: Matter, clause: string, asked: string): boolean {
  if (!(asked === '' ? said.test(clause) : said.testWith(clause, asked))) return false
  if (needs === 'approval' && !approval.test(clause)) return false
  if (needs === 'number' && !tokensOf(clause).some((_, at, all) => numberAt(all, at, false) !== undefined))
    return false
  if (onFood && foodsIn(clause).length === 0) return false
  // 'Instead of your medicine' is no warning of the medicine.
  return !warns(reason ? clause.replaceAll('instead of', ' ').replaceAll('rather than', ' ') : clause)
}

/** The text of whichever table has the key, as a sentence of its own: an answer's 'No:' goes. */
function safeText(wanted: string): string | undefined {
  const known =
    adviceTexts[wanted] ??
    guidance.find(({ key }) => key === wanted)?.text ??
    medicalBoundaries.find(({ key }) => key === wanted)?.text
  return known && capital(withoutSign(known))
}
