import { cuts, type Paint } from './cuts.ts'
import type { Cut } from './cuts.ts'
import { placed } from './ink.ts'
import type { Surface } from './vessels.ts'

/** A food of the dish as it is drawn. */
export type Piece = { readonly cut: Cut; readonly paint: Paint }

export type Arrangement = {
  readonly count: number
  /** 1 draws a piece 28 wide. */
  readonly size: number
  /** How far the middle rises above the edge. */
  readonly rise?: number
  /** How much of the surface is covered; 1 when left out. */
  readonly spread?: number
  /** Characters that the pieces may take: where they would take more, there are fewer and larger ones. */
  readonly limit?: number
}

/** Which food lies at each place: the first most often. */
const order = [0, 1, 0, 2, 1, 0, 3, 2, 0, 1, 4, 0, 3, 1, 2, 0, 4, 1, 0, 2]

/** Lays pieces over a surface, from the middle outward as seeds grow in a sunflower, the nearest painted last. */
export function arranged(
  pieces: readonly Piece[],
  surface: Surface,
  arrangement: Arrangement,
  seed: number,
): string {
  if (pieces.length === 0) return ''
  const drawn = laidOut(pieces, surface, arrangement, seed)
  const { limit = 3300, count, size } = arrangement
  if (drawn.length <= limit) return drawn
  const fewer = Math.max(2, Math.floor((count * limit) / drawn.length))
  const larger = size * Math.min(1.35, Math.sqrt(count / fewer))
  return laidOut(pieces, surface, { ...arrangement, count: fewer, size: larger }, seed)
}

function laidOut(pieces: readonly Piece[], surface: Surface, arrangement: Arrangement, seed: number): string {
  return placesOn(surface, arrangement, seed)
    .map(({ x, y, turn }, index) => ({ x, y, turn, piece: pieceAt(pieces, index) }))
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y, turn, piece }) =>
      placed({ x, y, turn, size: arrangement.size, flat: 0.84 }, cuts[piece.cut](piece.paint)),
    )
    .join('')
}

function pieceAt(pieces: readonly Piece[], index: number): Piece {
  const rank = (order[index % order.length] ?? 0) % pieces.length
  const piece = pieces[rank] ?? pieces[0]
  if (piece === undefined) throw new Error('A dish without pieces has none to place')
  return piece
}

type Spot = { readonly x: number; readonly y: number; readonly turn: number }

function placesOn(surface: Surface, { count, rise = 0, spread = 1 }: Arrangement, seed: number): Spot[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = ((seed + index * 137) % 140) - 70
    const { across, down } = surface.slant === undefined ? inRound(count, index, seed) : inRows(count, index)
    const narrower = 1 - (surface.slant ?? 0) * (0.5 - down / 2)
    return {
      x: surface.x + across * surface.rx * spread * narrower,
      y: surface.y + down * surface.ry * spread - rise * (1 - across ** 2) * (1 - down * 0.4),
      turn,
    }
  })
}

function inRound(count: number, index: number, seed: number): { across: number; down: number } {
  const reach = 0.9 * Math.sqrt((index + 0.5) / count)
  const angle = index * 2.39996 + (seed % 7)
  return { across: reach * Math.cos(angle), down: reach * Math.sin(angle) }
}

function inRows(count: number, index: number): { across: number; down: number } {
  const rows = count > 14 ? 3 : 2
  const inRow = Math.ceil(count / rows)
  const [row, column] = [index % rows, Math.floor(index / rows)]
  const shift = (row % 2 ? 0.5 : 0) + 0.25
  return {
    across: ((column + shift) / inRow) * 2 - 1 + (index % 3) * 0.03,
    down: ((row + 0.5) / rows) * 2 - 1 + ((index * 5) % 3) * 0.08 - 0.08,
  }
}
