import type { Dish } from './dish.ts'
import { baked, darker, ellipse, lighter, line, mix, placed, shadow, shape, veil } from './ink.ts'
import { flecks, gleam, studs } from './toppings.ts'
import { board, basket, type Surface } from './vessels.ts'

const crustOf = (crumb: string): string => baked(crumb)
const sugar = '#fffaf0'

/** A loaf on its board, the first slices cut off. */
export function loaf(dish: Dish): string {
  const [crumb, crust] = [dish.crumb, crustOf(dish.crumb)]
  const face: Surface = { x: 96, y: 118, rx: 30, ry: 22 }
  return (
    board().back +
    shape('M120 76Q130 58 160 58H250Q280 58 282 84V138Q280 148 268 148H130Z', crust, darker(crust)) +
    line('M150 72q50-8 110 0', lighter(crust, 0.25), 6) +
    (dish.finish === 'glossy' || dish.finish === 'dusted'
      ? line('M140 66q60-10 128 4q6 10 2 20', sugar, 7)
      : '') +
    shape('M102 148V92Q98 60 132 60Q166 60 162 92V148Z', crumb, crust, 5) +
    flecks({ x: 132, y: 106, rx: 24, ry: 30 }, lighter(crumb, 0.35), 3, [1, 1]) +
    studs(dish, { x: 132, y: 104, rx: 24, ry: 32 }) +
    shape('M46 160L58 116Q56 92 84 94Q118 96 112 122L106 164Q76 172 46 160Z', crumb, crust, 5) +
    flecks({ ...face, x: 83, y: 130 }, lighter(crumb, 0.35), 3, [1, 1]) +
    studs(dish, { ...face, x: 82, y: 132 })
  )
}

/** A round loaf of yeast bread with slices before it. */
export function bread(dish: Dish): string {
  const crust = crustOf(dish.crumb)
  return (
    board().back +
    shape('M76 120Q74 58 168 54Q262 58 260 120Q256 148 168 148Q80 148 76 120Z', crust, darker(crust)) +
    veil('M96 100Q104 68 150 64Q120 84 112 112Z', '#fff', 0.22) +
    line('M128 76l22 40M168 68l14 46M208 74l8 38', lighter(dish.crumb, 0.45), 8) +
    placed({ x: 92, y: 140, size: 1.1, turn: -8 }, slice(dish.crumb)) +
    placed({ x: 150, y: 152, size: 1.1, turn: 6 }, slice(dish.crumb)) +
    studs(dish, { x: 150, y: 148, rx: 26, ry: 12 })
  )
}

const slice = (crumb: string): string =>
  shape(
    'M-34-14Q-36-26-18-26H18Q36-26 34-14Q30-8 31 0V14Q31 20 24 20H-24Q-31 20-31 14V0Q-30-8-34-14Z',
    lighter(crumb, 0.4),
    darker(crumb, 0.35),
    4,
  ) + line('M-18-12h.1M-4-4h.1M12-14h.1M18 4h.1M-12 8h.1M4 10h.1', crumb, 4)

/** Six muffins in their tin. */
export function muffins(dish: Dish): string {
  const tin = '#8f989e'
  const cups = [
    [84, 86],
    [160, 82],
    [236, 86],
    [68, 128],
    [160, 126],
    [252, 128],
  ] as const
  return (
    shadow(160, 178, 136) +
    shape(
      'M52 78H268Q278 78 282 88L306 150Q308 164 294 168H26Q12 164 14 150L38 88Q42 78 52 78Z',
      tin,
      darker(tin),
    ) +
    line('M56 84H264', lighter(tin, 0.5), 4) +
    cups.map(([x, y]) => placed({ x, y, size: y > 100 ? 1.12 : 0.95, turn: 0 }, muffin(dish))).join('')
  )
}

const muffin = (dish: Dish): string =>
  shape('M-26 4L-20 30Q0 36 20 30L26 4Z', lighter(dish.crumb, 0.25), darker(dish.crumb, 0.35)) +
  line('M-14 14l2 16M0 14v18M14 14l-2 16', darker(dish.crumb, 0.18), 2) +
  shape(
    'M-31 6Q-36-8-20-14Q-10-28 4-24Q22-24 24-12Q36-6 31 6Q16 14 0 13Q-16 14-31 6Z',
    dish.crumb,
    darker(dish.crumb, 0.35),
  ) +
  studs(dish, { x: 0, y: -6, rx: 24, ry: 12 }) +
  gleam(-14, -10, 5, 3, dish.crumb)

/** Cookies on a wire rack. */
export function cookies(dish: Dish): string {
  const rack =
    shadow(160, 178, 130) +
    line(
      'M40 82H280L304 166H16ZM80 82L64 166M120 82L112 166M160 82V166M200 82L208 166M240 82L256 166M30 118H290M24 142H296',
      '#9aa3a8',
      4,
    )
  const places = [
    [92, 92, 0.9],
    [162, 88, 0.9],
    [232, 94, 0.9],
    [70, 138, 1.1],
    [158, 136, 1.15],
    [248, 140, 1.1],
  ] as const
  return (
    rack +
    places
      .map(([x, y, size], index) => placed({ x, y, size, turn: index * 50 - 90, flat: 0.72 }, cookie(dish)))
      .join('')
  )
}

