/** The first word of a name: 'canned' of 'canned tomato'. */
export function firstWord(name: string): string {
  return name.split(' ')[0] ?? ''
}

/** The last word of a name: 'tomato' of 'canned tomato'. */
export function lastWord(name: string): string {
  return name.split(' ').at(-1) ?? ''
}

/**
 * A name without its first word, where that is one of these.
 * @example withoutFirst('dried thyme', new Set(['dried'])) // 'thyme'
 */
export function withoutFirst(name: string, words: ReadonlySet<string>): string {
  const first = firstWord(name)
  return words.has(first) && first !== name ? name.slice(first.length + 1) : name
}
