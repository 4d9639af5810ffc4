import { arranged } from './arrange.ts'
import type { Dish } from './dish.ts'
import { darker, ellipse, lighter, line, placed, shape } from './ink.ts'
import { flecks, gleam, herbs, topping } from './toppings.ts'
import { pan, plate, platter, type Surface } from './vessels.ts'

const yolk = '#f7b52c'
const golden = '#e0a04a'
const onTop: Surface = { x: 160, y: 62, rx: 62, ry: 16 }

/** One fried egg around 0 0. */
export const friedEgg =
  shape(
    'M-42 4Q-44-14-22-18Q-8-30 16-22Q38-22 42-4Q44 14 24 18Q6 28-16 20Q-40 20-42 4Z',
    '#fffdf4',
    '#d9c08a',
  ) +
  ellipse(0, 0, 16, 13, '#eb9c17') +
  ellipse(-1, -2, 14, 11, '#ffc238') +
  line('M-7-5q4-4 9-3', '#fff0b0', 3)

/** Eggs fried on a plate, with what is served beneath them. */
export function friedEggs(dish: Dish): string {
  return (
    plate().back +
    arranged(
      dish.pieces.filter(({ cut }) => cut !== 'egg'),
      { x: 160, y: 120, rx: 104, ry: 36 },
      { count: 12, size: 0.85 },
      dish.seed,
    ) +
    placed({ x: 108, y: 106, size: 1.35, turn: -6 }, friedEgg) +
    placed({ x: 212, y: 118, size: 1.35, turn: 8 }, friedEgg) +
    herbs({ x: 160, y: 116, rx: 80, ry: 26 })
  )
}

const poachedEgg = (x: number, y: number) => placed({ x, y, size: 0.8, turn: x, flat: 0.85 }, friedEgg)

/** Eggs poached in a pan of sauce. */
export function eggsInSauce(dish: Dish): string {
  const { back, surface } = pan('#4a4f54')
  const sauce = '#cf4a2c'
  return (
    back +
    ellipse(surface.x, surface.y, 104, 42, sauce) +
    flecks(surface, lighter(sauce, 0.25), 7, [8, 2]) +
    arranged(
      dish.pieces.filter(({ cut }) => cut !== 'egg'),
      surface,
      { count: 9, size: 0.7 },
      dish.seed,
    ) +
    poachedEgg(104, 100) +
    poachedEgg(186, 98) +
    poachedEgg(146, 132) +
    herbs(surface)
  )
}

/** A thick omelet in its pan, a wedge cut. */
export function frittata(dish: Dish): string {
  const { back, surface } = pan('#4a4f54')
  const vegetables = dish.pieces.filter(({ cut }) => cut !== 'egg')
  return (
    back +
    ellipse(surface.x, surface.y + 2, 102, 41, '#c98a2c') +
    ellipse(surface.x, surface.y - 2, 101, 39, '#f7cf62', '#c98a2c') +
    flecks(surface, '#c9842c', 10, [9, 3]) +
    flecks({ ...surface, x: surface.x + 8 }, '#fbe69a', 7, [7, -2]) +
    arranged(vegetables, { ...surface, rx: 90, ry: 32 }, { count: 11, size: 0.76 }, dish.seed) +
    herbs(surface) +
    line(`M${surface.x} ${surface.y}L236 92M${surface.x} ${surface.y}L222 138`, '#9c6a1c', 4)
  )
}

/** A folded omelet, its filling at the fold. */
export function omelette(dish: Dish): string {
  return (
    plate().back +
    shape('M56 128Q60 78 160 74Q260 78 264 128Q214 152 160 152Q104 152 56 128Z', '#e9b040', '#a8721c') +
    arranged(
      dish.pieces.filter(({ cut }) => cut !== 'egg'),
      { x: 160, y: 132, rx: 92, ry: 8 },
      { count: 9, size: 0.75 },
      dish.seed,
    ) +
    shape(
      'M52 122Q58 66 160 62Q262 66 268 122Q250 128 236 122Q196 136 160 130Q118 138 84 122Q66 128 52 122Z',
      '#f9d468',
      '#b8821a',
    ) +
    flecks({ x: 160, y: 96, rx: 84, ry: 24 }, '#cf9030', 9, [10, 2]) +
    herbs({ x: 160, y: 94, rx: 70, ry: 20 })
  )
}

const curd = (x: number, y: number) =>
  placed(
    { x, y, size: 1, turn: (x * 7) % 60 },
    shape(
      'M-26 4Q-30-12-12-14Q-6-24 8-16Q26-18 24-2Q32 12 12 14Q-2 22-14 14Q-26 14-26 4Z',
      '#f9d668',
      '#d9a52c',
    ) + line('M-12-2q8-6 16-2', '#fdeaa6', 4),
  )

/** Soft curds of egg. */
export function scrambledEggs(dish: Dish): string {
  const places = [
    [110, 110],
    [156, 96],
    [206, 108],
    [90, 130],
    [138, 130],
    [184, 130],
    [232, 128],
    [162, 116],
  ] as const
  return (
    plate().back +
    places.map(([x, y]) => curd(x, y)).join('') +
    arranged(
      dish.pieces.filter(({ cut }) => cut !== 'egg'),
      { x: 160, y: 118, rx: 84, ry: 24 },
      { count: 7, size: 0.65 },
      dish.seed,
    ) +
    herbs({ x: 160, y: 114, rx: 76, ry: 26 })
  )
}

