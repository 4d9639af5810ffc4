import type { Text, TextStyle } from './elements.ts'
import { type Shaped, type Shaper, shaperOf } from './faces.ts'
import { lineBreaks, type Piece } from './line-breaks.ts'

/** How letters look, with nothing left to take over from a box around. `lineHeight` is in points. */
export type Letters = {
  readonly fontFamily: readonly string[]
  readonly fontWeight: number
  readonly fontSize: number
  readonly lineHeight: number
  readonly color: string
  readonly textAlign: 'left' | 'right' | 'center'
  readonly isStruck: boolean
}

export type Word = { readonly shaped: Shaped; readonly letters: Letters; readonly isSpace: boolean }

/** A line of a paragraph. `tighter` is what each of its spaces gives up so that it fits. */
export type Line = {
  readonly words: readonly Word[]
  readonly width: number
  readonly tighter: number
  readonly height: number
  /** How far below its top its letters stand. */
  readonly ascent: number
}

/** A paragraph that is not broken into lines yet. */
export type Paragraph = {
  readonly words: readonly Word[]
  readonly pieces: readonly Piece[]
  readonly maxLines: number
}

const plain = {
  fontWeight: 400,
  fontSize: 10,
  lineHeight: 14,
  color: '#000000',
  textAlign: 'left',
  isStruck: false,
} as const

/** The letters of the outermost box. */
export const firstLetters = (style: TextStyle): Letters => lettersIn({ ...plain, fontFamily: [] }, style)

/** The letters of a box inside of another. */
export function lettersIn(around: Letters, style: TextStyle): Letters {
  const { fontFamily, fontWeight, fontSize, lineHeight, color, textAlign, textDecoration } = style
  const size = fontSize ?? around.fontSize
  return {
    fontFamily: fontFamily ?? around.fontFamily,
    fontWeight: fontWeight ?? around.fontWeight,
    fontSize: size,
    lineHeight: lineHeight === undefined ? around.lineHeight : lineHeight * size,
    color: color ?? around.color,
    textAlign: textAlign ?? around.textAlign,
    isStruck: textDecoration === 'line-through' || around.isStruck,
  }
}

/** The words of a text and where its lines may end. */
export function paragraphOf(text: Text, letters: Letters): Paragraph {
  const words: Word[] = []
  const pieces: Piece[] = []
  const tokens = tokensOf(text, letters)
  for (const [index, { shape, word, letters: own }] of tokens.entries()) {
    const shaped = shape(word)
    const width = shaped.width * own.fontSize
    const isSpace = word.trim() === ''
    words.push({ shaped, letters: own, isSpace })
    pieces.push(
      isSpace ? { kind: 'space', width, stretch: width / 2, shrink: width / 3 } : { kind: 'word', width },
    )
    const next = tokens[index + 1]
    if (isSpace || !next || next.word.trim() === '') continue
    words.push({ shaped: shape('-'), letters: own, isSpace: false })
    pieces.push({ kind: 'break', width: hyphenWidth, penalty: hyphenPenalty })
  }
  return { words, pieces, maxLines: text.style.maxLines ?? Infinity }
}

const hyphenWidth = 5
const hyphenPenalty = 600

type Token = { readonly word: string; readonly letters: Letters; readonly shape: Shaper }

function tokensOf({ parts }: Text, letters: Letters): readonly Token[] {
  const shape = shaperOf(letters.fontFamily, letters.fontWeight)
  return parts.flatMap((part) =>
    typeof part === 'string'
      ? wordsOf(part).map((word) => ({ word, letters, shape }))
      : tokensOf(part, lettersIn(letters, part.style)),
  )
}

/** A word stays whole, unless it is so long that no line might hold it. */
const wordsOf = (text: string): readonly string[] =>
  text
    .split(/( +)/)
    .filter(Boolean)
    .flatMap((word) => (word.length > 20 ? (word.match(/.{1,10}/gsu) ?? [word]) : [word]))

/** The lines of a paragraph in a width. */
export function linesOf({ words, pieces, maxLines }: Paragraph, width: number): readonly Line[] {
  if (words.length === 0) return []
  const ends = [...lineBreaks(pieces, width), words.length - 1]
  const lines = ends.map((end, index) => {
    const start = index === 0 ? 0 : (ends[index - 1] ?? 0) + 1
    return words
      .slice(start, end + 1)
      .filter((_, at) => pieces[start + at]?.kind !== 'break' || start + at === end)
  })
  const shown: (readonly Word[])[] = lines.slice(0, maxLines)
  const last = shown.at(-1)
  if (last && shown.length < lines.length) shown[shown.length - 1] = shortened(last)
  return shown.map((line) => lineOf(trimmed(line), width))
}

function shortened(line: readonly Word[]): readonly Word[] {
  const kept = trimmed(line)
  const last = kept.at(-1)
  if (!last) return kept
  const { letters } = last
  return [...kept, { ...last, shaped: shaperOf(letters.fontFamily, letters.fontWeight)('…') }]
}

function trimmed(line: readonly Word[]): readonly Word[] {
  const first = line.findIndex(({ isSpace }) => !isSpace)
  const last = line.findLastIndex(({ isSpace }) => !isSpace)
  return first < 0 ? [] : line.slice(first, last + 1)
}

function lineOf(words: readonly Word[], width: number): Line {
  const natural = words.reduce((sum, { shaped, letters }) => sum + shaped.width * letters.fontSize, 0)
  const spaces = words.filter(({ isSpace }) => isSpace).length
  const tighter = natural > width && spaces > 0 ? (natural - width) / spaces : 0
  return {
    words,
    width: natural - tighter * spaces,
    tighter,
    height: Math.max(0, ...words.map(({ letters }) => letters.lineHeight)),
    ascent: Math.max(0, ...words.map(ascentOf)),
  }
}

const ascentOf = ({ shaped, letters }: Word): number =>
  Math.max(...shaped.runs.map(({ face }) => face.ascent), 0) * letters.fontSize
