import { oftenMisspelt } from '../../lexicon/index.ts'

const fewestLetters = 6

/** Words of asking and of the kitchen's work that people slip in; foods have their own reading of slips. */
const words: ReadonlySet<string> = new Set(oftenMisspelt.split(' '))

/** Every way to leave out one letter of a word, and the word itself. */
const lessOne = (word: string): readonly string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
]

let shortened: ReadonlyMap<string, readonly string[]> | undefined

const wordsByLess = (): ReadonlyMap<string, readonly string[]> => {
  if (shortened) return shortened
  const map = new Map<string, string[]>()
  for (const word of words) for (const less of lessOne(word)) map.set(less, [...(map.get(less) ?? []), word])
  return (shortened = map)
}

/** The word that a slip of one letter (left out, too many, swapped) stands for; the word itself where none or two are as near. */
export function spelledRight(word: string): string {
  if (word.length < fewestLetters - 1 || words.has(word) || inflected(word)) return word
  const near = new Set(
    lessOne(word)
      .flatMap((less) => wordsByLess().get(less) ?? [])
      .filter((other) => isSlip(word, other)),
  )
  const [only] = near
  return near.size === 1 && only !== undefined ? only : word
}

/** 'Fridges', 'opener', 'keeping': another form of a word is no slip. */
const inflected = (word: string): boolean =>
  endings.some((ending) => word.endsWith(ending) && words.has(word.slice(0, -ending.length)))
const endings = ['s', 'd', 'ed', 'es', 'r', 'er', 'ly', 'ing', 'y']

/** One letter left out or too many inside the word, or two neighbours swapped; another last letter is another form. */
function isSlip(word: string, other: string): boolean {
  if (word[0] !== other[0] || Math.abs(word.length - other.length) > 1) return false
  if (word.length === other.length) return isSwapped(word, other)
  return word.at(-1) === other.at(-1)
}

function isSwapped(word: string, other: string): boolean {
  const differing = Array.from(word, (letter, at) => (letter === other[at] ? -1 : at)).filter((at) => at >= 0)
  const [first = 0, second = 0] = differing
  return (
    differing.length === 2 &&
    second === first + 1 &&
    word[first] === other[second] &&
    word[second] === other[first]
  )
}
