import { arranged } from './arrange.ts'
import { cuts } from './cuts.ts'
import type { Dish } from './dish.ts'
import { darker, ellipse, lighter, line, placed, shadow, shape, veil, whipped } from './ink.ts'
import { flecks } from './toppings.ts'

const glassEdge = '#a9c3cc'

const straw = line('M190 26L172 90', '#e0533c', 7) + line('M188 32L172 90', '#f6a08e', 2)

/** A tall glass; `clear` drinks have ice in them. */
export function glass(dish: Dish, clear = false): string {
  const colour = clear ? lighter(dish.blend, 0.25) : lighter(dish.blend, 0.12)
  const ice =
    shape('M122 84l22-4l4 20l-22 5Z', '#ffffff', lighter(colour, 0.6), 1.5) +
    shape('M168 78l22 6l-6 21l-22-5Z', '#ffffff', lighter(colour, 0.6), 1.5)
  return (
    shadow(160, 188, 58) +
    shape('M108 48L120 178Q122 188 134 188H186Q198 188 200 178L212 48Z', '#f4fafb', glassEdge) +
    shape('M112 72L122 174Q124 183 134 183H186Q196 183 198 174L208 72Z', colour) +
    ellipse(160, 72, 48, 12, lighter(colour, 0.35)) +
    (clear ? ice : '') +
    straw +
    arranged(dish.pieces, { x: 146, y: 70, rx: 30, ry: 6 }, { count: 4, size: 0.72 }, dish.seed) +
    rimPiece(dish) +
    veil('M122 84L130 170H138L132 84Z', '#fff', 0.4) +
    (clear ? line('M132 124h.1M176 136h.1M150 156h.1M184 112h.1', lighter(colour, 0.6), 5) : '')
  )
}

/** A slice on the edge of the glass. */
function rimPiece({ pieces: [first] }: Dish): string {
  if (first === undefined) return ''
  const cut = first.cut === 'half-moon' || first.cut === 'coin' || first.cut === 'slice' ? 'slice' : first.cut
  return placed({ x: 214, y: 54, size: 1.25, turn: 10 }, cuts[cut](first.paint))
}

/** A pitcher with ice and fruit. */
export function pitcher(dish: Dish): string {
  const colour = lighter(dish.blend, 0.3)
  return (
    shadow(160, 188, 78) +
    line('M224 76q44-4 42 34t-46 40', glassEdge, 14) +
    line('M224 76q44-4 42 34t-46 40', '#f0f7f9', 9) +
    shape(
      'M94 40Q82 36 84 30L110 34H222L226 44L216 178Q214 188 202 188H118Q106 188 104 178Z',
      '#f4fafb',
      glassEdge,
    ) +
    shape('M98 72L108 174Q110 183 120 183H200Q210 183 211 174L220 72Z', colour) +
    ellipse(159, 72, 61, 13, lighter(colour, 0.35)) +
    shape('M118 86l24-4l4 22l-24 5Z', '#fff', lighter(colour, 0.6), 1.5) +
    shape('M178 82l24 6l-6 23l-24-5Z', '#fff', lighter(colour, 0.6), 1.5) +
    arranged(dish.pieces, { x: 160, y: 122, rx: 44, ry: 40 }, { count: 8, size: 0.9 }, dish.seed) +
    line('M132 60q14-16 8-26M142 60q14-12 22-20', '#4c9a3f', 5) +
    veil('M110 84L118 172H127L121 84Z', '#fff', 0.4)
  )
}

/** A mug of something hot; a cake in a mug rises over its rim. */
export function mug(dish: Dish, cake = false): string {
  const colour = '#4f8fb5'
  const inside = cake
    ? shape(
        'M90 72Q86 44 118 40Q150 26 184 38Q220 42 216 72Q160 92 90 72Z',
        dish.crumb,
        darker(dish.crumb, 0.35),
      ) + flecks({ x: 154, y: 56, rx: 50, ry: 14 }, '#fffaf0', 4, [3, 1])
    : ellipse(154, 74, 60, 17, darker(colour, 0.4)) +
      ellipse(154, 77, 57, 14, dish.blend) +
      line('M124 76q14-8 28 0t28 0', dish.finish === 'creamy' ? '#fffaf0' : lighter(dish.blend, 0.35), 6)
  const steam = line('M130 50q-8-10 0-18t0-16M158 46q-8-10 0-18t0-16M186 50q-8-10 0-18t0-16', '#ffffff', 5)
  return (
    shadow(160, 186, 84) +
    line('M214 96q42-8 42 26t-48 32', darker(colour, 0.15), 15) +
    shape('M88 74V164Q90 186 114 186H194Q218 186 220 164V74Z', colour, darker(colour, 0.3)) +
    veil('M104 100Q102 150 112 172Q124 178 122 168Q114 140 116 104Z', '#fff', 0.3) +
    ellipse(154, 74, 66, 20, lighter(colour, 0.4)) +
    inside +
    (cake ? '' : steam) +
    arranged(cake ? [] : dish.pieces, { x: 154, y: 76, rx: 34, ry: 6 }, { count: 3, size: 0.6 }, dish.seed)
  )
}

