import type { EmbeddedFont, PDFDocument, Reference } from 'pdfkit'
import type { Face, GlyphRun } from './faces.ts'
import { fixed } from './operators.ts'
import { drawingOf } from './svg.ts'

/** A drawing in the file, with its own width and height. */
type Embedded = {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly reference: Reference
}

/** What the pages of one document share: its fonts with the glyphs used so far, and its drawings, each of which stands in the file once. */
export class Canvas {
  readonly #document: PDFDocument
  readonly #fonts = new Map<Face, EmbeddedFont>()
  readonly #encoded = new Map<GlyphRun, string>()
  readonly #drawings = new Map<string, Embedded>()

  constructor(document: PDFDocument) {
    this.#document = document
  }

  /** The name of a face on the page that is drawn. */
  fontName(face: Face): string {
    const font = this.#fontOf(face)
    const { fonts } = this.#document.page
    fonts[font.id] ??= font.ref()
    return `/${font.id}`
  }

  /** The glyphs of a word in a font as an operator of text takes them. */
  glyphs(run: GlyphRun): string {
    const known = this.#encoded.get(run)
    if (known !== undefined) return known
    const encoded = this.#encode(run)
    this.#encoded.set(run, encoded)
    return encoded
  }

  /** A drawing for the page that is drawn. */
  drawing(svg: string): Omit<Embedded, 'reference'> {
    const embedded = this.#drawings.get(svg) ?? this.#embed(svg)
    this.#document.page.xobjects[embedded.name] = embedded.reference
    return embedded
  }

  #embed(svg: string): Embedded {
    const { width, height, operators, opacities } = drawingOf(svg)
    const states = opacities.map((opacity) => [`O${opacity}`, { Type: 'ExtGState', ca: opacity / 100 }])
    const reference = this.#document.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, width, height],
      Resources: { ExtGState: Object.fromEntries(states) },
    })
    reference.end(operators)
    const embedded = { name: `P${this.#drawings.size + 1}`, width, height, reference }
    this.#drawings.set(svg, embedded)
    return embedded
  }

  #fontOf(face: Face): EmbeddedFont {
    const known = this.#fonts.get(face)
    if (known) return known
    // oxlint-disable-next-line no-underscore-dangle -- there is no other way to a font that was just opened
    const font = this.#document.font(face.font)._font
    this.#fonts.set(face, font)
    return font
  }

  #encode({ face, glyphs }: GlyphRun): string {
    const font = this.#fontOf(face)
    let text = '<'
    for (const { id, advanceWidth, codePoints, advance } of glyphs) {
      const index = font.subset.includeGlyph(id)
      font.widths[index] ??= advanceWidth * font.scale
      font.unicode[index] ??= codePoints
      text += index.toString(16).padStart(4, '0')
      const kerned = advanceWidth * font.scale - advance * 1000
      if (Math.abs(kerned) > 0.001) text += `>${fixed(kerned)}<`
    }
    return `${text}>`.replaceAll('<>', '')
  }
}
