import { expect, test } from 'vitest'
import { drawingOf } from './svg.ts'

const paint = (shapes: string) =>
  drawingOf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200">${shapes}</svg>`)
const linesOf = (shapes: string) => paint(shapes).operators.split('\n')

test('a shape is filled and drawn round in its colours', () => {
  expect(linesOf('<rect width="30" height="20" fill="#f00" stroke="#00ff00" stroke-width="2"/>')).toEqual([
    '1 J 1 j',
    '1 0 0 rg',
    '0 1 0 RG 2 w',
    '0 0 30 20 re',
    'B',
  ])
  expect(paint('<circle cx="5" cy="5" r="2" fill="#000" fill-opacity=".14"/>')).toMatchObject({
    width: 320,
    height: 200,
    opacities: [14],
  })
})

test('groups are moved, sized and turned, in that order, and end where they end', () => {
  const shapes = '<g transform="translate(63 86)scale(2 0.5)rotate(90)"><path d="M1 2z" fill="#000"/></g>'
  expect(linesOf(shapes)).toEqual([
    '1 J 1 j',
    'q',
    '1 0 0 1 63 86 cm',
    '2 0 0 0.5 0 0 cm',
    '0.0000 1.0000 -1.0000 0.0000 0 0 cm',
    '0 0 0 rg',
    '1 2 m',
    'h',
    'f',
    'Q',
  ])
})

const pathOf = (path: string) => linesOf(`<path d="${path}" fill="#000"/>`).slice(2, -1)

test('the steps of a path are drawn from where the last one ended, small letters from there on', () => {
  expect(pathOf('M10 10h5v-2l1 1H2V3')).toEqual(['10 10 m', '15 10 l', '15 8 l', '16 9 l', '2 9 l', '2 3 l'])
  expect(pathOf('M0 0 10 0-5.5.5')).toEqual(['0 0 m', '10 0 l', '-5.5 0.5 l'])
  expect(pathOf('M1 1l1 0zl0 5')).toEqual(['1 1 m', '2 1 l', 'h', '1 6 l'])
})

test('curves with one handle get two, and a smooth one mirrors the handle before it', () => {
  expect(pathOf('M0 0Q3 3 6 0t6 0')).toEqual(['0 0 m', '2 2 4 2 6 0 c', '8 -2 10 -2 12 0 c'])
})

test('an arc runs the way and the side that its flags say, in quarters', () => {
  expect(pathOf('M0 0A5 5 0 0 1 10 0')).toEqual([
    '0 0 m',
    '0 -2.76 2.24 -5 5 -5 c',
    '7.76 -5 10 -2.76 10 0 c',
  ])
  expect(pathOf('M0 0A5 5 0 0 0 10 0')).toEqual(['0 0 m', '0 2.76 2.24 5 5 5 c', '7.76 5 10 2.76 10 0 c'])
  expect(pathOf('M0 0A5 5 0 1 1 5 5')).toHaveLength(4)
})

test.each([
  ['<text x="1">no</text>', '<text> cannot be printed'],
  ['<path d="M1 2 3" fill="#000"/>', 'M and 3 numbers'],
  ['<path d="M1 1" fill="red"/>', 'red is no colour'],
  ['<g transform="skewX(3)"></g>', 'skewX(3) cannot be printed'],
])('%s is refused rather than left out', (shapes, reason) => {
  expect(() => paint(shapes)).toThrow(reason)
})
