import { arranged } from './arrange.ts'
import type { Dish } from './dish.ts'
import { darker, ellipse, lighter, line, shadow, shape, veil } from './ink.ts'
import { flecks } from './toppings.ts'
import type { Surface } from './vessels.ts'

const glassEdge = '#a9c3cc'
const inJar: Surface = { x: 160, y: 118, rx: 50, ry: 54 }

const jarGlass = 'M108 58Q94 66 94 82V166Q94 184 112 184H208Q226 184 226 166V82Q226 66 212 58Z'
const lid = (colour: string): string =>
  shape(
    'M106 34H214Q218 34 218 39V56Q218 60 214 60H106Q102 60 102 56V39Q102 34 106 34Z',
    colour,
    darker(colour, 0.3),
  ) + line('M112 42h96', lighter(colour, 0.5), 3)

const gleamOf = veil('M106 84V160Q108 170 114 172L116 82Z', '#fff', 0.5)

/** A jar of jam, its label plain, a spoonful before it. */
export function jamJar(dish: Dish): string {
  const colour = darker(dish.blend, 0.08)
  return (
    shadow(160, 186, 86) +
    shape(jarGlass, '#f4fafb', glassEdge) +
    shape('M100 78V164Q100 178 114 178H206Q220 178 220 164V78Q160 88 100 78Z', colour) +
    arranged(
      dish.pieces.map(({ cut, paint }) => ({
        cut,
        paint: { fill: darker(paint.fill, 0.1), edge: darker(dish.blend, 0.3) },
      })),
      inJar,
      { count: 9, size: 0.7 },
      dish.seed,
    ) +
    shape('M118 104H202V148H118Z', '#fffaf0', '#d9cba6') +
    line('M130 118h60M138 130h44', colour, 4) +
    lid('#d9a441') +
    gleamOf +
    ellipse(258, 170, 34, 12, '#eef4f6', glassEdge) +
    ellipse(258, 166, 22, 8, colour) +
    line('M262 164L300 138', '#9aa3a8', 5)
  )
}

/** A jar of pickles in their brine. */
export function pickleJar(dish: Dish): string {
  const brine = dish.finish === 'saucy' ? mixRed(dish) : '#e9edbd'
  return (
    shadow(160, 186, 78) +
    shape(jarGlass, '#f4fafb', glassEdge) +
    shape('M100 72V164Q100 178 114 178H206Q220 178 220 164V72Q160 80 100 72Z', brine) +
    arranged(dish.pieces, inJar, { count: 17, size: 1.05 }, dish.seed) +
    line('M118 96q8 20 2 44M198 92q-10 18-4 40', '#5f9a3a', 3) +
    line('M140 166h.1M176 160h.1M156 84h.1M188 146h.1M124 156h.1', '#3f3a2c', 5) +
    line('M104 74Q160 84 216 74', '#ffffff', 3) +
    lid('#7d8a92') +
    gleamOf
  )
}

const mixRed = (dish: Dish): string => lighter(dish.sauce, 0.35)

/** A small jar of dressing, sauce or nut butter, open, with a spoon. */
export function sauceJar(dish: Dish): string {
  const colour = dish.finish === 'creamy' ? lighter(dish.blend, 0.5) : dish.blend
  const oilOver =
    dish.finish === 'glossy'
      ? shape('M100 86V112Q160 122 220 112V86Q160 96 100 86Z', lighter(colour, 0.45))
      : ''
  return (
    shadow(160, 186, 80) +
    line('M196 70L252 20', '#9aa3a8', 7) +
    shape(jarGlass, '#f4fafb', glassEdge) +
    shape('M100 86V164Q100 178 114 178H206Q220 178 220 164V86Q160 96 100 86Z', colour) +
    oilOver +
    ellipse(160, 84, 60, 13, lighter(colour, 0.25), darker(colour, 0.12)) +
    flecks({ x: 160, y: 130, rx: 50, ry: 40 }, '#4c8a3a', 3.5, [3, 2]) +
    flecks({ x: 166, y: 126, rx: 46, ry: 42 }, darker(colour, 0.35), 3, [1, 0]) +
    ellipse(160, 58, 56, 11, '#fbfdfd', glassEdge) +
    ellipse(160, 59, 48, 8, '#dfeaee') +
    gleamOf
  )
}

/** A jar of something dry: a rub in layers, or granola in clusters. */
export function dryJar(dish: Dish, clusters: boolean): string {
  const colour = clusters ? '#c98f45' : '#b5622a'
  const content = clusters
    ? flecks({ ...inJar, x: 156 }, '#8f5c22', 15, [5, 3]) +
      flecks(inJar, '#e3b568', 11, [5, -2]) +
      arranged(dish.pieces, inJar, { count: 9, size: 0.62 }, dish.seed)
    : shape('M100 108Q160 118 220 108V134Q160 144 100 134Z', '#7d8a3a') +
      shape('M100 134Q160 144 220 134V154Q160 162 100 154Z', '#d9a441') +
      flecks(inJar, '#f6e6c4', 3, [1, 0])
  return (
    shadow(160, 186, 78) +
    shape(jarGlass, '#f4fafb', glassEdge) +
    shape('M100 76V164Q100 178 114 178H206Q220 178 220 164V76Q160 86 100 76Z', colour) +
    content +
    lid('#4f7f5a') +
    gleamOf
  )
}

/** A swing-top bottle. */
export function bottle(dish: Dish): string {
  const colour = dish.blend
  return (
    shadow(160, 188, 60) +
    shape(
      'M142 30H178V66Q206 84 206 108V174Q206 187 192 187H128Q114 187 114 174V108Q114 84 142 66Z',
      '#f4fafb',
      glassEdge,
    ) +
    shape(
      'M146 62H174V70Q200 88 200 110V172Q200 181 190 181H130Q120 181 120 172V110Q120 88 146 70Z',
      colour,
    ) +
    shape('M128 116H192V160H128Z', '#fffaf0', '#d9cba6') +
    line('M138 130h44M144 142h32', colour, 4) +
    shape('M140 16H180V34H140Z', '#f2ead8', '#b9a878') +
    line('M136 40q-8 14 4 22M184 40q8 14-4 22', '#8d969c', 3) +
    veil('M128 106V112H132V168H126V110Z', '#fff', 0.5) +
    arranged(dish.pieces, { x: 252, y: 168, rx: 30, ry: 10 }, { count: 3, size: 0.95 }, dish.seed)
  )
}
