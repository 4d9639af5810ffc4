import { arranged, type Piece } from './arrange.ts'
import type { Paint } from './cuts.ts'
import type { Dish } from './dish.ts'
import { darker, ellipse, lighter, line, placed, shape } from './ink.ts'
import { flecks, gleam, herbs, topping } from './toppings.ts'
import { bakingDish, plate, type Surface } from './vessels.ts'

/** Browned rounds: fritters, patties, fish cakes, with something cool beside. */
export function fritters(dish: Dish): string {
  const colour = '#d9993f'
  const one =
    ellipse(0, 6, 34, 24, darker(colour, 0.45)) +
    shape('M-34 0Q-36-18-14-24Q12-30 30-16Q42 0 26 18Q2 28-20 20Q-34 14-34 0Z', colour, darker(colour, 0.4)) +
    flecks({ x: 0, y: -2, rx: 24, ry: 16 }, '#8f5518', 6, [7, 2]) +
    flecks({ x: 3, y: 1, rx: 26, ry: 17 }, dish.pieces[0]?.paint.edge ?? '#6ea53f', 4, [6, 3]) +
    flecks({ x: -3, y: -4, rx: 22, ry: 14 }, lighter(colour, 0.45), 3, [4, 1])
  const places = [
    [104, 92],
    [174, 86],
    [88, 130],
    [158, 132],
    [226, 124],
  ] as const
  const dip = ellipse(246, 88, 32, 15, '#5f93b0', '#3f6c86') + ellipse(246, 86, 26, 11, '#fdfaf0', '#d9cfb4')
  return (
    plate().back +
    dip +
    places.map(([x, y]) => placed({ x, y, size: 1, turn: 0, flat: 0.9 }, one)).join('') +
    herbs({ x: 150, y: 110, rx: 70, ry: 26 })
  )
}

/** A heap of small balls: falafel, meatballs, truffles. */
export function smallBalls(dish: Dish, colour: string): string {
  const one =
    ellipse(0, 0, 21, 19, colour, darker(colour, 0.45)) +
    gleam(-7, -8, 6, 3.5, colour) +
    flecks({ x: 2, y: 3, rx: 14, ry: 11 }, darker(colour, 0.3), 3, [3, 1])
  const places = [
    [104, 104],
    [150, 100],
    [196, 100],
    [234, 110],
    [84, 132],
    [128, 136],
    [174, 138],
    [220, 134],
    [128, 84],
    [172, 80],
    [150, 116],
    [196, 116],
  ] as const
  const s: Surface = { x: 160, y: 108, rx: 84, ry: 30 }
  return (
    plate().back +
    places.map(([x, y]) => placed({ x, y, size: 1, turn: 0 }, one)).join('') +
    topping(dish, s, 4)
  )
}

/** Halves of vegetables in their oven dish, filled and browned: long ones side by side, round ones as cups. */
export function stuffedVegetables(dish: Dish): string {
  const [shellOf, ...filling] = dish.pieces
  const paint = shellOf?.paint ?? { fill: '#8cbf4a', edge: '#4f7f2a' }
  const inner = filling.length > 0 ? filling : dish.pieces
  const { back, front } = bakingDish('#b8583a')
  const halves = dish.isLong ? longHalves : cups
  return back + halves(paint, inner, dish.seed) + front
}

function cups(paint: Paint, filling: readonly Piece[], seed: number): string {
  const one =
    shape('M-44-4Q-46 26-12 30H14Q46 26 44-4Z', paint.edge, darker(paint.edge, 0.35)) +
    ellipse(0, -5, 44, 19, lighter(paint.fill, 0.2), paint.edge) +
    ellipse(0, -7, 37, 15, '#c98a4a') +
    arranged(filling, { x: 0, y: -9, rx: 34, ry: 12 }, { count: 4, size: 0.85, limit: 800 }, seed) +
    line('M-24-14q8 6 16 0t16 2t14-2', '#f8cf6a', 6) +
    line('M-16-12h3M8-14h4M22-10h3', '#b8712a', 4)
  const places = [
    [98, 92],
    [222, 92],
    [160, 112],
  ] as const
  return places.map(([x, y]) => placed({ x, y, size: 1.25, turn: 0 }, one)).join('')
}

function longHalves(paint: Paint, filling: readonly Piece[], seed: number): string {
  const one =
    shape(
      'M-92 0Q-88-20-46-20H44Q88-18 94 0Q88 22 44 24H-46Q-88 22-92 0Z',
      paint.edge,
      darker(paint.edge, 0.35),
    ) +
    ellipse(0, -3, 86, 16, lighter(paint.fill, 0.2), paint.edge) +
    ellipse(0, -4, 76, 12, '#c98a4a') +
    arranged(filling, { x: 0, y: -5, rx: 68, ry: 8 }, { count: 6, size: 0.75, limit: 1200 }, seed) +
    line('M-58-8q9 6 18 0t18 2t18-2t18 2t18-2t18 1', '#f8cf6a', 5) +
    line('M-44-6h4M-12-8h5M22-6h4M48-7h4', '#b8712a', 4)
  const places = [
    [150, 78],
    [170, 110],
  ] as const
  return places.map(([x, y]) => placed({ x, y, size: 1.12, turn: 0 }, one)).join('')
}

/** Cobs of corn, grilled, with butter. */
export function cornCobs(): string {
  const one =
    shape('M-86 4Q-84-16-40-19H50Q84-16 90 0Q84 18 48 20H-44Q-84 18-86 4Z', '#f6c23a', '#b8821a') +
    line('M-60-9h116M-66 1h130M-60 11h114', '#fbe08a', 5) +
    line('M-62-9h.1M-48 1h8M-20-9h10M4 10h8M24 0h10M44-8h8M-36 11h6', '#8a4f14', 6)
  return (
    plate().back +
    placed({ x: 158, y: 94, size: 1, turn: -8 }, one) +
    placed({ x: 164, y: 136, size: 1, turn: -5 }, one) +
    herbs({ x: 160, y: 112, rx: 80, ry: 26 }) +
    shape('M150 80l20-4l6 10l-20 4z', '#fdeaa0', '#d9b64c')
  )
}
