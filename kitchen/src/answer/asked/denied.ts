const denying = new Set(['no', 'not', 'without', "isn't", 'never', 'zero', 'nor'])
/** What stands between a denial and what it denies. */
const between = new Set(
  'any visible sign signs of a an the at all bit really even yet been is it looks look smell smells smelling or'.split(
    ' ',
  ),
)

/** True for a word that is said not to be there: 'mold' in 'no visible mold'. */
export function isDenied(words: readonly string[], at: number): boolean {
  let before = at - 1
  while (between.has(words[before] ?? '')) before -= 1
  return denying.has(words[before] ?? '')
}

/**
 * A text without what it says is not there.
 * @example withoutDenied('bread past its date, no visible mold') // 'bread past its date,'
 */
export function withoutDenied(text: string): string {
  const words = text.split(' ')
  const plain = words.map((word) => word.replace(',', ''))
  const isKept = (at: number): boolean => !isDenied(plain, at) && !denying.has(plain[at] ?? '')
  return words.filter((_, at) => isKept(at)).join(' ')
}
