/** A word that nobody is to use, and the one that is used instead. */
export type Avoided = { readonly word: string; readonly instead: string }

/** The words of the glossary's third column, each with the word of its row. */
export function avoidedWords(glossary: string): readonly Avoided[] {
  return glossary.split('\n').flatMap((line) => {
    const [, instead = '', , never = ''] = line.split('|').map((cell) => cell.trim())
    return never
      .split(', ')
      .filter((word) => /^[a-z]+( [a-z]+)*$/.test(word) && word !== 'never')
      .map((word) => ({ word, instead }))
  })
}

/** The avoided words that a name is made of: `bestBeforeDate`, `best-before.ts` and `BEST_BEFORE` all hold 'best before'. */
export function avoidedIn(name: string, avoided: readonly Avoided[]): readonly Avoided[] {
  const words = ` ${wordsOf(name).join(' ')} `
  return avoided.filter(({ word }) => words.includes(` ${word} `) || words.includes(` ${word}s `))
}

function wordsOf(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
}
