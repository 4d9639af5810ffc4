import { darker, lighter, line, shape, veil } from './ink.ts'
import type { Surface } from './vessels.ts'

/** What fills a vessel below and around the pieces. `colour` is that of the filling. */
export type Filling = (surface: Surface, colour: string) => string

/** The outline of a whole surface. */
export function area({ x, y, rx, ry, slant }: Surface): string {
  if (slant === undefined)
    return `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`
  const far = Math.round(rx * (1 - slant))
  return `M${x - far} ${y - ry}H${x + far}L${x + rx} ${y + ry}H${x - rx}Z`
}

/** Offsets within a surface, as shares of its half width and half height. */
const at = ({ x, y, rx, ry }: Surface, across: number, down: number): string =>
  `${Math.round(x + across * rx)} ${Math.round(y + down * ry)}`

export const fillings = {
  nothing: () => '',
  liquid: (s, colour): string =>
    shape(area(s), colour) +
    line(`M${at(s, -0.8, 0.2)}Q${at(s, -0.6, 0.85)} ${at(s, 0, 0.88)}`, lighter(colour, 0.35), 4) +
    line(
      `M${at(s, 0.3, 0.82)}L${at(s, 0.4, 0.79)}M${at(s, 0.55, -0.6)}Q${at(s, 0.8, -0.4)} ${at(s, 0.84, 0)}`,
      lighter(colour, 0.35),
      4,
    ),
  swirled: (s, colour): string =>
    fillings.liquid(s, colour) +
    line(
      `M${at(s, -0.5, 0.1)}Q${at(s, -0.3, -0.7)} ${at(s, 0.2, -0.45)}T${at(s, 0.3, 0.35)}T${at(s, -0.2, 0.1)}`,
      lighter(colour, 0.75),
      6,
    ),
  sauce: (s, colour): string =>
    shape(area({ ...s, rx: s.rx * 0.94, ry: s.ry * 0.92 }), colour, darker(colour, 0.2)) +
    line(`M${at(s, -0.75, 0.25)}Q${at(s, -0.5, 0.72)} ${at(s, -0.05, 0.78)}`, lighter(colour, 0.4), 4),
  bed: (s, colour): string =>
    shape(
      `M${at(s, -0.95, 0.15)}Q${at(s, -0.9, -0.7)} ${at(s, -0.45, -0.65)}Q${at(s, -0.2, -1.15)} ${at(s, 0.15, -0.8)}Q${at(s, 0.6, -1)} ${at(s, 0.7, -0.5)}Q${at(s, 1.05, -0.3)} ${at(s, 0.93, 0.3)}Q${at(s, 0.6, 0.95)} ${at(s, 0.1, 0.85)}Q${at(s, -0.7, 1)} ${at(s, -0.95, 0.15)}Z`,
      colour,
      darker(colour, 0.2),
    ),
  leaves: (s, colour): string =>
    fillings.bed(s, darker(colour, 0.12)) +
    [
      [-0.6, -0.35],
      [0.1, -0.65],
      [0.62, -0.3],
      [-0.5, 0.45],
      [0.15, 0.5],
      [0.65, 0.35],
    ]
      .map(([across = 0, down = 0], index) =>
        lobe(s, across, down, index % 2 ? colour : lighter(colour, 0.2)),
      )
      .join(''),
  mound: (s, colour): string =>
    shape(
      `M${at(s, -0.92, 0.4)}Q${at(s, -0.75, -0.9)} ${at(s, -0.2, -1.35)}Q${at(s, 0.1, -1.65)} ${at(s, 0.4, -1.25)}Q${at(s, 0.85, -0.8)} ${at(s, 0.92, 0.4)}Q${at(s, 0.5, 0.92)} ${at(s, 0, 0.92)}Q${at(s, -0.5, 0.92)} ${at(s, -0.92, 0.4)}Z`,
      colour,
      darker(colour, 0.18),
    ) +
    veil(
      `M${at(s, -0.6, -0.4)}Q${at(s, -0.4, -1.1)} ${at(s, 0, -1.25)}Q${at(s, -0.25, -0.7)} ${at(s, -0.35, 0)}Z`,
      '#fff',
      0.4,
    ),
  rice: (s, colour): string => fillings.mound(s, colour) + grains(s, darker(colour, 0.22)),
  grainBed: (s, colour): string => fillings.bed(s, colour) + grains(s, darker(colour, 0.25)),
  mash: (s, colour): string =>
    fillings.mound(s, colour) +
    line(
      `M${at(s, -0.55, 0.2)}Q${at(s, -0.1, -0.4)} ${at(s, 0.5, 0)}M${at(s, -0.35, -0.5)}Q${at(s, 0.05, -1)} ${at(s, 0.45, -0.55)}`,
      darker(colour, 0.16),
      4,
    ),
  noodles: (s, colour): string => {
    const strands = [
      [-0.85, 0.25, -0.3, -1.1, 0.8, 0.1],
      [-0.7, 0.55, -0.1, -0.7, 0.75, 0.5],
      [-0.5, -0.5, 0.1, 0.9, 0.7, -0.3],
      [-0.4, 0.75, 0.2, -0.2, 0.55, 0.72],
      [-0.75, -0.05, 0, -1.5, 0.6, -0.5],
    ]
      .map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) => `M${at(s, a, b)}Q${at(s, c, d)} ${at(s, e, f)}`)
      .join('')
    return (
      fillings.bed(s, darker(colour, 0.15)) +
      line(strands, darker(colour, 0.3), 10) +
      line(strands, colour, 7) +
      line(strands, lighter(colour, 0.45), 1.8)
    )
  },
  tubes: (s, colour): string => fillings.bed(s, darker(colour, 0.15)) + tubes(s, colour),
  crust: (s, colour): string =>
    shape(area(s), colour) +
    line(
      blots(s, [-0.7, -0.3, -0.2, 0.5, 0.3, -0.4, 0.65, 0.35, -0.55, 0.6, 0.1, -0.75]),
      darker(colour, 0.3),
      11,
    ) +
    line(
      blots(s, [-0.45, 0.1, 0.05, 0.05, 0.5, -0.75, 0.85, -0.1, -0.85, 0.4, 0.4, 0.75]),
      lighter(colour, 0.4),
      8,
    ),
  crumbs: (s, colour): string =>
    shape(area(s), darker(colour, 0.12)) +
    line(
      blots(
        s,
        [
          -0.8, -0.2, -0.5, -0.6, -0.1, -0.5, 0.3, -0.7, 0.65, -0.4, -0.6, 0.4, -0.2, 0.2, 0.2, 0.1, 0.55,
          0.3, 0.05, 0.7, -0.4, 0.75, 0.8, 0.2,
        ],
      ),
      colour,
      13,
    ) +
    line(
      blots(
        s,
        [-0.7, 0.1, -0.3, -0.2, 0.1, -0.25, 0.45, -0.1, -0.05, 0.45, 0.4, 0.65, -0.65, 0.7, 0.75, -0.1],
      ),
      lighter(colour, 0.4),
      8,
    ),
} satisfies Record<string, Filling>
export type FillingName = keyof typeof fillings

