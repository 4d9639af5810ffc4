import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font, type Glyph } from 'fontkit'

/** Complete fonts: what a browser gets is cut to Latin. */
const files: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  Figtree: {
    400: '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
    600: '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf',
  },
  'Bricolage Grotesque': {
    400: '@expo-google-fonts/bricolage-grotesque/400Regular/BricolageGrotesque_400Regular.ttf',
    600: '@expo-google-fonts/bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf',
    700: '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
  },
}

/** A font of one weight. `ascent` is a share of the size of its letters. */
export type Face = { readonly font: Font; readonly ascent: number }

/** A glyph and what it takes of its line, in shares of the size. */
export type Placed = Pick<Glyph, 'id' | 'advanceWidth' | 'codePoints'> & { readonly advance: number }
export type GlyphRun = { readonly face: Face; readonly glyphs: readonly Placed[] }

/** A word as its glyphs. `width` is in shares of the size of its letters. */
export type Shaped = { readonly width: number; readonly runs: readonly GlyphRun[] }

/** Shapes words by the families of a text, in their order. */
export type Shaper = (word: string) => Shaped

const { resolve } = createRequire(import.meta.url)
const faces = new Map<string, Face>()
const shapers = new Map<string, Shaper>()

/** The shaper of families in a weight. Fonts are read once, and words are shaped once: both faces kern no letter with a space. */
export function shaperOf(families: readonly string[], weight: number): Shaper {
  const key = `${families.join()} ${weight}`
  const known = shapers.get(key)
  if (known) return known
  const made = remembering(families.map((family) => faceOf(family, weight)))
  shapers.set(key, made)
  return made
}

/** The font of a family that is nearest to a weight. */
export function faceOf(family: string, weight: number): Face {
  const weights = files[family] ?? {}
  const nearest = Object.keys(weights)
    .map(Number)
    .toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight))[0]
  const file = weights[nearest ?? weight]
  if (file === undefined) throw new Error(`There is no font ${family}`)
  const known = faces.get(file)
  if (known) return known
  const font = create(readFileSync(resolve(file)))
  const made = { font, ascent: font.ascent / font.unitsPerEm }
  faces.set(file, made)
  return made
}

// About 10 MB; a hundred recipes have some 2,000 words.
const mostWords = 10_000

function remembering(stack: readonly Face[]): Shaper {
  const words = new Map<string, Shaped>()
  return (word) => {
    const known = words.get(word)
    if (known) return known
    if (words.size >= mostWords) words.clear()
    const shaped = shape(stack, word)
    words.set(word, shaped)
    return shaped
  }
}

function shape(stack: readonly Face[], word: string): Shaped {
  const runs = runsOf(stack, word).map(({ face, text }) => ({ face, glyphs: glyphsOf(face, text) }))
  const width = runs.flatMap(({ glyphs }) => glyphs).reduce((sum, { advance }) => sum + advance, 0)
  return { width, runs }
}

function runsOf(
  stack: readonly Face[],
  word: string,
): readonly { readonly face: Face; readonly text: string }[] {
  const runs: { face: Face; text: string }[] = []
  for (const sign of word) {
    const code = sign.codePointAt(0) ?? 0
    const face = stack.find(({ font }) => font.hasGlyphForCodePoint(code)) ?? stack.at(-1)
    const last = runs.at(-1)
    if (last && last.face === face) last.text += sign
    else if (face) runs.push({ face, text: sign })
  }
  return runs
}

function glyphsOf({ font }: Face, text: string): readonly Placed[] {
  const { glyphs, positions } = font.layout(text)
  return glyphs.map(({ id, advanceWidth, codePoints }, index) => ({
    id,
    advanceWidth,
    codePoints,
    advance: (positions[index]?.xAdvance ?? advanceWidth) / font.unitsPerEm,
  }))
}
