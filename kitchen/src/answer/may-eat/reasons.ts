import { findPhrases, phraseBook } from '../asked/phrases.ts'
import type { Talk } from '../asked/talk.ts'
import { capital } from '../voice.ts'
import type { Verdict } from './verdict.ts'

const withoutPlain = (reason: string): string =>
  reason.startsWith('plain ') ? reason.slice('plain '.length) : reason

/** The reasons of one sign, those that tell more than the name of an allergen where there are any. */
export function reasonsOf(verdicts: readonly Verdict[], sign: Verdict['sign']): readonly string[] {
  const all = allReasons(verdicts, sign)
  const telling = all.filter((because) => !because.startsWith('that is '))
  return telling.length > 0 ? telling : all
}

const allReasons = (verdicts: readonly Verdict[], sign: Verdict['sign']): readonly string[] => [
  ...new Set(
    verdicts.flatMap((verdict) => (verdict.sign === sign && verdict.because !== '' ? [verdict.because] : [])),
  ),
]

/** 'X are not vegetarian' once, though a dish and a food both say it. */
const withoutRepeats = (reasons: readonly string[]): readonly string[] => {
  const openings = reasons.map((reason) => reason.split(' ').slice(0, 3).join(' '))
  return reasons.filter((_, at) => openings.indexOf(openings[at] ?? '') === at)
}

/** Reasons as one sentence, or as the end of one; all of them, since what is asked about and not told of reads as leave. */
export function sentence(reasons: readonly string[], isInside: boolean): string {
  const text = withoutRepeats(reasons).join('; ')
  return `${isInside ? text : capital(text)}.`
}

/** What of several foods may be eaten, after what may not. */
export function alsoFine(verdicts: readonly Verdict[]): string {
  const fine = reasonsOf(verdicts, 'yes')
  const isRefused = new Set(
    verdicts.filter(({ sign }) => sign === 'no').map(({ because }) => because.split(' ')[0]),
  )
  const other = fine.filter((reason) => !isRefused.has(withoutPlain(reason).split(' ')[0]))
  return other.length > 0 && other.length < 3 ? `But ${other.join('; ')}.` : ''
}

/** What of several foods nobody can say without the package, after what may not be eaten: silence would read as leave. */
export function alsoUnsure(verdicts: readonly Verdict[]): string {
  const unsure = reasonsOf(verdicts, 'unsure')
  return unsure.length > 0 ? `Not sure either: ${sentence(unsure, true)}` : ''
}

/** 'Is there wheat in it' is answered by what is in it; 'may he eat it' by no. */
export function refusalSign(talk: Talk, isProblem: boolean): string {
  if (asksContents(talk)) return 'Yes, it does, so it is not for whoever must not have it: '
  if (asksForDanger(talk)) return 'Not safe: '
  return isProblem ? 'No, that is a problem: ' : 'No. '
}

/** To 'is it dangerous' a 'no' would be leave to eat. */
const asksForDanger = ({ tokens }: Talk): boolean => tokens.some(({ word }) => dangerWords.has(word))
const dangerWords = new Set(['dangerous', 'unsafe', 'harmful', 'risky'])

const contentsAsked = phraseBook<true>([
  ['be there * in|inside|on', true],
  ['do|does * contain|have|include', true],
])
const eaten = phraseBook<true>([
  ['can|may|could|should he|she|they|i|we|someone|somebody|it', true],
  ['can|may|could|might|should * eat|have|drink|try|taste', true],
])
export const asksContents = ({ tokens }: Talk): boolean =>
  findPhrases(tokens, contentsAsked).length > 0 && findPhrases(tokens, eaten).length === 0
