import { arranged } from './arrange.ts'
import type { Dish } from './dish.ts'
import { darker, ellipse, lighter, line, placed, shape } from './ink.ts'
import { flecks, gleam } from './toppings.ts'
import { board, plate, platter, type Surface } from './vessels.ts'

const bun = '#d9963f'
const bunEdge = '#8f5a1c'
const tortilla = '#f0d6a0'
const tortillaEdge = '#b98a4a'
const leaves = (x: number, y: number, width: number): string => {
  const [top, under] = [width / 2.5, width / 68]
  return shape(
    `M${x - width} ${y}q${top / 2}-12 ${top}-2t${top}-2t${top} 2t${top}-2t${top} 4q-4 12-${16 * under} 8t-${24 * under} 4t-${30 * under} 0t-${30 * under}-2t-${24 * under} 0q-${12 * under}-2-${12 * under}-8Z`,
    '#8cc152',
    '#5b8f33',
    1.6,
  )
}

const layered = (dish: Dish, surface: Surface, count: number, size: number): string =>
  arranged(dish.pieces, surface, { count, size, limit: 950 }, dish.seed)

/** A burger with its patty browned, whatever it is made of. */
export function burger(dish: Dish): string {
  return (
    plate().back +
    shape('M84 136H236Q240 162 214 164H106Q80 162 84 136Z', bun, bunEdge) +
    leaves(160, 132, 84) +
    shape('M80 112H240Q250 124 240 134H80Q70 124 80 112Z', '#6b3c26', '#432312') +
    flecks({ x: 160, y: 124, rx: 72, ry: 7 }, '#8f5a3a', 4, [6, 1]) +
    shape('M82 108H238L222 116L206 108L186 122L164 108Z', '#f7c04a', '#c98f1e', 1.6) +
    layered(dish, { x: 160, y: 104, rx: 74, ry: 4 }, 5, 0.9) +
    shape('M80 98Q78 44 160 42Q242 44 240 98Q200 108 160 106Q120 108 80 98Z', bun, bunEdge) +
    gleam(126, 62, 22, 8, bun) +
    line('M130 78l4-2M158 62l4 1M188 66l4 2M206 84l3 2M164 84l4-1M108 84l3-1', '#fdf0cf', 4)
  )
}

/** Two halves of a sandwich, cut sides to the front. */
export function sandwich(dish: Dish, toasted: boolean): string {
  const crumb = toasted ? '#dea556' : '#f4dfb4'
  const crust = toasted ? '#8f5518' : '#b87b34'
  const half =
    shape('M-58-14L0-44L58-14V-4H-58Z', lighter(crumb, 0.15), crust, 3) +
    (toasted ? line('M-34-18l24-14M-10-16l26-14M16-14l14-8', crust, 4) : '') +
    shape('M-58-8H58V6H-58Z', crumb, crust, 3) +
    (toasted
      ? shape('M-56 6H56L40 22L26 10L6 28L-14 12L-34 20Z', '#f8c44a', '#c98f1e', 1.6)
      : leaves(0, 12, 58)) +
    layered(dish, { x: 0, y: 13, rx: 56, ry: 3 }, 6, 0.72) +
    shape('M-58 20H58V34Q58 38 54 38H-54Q-58 38-58 34Z', crumb, crust, 3)
  return (
    plate().back +
    placed({ x: 96, y: 100, size: 0.98, turn: -7 }, half) +
    placed({ x: 220, y: 122, size: 1, turn: 6 }, half)
  )
}

/** Toasts on a board with what lies on them. */
export function toasts(dish: Dish): string {
  const one = (x: number, y: number, turn: number) =>
    placed(
      { x, y, size: 1.1, turn },
      shape('M-46 4Q-48-20-16-24H18Q48-20 46 4Q44 24 16 27H-16Q-44 24-46 4Z', '#e9bf78', '#9c6425', 4) +
        ellipse(0, 0, 36, 18, '#f4dba6') +
        layered(dish, { x: 0, y: -2, rx: 32, ry: 13 }, 5, 0.82) +
        line('M-20-8l5 2M8-12l5 3M18 4l5-2M-8 8l5 1', '#4c9a3f', 4),
    )
  return board().back + one(98, 92, -6) + one(214, 92, 5) + one(156, 142, 3)
}

/** Three filled tortillas, standing. */
export function tacos(dish: Dish): string {
  const one = (x: number, y: number) =>
    shape(
      `M${x - 50} ${y + 30}Q${x - 46} ${y - 44} ${x + 8} ${y - 46}Q${x + 58} ${y - 40} ${x + 58} ${y + 22}Z`,
      darker(tortilla, 0.18),
      tortillaEdge,
    ) +
    leaves(x, y - 24, 40) +
    layered(dish, { x: x + 2, y: y - 18, rx: 42, ry: 12 }, 5, 0.85) +
    shape(
      `M${x - 58} ${y + 36}Q${x - 58} ${y - 26} ${x - 8} ${y - 24}Q${x + 46} ${y - 22} ${x + 50} ${y + 34}Q${x} ${y + 46} ${x - 58} ${y + 36}Z`,
      tortilla,
      tortillaEdge,
    ) +
    flecks({ x: x - 4, y: y + 10, rx: 44, ry: 22 }, darker(tortilla, 0.28), 5, [4, 1])
  return platter().back + one(76, 104) + one(160, 100) + one(240, 106)
}

