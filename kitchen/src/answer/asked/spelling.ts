import stored from './generated/right-words.json' with { type: 'json' }

/** Words that are spelled as they should be: those that slips are mended to, the commonest first, and others that only look like a slip of one of them. */
export type RightWords = { readonly common: ReadonlyMap<string, number>; readonly rare: ReadonlySet<string> }

/** In shorter words only two letters that changed places are a slip that can be told from another word. */
const fewestLetters = 5
/** So many words are common enough to be meant by three or four letters in disorder. */
const commonest = 400
const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
const isWord = /^[a-z]{3,}$/

let right: RightWords | undefined

/** The word that a slip of one letter stands for; the word itself where it is right, or none is near. */
export function spelledRight(word: string): string {
  const [common, rare] = stored
  right ??= { common: new Map(common.map((each, rank) => [each, rank])), rare: new Set(rare) }
  return right.rare.has(word) ? word : (correctionOf(word, right.common) ?? word)
}

/** The commonest word that a word is a slip of, or short for, as bakin is for baking; undefined for a right word, another form of one, and one that no word is near. */
export function correctionOf(word: string, common: ReadonlyMap<string, number>): string | undefined {
  if (!isWord.test(word) || common.has(word) || isInflected(word, common)) return undefined
  if (word.endsWith('in') && common.has(`${word}g`)) return `${word}g`
  const isShort = word.length < fewestLetters
  const near = (isShort ? swapped(word) : slipsOf(word)).flatMap((each) => {
    const rank = common.get(each)
    return rank === undefined || (isShort && rank >= commonest) ? [] : [{ each, rank }]
  })
  return near.toSorted((a, b) => a.rank - b.rank)[0]?.each
}

/** 'Fridges', 'opener', 'keeping': another form of a word is no slip. */
const isInflected = (word: string, common: ReadonlyMap<string, number>): boolean =>
  endings.some((ending) => {
    const stem = word.slice(0, -ending.length)
    const isDoubled = stem.at(-1) === stem.at(-2)
    const forms = [stem, `${stem}e`, `${stem}y`, ...(isDoubled ? [stem.slice(0, -1)] : [])]
    return word.endsWith(ending) && stem.length >= fewestOfStem && forms.some((each) => common.has(each))
  })
const fewestOfStem = 3
const endings = ['s', 'd', 'ed', 'es', 'ies', 'r', 'er', 'ly', 'ing', 'y', 'ish', 'less', 'like', 'nt']

const swapped = (word: string): readonly string[] =>
  Array.from(word.slice(1), (letter, at) => `${word.slice(0, at)}${letter}${word[at]}${word.slice(at + 2)}`)

/** Every word with one letter less, more, another or in another place; the first and the last stay, since another ending is another form. */
function slipsOf(word: string): readonly string[] {
  const inner = Array.from(word.slice(1), (_, at) => at + 1)
  return [
    ...swapped(word),
    ...inner.slice(0, -1).map((at) => word.slice(0, at) + word.slice(at + 1)),
    ...inner.flatMap((at) => letters.map((letter) => word.slice(0, at) + letter + word.slice(at))),
    ...inner
      .slice(0, -1)
      .flatMap((at) => letters.map((letter) => word.slice(0, at) + letter + word.slice(at + 1))),
  ]
}