const cookie = (dish: Dish): string =>
  ellipse(0, 3, 38, 36, darker(dish.crumb, 0.4)) +
  shape(
    'M-38 0Q-36-28-12-36Q16-40 32-22Q44 2 28 26Q8 40-16 34Q-38 22-38 0Z',
    dish.crumb,
    darker(dish.crumb, 0.28),
  ) +
  studs(dish, { x: 0, y: 0, rx: 32, ry: 28 }) +
  (dish.finish === 'dusted'
    ? flecks({ x: 2, y: 4, rx: 30, ry: 26 }, sugar, 5, [0.1, 0])
    : line('M-20-14q8-8 18-8', lighter(dish.crumb, 0.4), 4))

/** Squares or bars, cut, two layers high. */
export function bars(dish: Dish): string {
  const places = [
    [112, 82],
    [206, 82],
    [80, 124],
    [172, 128],
    [256, 124],
  ] as const
  return board().back + places.map(([x, y]) => placed({ x, y, size: 1, turn: 0 }, bar(dish))).join('')
}

function bar(dish: Dish): string {
  const top =
    dish.finish === 'creamy' ? '#fdf3dc' : dish.finish === 'glossy' ? baked(dish.crumb, 0.3) : dish.crumb
  return (
    shape('M-42-8L-6-24L42-12V16L6 34L-42 18Z', baked(dish.crumb, 0.25), darker(dish.crumb, 0.45)) +
    shape('M-40-8L-6-23L40-12L6 4Z', top) +
    shape('M8 6L40-10V15L8 31Z', baked(dish.crumb, 0.45)) +
    studs(dish, { x: 0, y: -9, rx: 26, ry: 9 }) +
    (dish.finish === 'dusted' ? flecks({ x: 0, y: -10, rx: 24, ry: 8 }, sugar, 4, [2, 1]) : '')
  )
}

/** Rolls side by side in a pan; `swirled` ones show their filling and icing. */
export function rolls(dish: Dish, swirled: boolean): string {
  const crust = baked(dish.crumb, 0.3)
  const places = [
    [94, 84],
    [160, 80],
    [226, 84],
    [78, 126],
    [160, 126],
    [242, 126],
  ] as const
  const one =
    ellipse(0, 0, 36, 25, crust, darker(crust, 0.35)) + (swirled ? swirl : gleam(-8, -10, 16, 6, crust))
  return (
    shadow(160, 176, 132) +
    shape(
      'M50 58H270Q280 58 284 70L302 150Q304 166 290 168H30Q16 166 18 150L36 70Q40 58 50 58Z',
      '#5a6268',
      '#3c4246',
    ) +
    places.map(([x, y]) => placed({ x, y, size: y > 100 ? 1.12 : 1, turn: 0 }, one)).join('')
  )
}

const swirl =
  line('M0 2q8-4 2-9q-14-4-18 4q-2 12 16 12q22-2 20-12', '#8a4a20', 5) +
  line('M-22-8q16-14 38-6M-26 6q12 12 30 8', sugar, 6)

/** Flatbreads in a cloth. */
export function flatbreads(dish: Dish): string {
  const crumb = mix(dish.crumb, '#f6e0ae', 0.6)
  const one = (y: number) =>
    ellipse(160, y + 5, 96, 30, darker(crumb, 0.4)) +
    ellipse(160, y, 96, 30, crumb, darker(crumb, 0.3)) +
    flecks({ x: 160, y, rx: 84, ry: 24 }, darker(crumb, 0.45), 9, [7, 2]) +
    flecks({ x: 172, y: y + 3, rx: 74, ry: 20 }, lighter(crumb, 0.4), 5, [5, -1])
  const cloth = basket()
  return cloth.back + one(108) + one(96) + one(82) + cloth.front
}

/** Round or triangular biscuits, high and split. */
export function biscuits(dish: Dish): string {
  const one =
    shape('M-32-6V16Q-30 26 0 27Q30 26 32 16V-6Z', lighter(dish.crumb, 0.3), darker(dish.crumb, 0.35)) +
    line('M-31 8Q0 18 31 8', darker(dish.crumb, 0.2), 3) +
    ellipse(0, -8, 32, 15, baked(dish.crumb, 0.2), darker(dish.crumb, 0.35)) +
    studs(dish, { x: 0, y: -6, rx: 22, ry: 9 }) +
    gleam(-8, -13, 12, 4, dish.crumb)
  const places = [
    [116, 84],
    [204, 84],
    [76, 130],
    [160, 132],
    [244, 130],
  ] as const
  return board().back + places.map(([x, y]) => placed({ x, y, size: 1.1, turn: 0 }, one)).join('')
}

/** Two pretzels on a board. */
export function pretzels(): string {
  const knot = 'M-30 26Q-6-8 18-22Q44-30 46-6Q44 20 0 28Q-44 20-46-6Q-44-30-18-22Q6-8 30 26'
  const one =
    line(knot, '#6e3413', 17) +
    line(knot, '#b0622a', 13) +
    line('M-34-14q6-6 12-2M24-16q8-4 12 2M-6 26h8', sugar, 3)
  return (
    board().back +
    placed({ x: 96, y: 116, size: 1.15, turn: -6 }, one) +
    placed({ x: 222, y: 122, size: 1.15, turn: 8 }, one)
  )
}
