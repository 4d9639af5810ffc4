import type { Box, Element, Style, Text } from '../writer/index.ts'
import { printed } from './clean-text.ts'

/** A box of boxes and texts, which goes on on the next page where it must. */
export const box = (style: Style, ...children: (Element | null)[]): Box => boxOf(style, children, false)

/** A box that stays whole: it moves to the next page rather than break. */
export const wholeBox = (style: Style, ...children: (Element | null)[]): Box => boxOf(style, children, true)

const boxOf = (style: Style, children: readonly (Element | null)[], isWhole: boolean): Box => {
  return { kind: 'box', style, children: children.filter((child) => child !== null), isWhole }
}

/** A text, its signs made fit for print. */
export const text = (style: Style, ...words: (string | Text)[]): Text => {
  return {
    kind: 'text',
    style,
    parts: words.map((word) => (typeof word === 'string' ? printed(word) : word)),
  }
}
