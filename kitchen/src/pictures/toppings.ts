import type { Dish } from './dish.ts'
import { ellipse, lighter, line } from './ink.ts'
import type { Surface } from './vessels.ts'

/** Places on a surface, as shares of its half width and half height. */
const spots = [
  [-0.55, -0.25],
  [0.1, -0.55],
  [0.5, 0.1],
  [-0.15, 0.3],
  [0.25, 0.62],
  [-0.6, 0.45],
  [0.7, -0.35],
  [-0.25, -0.7],
  [0.05, 0],
] as const

/** Short strokes over a surface; `dx`, `dy` 0.1 and 0 are dots. */
export function flecks(
  s: Surface,
  colour: string,
  width: number,
  [dx, dy]: readonly [number, number],
  rise = 0,
): string {
  return line(
    spots
      .map(
        ([across, down], index) =>
          `M${Math.round(s.x + across * s.rx)} ${Math.round(s.y + down * s.ry - rise)}l${index % 2 ? -dx : dx} ${dy}`,
      )
      .join(''),
    colour,
    width,
  )
}

export const herbs = (s: Surface, rise = 0): string =>
  flecks(s, '#3f8a36', 4, [6, 3], rise) +
  flecks({ ...s, x: s.x + 5, y: s.y + 2 }, '#79b956', 2.5, [4, -2], rise)

/** What the finish of a dish lays over it. */
export function topping({ finish }: Dish, s: Surface, rise = 0): string {
  if (finish === 'dusted')
    return (
      flecks(s, '#fffdf6', 4, [0.1, 0], rise) +
      flecks({ ...s, x: s.x + 9, y: s.y + 4 }, '#fffdf6', 3, [0.1, 0], rise)
    )
  if (finish === 'creamy') return cream(s, rise) + herbs(s, rise)
  if (finish === 'crumbly')
    return flecks(s, '#e0a850', 6, [5, 2], rise) + flecks({ ...s, x: s.x + 8 }, '#f3cf86', 4, [4, -2], rise)
  if (finish === 'glossy') return flecks(s, '#ffffff', 2.5, [9, -2], rise)
  return herbs(s, rise)
}

const cream = (s: Surface, rise: number): string =>
  line(
    `M${Math.round(s.x - 0.6 * s.rx)} ${Math.round(s.y - 0.1 * s.ry - rise)}q${Math.round(s.rx * 0.3)}-16 ${Math.round(s.rx * 0.6)} 0t${Math.round(s.rx * 0.55)} 2`,
    '#fffaf0',
    6,
  )

/** What shows in the crumb of something baked: berries, nuts, shreds of a vegetable. */
export function studs(dish: Dish, s: Surface): string {
  const [first, second] = dish.pieces
  if (first === undefined) return ''
  const more =
    second === undefined
      ? ''
      : flecks({ ...s, x: s.x + 7, y: s.y + 3, ry: s.ry * 0.7 }, second.paint.fill, 4, [3, 2])
  return flecks(s, first.paint.edge, 6.5, [1, 0.5]) + flecks(s, first.paint.fill, 4.5, [1, 0.5]) + more
}

/** A sheen on something round. */
export const gleam = (x: number, y: number, rx: number, ry: number, colour: string): string =>
  ellipse(x, y, rx, ry, lighter(colour, 0.35))
