import { forms } from '../lexicon/index.ts'
import { tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'

type Branch = { readonly next: Map<string, Branch>; isEnd?: true }

/** A list of words and phrases that a text is asked for; each is also found in its plural or singular. */
export type PhraseSet = { readonly list: string | readonly string[]; root?: Branch; id?: number }

/** Where a phrase was found: indexes of its first and last token. */
export type FoundPhrase = { readonly first: number; readonly last: number }

/**
 * A list parted by bars, compiled when the first text is asked for it.
 * @example holdsPhrase(tokensOf('2 cans kidney beans'), phraseSet('kidney bean')) // true
 */
export function phraseSet(list: string | readonly string[]): PhraseSet {
  return { list }
}

const rootOf = (set: PhraseSet): Branch => (set.root ??= compile(set.list))
/** Only a set that long texts are asked for is kept among all sets, and for ever: one that is made for a single text is asked by `phraseAt`. */
const idOf = (set: PhraseSet): number => (set.id ??= register(rootOf(set)))

function compile(list: PhraseSet['list']): Branch {
  const root: Branch = { next: new Map() }
  for (const phrase of typeof list === 'string' ? forms(list) : list) {
    const tokens = tokensOf(phrase)
    insert(
      root,
      tokens.map(({ word }) => word),
    )
    insert(
      root,
      tokens.map(({ singular }) => singular),
    )
  }
  return root
}

function register(root: Branch): number {
  const id = (sets += 1)
  for (const word of root.next.keys()) {
    const known = setsByWord.get(word) ?? []
    // Without holes, which are slow to read.
    while (known.length < id >>> 5) known.push(0)
    known[id >>> 5] = (known[id >>> 5] ?? 0) | (1 << (id & 31))
    setsByWord.set(word, known)
  }
  return id
}

let sets = 0
/** Which sets have a phrase that begins with a word: the bit of each set, 32 to a number. */
const setsByWord = new Map<string, number[]>()

/** Sets of which some phrase may begin in a text, as bits; `made` is how many sets there were then. */
type Candidates = { readonly made: number; readonly bits: Int32Array }
const candidates = new WeakMap<readonly Token[], Candidates>()

function mayBegin(tokens: readonly Token[], id: number): boolean {
  let known = candidates.get(tokens)
  // A set that is newer than the answer is not in it.
  if (known === undefined || known.made < id) {
    known = { made: sets, bits: candidateBits(tokens) }
    candidates.set(tokens, known)
  }
  return (((known.bits[id >>> 5] ?? 0) >>> (id & 31)) & 1) === 1
}

function candidateBits(tokens: readonly Token[]): Int32Array {
  const bits = new Int32Array((sets >>> 5) + 1)
  for (const { word, singular } of tokens) {
    addBits(bits, setsByWord.get(word))
    if (singular !== word) addBits(bits, setsByWord.get(singular))
  }
  return bits
}

function addBits(bits: Int32Array, more: readonly (number | undefined)[] = []): void {
  for (let at = 0; at < more.length; at += 1) bits[at] = (bits[at] ?? 0) | (more[at] ?? 0)
}

/** A shorter text is looked through faster than its candidates are. */
const shortText = 5

function insert(root: Branch, words: readonly string[]): void {
  let branch = root
  for (const word of words) {
    const known = branch.next.get(word)
    const next = known ?? { next: new Map() }
    if (known === undefined) branch.next.set(word, next)
    branch = next
  }
  if (branch !== root) branch.isEnd = true
}

/** The longest phrase of the set that begins at a token. */
export function phraseAt(tokens: readonly Token[], at: number, set: PhraseSet): FoundPhrase | undefined {
  let branch: Branch | undefined = rootOf(set)
  let found: FoundPhrase | undefined
  for (let end = at; end < tokens.length; end += 1) {
    const token = tokens[end]
    if (token === undefined || (end > at && token.isAfterStop)) break
    branch = branch.next.get(token.word) ?? branch.next.get(token.singular)
    if (branch === undefined) break
    if (branch.isEnd) found = { first: at, last: end }
  }
  return found
}

/** The first phrase of the set in a text from a token on. */
export function findPhrase(tokens: readonly Token[], set: PhraseSet, from = 0): FoundPhrase | undefined {
  if (tokens.length > shortText && !mayBegin(tokens, idOf(set))) return undefined
  const { next } = rootOf(set)
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at]
    // Almost no token begins a phrase.
    if (token === undefined || !(next.has(token.word) || next.has(token.singular))) continue
    const found = phraseAt(tokens, at, set)
    if (found !== undefined) return found
  }
  return undefined
}

/** True where a text has a phrase of the set. */
export function holdsPhrase(tokens: readonly Token[], set: PhraseSet): boolean {
  return findPhrase(tokens, set) !== undefined
}