/** Two halves of a rolled wrap. */
export function wrap(dish: Dish): string {
  const half =
    shape('M-30-42Q0-56 30-42V46Q0 60-30 46Z', tortilla, tortillaEdge) +
    flecks({ x: 0, y: 10, rx: 24, ry: 34 }, darker(tortilla, 0.3), 5, [5, 1]) +
    line('M-14 2Q4 16 2 50', darker(tortilla, 0.25), 3) +
    ellipse(0, -42, 30, 17, lighter(tortilla, 0.2), tortillaEdge) +
    ellipse(0, -42, 23, 12, '#a9c866') +
    layered(dish, { x: 0, y: -43, rx: 20, ry: 9 }, 5, 0.6)
  return (
    plate().back +
    placed({ x: 112, y: 112, size: 1.1, turn: -28 }, half) +
    placed({ x: 206, y: 112, size: 1.1, turn: 24 }, half)
  )
}

/** Leaves of lettuce with a filling. */
export function lettuceCups(dish: Dish): string {
  const one = (x: number, y: number) =>
    shape(
      `M${x - 54} ${y}Q${x - 60} ${y - 26} ${x - 34} ${y - 24}Q${x - 20} ${y - 42} ${x} ${y - 30}Q${x + 24} ${y - 42} ${x + 36} ${y - 22}Q${x + 62} ${y - 22} ${x + 54} ${y + 4}Q${x + 40} ${y + 32} ${x} ${y + 32}Q${x - 42} ${y + 32} ${x - 54} ${y}Z`,
      '#a5d46a',
      '#6a9a3c',
    ) +
    ellipse(x, y, 38, 18, '#d3eba6') +
    layered(dish, { x, y: y - 4, rx: 34, ry: 13 }, 6, 0.9)
  return platter().back + one(84, 108) + one(236, 108) + one(160, 130)
}

/** Wedges of a filled, browned tortilla. */
export function quesadilla(dish: Dish): string {
  const one =
    shape('M-52 24L0-38L52 24Q0 44-52 24Z', tortilla, tortillaEdge) +
    flecks({ x: 0, y: 8, rx: 30, ry: 20 }, darker(tortilla, 0.4), 7, [6, 2]) +
    shape('M-52 24Q0 44 52 24V34Q0 54-52 34Z', '#f7c65a', '#c9922c', 1.6) +
    layered(dish, { x: 0, y: 38, rx: 44, ry: 4 }, 4, 0.55) +
    shape('M-52 33Q0 53 52 33V39Q0 60-52 39Z', darker(tortilla, 0.12), tortillaEdge)
  const places = [
    [106, 84, 0],
    [212, 84, 0],
    [160, 118, 0],
  ] as const
  return plate().back + places.map(([x, y, turn]) => placed({ x, y, size: 0.95, turn }, one)).join('')
}

/** Rolls in rice paper, their filling showing through and at the cut. */
export function freshRolls(dish: Dish): string {
  const roll =
    shape('M-56-16H44Q56-14 56 0Q56 14 44 16H-56Z', '#f2f3e6', '#c9cdb4') +
    line('M-40 2h70', lighter(dish.blend, 0.25), 13) +
    line('M-36-6q30 6 70-2', '#9cc96a', 4) +
    ellipse(-54, 0, 13, 17, '#fffdf2', '#c9cdb4') +
    layered(dish, { x: -54, y: 0, rx: 9, ry: 11 }, 4, 0.42)
  const bowl = ellipse(256, 90, 34, 15, '#fbf6e8', '#cfc3a8') + ellipse(256, 89, 26, 10, '#a8622c')
  return (
    platter().back +
    placed({ x: 130, y: 88, size: 1, turn: -5 }, roll) +
    bowl +
    placed({ x: 176, y: 118, size: 1, turn: -4 }, roll) +
    placed({ x: 118, y: 146, size: 1, turn: -6 }, roll)
  )
}

/** A pocket of bread, open at the top. */
export function pita(dish: Dish): string {
  const one =
    shape('M-56-8Q-50-52 0-54Q52-50 58-8Z', darker(tortilla, 0.12), tortillaEdge) +
    leaves(0, -14, 50) +
    layered(dish, { x: 0, y: -16, rx: 48, ry: 13 }, 7, 0.85) +
    line('M-36-14q14 8 28 0t28 2t22-2', '#fffaf0', 5) +
    shape('M-60-8Q0 8 60-8Q56 50 0 52Q-56 50-60-8Z', tortilla, tortillaEdge) +
    flecks({ x: 0, y: 22, rx: 44, ry: 20 }, darker(tortilla, 0.35), 7, [6, 2])
  return (
    plate().back +
    placed({ x: 100, y: 104, size: 1, turn: -8 }, one) +
    placed({ x: 220, y: 112, size: 1, turn: 8 }, one)
  )
}
