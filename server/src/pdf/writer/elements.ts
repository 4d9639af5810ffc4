/** How boxes and texts look; lengths in points. A line height is a multiple of the size of its letters. */
export type Style = TextStyle & {
  readonly flexDirection?: 'row'
  readonly flexWrap?: 'wrap'
  readonly alignItems?: 'center'
  readonly justifyContent?: 'center' | 'space-between'
  readonly flex?: number
  readonly flexGrow?: number
  readonly gap?: number
  readonly rowGap?: number
  readonly columnGap?: number
  readonly width?: Length
  readonly height?: number
  readonly minWidth?: number
  readonly maxWidth?: number
  readonly minHeight?: number
  readonly padding?: number
  readonly paddingVertical?: number
  readonly paddingHorizontal?: number
  readonly paddingTop?: number
  readonly marginTop?: number
  readonly marginBottom?: number
  readonly border?: Border
  readonly borderTop?: Border
  readonly borderBottom?: Border
  readonly borderRadius?: number
  readonly backgroundColor?: string
}

/** A share of the width of the box around, or points. */
export type Length = number | `${number}%`
export type Border = { readonly width: number; readonly color: string }

/** What a text takes over from the boxes around it, but for its most lines. */
export type TextStyle = {
  /** Families in order: a later one gives the signs that the ones before it lack. */
  readonly fontFamily?: readonly string[]
  readonly fontWeight?: number
  readonly fontSize?: number
  readonly lineHeight?: number
  readonly color?: string
  readonly textAlign?: 'right' | 'center'
  readonly textDecoration?: 'line-through'
  /** What does not fit in so many lines ends in '…'. */
  readonly maxLines?: number
}

export type Box = {
  readonly kind: 'box'
  readonly style: Style
  readonly children: readonly Element[]
  /** It moves to the next page rather than break. */
  readonly isWhole: boolean
  /** The id of the page that it leads to. */
  readonly linkTo?: string
}

export type Text = {
  readonly kind: 'text'
  readonly style: Style
  readonly parts: readonly (string | Text)[]
}

/** A drawing in SVG, as wide and as high as its style says, its corners cut round. */
export type Picture = { readonly kind: 'picture'; readonly style: Style; readonly svg: string }

export type Element = Box | Text | Picture

/** Content on as many pages as it takes, with a foot on each. */
export type Section = {
  /** What a reader's list of contents says. */
  readonly bookmark: string
  /** The name by which links lead to its first page. */
  readonly id: string
  readonly style: Style
  readonly content: readonly Element[]
  readonly foot: (page: number, pages: number) => Element
}

/** A document to write. */
export type Writing = {
  readonly title: string
  /** The program that it comes from. */
  readonly creator: string
  /** Width and height of its pages. */
  readonly size: readonly [width: number, height: number]
  readonly margins: { readonly top: number; readonly bottom: number; readonly side: number }
  readonly sections: readonly Section[]
}
