import { addressEnds } from '../../lexicon/index.ts'
import { wording } from '../asked/wording.ts'
import { isForeign } from '../languages.ts'
import type { ReadStatement, RejectionReason, StatementVerdict } from './statement.ts'

/** Addresses that the kitchen itself gives: tested canning, and the numbers to call in an emergency. */
const ours = ['nchfp.uga.edu', 'foodsafety.gov', '1-800-222-1222', '1-888-426-4435']

const withoutOurs = (text: string): string => ours.reduce((rest, each) => rest.replaceAll(each, ' '), text)

/** What is dropped wherever it stands, by reason; read in lower case. */
const unwanted: readonly (readonly [RejectionReason, (text: string) => boolean])[] = [
  ['code', holdsCode],
  ['contact', (text) => holdsPhone(text) || words(text).some(isMailAddress)],
  ['link', (text) => linkSigns.some((sign) => text.includes(sign)) || words(text).some(isWebAddress)],
  ['about-the-assistant', (text) => isTranscript(text) || aboutAssistant.test(text)],
]

const words = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '')

const codeSigns = '``` ~~~ &lt; &gt; &amp; &# {{ }} ${ => ;} </ function( {" rm\u00a0-rf'
  .split(' ')
  .map((sign) => sign.replace('\u00a0', ' '))
const query = wording('select from / import * from " / drop table')

function holdsCode(text: string): boolean {
  const isTag = [...text].some((sign, at) => sign === '<' && isLetter(text[at + 1]))
  const isQuoted = text.split('`').length > 2
  const isAssigned = text.includes('const ') && text.includes(' = ')
  return isTag || isQuoted || isAssigned || codeSigns.some((sign) => text.includes(sign)) || query.test(text)
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && sign >= 'a' && sign <= 'z'
const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= '0' && sign <= '9'

const linkSigns = ['http:', 'https:', 'www.', 'javascript:', 'data:', 'mailto:', 'ftp:', '](']
const ends = new Set(addressEnds.split('|'))

/** 'best-recipes.com', 'bit.ly/abc'. */
function isWebAddress(word: string): boolean {
  const [host = ''] = word.split('/')
  const parts = host.split('.').map(onlyLetters)
  return parts.some((part, at) => at > 0 && ends.has(part) && parts[at - 1] !== '')
}

const onlyLetters = (part: string): string =>
  [...part].filter((sign) => isLetter(sign) || isDigit(sign) || sign === '-').join('')

/** 'chef@example.com', '@somebody'. */
const isMailAddress = (word: string): boolean => {
  const at = word.indexOf('@')
  return (at > 0 && word.includes('.', at)) || (at === 0 && isLetter(word[1]) && word.length > 3)
}

const joints = ' -.()'

/** Groups of digits as telephone numbers have them: '+44 20 7946 0958', '555-123-4567', '0800 123 4567', '1-800-flowers'. */
function holdsPhone(text: string): boolean {
  const isVanity = words(text).some((word) => word.startsWith('1-8') && word.length > 10)
  return isVanity || digitRuns(text).some(isPhone)
}

type DigitRun = { readonly before: string; readonly groups: readonly string[] }

function digitRuns(text: string): readonly DigitRun[] {
  const runs: DigitRun[] = []
  for (let at = 0; at < text.length; at += 1) {
    if (!isDigit(text[at])) continue
    let end = at
    while (isDigit(text[end]) || (joints.includes(text[end] ?? 'x') && end - at < 30)) end += 1
    const groups = Array.from(text.slice(at, end))
      .map((sign) => (isDigit(sign) ? sign : ' '))
      .join('')
      .split(' ')
    runs.push({ before: text.slice(Math.max(0, at - 2), at), groups: groups.filter((group) => group !== '') })
    at = end
  }
  return runs
}

function isPhone({ before, groups }: DigitRun): boolean {
  const digits = groups.join('').length
  const lengths = groups.map(({ length }) => length).join(' ')
  if (before.includes('+')) return digits >= 9
  if (groups.length > 1 && groups[0]?.startsWith('0') && groups[0].length >= 3) return digits >= 9
  return lengths === '3 3 4' || lengths === '1 3 3 4'
}

/** Roles that a transcript begins its lines with. */
const roles = ['system:', 'assistant:', 'user:', 'developer:']
const isTranscript = (text: string): boolean => roles.some((role) => text.startsWith(role))

const aboutAssistant = wording(`
  system|developer|hidden prompt|message|instruction / my instruction|prompt|guideline|programming|training|rule|configuration
  / my system|own|safety|internal instruction|prompt|guideline|rule / i be|have told|instructed|programmed|trained|asked|configured
  / i have be told|instructed|programmed|trained|asked|configured / ignore|disregard|forget|override * instruction|rule|previous|prompt|guideline
  / as a|an ai|assistant / as ai|assistant / language model / llm|openai|chatgpt|gpt|anthropic|claude|gemini|llama|mistral / i be =dan|unrestricted|jailbroken
  / i be now =dan|unrestricted|free / =dan|developer|jailbreak mode / api key / password / credit card / access token / session cookie
  / other|another user|customer|account / lookup|tool|function call|result|output
`)

/** Letters that look like Latin ones and are none, and signs that nobody sees inside a word: by them words slip past every check. */
const lookAlikes = /[\p{sc=Cyrl}\p{sc=Grek}\uff01-\uff5e\u{1d400}-\u{1d7ff}]|\p{L}\p{Cf}+\p{L}/u

/** Links, contacts, code and talk about the assistant are dropped, and what no check here can read: other languages. */
export function checkUnwantedContent({ text, plain }: ReadStatement): StatementVerdict | null {
  const rest = withoutOurs(text.toLowerCase())
  const found = unwanted.find(([, holds]) => holds(rest))
  if (found) return { verdict: 'drop', reason: found[0] }
  const isReadable = !isForeign(plain) && !lookAlikes.test(rest)
  return isReadable ? null : { verdict: 'drop', reason: 'language' }
}

const bullets = ['#', '##', '###', '####', '#####', '######', '-', '*', '•', '>']

/** The sentence without bold, headings and bullets, which a plain text says as well without. */
export function withoutMarkup(text: string): string {
  const [first = '', ...rest] = text.split(' ')
  if (rest.length > 0 && bullets.includes(first)) return withoutMarkup(rest.join(' '))
  return text.includes('**') || text.includes('__')
    ? text.replaceAll('**', '').replaceAll('__', '').trim()
    : text
}
