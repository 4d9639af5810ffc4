/** One word of a text: as written, in lower case without accents, and its singular. */
export type Word = {
  readonly start: number
  readonly end: number
  readonly raw: string
  readonly singular: string
  /** True when a comma, full stop, bracket or the like stands between the word before and this one. */
  readonly isAfterBreak: boolean
}

const wordPattern = /\d+\/\d+|[\p{L}\d]+(?:['’][\p{L}]+)*|%/gu
const breakPattern = /[,.;:()[\]!?/&+]/

/** The words of a text with their places. Hyphens part words: 'sun-dried' is two; '80/20' is one. */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = []
  let last = 0
  for (const match of text.matchAll(wordPattern)) {
    const { raw, singular } = formsOf(match[0])
    words.push({
      start: match.index,
      end: match.index + match[0].length,
      raw,
      singular,
      isAfterBreak: isBreak(text, last, match.index),
    })
    last = match.index + match[0].length
  }
  return words
}

/** Most words follow a single space, which needs no pattern. */
function isBreak(text: string, from: number, to: number): boolean {
  if (to - from === 1 && text[from] === ' ') return false
  return breakPattern.test(text.slice(from, to))
}

type Forms = Pick<Word, 'raw' | 'singular'>

// Recipes are written with few words: what each comes to is kept, up to a number that no cookbook reaches.
const formsKept = 20_000
const forms = new Map<string, Forms>()

function formsOf(token: string): Forms {
  const known = forms.get(token)
  if (known) return known
  const raw = plain(token)
  const found = { raw, singular: singularOf(raw) }
  if (forms.size >= formsKept) forms.clear()
  forms.set(token, found)
  return found
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
  chillies: 'chilli',
  chilies: 'chili',
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
