import { arranged } from './arrange.ts'
import type { Dish } from './dish.ts'
import { darker, ellipse, lighter, line, shadow, shape, veil } from './ink.ts'
import { flecks, gleam, topping } from './toppings.ts'
import { bakingDish, board, type Surface } from './vessels.ts'

const pastry = '#dfa556'
const pastryEdge = '#9c6426'
const inside: Surface = { x: 160, y: 98, rx: 98, ry: 36 }

/** A pie dish with a crimped rim of pastry; `filling` lies in it. */
function pieDish(filling: string, over: string): string {
  const rim = Array.from({ length: 22 }, (_, index) => {
    const angle = (index / 22) * 2 * Math.PI
    return `M${Math.round(160 + 113 * Math.cos(angle))} ${Math.round(97 + 45 * Math.sin(angle))}h.1`
  }).join('')
  return (
    shadow(160, 176, 108) +
    shape('M46 100Q58 170 92 176H228Q262 170 274 100Z', '#eef4f5', '#b4c6cc') +
    line('M70 128l14 40M104 140l8 34M140 146l3 30M180 146l-3 30M216 140l-8 34M250 128l-14 40', '#cfdde1', 4) +
    ellipse(160, 97, 116, 48, pastry, pastryEdge) +
    line(rim, pastryEdge, 22) +
    line(rim, pastry, 18) +
    ellipse(160, 98, 102, 38, filling, darker(filling, 0.3)) +
    over
  )
}

/** An open pie or tart with its filling to be seen, fruit laid over it. */
export function openPie(dish: Dish): string {
  const filling = dish.finish === 'creamy' ? '#fbeec8' : dish.blend
  const pieces = arranged(dish.pieces, inside, { count: 9, size: 0.72 }, dish.seed)
  return pieDish(filling, gleam(120, 82, 30, 7, filling) + pieces + (dish.finish === 'creamy' ? cream : ''))
}

const cream = line('M96 112q10-8 18 0t18 2t18 4t20 0t18-4t18-6', '#fffdf6', 9)

/** A covered pie: strips of pastry over its fruit. */
export function latticePie(dish: Dish): string {
  const across = 'M70 84L214 66M62 100L248 78M70 116L258 96M98 130L246 116'
  const down = 'M104 66L76 116M140 60L108 132M180 60L150 136M214 66L192 134M246 78L230 124'
  return pieDish(
    darker(dish.blend, 0.12),
    line(across, pastryEdge, 13) +
      line(across, pastry, 9.5) +
      line(down, pastryEdge, 13) +
      line(down, lighter(pastry, 0.15), 9.5),
  )
}

/** A pie under peaks of browned meringue. */
export function meringuePie(dish: Dish): string {
  return pieDish(
    dish.blend,
    shape(
      'M64 100Q62 74 92 76Q96 52 124 62Q140 38 162 56Q186 40 200 62Q226 54 230 78Q258 78 256 102Q220 134 160 134Q96 134 64 100Z',
      '#fff8e6',
      '#d9bd84',
    ) +
      line(
        'M84 92q10-14 22-4M120 76q12-18 26-4M166 70q16-14 26 4M206 90q14-12 24 0M110 112q16-14 30-2M164 112q16-14 32 0',
        '#d79a4a',
        6,
      ),
  )
}

/** A pie under a whole lid, cut open to steam. */
export function potPie(dish: Dish): string {
  const vegetables = arranged(
    dish.pieces,
    { x: 196, y: 108, rx: 34, ry: 13 },
    { count: 5, size: 0.6 },
    dish.seed,
  )
  return pieDish(
    pastry,
    ellipse(160, 94, 100, 36, lighter(pastry, 0.12)) +
      shape('M150 100Q196 82 240 96Q252 112 222 124Q180 132 150 100Z', '#e9c987', pastryEdge) +
      vegetables +
      line('M112 74l14 22M146 68l6 20M98 104l18 8', pastryEdge, 5) +
      gleam(120, 82, 26, 6, pastry),
  )
}

/** A flat tart in a fluted ring. */
export function tart(dish: Dish): string {
  const filling = dish.finish === 'browned' ? '#f0c265' : dish.blend
  const s: Surface = { x: 160, y: 104, rx: 108, ry: 40 }
  return (
    shadow(160, 168, 124) +
    shape('M30 108L40 140Q60 170 160 170Q260 170 280 140L290 108Z', pastry, pastryEdge) +
    line(
      'M48 134l8 18M76 146l6 16M106 152l4 16M136 156l2 14M184 156l-2 14M214 152l-4 16M244 146l-6 16M272 134l-8 18',
      pastryEdge,
      3,
    ) +
    ellipse(160, 106, 130, 53, lighter(pastry, 0.1), pastryEdge) +
    ellipse(160, 105, 114, 44, filling, darker(filling, 0.25)) +
    arranged(dish.pieces, s, { count: 14, size: 0.85 }, dish.seed) +
    (dish.finish === 'browned' ? flecks(s, '#d9993c', 5, [7, 1]) : flecks(s, '#fff8e0', 3, [8, -2]))
  )
}

/** Fruit in a round of pastry folded over by hand. */
export function galette(dish: Dish): string {
  return (
    board().back +
    shape(
      'M52 124Q48 92 92 82Q120 62 164 68Q218 62 246 86Q274 98 268 128Q262 152 216 160Q160 172 104 160Q58 152 52 124Z',
      pastry,
      pastryEdge,
    ) +
    ellipse(160, 118, 74, 28, dish.blend, pastryEdge) +
    arranged(dish.pieces, { x: 160, y: 116, rx: 70, ry: 25 }, { count: 11, size: 0.85 }, dish.seed) +
    line(
      'M92 82l20 22M164 68v22M246 86l-26 20M268 128l-38-4M216 160l-16-18M104 160l14-18M52 124l36-2',
      pastryEdge,
      3.5,
    ) +
    flecks({ x: 160, y: 118, rx: 110, ry: 44 }, '#fff3cf', 3, [1, 0])
  )
}

