const asking = new Set('how what when why which where'.split(' '))
const openers = new Set([...asking, ...'can could do does did is are should shall will would may'.split(' ')])
const fewestWords = 4

/**
 * The two questions of a message that asks two; null for one that asks one or more than two.
 * @example twoQuestions('how long does salmon keep and do I thaw it in the pack?') // ['how long does salmon keep', 'do I thaw it in the pack?']
 */
export function twoQuestions(message: string): readonly [string, string] | null {
  const parts = message
    .split('?')
    .flatMap(joinedBy)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const [first, second, ...others] = parts
  if (first === undefined || second === undefined || others.length > 0) return null
  return parts.every(asks) ? [first, second] : null
}

/** 'How long does it keep and can I freeze it': parted before a verb or a word that asks. */
function joinedBy(sentence: string): readonly string[] {
  const words = sentence.split(' ')
  const at = words.findIndex(
    (word, place) => place > 0 && word.toLowerCase() === 'and' && opens(words[place + 1]),
  )
  return at < 0 ? [sentence] : [words.slice(0, at).join(' '), words.slice(at + 1).join(' ')]
}

const opens = (word: string | undefined): boolean => openers.has(word?.toLowerCase() ?? '')

/** A verb asks at the start and after a mark: 'it stood out all night, can I eat it'. */
const endsWithMark = (word: string | undefined): boolean => /[,.;:–-]$/.test(word ?? '')

const isOpen = (word: string, at: number, words: readonly string[]): boolean =>
  at === 0 || endsWithMark(words[at - 1]) ? opens(word) : asking.has(word.toLowerCase())

function asks(part: string): boolean {
  const words = part.split(' ')
  return words.length >= fewestWords && words.some(isOpen)
}
