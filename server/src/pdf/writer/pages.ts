import { createPaginator, type FlowNode, type LeafNode, type PlacedNode } from '@react-pdf/paginate'
import type { Style } from './elements.ts'
import { type Laid, paddingOf } from './layout.ts'

/** Breaks what was laid out over pages of a height. What is left of an element on a page stands there without the edges that are elsewhere. */
export function pagesOf(laid: readonly Laid[], height: number): readonly (readonly Laid[])[] {
  const paginator = createPaginator(laid.map(flowOf))
  const pages: (readonly Laid[])[] = []
  while (!paginator.done) pages.push(paginator.next(height).flatMap(placed))
  return pages
}

function flowOf(laid: Laid): FlowNode {
  const { element, children } = laid
  if (element.kind !== 'box' || element.isWhole || children.length === 0) return leafOf(laid)
  const { flexDirection = 'column', flexWrap } = element.style
  const flow = { box: boxOf(laid), data: laid }
  return flexWrap
    ? { ...flow, direction: 'column', children: rowsOf(children).map(rowOf) }
    : { ...flow, direction: flexDirection, children: children.map(flowOf) }
}

/** The rows of a box that wraps: a page ends between two of them. */
function rowsOf(cells: readonly Laid[]): readonly (readonly [Laid, ...Laid[]])[] {
  const rows: [Laid, ...Laid[]][] = []
  for (const cell of cells) {
    const row = rows.at(-1)
    if (row && Math.abs(row[0].top - cell.top) < 0.01) row.push(cell)
    else rows.push([cell])
  }
  return rows
}

const rowOf = (cells: readonly [Laid, ...Laid[]]): FlowNode => {
  return {
    box: { top: cells[0].top, height: Math.max(...cells.map(({ height }) => height)) },
    direction: 'row',
    children: cells.map((cell) => flowOf({ ...cell, top: 0 })),
  }
}

function leafOf(laid: Laid): LeafNode {
  const leaf = { box: boxOf(laid), data: laid }
  return laid.element.kind === 'text' ? { ...leaf, split: (height) => splitText(laid, height) } : leaf
}

function boxOf({ element: { style }, top, height }: Laid) {
  const { marginTop = 0, marginBottom = 0 } = style
  const padding = paddingOf(style)
  const border = bordersOf(style)
  return {
    top,
    height,
    marginTop,
    marginBottom,
    edgeTop: padding.top + border.top,
    edgeBottom: padding.bottom + border.bottom,
  }
}

const bordersOf = ({ border, borderTop, borderBottom }: Style) => {
  return { top: (borderTop ?? border)?.width ?? 0, bottom: (borderBottom ?? border)?.width ?? 0 }
}

/** So many lines of a text stay together at the foot of a page, and at the head of the next. */
const together = 2

function splitText(laid: Laid, height: number): [LeafNode, LeafNode] | null {
  const { lines } = laid
  const fitting = lines.findIndex((_, index) => heightOf(laid, index + 1) > height)
  const kept = Math.min(fitting < 0 ? lines.length : fitting, lines.length - together)
  if (height <= 0 || kept < together) return null
  const above = heightOf(laid, kept)
  return [
    leafOf({ ...laid, lines: lines.slice(0, kept), height: above }),
    leafOf({ ...laid, lines: lines.slice(kept), height: laid.height - above, top: 0 }),
  ]
}

const heightOf = ({ lines }: Laid, count: number): number =>
  lines.slice(0, count).reduce((sum, line) => sum + line.height, 0)

function placed({ data, children, box, part }: PlacedNode): readonly Laid[] {
  const laid = data as Laid | undefined
  // A row of a box that wraps.
  if (!laid) return (children ?? []).flatMap(placed).map((cell) => ({ ...cell, top: box.top + cell.top }))
  const { marginTop = 0, marginBottom = 0 } = laid.element.style
  const above = part.isFirst ? marginTop : 0
  const top = box.top + above
  if (!children || (part.isFirst && part.isLast)) return [{ ...laid, top }]
  const height = box.height - above - (part.isLast ? marginBottom : 0)
  return [{ ...laid, element: cut(laid.element, part), top, height, children: children.flatMap(placed) }]
}

/** An element without the borders that are on another page. */
function cut(element: Laid['element'], { isFirst, isLast }: PlacedNode['part']): Laid['element'] {
  const { borderTop, borderBottom, ...style } = element.style
  return {
    ...element,
    style: {
      ...style,
      ...(isFirst && borderTop && { borderTop }),
      ...(isLast && borderBottom && { borderBottom }),
    },
  }
}
