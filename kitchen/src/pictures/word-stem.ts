/**
 * A lower-case word without the endings that English changes for number, so that one and many compare equal: radish(es), berry/berries, olive(s),
 * leaf/leaves. Asparagus, watercress and haggis have no plural s. For comparing only: a stem need not be a word.
 */
export function wordStem(word: string): string {
  const singular = /(ss|us|is)$/.test(word) ? word : word.replace(/s$/, '')
  return singular.replace(/e$/, '').replace(/i$/, 'y').replace(/v$/, 'f')
}
