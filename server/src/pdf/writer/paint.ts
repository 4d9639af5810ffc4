import type { PDFDocument } from 'pdfkit'
import type { Canvas } from './canvas.ts'
import type { Border, Box, Picture, Style, Text } from './elements.ts'
import type { GlyphRun } from './faces.ts'
import { type Laid, paddingOf } from './layout.ts'
import { colour, fixed, numbers, rectangle, type Rectangle } from './operators.ts'
import type { Letters, Line, Word } from './paragraph.ts'

/** Where things are drawn: on the page of a document that was begun last. */
export type Easel = { readonly document: PDFDocument; readonly canvas: Canvas }

/** Paints what was laid out; `left` and `top` are the corner of the box around. */
export function paint(easel: Easel, laid: Laid, left: number, top: number): void {
  const { element, width, height } = laid
  const place = { left: left + laid.left, top: top + laid.top, width, height }
  const drawn = ground(element.style, place)
  if (drawn.length > 0) easel.document.addContent(drawn.join('\n'))
  if (element.kind === 'text') paintText(easel, element, laid, place)
  else if (element.kind === 'picture') paintPicture(easel, element, place)
  else paintBox(easel, element, laid, place)
}

function paintBox(easel: Easel, { linkTo }: Box, { children }: Laid, place: Rectangle): void {
  if (linkTo) easel.document.goTo(place.left, place.top, place.width, place.height, linkTo)
  for (const child of children) paint(easel, child, place.left, place.top)
}

/** What lies under the content of a box: its colour and its borders. */
function ground(style: Style, place: Rectangle): readonly string[] {
  const { backgroundColor, borderRadius, border, borderTop, borderBottom } = style
  const { left, top, width, height } = place
  return [
    ...(backgroundColor ? [`${colour(backgroundColor)} rg`, rectangle(place, borderRadius), 'f'] : []),
    ...(border ? frame(border, place, borderRadius) : []),
    ...(borderTop ? rule(borderTop, { left, top, width }) : []),
    ...(borderBottom ? rule(borderBottom, { left, top: top + height - borderBottom.width, width }) : []),
  ]
}

/** A border on all sides: one line through its middle. */
function frame({ width, color }: Border, place: Rectangle, radius = 0): readonly string[] {
  const inner = {
    left: place.left + width / 2,
    top: place.top + width / 2,
    width: place.width - width,
    height: place.height - width,
  }
  return [`${colour(color)} RG ${fixed(width)} w`, rectangle(inner, radius - width / 2), 'S']
}

const rule = ({ width, color }: Border, line: Omit<Rectangle, 'height'>): readonly string[] => [
  `${colour(color)} rg`,
  rectangle({ ...line, height: width }),
  'f',
]

function paintPicture({ document, canvas }: Easel, { svg, style }: Picture, place: Rectangle): void {
  const drawing = canvas.drawing(svg)
  const [across, down] = [place.width / drawing.width, place.height / drawing.height]
  document.addContent(
    [
      'q',
      `${rectangle(place, style.borderRadius)} W n`,
      `${across} 0 0 ${down} ${numbers(place.left, place.top)} cm`,
      `/${drawing.name} Do`,
      'Q',
    ].join('\n'),
  )
}

const shares = { left: 0, center: 0.5, right: 1 }

function paintText({ document, canvas }: Easel, { style }: Text, laid: Laid, place: Rectangle): void {
  const padding = paddingOf(style)
  const space = place.width - padding.left - padding.right
  let top = place.top + padding.top
  for (const line of laid.lines) {
    const left = place.left + padding.left + (space - line.width) * shares[laid.letters.textAlign]
    document.addContent(lineOperators(canvas, line, left, top + line.ascent))
    top += line.height
  }
}

/** Letters of one look that stand side by side. */
type Stretch = {
  readonly letters: Letters
  readonly font: string
  readonly left: number
  glyphs: string
  width: number
}

function lineOperators(canvas: Canvas, line: Line, left: number, baseline: number): string {
  return stretchesOf(canvas, line, left)
    .flatMap((stretch) => [
      `BT\n${colour(stretch.letters.color)} rg`,
      `${stretch.font} ${fixed(stretch.letters.fontSize)} Tf`,
      `1 0 0 -1 ${numbers(stretch.left, baseline)} Tm`,
      `[${stretch.glyphs}] TJ\nET`,
      ...(stretch.letters.isStruck ? strike(line, stretch, baseline) : []),
    ])
    .join('\n')
}

function stretchesOf(canvas: Canvas, { words, tighter }: Line, left: number): readonly Stretch[] {
  const stretches: Stretch[] = []
  let at = left
  for (const word of words) {
    const { letters } = word
    for (const run of word.shaped.runs) {
      const font = canvas.fontName(run.face)
      const width = widthOf(run, letters) - (word.isSpace ? tighter : 0)
      const last = stretches.at(-1)
      const stretch = last && last.letters === letters && last.font === font ? last : undefined
      const glyphs = canvas.glyphs(run) + shift(word, tighter)
      if (stretch) {
        stretch.glyphs += glyphs
        stretch.width += width
      } else stretches.push({ letters, font, left: at, glyphs, width })
      at += width
    }
  }
  return stretches
}

const widthOf = ({ glyphs }: GlyphRun, { fontSize }: Letters): number =>
  glyphs.reduce((sum, { advance }) => sum + advance, 0) * fontSize

const shift = ({ isSpace, letters }: Word, tighter: number): string =>
  isSpace && tighter > 0 ? fixed((tighter * 1000) / letters.fontSize) : ''

/** A line through letters, a third of their height above where they stand. */
function strike({ ascent }: Line, { letters, left, width }: Stretch, baseline: number): readonly string[] {
  const thickness = Math.max(0.5, Math.floor(letters.fontSize / 12))
  const y = baseline - ascent / 3
  return [
    `${colour(letters.color)} RG ${fixed(thickness)} w`,
    `${numbers(left, y)} m ${numbers(left + width, y)} l S`,
  ]
}