/** Halves of boiled egg, their yolks piped back. */
export function stuffedEggs(): string {
  const one =
    ellipse(0, 6, 32, 20, '#e9e2cf') +
    ellipse(0, 0, 32, 21, '#fffdf6', '#d9d0b8') +
    shape('M-19 0Q-22-12-8-14Q0-24 8-14Q22-12 19 0Q10 12 0 11Q-10 12-19 0Z', yolk, '#cf8e14') +
    line('M-10-3q10 6 20 0M-6-10q6 4 12 0', '#fbd883', 3) +
    line('M-4-12h.1M6-8h.1M-8-5h.1M2-3h.1', '#c4452c', 3)
  const places = [
    [104, 92],
    [178, 86],
    [250, 98],
    [70, 126],
    [144, 128],
    [218, 132],
  ] as const
  return (
    platter().back +
    places.map(([x, y]) => placed({ x, y, size: 1, turn: 0 }, one)).join('') +
    herbs({ x: 160, y: 116, rx: 110, ry: 26 })
  )
}

/** A stack with butter and syrup, fruit on top. */
export function pancakes(dish: Dish): string {
  const layer = (y: number, shift: number) =>
    shape(
      `M${70 + shift} ${y}Q${70 + shift} ${y + 26} ${160 + shift} ${y + 28}Q${250 + shift} ${y + 26} ${250 + shift} ${y}Z`,
      lighter(golden, 0.45),
      darker(golden, 0.4),
    ) + ellipse(160 + shift, y, 90, 27, golden, darker(golden, 0.4))
  return (
    plate().back +
    layer(124, -3) +
    layer(108, 4) +
    layer(92, -2) +
    layer(76, 2) +
    ellipse(162, 75, 76, 20, darker(golden, 0.14)) +
    shape(
      'M110 68Q160 52 214 70Q238 78 232 92Q230 112 222 110Q214 108 214 92Q190 86 184 98Q182 124 172 122Q164 118 164 96Q130 96 122 88Q116 104 108 100Q98 82 110 68Z',
      '#b8621a',
    ) +
    line('M124 72q24-9 50-6', '#eeb36a', 4) +
    shape('M142 58l28-5l12 10l-2 12l-28 5l-12-11Z', '#fdeaa0', '#d9b64c') +
    arranged(fruitOf(dish), { ...onTop, y: 74, rx: 76 }, { count: 6, size: 0.75 }, dish.seed)
  )
}

/** Fruit and such lie on sweet things; eggs and milk are in them. */
const fruitOf = (dish: Dish) => dish.pieces.filter(({ cut }) => cut !== 'egg')

export function waffles(dish: Dish): string {
  const one =
    shape('M-70-6Q-68-40 0-42Q68-40 70-6Q68 30 0 32Q-68 30-70-6Z', golden, darker(golden, 0.45), 3) +
    line(
      'M-46-30L-54 22M-16-38L-18 28M16-38L18 28M46-30L54 22M-64-20H64M-68-2H68M-62 16H62',
      darker(golden, 0.32),
      6,
    ) +
    line('M-40-28L-46 18M-10-36L-12 26M22-36L24 26', lighter(golden, 0.35), 2)
  return (
    plate().back +
    placed({ x: 144, y: 122, size: 1.2, turn: -4 }, one) +
    placed({ x: 178, y: 100, size: 1.15, turn: 6 }, one) +
    line('M140 84q20 10 44 2t40 14q4 16-8 24', '#b8621a', 7) +
    arranged(fruitOf(dish), { x: 176, y: 96, rx: 50, ry: 20 }, { count: 7, size: 0.75 }, dish.seed) +
    topping({ ...dish, finish: 'dusted' }, { x: 160, y: 106, rx: 80, ry: 30 })
  )
}

export function crepes(dish: Dish): string {
  const one =
    shape('M-50-20Q0-44 50-20Q40 22 0 44Q-40 22-50-20Z', '#f3d38a', '#b98238') +
    line('M0-32Q6 4 0 42M-24-28Q-8 4 0 42M26-28Q12 4 0 42', '#d9ab58', 3) +
    flecks({ x: 0, y: -6, rx: 36, ry: 18 }, '#c08a3c', 5, [4, 1])
  return (
    plate().back +
    placed({ x: 104, y: 108, size: 1.1, turn: -20 }, one) +
    placed({ x: 214, y: 108, size: 1.1, turn: 20 }, one) +
    placed({ x: 160, y: 120, size: 1.15, turn: 0 }, one) +
    arranged(fruitOf(dish), { x: 160, y: 100, rx: 92, ry: 24 }, { count: 8, size: 0.72 }, dish.seed) +
    topping({ ...dish, finish: 'dusted' }, { x: 160, y: 112, rx: 80, ry: 28 })
  )
}

/** Slices of bread fried in egg. */
export function frenchToast(dish: Dish): string {
  const one =
    shape(
      'M-46-10Q-54-32-22-34H22Q54-32 46-10L44 26Q42 34 32 34H-32Q-42 34-44 26Z',
      golden,
      darker(golden, 0.5),
      5,
    ) +
    flecks({ x: 0, y: 0, rx: 34, ry: 24 }, darker(golden, 0.3), 10, [9, 3]) +
    gleam(-16, -20, 14, 5, golden)
  return (
    plate().back +
    placed({ x: 110, y: 106, size: 1.1, turn: -12, flat: 0.8 }, one) +
    placed({ x: 206, y: 112, size: 1.15, turn: 9, flat: 0.8 }, one) +
    arranged(fruitOf(dish), { x: 160, y: 126, rx: 96, ry: 24 }, { count: 8, size: 0.75 }, dish.seed) +
    topping({ ...dish, finish: 'dusted' }, { x: 160, y: 108, rx: 86, ry: 30 })
  )
}
