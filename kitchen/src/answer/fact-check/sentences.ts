/** Text that is still growing, taken apart: `whole` are the sentences that are complete, `rest` is what may still go on. */
export type TakenSentences = { readonly whole: readonly string[]; readonly rest: string }

const ends = '.!?…'
const closers = '"”’)\']'
const shortForms = new Set('e.g i.e etc approx min max tbsp tsp oz lb no vs ca st dr mr mrs u.s'.split(' '))

const isSpace = (sign: string | undefined): boolean => sign !== undefined && sign.trim() === ''

/** Where the sentence that ends at a mark ends with its closers and the space behind it; null where nothing ends. */
function endAt(text: string, mark: number): number | null {
  let at = mark + 1
  if (text[mark] !== '\n') {
    if (!ends.includes(text[mark] ?? ' ')) return null
    while (ends.includes(text[at] ?? ' ')) at += 1
    while (closers.includes(text[at] ?? ' ')) at += 1
    if (!isSpace(text[at])) return null
  }
  while (isSpace(text[at])) at += 1
  return at
}

/** Short forms, the numbers of a list ('2.') and initials end no sentence. */
function isAbbreviation(sentence: string): boolean {
  const last = sentence.trimEnd()
  const word = last.slice(Math.max(last.lastIndexOf(' '), last.lastIndexOf('(')) + 1, -1)
  if (!last.endsWith('.') || last.endsWith('..')) return false
  const isNumber = word.length <= 2 && word !== '' && Number.isInteger(Number(word))
  const isInitial = word.length === 1 && word !== word.toLowerCase()
  return isNumber || isInitial || shortForms.has(word.toLowerCase())
}

/**
 * The complete sentences at the beginning of a text, each with the space after it, so that joined with `rest` they are the text again. With
 * `isEnd` nothing more will come and `rest` is empty. Abbreviations and the numbers of a list ('2.') end no sentence.
 * @example takeSentences('Keep it cold. It las') // { whole: ['Keep it cold. '], rest: 'It las' }
 */
export function takeSentences(text: string, isEnd = false): TakenSentences {
  const whole: string[] = []
  let from = 0
  for (let mark = 0; mark < text.length; mark += 1) {
    const to = endAt(text, mark)
    if (to === null) continue
    const sentence = text.slice(from, to)
    mark = to - 1
    if (!sentence.includes('\n') && isAbbreviation(sentence)) continue
    whole.push(sentence)
    from = to
  }
  const rest = text.slice(from)
  return isEnd && rest !== '' ? { whole: [...whole, rest], rest: '' } : { whole, rest }
}
