import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FreshnessMark } from './freshness-mark.tsx'

test.each([
  ['peak', 'Peak'],
  ['good', 'Good'],
  ['aging', 'Use Soon'],
  ['frozen', 'Unknown'],
])('FreshnessMark says %o as %o', (freshness, word) => {
  const shown = renderToStaticMarkup(createElement(FreshnessMark, { freshness }))
  expect(shown).toMatch(new RegExp(`</svg><span [^>]*>${word}<`, 'u'))
})
