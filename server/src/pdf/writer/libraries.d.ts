// What the writer uses of two libraries that bring no types.

declare module 'fontkit' {
  export type Glyph = {
    readonly id: number
    readonly advanceWidth: number
    readonly codePoints: readonly number[]
  }
  export type GlyphRun = {
    readonly glyphs: readonly Glyph[]
    readonly positions: readonly { readonly xAdvance: number }[]
  }
  export type Font = {
    readonly unitsPerEm: number
    readonly ascent: number
    layout(text: string): GlyphRun
    hasGlyphForCodePoint(codePoint: number): boolean
  }
  export function create(bytes: Uint8Array): Font
}

declare module 'pdfkit' {
  import type { Readable } from 'node:stream'
  import type { Font } from 'fontkit'

  export type Reference = { write(content: string): void; end(content?: string): void }
  export type EmbeddedFont = {
    readonly id: string
    readonly scale: number
    readonly subset: { includeGlyph(id: number): number }
    /** By the number in the subset: how wide a glyph is, and which letters it stands for. */
    readonly widths: number[]
    readonly unicode: (readonly number[])[]
    ref(): Reference
  }
  export class PDFDocument extends Readable {
    constructor(options: object)
    readonly page: {
      readonly height: number
      readonly fonts: Record<string, Reference>
      readonly xobjects: Record<string, Reference>
    }
    readonly outline: { addItem(title: string): unknown }
    readonly _font: EmbeddedFont
    font(font: Font): this
    ref(data: object): Reference
    addPage(options: object): this
    /** Writes what is drawn: nothing can be added to it any more. */
    flushPages(): void
    addContent(content: string): this
    addNamedDestination(name: string, kind: 'XYZ', left: number, top: number, zoom: null): void
    goTo(left: number, top: number, width: number, height: number, name: string): this
    end(): void
  }
}
