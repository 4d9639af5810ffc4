/**
 * The words of a food's name in lower case and singular, for comparing names people typed: 'Cherry  Tomatoes' and
 * 'cherry tomato' give the same words. Only spelling is compared; 'courgette' and 'zucchini' stay different.
 */
export function foodWords(name: string): readonly string[] {
  const text = name.trim().toLowerCase()
  return text.split(/[\s,()/-]+/u).flatMap((word) => (word === '' ? [] : [singular(word)]))
}

/** True when two names differ at most in spaces, case and number: 'tomato ' and 'Tomatoes'. */
export function isSameFood(one: string, other: string): boolean {
  return foodWords(one).join(' ') === foodWords(other).join(' ')
}

const irregular: Readonly<Record<string, string>> = {
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  chilies: 'chili',
  chillies: 'chilli',
  cookies: 'cookie',
  geese: 'goose',
}
const alreadySingular = /(ss|us|is|ous)$/u

function singular(word: string): string {
  const known = irregular[word]
  if (known !== undefined) return known
  if (word.length < 4 || alreadySingular.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(oes|shes|ches|xes|sses)$/u.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}
