import { arranged } from './arrange.ts'
import type { Dish } from './dish.ts'
import { area } from './fillings.ts'
import { darker, ellipse, lighter, line, placed, shape, whipped } from './ink.ts'
import { flecks, herbs, topping } from './toppings.ts'
import { bakingDish, basket, bowl, plate } from './vessels.ts'

/** Rolls of tortilla, leaf or pasta side by side in sauce, cheese over them. */
export function filledRolls(): string {
  const { back, surface } = bakingDish('#c65a3a')
  const sauce = '#c4472a'
  const one = (x: number) =>
    shape(`M${x - 16} 82Q${x} 70 ${x + 16} 82L${x + 20} 116Q${x} 128 ${x - 20} 116Z`, '#eccb86', '#a87a38') +
    shape(`M${x - 17} 90Q${x} 82 ${x + 17} 90L${x + 18} 106Q${x} 114 ${x - 18} 106Z`, sauce) +
    line(`M${x - 10} 96q10-6 20 0M${x - 8} 103h14`, '#f8d478', 6)
  return (
    back +
    shape(area(surface), darker(sauce, 0.15)) +
    [70, 106, 142, 178, 214, 250].map(one).join('') +
    herbs(surface)
  )
}

/** Layers under browned cheese, a piece lifted out before the dish. */
export function lasagna(dish: Dish): string {
  const { back, surface } = bakingDish('#4f86a8')
  const sauce = dish.sauce
  const piece =
    shape('M-44-26L8-40L48-24L-2-8Z', '#f6cd68', '#b8802c') +
    flecks({ x: 0, y: -24, rx: 28, ry: 9 }, '#c9842c', 7, [6, 1]) +
    shape('M-44-26L-2-8V34L-44 14Z', '#f3dda0', '#b8802c') +
    shape('M48-24L-2-8V34L48 16Z', '#e9cd88', '#b8802c') +
    line('M-41-14L-3 4L46-12M-41 8L-3 27L46 11', sauce, 6) +
    line('M-41-3L-3 16L46 0', '#fff6dc', 4)
  return (
    back +
    shape(area(surface), '#f4c860') +
    flecks({ ...surface, rx: 110 }, '#c77f2a', 13, [10, 2]) +
    flecks({ ...surface, x: 172, rx: 96 }, '#fbe6a0', 8, [8, -1]) +
    flecks({ ...surface, x: 150, rx: 100 }, sauce, 6, [6, 1]) +
    herbs(surface) +
    ellipse(222, 160, 72, 20, '#d9d2c0') +
    ellipse(222, 156, 72, 20, '#fffdf7', '#cfc6b0') +
    placed({ x: 220, y: 134, size: 1, turn: 0 }, piece)
  )
}

/** Dumplings with their folds, in a lined basket. */
export function dumplings(dish: Dish): string {
  const { back, front } = basket()
  const one =
    shape('M-34 8Q-32-14 0-22Q32-14 34 8Q20 20 0 20Q-20 20-34 8Z', '#f8e9c4', '#b9965a') +
    line('M-20-8q4 6 2 12M-8-16q4 8 2 16M6-17q0 8-2 16M18-10q-2 6-4 12', '#d3b478', 3) +
    line('M-22 14q20 8 44 0', '#c9893a', 5)
  const places = [
    [108, 84],
    [166, 78],
    [222, 86],
    [86, 112],
    [142, 112],
    [198, 112],
  ] as const
  return (
    back +
    places.map(([x, y]) => placed({ x, y, size: 1.05, turn: 0 }, one)).join('') +
    flecks({ x: 160, y: 100, rx: 84, ry: 20 }, dish.pieces[0]?.paint.edge ?? '#4f8a3c', 3.5, [4, 1]) +
    front
  )
}

const chip = (x: number, y: number, turn: number) =>
  placed(
    { x, y, size: 1, turn },
    shape('M-20 14L0-20L22 12Q0 20-20 14Z', '#f0c874', '#b9852f') +
      line('M-6 4h.1M4-4h.1M8 8h.1', '#c9923c', 3),
  )

const vegetableStick = (x: number, y: number, turn: number, fill: string) =>
  placed({ x, y, size: 1.1, turn }, line('M-22 0H22', darker(fill, 0.3), 10) + line('M-22 0H22', fill, 7))

/** A small bowl of something creamy, with what is dipped into it around. */
export function dip(dish: Dish): string {
  const { back } = plate('#f3ead8')
  const colour = lighter(dish.blend, dish.finish === 'creamy' ? 0.35 : 0.05)
  const inBowl = { x: 160, y: 104, rx: 54, ry: 19 }
  return (
    back +
    [chip(52, 112, -20), chip(72, 134, 10), chip(84, 92, 30), chip(106, 150, -8)].join('') +
    [
      vegetableStick(262, 106, 60, '#f2892b'),
      vegetableStick(246, 126, 30, '#f2892b'),
      vegetableStick(226, 146, 10, '#bcd98a'),
      vegetableStick(240, 92, 70, '#d3e8a4'),
    ].join('') +
    shape('M94 102Q98 148 132 154H188Q222 148 226 102Z', '#4f8fb5', '#2f6384') +
    ellipse(160, 102, 66, 25, '#9cc6dd', '#2f6384') +
    ellipse(160, 104, 58, 20, colour) +
    line('M122 104q14-14 36-10t30 6q4 10-24 10', darker(colour, 0.15), 4) +
    arranged(dish.pieces, inBowl, { count: dish.finish === 'fresh' ? 13 : 5, size: 0.58 }, dish.seed) +
    (dish.finish === 'glossy' ? line('M136 98q20 8 44 2', '#d9b93a', 4) : '') +
    topping({ ...dish, finish: 'fresh' }, { ...inBowl, rx: 40, ry: 13 })
  )
}

/** A deep bowl of custard, pudding or icing with a swirl. */
export function creamBowl(dish: Dish): string {
  const { back, surface } = bowl('#d98aa0', true)
  const colour = whipped(dish.blend)
  return (
    back +
    shape(area(surface), colour) +
    shape(
      'M96 84Q110 58 150 62Q158 44 178 54Q170 62 186 66Q216 66 222 88Q200 104 160 104Q116 104 96 84Z',
      lighter(colour, 0.4),
      darker(colour, 0.14),
    ) +
    line('M116 84q20-14 44-8t40 2M138 70q16-6 34 0', darker(colour, 0.14), 4) +
    arranged(dish.pieces, { ...surface, y: surface.y + 6 }, { count: 6, size: 0.7, spread: 0.7 }, dish.seed)
  )
}
