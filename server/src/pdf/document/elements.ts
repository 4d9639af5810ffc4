import { Text, View } from '@react-pdf/renderer'
import { type ComponentProps, createElement, type ReactElement, type ReactNode } from 'react'
import { printed } from './clean-text.ts'

// Node runs these files as they are, and it strips types but does not know JSX.

/** How a box or a text looks. */
type Style = NonNullable<ComponentProps<typeof View>['style']>

/** A box of boxes and texts, which goes on on the next page where it must. */
export const box = (style: Style, ...children: ReactNode[]): ReactElement =>
  createElement(View, { style }, ...children)

/** A box that stays whole: it moves to the next page rather than break. */
export const wholeBox = (style: Style, ...children: ReactNode[]): ReactElement =>
  createElement(View, { style, wrap: false }, ...children)

/** A text, its signs made fit for print. */
export const text = (style: Style, ...words: ReactNode[]): ReactElement =>
  createElement(Text, { style }, ...words.map((word) => (typeof word === 'string' ? printed(word) : word)))