/** A stemless glass of something set or whipped, fruit on top; `layered` ones alternate. */
export function puddingGlass(dish: Dish, layered: boolean): string {
  const colour = whipped(dish.blend)
  const bands = layered
    ? shape('M106 112Q160 124 214 112L208 136Q160 148 112 136Z', dish.crumb) +
      shape('M112 136Q160 148 208 136L200 160Q160 170 120 160Z', '#fdf6e4') +
      shape('M120 160Q160 170 200 160Q196 176 180 178H140Q124 176 120 160Z', dish.blend)
    : ''
  return (
    shadow(160, 188, 64) +
    shape('M94 60Q98 150 122 180Q126 186 136 186H184Q194 186 198 180Q222 150 226 60Z', '#f4fafb', glassEdge) +
    shape(
      'M99 82Q104 148 126 176Q130 181 138 181H182Q190 181 194 176Q216 148 221 82Z',
      layered ? '#fdf6e4' : colour,
    ) +
    bands +
    ellipse(160, 82, 61, 16, layered ? '#fffaf0' : lighter(colour, 0.3), lighter(dish.blend, 0.2)) +
    arranged(dish.pieces, { x: 160, y: 76, rx: 40, ry: 9 }, { count: 6, size: 0.8 }, dish.seed) +
    line('M168 64q10-18 24-12q-4 14-24 12', '#4c9a3f', 4) +
    veil('M112 98Q116 146 132 170L138 168Q124 140 122 98Z', '#fff', 0.5)
  )
}

const scoop = (x: number, y: number, of: string) =>
  shape(
    `M${x - 38} ${y + 12}Q${x - 40} ${y - 34} ${x} ${y - 36}Q${x + 40} ${y - 34} ${x + 38} ${y + 12}Q${x + 28} ${y + 22} ${x + 18} ${y + 12}Q${x + 6} ${y + 24} ${x - 6} ${y + 12}Q${x - 20} ${y + 24} ${x - 38} ${y + 12}Z`,
    of,
    darker(of, 0.2),
  ) +
  line(`M${x - 22} ${y - 12}q8-12 22-12`, lighter(of, 0.5), 5) +
  flecks({ x, y, rx: 26, ry: 18 }, darker(of, 0.18), 3, [2, 1])

/** Scoops in a footed cup. */
export function iceCream(dish: Dish): string {
  const colour = whipped(dish.blend)
  return (
    shadow(160, 188, 54) +
    shape('M150 150H170L174 178Q200 182 200 187H120Q120 182 146 178Z', '#dcebf0', glassEdge) +
    scoop(160, 62, colour) +
    scoop(120, 92, lighter(colour, 0.25)) +
    scoop(200, 92, darker(colour, 0.06)) +
    shape('M72 98Q160 122 248 98Q240 152 160 156Q80 152 72 98Z', '#eaf4f7', glassEdge) +
    veil('M92 112Q106 140 140 148Q112 128 106 114Z', '#fff', 0.7) +
    arranged(dish.pieces, { x: 160, y: 88, rx: 70, ry: 16 }, { count: 5, size: 0.72 }, dish.seed)
  )
}

/** Three ices on sticks. */
export function icePops(dish: Dish): string {
  const one = (x: number, colour: string, turn: number) =>
    placed(
      { x, y: 96, size: 1, turn },
      shape('M-8 44H8V84Q0 92-8 84Z', '#e8c58c', '#b98f52') +
        shape(
          'M-32 48V-32Q-30-64 0-64Q30-64 32-32V48Q32 54 26 54H-26Q-32 54-32 48Z',
          colour,
          darker(colour, 0.25),
        ) +
        line('M-14-34V34M14-34V34', darker(colour, 0.12), 6) +
        line('M-22-32q2-18 14-22', lighter(colour, 0.6), 5) +
        arranged(dish.pieces, { x: 0, y: 6, rx: 20, ry: 36 }, { count: 3, size: 0.62 }, dish.seed),
    )
  return (
    shadow(160, 184, 110) +
    one(82, lighter(dish.blend, 0.2), -7) +
    one(160, dish.blend, 0) +
    one(238, lighter(dish.blend, 0.35), 7)
  )
}
