import { dishForms, dishPictures } from '@plotluck/kitchen'
import { Document, Font, Image, Page, renderToBuffer } from '@react-pdf/renderer'
import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { readPdf } from '../../testing/index.ts'
import { drawnSigns, isLossy, printed } from './clean-text.ts'
import { registerFonts } from './fonts.ts'
import { pictureOf } from './picture.ts'
import { displayFont, textFont } from './theme.ts'

test('pictureOf() draws every kind of dish and every form, in paths that the writer of PDFs can paint, without a warning', async () => {
  const warned = vi.spyOn(console, 'warn')
  const foods = ['beet', 'chicken breast', 'egg', 'parsley']
  const pictures = [
    ...dishPictures.map((dish) => pictureOf({ dish, foods })),
    ...dishForms.map((form) => pictureOf({ dish: 'bowl', foods, form })),
  ]
  const images = pictures.map((svg, index) =>
    createElement(Image, { key: index, src: Buffer.from(svg), style: { width: 80, height: 50 } }),
  )
  const bytes = await renderToBuffer(
    createElement(Document, null, createElement(Page, { size: 'A4' }, images)),
  )
  expect(readPdf(bytes).shapes).toBeGreaterThan(pictures.length * 10)
  expect(warned).not.toHaveBeenCalled()
})

test('every sign that counts as drawn is in one of the two faces, in each of their weights', async () => {
  registerFonts()
  const signs = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).filter((sign) =>
    new RegExp(`^[${drawnSigns}]$`, 'u').test(sign),
  )
  expect(signs.length).toBeGreaterThan(400)
  for (const [face, fontWeight] of [
    ...[400, 600].map((weight) => [textFont, weight] as const),
    [displayFont, 700] as const,
  ]) {
    const fonts = await Promise.all(face.map((fontFamily) => loaded({ fontFamily, fontWeight })))
    const missing = signs.filter(
      (sign) => !fonts.some((font) => font?.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)),
    )
    expect([face, fontWeight, missing]).toEqual([face, fontWeight, []])
  }
})

async function loaded(descriptor: { fontFamily: string; fontWeight: number }) {
  await Font.load(descriptor)
  return Font.getFont(descriptor)?.data
}

test.each([
  ['1 1/2 cups', '1 ½ cups'],
  ['1/3 cup and 10/12 of a cake on 24/7', '⅓ cup and 10/12 of a cake on 24/7'],
  ['Soup 🍲👨‍👩‍👧 🇮🇹 1️⃣', 'Soup 1'],
  ['e\u0301te\u0301\u200B\u202E', 'été'],
  ['борщ', '????'],
  ['© M&M’s® <i>', '© M&M’s® <i>'],
])('printed() makes %j into %j', (text, expected) => {
  expect(printed(text).trim()).toBe(expected)
})

test('isLossy() is true of what print leaves out, and of nothing else', () => {
  expect(['Soup 🍲', 'борщ'].map(isLossy)).toEqual([true, true])
  expect(['crème ½ °C', 'e\u0301te\u0301', 'two\nlines'].map(isLossy)).toEqual([false, false, false])
})
