import { dishForms, dishPictures } from '@plotluck/kitchen'
import { pictureHeight, pictureWidth } from '@plotluck/kitchen/pictures'
import { expect, test } from 'vitest'
import { drawingOf, faceOf } from '../writer/index.ts'
import { drawnSigns, isLossy, printed } from './clean-text.ts'
import { pictureOf } from './picture.ts'
import { displayFont, textFont } from './theme.ts'

test('pictureOf() draws every kind of dish and every form, in shapes that the writer of PDFs can paint', () => {
  const foods = ['beet', 'chicken breast', 'egg', 'parsley']
  const drawings = [
    ...dishPictures.map((dish) => drawingOf(pictureOf({ dish, foods }))),
    ...dishForms.map((form) => drawingOf(pictureOf({ dish: 'bowl', foods, form }))),
  ]
  for (const { operators, width, height } of drawings) {
    expect([width, height]).toEqual([pictureWidth, pictureHeight])
    expect(operators).not.toMatch(/NaN|undefined/)
  }
  const shapes = drawings.flatMap(({ operators }) => operators.match(/^[fBS]$/gm) ?? [])
  expect(shapes.length).toBeGreaterThan(drawings.length * 10)
})

test('every sign that counts as drawn is in one of the two faces, in each of their weights', () => {
  const signs = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).filter((sign) =>
    new RegExp(`^[${drawnSigns}]$`, 'u').test(sign),
  )
  expect(signs.length).toBeGreaterThan(400)
  for (const [face, fontWeight] of [
    ...[400, 600].map((weight) => [textFont, weight] as const),
    [displayFont, 700] as const,
  ]) {
    const fonts = face.map((family) => faceOf(family, fontWeight).font)
    const missing = signs.filter(
      (sign) => !fonts.some((font) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)),
    )
    expect([face, fontWeight, missing]).toEqual([face, fontWeight, []])
  }
})

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
