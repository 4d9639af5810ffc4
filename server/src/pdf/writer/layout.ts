import {
  Align,
  type Config,
  Direction,
  Edge,
  FlexDirection,
  Gutter,
  Justify,
  loadYoga,
  MeasureMode,
  type Node,
  Wrap,
} from 'yoga-layout/load'
import type { Element, Style } from './elements.ts'
import { type Letters, lettersIn, type Line, linesOf, paragraphOf } from './paragraph.ts'

/** An element in its place: from the corner of the box around, in points. */
export type Laid = {
  readonly element: Element
  readonly letters: Letters
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly children: readonly Laid[]
  readonly lines: readonly Line[]
}

const yoga = await loadYoga()
const config: Config = yoga.Config.create()
// Nothing is rounded to whole points.
config.setPointScaleFactor(0)

/** Lays an element out in a width, as high as it wants to be. */
export function layOut(element: Element, letters: Letters, width: number): Laid {
  const planned = plan(element, letters)
  planned.node.setWidth(width)
  planned.node.calculateLayout(undefined, undefined, Direction.LTR)
  const laid = place(planned)
  planned.node.freeRecursive()
  return laid
}

/** An element with the node that its place is reckoned by; a text breaks into lines while it is measured. */
type Planned = {
  readonly element: Element
  readonly letters: Letters
  readonly node: Node
  readonly children: readonly Planned[]
  readonly linesIn?: (width: number) => readonly Line[]
}

function plan(element: Element, around: Letters): Planned {
  const letters = lettersIn(around, element.style)
  const node = yoga.Node.createWithConfig(config)
  node.setFlexShrink(1)
  for (const [name, value] of Object.entries(element.style))
    setters[name as keyof Style]?.(node, value as never)
  if (element.kind === 'text') return planText(element, letters, node)
  const children = element.kind === 'box' ? element.children.map((child) => plan(child, letters)) : []
  for (const [index, child] of children.entries()) node.insertChild(child.node, index)
  return { element, letters, node, children }
}

function planText(element: Element & { kind: 'text' }, letters: Letters, node: Node): Planned {
  const paragraph = paragraphOf(element, letters)
  let known: { readonly width: number; readonly lines: readonly Line[] } | undefined
  const linesIn = (width: number): readonly Line[] => {
    // A text that was given as much as its widest line breaks into the same lines.
    if (known && width <= known.width && width >= widest(known.lines) - 0.01) return known.lines
    known = { width, lines: linesOf(paragraph, width) }
    return known.lines
  }
  node.setMeasureFunc((width, mode) => {
    const lines = linesIn(mode === MeasureMode.Undefined ? Infinity : width)
    const height = lines.reduce((sum, line) => sum + line.height, 0)
    return { width: mode === MeasureMode.Exactly ? width : Math.min(width, widest(lines)), height }
  })
  return { element, letters, node, children: [], linesIn }
}

const widest = (lines: readonly Line[]): number => Math.max(0, ...lines.map(({ width }) => width))

function place({ element, letters, node, children, linesIn }: Planned): Laid {
  const { left, top, width, height } = node.getComputedLayout()
  const { left: inset, right } = paddingOf(element.style)
  return {
    element,
    letters,
    left,
    top,
    width,
    height,
    children: children.map(place),
    lines: linesIn?.(width - inset - right) ?? [],
  }
}

/** The empty margin inside of a box, without its border. */
export function paddingOf({ padding = 0, paddingVertical, paddingHorizontal, paddingTop }: Style) {
  const [vertical, side] = [paddingVertical ?? padding, paddingHorizontal ?? padding]
  return { top: paddingTop ?? vertical, bottom: vertical, left: side, right: side }
}

type Setters = { readonly [Name in keyof Style]?: (node: Node, value: NonNullable<Style[Name]>) => void }

const setters: Setters = {
  flexDirection: (node) => node.setFlexDirection(FlexDirection.Row),
  flexWrap: (node) => node.setFlexWrap(Wrap.Wrap),
  alignItems: (node) => node.setAlignItems(Align.Center),
  justifyContent: (node, value) =>
    node.setJustifyContent(value === 'center' ? Justify.Center : Justify.SpaceBetween),
  flex: (node, value) => {
    node.setFlexGrow(value)
    node.setFlexBasis(0)
  },
  flexGrow: (node, value) => node.setFlexGrow(value),
  gap: (node, value) => node.setGap(Gutter.All, value),
  rowGap: (node, value) => node.setGap(Gutter.Row, value),
  columnGap: (node, value) => node.setGap(Gutter.Column, value),
  width: (node, value) => node.setWidth(value),
  height: (node, value) => node.setHeight(value),
  minWidth: (node, value) => node.setMinWidth(value),
  maxWidth: (node, value) => node.setMaxWidth(value),
  minHeight: (node, value) => node.setMinHeight(value),
  padding: (node, value) => node.setPadding(Edge.All, value),
  paddingVertical: (node, value) => node.setPadding(Edge.Vertical, value),
  paddingHorizontal: (node, value) => node.setPadding(Edge.Horizontal, value),
  paddingTop: (node, value) => node.setPadding(Edge.Top, value),
  marginTop: (node, value) => node.setMargin(Edge.Top, value),
  marginBottom: (node, value) => node.setMargin(Edge.Bottom, value),
  border: (node, { width }) => node.setBorder(Edge.All, width),
  borderTop: (node, { width }) => node.setBorder(Edge.Top, width),
  borderBottom: (node, { width }) => node.setBorder(Edge.Bottom, width),
}
