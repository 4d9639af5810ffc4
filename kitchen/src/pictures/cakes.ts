import { arranged } from './arrange.ts'
import type { Dish } from './dish.ts'
import { baked, darker, ellipse, lighter, line, shadow, shape, veil } from './ink.ts'
import { flecks, studs } from './toppings.ts'
import type { Surface } from './vessels.ts'

const top: Surface = { x: 160, y: 76, rx: 92, ry: 26 }

/** The foot and plate of a cake stand. */
const stand =
  shadow(160, 188, 70) +
  shape('M146 156H174L180 178Q200 182 202 187H118Q120 182 140 178Z', '#cfe0e6', '#9fb9c2') +
  ellipse(160, 150, 132, 24, '#b5ccd4') +
  ellipse(160, 145, 132, 24, '#eef6f8', '#b5ccd4')

/** A cake with a wedge out of it, so that its inside shows. */
function cutCake(outside: string, inside: string, over: string): string {
  const edge = darker(outside, 0.3)
  return (
    stand +
    shape('M64 78V132Q70 160 160 160Q250 160 256 132V78Z', outside, edge) +
    ellipse(160, 78, 96, 30, lighter(outside, 0.15), edge) +
    over +
    shape('M160 82L138 106V160L160 140Z', inside, edge) +
    shape('M160 82L204 104V156L160 140Z', darker(inside, 0.14), edge)
  )
}

/** A plain cake: golden outside, its crumb inside. */
export function roundCake(dish: Dish): string {
  const crust = baked(dish.crumb, 0.35)
  const over =
    dish.finish === 'creamy'
      ? ellipse(160, 77, 90, 26, '#fdf6e6', '#e0d0ac') + flecks(top, '#b98a4a', 5, [5, 2])
      : studs(dish, top) + (dish.finish === 'dusted' ? flecks({ ...top, x: 168 }, '#fffaf0', 5, [6, 1]) : '')
  return cutCake(crust, lighter(dish.crumb, 0.2), over)
}

/** Two layers under icing, with what it is made of on top. */
export function layerCake(dish: Dish): string {
  const icing = dish.finish === 'dusted' ? lighter(dish.crumb, 0.1) : '#fdf1e2'
  return (
    cutCake(
      icing,
      dish.crumb,
      arranged(dish.pieces, { ...top, ry: 18, rx: 78 }, { count: 7, size: 0.72 }, dish.seed),
    ) +
    line('M148 122L160 112L203 130', '#fffaf0', 7) +
    line('M70 104Q90 122 138 128M206 126Q240 120 252 104', dish.pieces[0]?.paint.fill ?? '#e88aa0', 5)
  )
}

/** A cheesecake on its crumb base, fruit over it. */
export function cheesecake(dish: Dish): string {
  return (
    cutCake(
      '#f8e7bd',
      '#fdf4dc',
      ellipse(160, 77, 84, 24, lighter(dish.blend, 0.2), dish.blend) +
        arranged(dish.pieces, { ...top, rx: 76, ry: 16 }, { count: 8, size: 0.62 }, dish.seed),
    ) +
    line('M67 136Q80 156 138 157M206 154Q246 150 253 136', '#a9713a', 9) +
    line('M141 156L160 138L203 153', '#a9713a', 7)
  )
}

/** A ring with a glaze running down. */
export function ringCake(dish: Dish): string {
  const crust = baked(dish.crumb, 0.3)
  const glaze = dish.finish === 'glossy' ? '#f6d99a' : '#fffaf0'
  return (
    stand +
    shape('M58 112Q54 58 160 56Q266 58 262 112Q262 156 160 158Q58 156 58 112Z', crust, darker(crust, 0.35)) +
    line(
      'M84 96Q72 124 84 144M120 104Q112 134 120 154M160 106V156M200 104Q208 134 200 154M236 96Q248 124 236 144',
      darker(crust, 0.2),
      4,
    ) +
    shape(
      'M70 88Q80 58 160 58Q240 58 250 88Q256 112 242 112Q232 112 232 98Q220 112 214 128Q206 136 200 112Q180 104 172 128Q164 142 156 112Q140 104 128 124Q116 132 116 106Q104 98 96 114Q78 124 70 88Z',
      glaze,
      darker(glaze, 0.15),
    ) +
    ellipse(160, 78, 26, 9, darker(crust, 0.5)) +
    studs(dish, { ...top, rx: 76 })
  )
}

/** A meringue dome, a pudding turned out, a ball of cheese: `colour` with what lies on it. */
export function dome(dish: Dish, colour: string): string {
  return (
    shadow(160, 176, 110) +
    ellipse(160, 152, 132, 28, '#d5e3e8') +
    ellipse(160, 147, 132, 28, '#fbfdfd', '#bccfd6') +
    shape(
      'M82 146Q78 62 160 60Q242 62 238 146Q200 160 160 160Q120 160 82 146Z',
      colour,
      darker(colour, 0.28),
    ) +
    veil('M100 128Q100 80 140 70Q116 94 116 134Z', '#fff', 0.35) +
    line('M86 148Q160 172 234 148', darker(colour, 0.25), 7) +
    arranged(dish.pieces, { x: 160, y: 92, rx: 52, ry: 24 }, { count: 6, size: 0.75 }, dish.seed)
  )
}

const peak = (x: number, y: number) =>
  shape(
    `M${x - 30} ${y + 20}Q${x - 34} ${y + 4} ${x - 18} ${y}Q${x - 16} ${y - 16} ${x + 2} ${y - 30}Q${x + 4} ${y - 14} ${x + 16} ${y - 2}Q${x + 34} ${y + 6} ${x + 30} ${y + 20}Q${x} ${y + 32} ${x - 30} ${y + 20}Z`,
    '#fffaf0',
    '#d9c6a4',
  ) +
  line(
    `M${x - 22} ${y + 12}Q${x} ${y + 20} ${x + 22} ${y + 10}M${x - 12} ${y}Q${x} ${y + 6} ${x + 12} ${y - 2}`,
    '#eadcc0',
    3,
  )

/** Small peaks of beaten egg white. */
export function meringues(): string {
  return (
    shadow(160, 176, 118) +
    ellipse(160, 140, 138, 42, '#b7d3df') +
    ellipse(160, 135, 138, 42, '#e3f1f6', '#a9c6d2') +
    [peak(104, 102), peak(212, 102), peak(70, 132), peak(160, 130), peak(250, 132)].join('')
  )
}
