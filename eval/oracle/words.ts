/** A text without its comparisons: 'until it flows like thick cream' is about no cream. */
export function withoutComparisons(text: string): string {
  return text.replaceAll(
    /\b(?:like|the size of|as thick as) (?:an? |thick |heavy |soft |wet |single |double |coarse )*[a-z]+/gi,
    '',
  )
}

/**
 * The words of a text for comparing: lower case, without accents, singular. A hyphen parts words.
 * The kitchen has its own way of reading words; this one is separate, so that a mistake in one shows in the other.
 */
export function wordsOf(text: string): readonly string[] {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]s\b/g, '')
  return (plain.match(/[a-z]+(?:['’][a-z]+)?/g) ?? []).map(singular)
}

const unchanged = new Set(
  'asparagus couscous hummus molasses swiss brussels watercress cress lettuce cheese gas bass haggis citrus less this is its us across until unless plus as has was glass dress press process capers'.split(
    ' ',
  ),
)
const irregular: Readonly<Record<string, string>> = {
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  knives: 'knife',
  potatoes: 'potato',
  tomatoes: 'tomato',
  mangoes: 'mango',
  anchovies: 'anchovy',
  radishes: 'radish',
  peaches: 'peach',
  squashes: 'squash',
  sandwiches: 'sandwich',
  dishes: 'dish',
  boxes: 'box',
  bunches: 'bunch',
  cookies: 'cookie',
  kiwies: 'kiwi',
  kiwis: 'kiwi',
  chilies: 'chili',
  chillies: 'chili',
  chilli: 'chili',
  chiles: 'chili',
  chile: 'chili',
  yoghurt: 'yogurt',
}

/** The singular of one lower-case word. */
export function singular(word: string): string {
  const known = irregular[word]
  if (known !== undefined) return known
  if (word.length < 4 || unchanged.has(word) || /(ss|us|is)$/.test(word)) return word
  if (word.endsWith('oes')) return word.slice(0, -2)
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.endsWith('s') ? word.slice(0, -1) : word
}
