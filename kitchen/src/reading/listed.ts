const formats = {
  and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
}

/**
 * Words as a list of a sentence, without a comma before the last: 'a', 'a and b', 'a, b and c'; empty for none.
 * @example listed(['salt', 'pepper'], 'or') // 'salt or pepper'
 */
export const listed = (words: readonly string[], last: 'and' | 'or' = 'and'): string =>
  formats[last].format(words)
