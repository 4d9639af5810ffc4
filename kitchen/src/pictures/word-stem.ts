/**
 * A lower-case word without the endings that English changes for number, so that one and many compare equal: radish(es), berry/berries, olive(s),
 * leaf/leaves. Asparagus, watercress and haggis have no plural s. For comparing only: a stem need not be a word.
 */
export function wordStem(word: string): string {
  const isSingular = ['ss', 'us', 'is'].some((ending) => word.endsWith(ending))
  const stem = without(isSingular ? word : without(word, 's'), 'e')
  if (stem.endsWith('i')) return `${without(stem, 'i')}y`
  return stem.endsWith('v') ? `${without(stem, 'v')}f` : stem
}

function without(word: string, ending: string): string {
  return word.endsWith(ending) ? word.slice(0, -ending.length) : word
}
