import { isOrder, readSentence } from '../../reading/index.ts'

/**
 * A sentence without the parts, between semicolons, colons and dashes, for which `isUnwanted` holds; empty where none is left. What gives no work is
 * left only where `standsAlone` holds for it.
 */
export function withoutParts(
  said: string,
  isUnwanted: (words: string, all: readonly string[]) => boolean,
  standsAlone: (words: string) => boolean = () => false,
): string {
  const sentence = withoutBrackets(said, (words) => isUnwanted(words, [words]))
  const parts = partsOf(sentence)
  const kept = parts.filter((part) => !isUnwanted(part, parts))
  if (kept.length === parts.length) return sentence
  // What stood beside words that are no cooking is kept only where it says what to do.
  return asSentence(kept.filter((part) => givesWork(part) || standsAlone(part)))
}

function asSentence(parts: readonly string[]): string {
  const text = trimEnd(parts.join(' '))
  if (text === '') return text
  const whole = text.charAt(0).toUpperCase() + text.slice(1)
  return '.!?'.includes(text.at(-1) ?? '') || text.endsWith('.)') ? whole : `${whole}.`
}

/** 'Boil for ten minutes (no shortcuts, it is poison)': without what stands in brackets, where that alone is unwanted. */
function withoutBrackets(sentence: string, isUnwanted: (words: string) => boolean): string {
  const bracket = bracketOf(sentence)
  if (bracket === null) return sentence
  const { inside, outside } = bracket
  return isUnwanted(sentence) && isUnwanted(inside) && !isUnwanted(outside) ? outside : sentence
}

/** What stands in the first brackets of a sentence, and the sentence without them; null where it has none. */
export function bracketOf(sentence: string): { readonly inside: string; readonly outside: string } | null {
  const open = sentence.indexOf(' (')
  const close = sentence.indexOf(')', open)
  if (open <= 0 || close === -1) return null
  return {
    inside: sentence.slice(open + 2, close),
    outside: `${sentence.slice(0, open)}${sentence.slice(close + 1)}`,
  }
}

/** A sentence without one of its parts. */
export const withoutPart = (sentence: string, part: string): string =>
  asSentence(partsOf(sentence).filter((each) => each !== part))

const talking: ReadonlySet<string> = new Set(['eat', 'test'])

const givesWork = (part: string): boolean => {
  const read = readSentence(part)
  return read.mentions.some((mention) => isOrder(mention, read) && !talking.has(mention.effect ?? ''))
}

const joints = ['; ', ': ', ' – ', ' — ', ' - ']

/** A sentence in the parts between its semicolons, colons and dashes, each with its mark. */
export function partsOf(sentence: string): readonly string[] {
  return joints.reduce<readonly string[]>(
    (parts, joint) =>
      parts.flatMap((part) =>
        withoutSpans(part.split(joint), joint).map((piece, at, all) =>
          at < all.length - 1 ? `${piece}${joint.trimEnd()}` : piece,
        ),
      ),
    [sentence],
  )
}

const isDigit = (sign: string | undefined): boolean =>
  sign !== undefined && ((sign >= '0' && sign <= '9') || '½¼¾⅓⅔'.includes(sign))

/** '1 1/2 - 2 hours' is one time, and no joint. */
const withoutSpans = (pieces: readonly string[], joint: string): readonly string[] =>
  pieces.reduce<readonly string[]>((parts, piece) => {
    const last = parts.at(-1)
    return last !== undefined && isDigit(last.at(-1)) && isDigit(piece[0])
      ? [...parts.slice(0, -1), `${last}${joint}${piece}`]
      : [...parts, piece]
  }, [])

function trimEnd(text: string): string {
  let end = text.length
  while (end > 0 && ' ;:–—-'.includes(text[end - 1] ?? '')) end -= 1
  return text.slice(0, end)
}
