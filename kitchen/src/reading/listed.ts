/**
 * Words as a list of a sentence, without a comma before the last: 'a', 'a and b', 'a, b and c'; empty for none.
 * @example listed(['salt', 'pepper'], 'or') // 'salt or pepper'
 */
export const listed = (words: readonly string[], last: 'and' | 'or' = 'and'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
