import { isForeign } from '../languages.ts'
import type { ReadStatement, RejectionReason, StatementVerdict } from './statement.ts'

/** Addresses that the kitchen itself gives: tested canning, and the numbers to call in an emergency. */
const ours = /\bnchfp\.uga\.edu\b|\bfoodsafety\.gov\b|\b1-800-222-1222\b|\b1-888-426-4435\b/gi

/** What is dropped wherever it stands, by reason. Read in the text as written, without the kitchen's own addresses. */
const unwanted: readonly (readonly [RejectionReason, RegExp])[] = [
  [
    'code',
    /```|~~~|`[^`]+`|<\/?[a-z][\w-]*(?:\s[^>]*)?>|&(?:lt|gt|amp|#\d+);|\{\{|\}\}|\$\{|=>|;\s*\}|\bfunction\s*\w*\(|\bconst \w+ =|\bimport \w+ from\b|\bselect \* from\b|\bdef \w+\(|\{\s*"[\w-]+"\s*:/i,
  ],
  [
    'contact',
    /[\w.+-]+@[\w-]+\.\w+|(?<![\d.,/°])(?:\+\d[\d\s().-]{7,}\d|\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}|\b1?-?8\d\d-[\dA-Z-]{7,}|\b0\d{2,4}[\s-]\d{3,4}[\s-]?\d{3,4})(?!\d)|(?:^|\s)@[a-z]\w{2,}\b/i,
  ],
  [
    'link',
    /\bhttps?:|\bwww\.|\b(?:javascript|data|mailto|ftp):\S|!?\[[^\]]*\]\([^)]*\)|\b[\w-]+\.(?:com|org|net|io|co|info|gov|edu|app|dev|ai|xyz|shop|site|online|club|link|ly|me|tv|de|fr|uk|ru|cn|example)\b(?:\/\S*)?/i,
  ],
  [
    'about-the-assistant',
    /\b(?:system|developer|hidden) (?:prompt|message|instructions?)\b|\bmy (?:\w+ )?(?:instructions|prompt|guidelines|programming|training|rules|configuration)\b|\bi (?:was|am|have been|'ve been) (?:told|instructed|programmed|trained|asked|configured)\b|\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|rules?|previous|prompt|guidelines)\b|\bas (?:an? )?(?:ai|language model|llm|assistant)\b|\b(?:openai|chatgpt|gpt-?\d|anthropic|claude|gemini|llama|mistral|language model)\b|\bi am (?:now )?(?:dan|unrestricted|jailbroken|free of)\b|\b(?:dan|developer|jailbreak) mode\b|\b(?:api key|password|credit card|access token|session cookie)s?\b|\b(?:other|another) (?:user|customer|account)s?\b|\b(?:lookup|tool|function)s? (?:call|result|output)s?\b|^(?:system|assistant|user|developer)\s*:/i,
  ],
]

/** Letters that look like Latin ones and are none, by which words slip past every check. */
const lookAlikes = /\p{Script=Cyrillic}|\p{Script=Greek}|[\uff01-\uff5e]|[\u{1d400}-\u{1d7ff}]/u

/** Links, contacts, code and talk about the assistant are dropped, and what no check here can read: other languages. */
export function checkUnwantedContent({ text, plain }: ReadStatement): StatementVerdict | null {
  const rest = text.replace(ours, ' ')
  const found = unwanted.find(([, words]) => words.test(rest))
  if (found) return { verdict: 'drop', reason: found[0] }
  const isReadable = !isForeign(plain) && !lookAlikes.test(rest)
  return isReadable ? null : { verdict: 'drop', reason: 'language' }
}

const markup = /\*\*|__|^(?:#{1,6}|[-*•>]) /

/** The sentence without bold, headings and bullets, which a plain text says as well without. */
export function withoutMarkup(text: string): string {
  if (!markup.test(text)) return text
  return text
    .replace(/^(?:(?:#{1,6}|[-*•>]) )+/, '')
    .replace(/\*\*|__/g, '')
    .trim()
}
