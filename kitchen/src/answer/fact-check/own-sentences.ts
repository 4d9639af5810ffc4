import { guidance } from '../guidance-rules.ts'
import { medicalBoundaries } from '../medical.ts'
import { capital } from '../voice.ts'
import { takeSentences } from './sentences.ts'

const signs = new Set(['No', 'Yes'])

/** What stands behind the 'No:' of an answer. */
function withoutSign(text: string): string {
  const [first = ''] = text.split(' ')
  return signs.has(first.slice(0, -1)) ? text.slice(first.length + 1) : text
}

let sentences: ReadonlySet<string> | undefined

/** Whether the kitchen itself says this sentence, trimmed, on handling or on bodies: it is not judged by its own rules. */
export function isOwnSentence(sentence: string): boolean {
  sentences ??= ownSentences()
  return sentences.has(sentence)
}

const ownSentences = (): ReadonlySet<string> =>
  new Set(
    [...guidance, ...medicalBoundaries]
      .flatMap(({ text }) => [text, capital(withoutSign(text))])
      .flatMap((text) => takeSentences(text, true).whole)
      .map((sentence) => sentence.trim()),
  )
