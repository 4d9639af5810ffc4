/** One word of a text: as written, in lower case without accents, and its singular. */
export type Word = {
  readonly start: number
  readonly end: number
  readonly raw: string
  readonly singular: string
  /** True when a comma, full stop, bracket or the like stands between the word before and this one. */
  readonly isAfterBreak: boolean
}

const wordPattern = /[\p{L}\d]+(?:['’][\p{L}]+)*|%/gu
const breakPattern = /[,.;:()[\]!?/&+]/

/** The words of a text with their places. Hyphens part words: 'sun-dried' is two. */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = []
  let last = 0
  for (const match of text.matchAll(wordPattern)) {
    const raw = plain(match[0])
    words.push({
      start: match.index,
      end: match.index + match[0].length,
      raw,
      singular: singularOf(raw),
      isAfterBreak: breakPattern.test(text.slice(last, match.index)),
    })
    last = match.index + match[0].length
  }
  return words
}

/** Lower case, without accents and apostrophes. */
export function plain(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
}

const unchanging = new Set(
  (
    'hummus couscous asparagus molasses watercress citrus octopus bass swiss grass brussels schnapps ' +
    'tahini lass nuoc hibiscus its is this us as gas plus less press glass oats grits'
  ).split(' '),
)
const irregular: Readonly<Record<string, string>> = {
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  calves: 'calf',
  knives: 'knife',
  cookies: 'cookie',
  brownies: 'brownie',
  smoothies: 'smoothie',
  pies: 'pie',
  radishes: 'radish',
  potatoes: 'potato',
  tomatoes: 'tomato',
  shoes: 'shoe',
}

/** The singular by the rules of English spelling. Only needs to treat both sides of a comparison alike. */
function singularOf(word: string): string {
  const found = irregular[word]
  if (found !== undefined) return found
  if (word.length < 4 || !word.endsWith('s') || unchanging.has(word) || word.endsWith('ss')) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:o|x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}
