import type { CookFacts } from '../cooking/index.ts'

/** Pieces as the food's own cut makes them: nobody brings a Brussels sprout to a bite-size piece, who halves it. Undefined where its cut is no more than that. */
export function ownPieces({ cuts }: CookFacts): string | undefined {
  const words = cuts.bite
    ?.replace(' _', '')
    .split(' ')
    .map((word) => participles.get(word) ?? word)
  return words !== undefined && isDone(words) && !words.some(isNumber) ? words.join(' ') : undefined
}

const participles: ReadonlyMap<string, string> = new Map([
  ['trim', 'trimmed'],
  ['halve', 'halved'],
  ['slice', 'sliced'],
  ['chop', 'chopped'],
  ['peel', 'peeled'],
  ['core', 'cored'],
  ['quarter', 'quartered'],
  ['scrub', 'scrubbed'],
  ['shred', 'shredded'],
  ['string', 'strings pulled off'],
  ['husk', 'husked'],
  ['cut', 'cut'],
])
const works = new Set(participles.values())
const isDone = ([first = '']: readonly string[]): boolean => works.has(first)
const isNumber = (word: string): boolean => !Number.isNaN(Number(word))
