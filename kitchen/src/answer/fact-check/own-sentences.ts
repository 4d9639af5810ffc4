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

/** Every sentence that the kitchen itself says on handling and on bodies, trimmed: it is not judged by its own rules. */
export const ownSentences: ReadonlySet<string> = new Set(
  [...guidance, ...medicalBoundaries]
    .flatMap(({ text }) => [text, capital(withoutSign(text))])
    .flatMap((text) => takeSentences(text, true).whole)
    .map((sentence) => sentence.trim()),
)