/** Half moons or triangles of pastry, one cut open. */
export function turnovers(dish: Dish): string {
  const one = (x: number, y: number) =>
    shape(
      `M${x - 52} ${y + 22}Q${x - 46} ${y - 30} ${x} ${y - 34}Q${x + 46} ${y - 30} ${x + 52} ${y + 22}Q${x} ${y + 34} ${x - 52} ${y + 22}Z`,
      pastry,
      pastryEdge,
    ) +
    line(`M${x - 44} ${y + 20}Q${x} ${y + 30} ${x + 44} ${y + 20}`, pastryEdge, 3) +
    line(`M${x - 18} ${y - 12}l8 14M${x} ${y - 16}v16M${x + 18} ${y - 12}l-8 14`, pastryEdge, 4) +
    gleam(x - 20, y - 20, 10, 4, pastry)
  const filling =
    ellipse(232, 146, 26, 14, dish.blend, pastryEdge) +
    arranged(dish.pieces, { x: 232, y: 146, rx: 20, ry: 9 }, { count: 4, size: 0.5 }, dish.seed)
  return board().back + one(112, 94) + one(214, 96) + one(134, 140) + filling
}

/** A long roll of pastry, cut. */
export function strudel(dish: Dish): string {
  const face = { x: 76, y: 134, rx: 22, ry: 16 }
  return (
    board().back +
    shape(
      'M64 108Q120 74 240 76Q282 78 286 104Q286 130 262 134L96 162Q60 164 52 134Q52 116 64 108Z',
      pastry,
      pastryEdge,
    ) +
    line('M126 92l14 22M164 86l14 22M202 84l14 22M240 86l12 20', pastryEdge, 5) +
    ellipse(76, 135, 27, 27, lighter(pastry, 0.2), pastryEdge) +
    ellipse(76, 135, 20, 20, dish.blend) +
    arranged(dish.pieces, face, { count: 5, size: 0.55 }, dish.seed) +
    flecks({ x: 180, y: 102, rx: 90, ry: 18 }, '#fffaf0', 4, [4, 0])
  )
}

/** A pizza, one slice pulled away. */
export function pizza(dish: Dish): string {
  const s: Surface = { x: 156, y: 112, rx: 98, ry: 36 }
  return (
    board().back +
    ellipse(156, 120, 124, 54, darker(pastry, 0.35)) +
    ellipse(156, 113, 124, 54, pastry, pastryEdge) +
    flecks({ x: 156, y: 113, rx: 150, ry: 66 }, darker(pastry, 0.3), 7, [6, 2]) +
    ellipse(156, 112, 106, 43, '#c8442a') +
    ellipse(156, 111, 101, 39, '#f8dc8c') +
    flecks(s, '#d98a34', 9, [8, 2]) +
    arranged(dish.pieces, s, { count: 12, size: 0.78 }, dish.seed) +
    topping({ ...dish, finish: 'fresh' }, s) +
    line('M156 113L270 132M156 113L214 162', '#b9702c', 2)
  )
}

/** Dimpled bread from a tray, with what is pressed into it. */
export function focaccia(dish: Dish): string {
  const crumb = lighter(dish.crumb, 0.1)
  const s: Surface = { x: 160, y: 100, rx: 104, ry: 36, slant: 0.12 }
  return (
    board().back +
    shape(
      'M60 64H262Q272 64 274 72L292 132Q294 152 280 154H42Q26 152 30 132L48 72Q50 64 60 64Z',
      darker(crumb, 0.3),
    ) +
    shape(
      'M60 60H262Q272 60 274 68L292 124Q294 138 280 140H42Q28 138 30 124L48 68Q50 60 60 60Z',
      crumb,
      darker(crumb, 0.35),
    ) +
    flecks(s, darker(crumb, 0.3), 13, [3, 0]) +
    arranged(dish.pieces, s, { count: 8, size: 0.62 }, dish.seed) +
    topping(dish, s) +
    line('M190 60L206 140M36 100H286', darker(crumb, 0.4), 3)
  )
}

const biscuitDome = (x: number, y: number) =>
  shape(
    `M${x - 34} ${y + 8}Q${x - 38} ${y - 12} ${x - 10} ${y - 18}Q${x + 20} ${y - 20} ${x + 32} ${y - 4}Q${x + 38} ${y + 10} ${x + 18} ${y + 14}Q${x - 20} ${y + 18} ${x - 34} ${y + 8}Z`,
    pastry,
    pastryEdge,
  ) + gleam(x - 8, y - 8, 12, 4, pastry)

/** Pastry or sponge dropped over fruit in an oven dish. */
export function cobbler(dish: Dish): string {
  const dishOf = bakingDish('#5f93b0')
  return (
    dishOf.back +
    shape('M60 74H260L290 124H30Z', darker(dish.blend, 0.12)) +
    arranged(dish.pieces, dishOf.surface, { count: 14, size: 0.75 }, dish.seed) +
    [
      biscuitDome(98, 86),
      biscuitDome(166, 84),
      biscuitDome(232, 90),
      biscuitDome(80, 114),
      biscuitDome(156, 112),
      biscuitDome(240, 116),
    ].join('') +
    veil('M44 146h90q-40 10-86 8z', '#fff', 0.2)
  )
}