/** One crinkled leaf of a salad. */
function lobe(s: Surface, across: number, down: number, colour: string): string {
  const d = `M${at(s, across - 0.32, down + 0.1)}q2-18 16-12q8-12 20-4q16-4 16 8q12 6 2 14q-4 10-18 6q-12 8-20 0q-16 2-16-12Z`
  return (
    shape(d, colour, darker(colour, 0.22), 1.5) +
    line(`M${at(s, across - 0.22, down + 0.12)}q18-6 36-2`, lighter(colour, 0.4), 1.5)
  )
}

/** Short dashes at pairs of shares: patches of brown, crumbs. */
function blots(s: Surface, shares: readonly number[]): string {
  const pairs = shares.flatMap((across, index) => (index % 2 ? [] : [[across, shares[index + 1] ?? 0]]))
  return pairs.map(([across = 0, down = 0]) => `M${at(s, across * 0.92, down * 0.85)}h9`).join('')
}

function grains(s: Surface, colour: string): string {
  const spots = [
    -0.7, 0.2, -0.45, -0.3, -0.4, 0.5, -0.1, -0.9, -0.05, 0.1, 0.2, -0.5, 0.3, 0.55, 0.5, -0.1, 0.7, 0.3,
    -0.2, 0.7,
  ]
  const pairs = spots.flatMap((across, index) => (index % 2 ? [] : [[across, spots[index + 1] ?? 0]]))
  return line(
    pairs.map(([a = 0, b = 0], index) => `M${at(s, a, b)}l6 ${index % 2 ? -3 : 3}`).join(''),
    colour,
    3,
  )
}

function tubes(s: Surface, colour: string): string {
  const spots = [
    [-0.6, 0.1, 16, -8],
    [-0.2, -0.5, 18, 6],
    [0.3, -0.3, 16, -9],
    [-0.35, 0.5, 18, 5],
    [0.1, 0.2, 17, -4],
    [0.55, 0.3, 14, 9],
    [0.05, -0.9, 16, 5],
    [0.2, 0.65, 17, -3],
    [-0.75, -0.3, 15, 4],
  ]
  const path = spots.map(([a = 0, b = 0, dx = 0, dy = 0]) => `M${at(s, a, b)}l${dx} ${dy}`).join('')
  return (
    line(path, darker(colour, 0.35), 13) + line(path, colour, 9.5) + line(path, lighter(colour, 0.5), 2.5)
  )
}
