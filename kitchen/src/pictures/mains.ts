import { arranged } from './arrange.ts'
import { cuts } from './cuts.ts'
import type { Dish } from './dish.ts'
import { darker, ellipse, lighter, line, placed, shape, veil } from './ink.ts'
import { flecks, herbs } from './toppings.ts'
import { board, plate, platter, type Surface } from './vessels.ts'

/** The meat or fish a dish is about is its first piece; where it has none, something golden brown. */
const mainColour = (dish: Dish, otherwise: string): string => dish.pieces[0]?.paint.fill ?? otherwise

const besides = (dish: Dish, surface: Surface, count: number, size = 0.8): string =>
  arranged(dish.pieces.slice(1), surface, { count, size }, dish.seed)

/** A roast chicken on a platter. */
export function roastBird(dish: Dish): string {
  const [skin, edge] = ['#c9813a', '#84481a']
  return (
    platter().back +
    besides(dish, { x: 160, y: 132, rx: 128, ry: 24 }, 12) +
    shape('M212 120Q258 84 270 92Q284 92 280 104Q284 116 270 114Q252 124 226 142Z', skin, edge) +
    ellipse(276, 96, 9, 8, '#fdf3dc', '#c9b184') +
    shape('M62 118Q66 62 138 56Q206 50 234 94Q250 128 218 144Q160 160 100 148Q64 142 62 118Z', skin, edge) +
    shape('M170 128Q176 96 210 94Q240 96 234 122Q222 142 194 142Q172 142 170 128Z', darker(skin, 0.1), edge) +
    shape('M84 108Q100 86 134 96Q146 110 128 124Q100 132 84 108Z', darker(skin, 0.08), edge) +
    veil('M96 88Q116 66 156 66Q126 76 112 96Z', '#fff', 0.4) +
    flecks({ x: 150, y: 100, rx: 70, ry: 34 }, darker(skin, 0.35), 4, [5, 2]) +
    herbs({ x: 160, y: 142, rx: 100, ry: 14 })
  )
}

/** A joint, carved into slices. */
export function roastSlices(dish: Dish): string {
  const meat = mainColour(dish, '#a8643f')
  const one = (x: number, y: number) =>
    placed({ x, y, size: 1.9, turn: -12 }, cuts.slab({ fill: lighter(meat, 0.12), edge: darker(meat, 0.45) }))
  return (
    platter().back +
    besides(dish, { x: 160, y: 126, rx: 124, ry: 28 }, 13) +
    shape(
      'M168 112Q168 62 226 64Q276 68 274 112Q270 140 222 142Q172 140 168 112Z',
      darker(meat, 0.3),
      darker(meat, 0.6),
    ) +
    line('M188 82q24-14 60-4M184 100q34-14 78-2M188 120q34-10 74-2', darker(meat, 0.6), 3) +
    ellipse(176, 112, 22, 28, lighter(meat, 0.16), darker(meat, 0.45)) +
    [one(136, 112), one(104, 118), one(74, 124)].join('') +
    line('M60 142Q100 152 150 142', darker(dish.sauce, 0.25), 6) +
    herbs({ x: 130, y: 124, rx: 90, ry: 16 })
  )
}

/** A steak in slices, browned outside, on a plate. */
export function steakSlices(dish: Dish): string {
  const meat = mainColour(dish, '#91563a')
  const one = (index: number) =>
    placed(
      { x: 84 + index * 32, y: 116 - (index % 2) * 3, size: 1.5, turn: 58 },
      shape('M-18-6Q-10-13 16-9Q20 0 15 8Q-8 13-18 7Q-22 0-18-6Z', darker(meat, 0.35), darker(meat, 0.65)) +
        shape('M-13-3Q-6-7 11-5Q14 0 10 4Q-6 7-13 4Z', lighter(meat, 0.2)),
    )
  return (
    plate().back +
    besides(dish, { x: 160, y: 126, rx: 108, ry: 32 }, 10) +
    [0, 1, 2, 3, 4].map(one).join('') +
    herbs({ x: 160, y: 108, rx: 70, ry: 20 })
  )
}

/** Pieces of meat, browned or breaded. */
export function cutlets(dish: Dish): string {
  const { back, surface } = platter()
  const colour = dish.finish === 'crumbly' ? '#d9973f' : mainColour(dish, '#c98544')
  const piece =
    shape(
      'M-44 2Q-44-22-12-24Q14-34 38-16Q52 2 36 18Q4 28-22 22Q-42 18-44 2Z',
      colour,
      darker(colour, 0.42),
      3,
    ) +
    flecks({ x: 0, y: -2, rx: 34, ry: 18 }, darker(colour, 0.35), 5, [8, 3]) +
    line('M-30-8q14-12 32-9', lighter(colour, 0.4), 4)
  const places = [
    [-48, -10, -8],
    [48, -12, 14],
    [-2, 18, 4],
  ] as const
  const sauce =
    dish.finish === 'saucy' || dish.finish === 'creamy' || dish.finish === 'glossy'
      ? ellipse(
          surface.x,
          surface.y + 2,
          surface.rx * 0.9,
          surface.ry * 0.88,
          dish.finish === 'creamy' ? '#f3dfb4' : darker(dish.sauce, 0.1),
        )
      : ''
  return (
    back +
    sauce +
    places
      .map(([x, y, turn]) => placed({ x: surface.x + x, y: surface.y + y, size: 1, turn, flat: 0.85 }, piece))
      .join('') +
    besides(dish, { ...surface, ry: surface.ry * 0.9 }, 7, 0.72) +
    herbs(surface)
  )
}

/** Ribs on a board, glazed. */
export function ribs(dish: Dish): string {
  const glaze = '#8a3a1c'
  const bones = [76, 108, 140, 172, 204, 236].map((x) => ellipse(x, 82, 7, 6, '#fbf0d8', '#bfa678')).join('')
  return (
    board().back +
    bones +
    shape('M54 88Q160 76 262 88Q280 120 264 150Q160 164 56 150Q40 120 54 88Z', glaze, '#4a1c0a', 3) +
    line(
      'M88 92Q82 120 90 148M122 88Q116 120 122 152M156 88V154M190 88Q196 120 190 152M224 92Q232 120 224 148',
      '#5f2410',
      4,
    ) +
    line('M66 104q8-8 18-8M100 102q8-6 16-6M134 100h16M168 100q8 0 16 3M202 104q8 0 16 4', '#d9804a', 5) +
    besides(dish, { x: 160, y: 162, rx: 120, ry: 8 }, 6, 0.7) +
    flecks({ x: 160, y: 120, rx: 90, ry: 26 }, '#e9a864', 3, [4, 1])
  )
}

/** Fillets of fish, cooked and flaking, with lemon. */
export function fishFillet(dish: Dish): string {
  const flesh = mainColour(dish, '#f3e2c2')
  const piece =
    shape('M-64 6Q-56-22-10-24Q40-26 66-6Q56 18 4 22Q-50 24-64 6Z', flesh, darker(flesh, 0.35), 3) +
    line('M-40-8q8 10 4 22M-14-16q10 14 4 32M14-18q10 14 4 34M40-12q8 8 4 20', darker(flesh, 0.22), 3) +
    line('M-46-6q40-18 84-8', lighter(flesh, 0.5), 4) +
    flecks({ x: 0, y: 0, rx: 44, ry: 14 }, '#b8793a', 4, [6, 1])
  const lemon = cuts['half-moon']({ fill: '#fbe884', edge: '#d9b61f' })
  return (
    platter().back +
    placed({ x: 128, y: 88, size: 0.98, turn: -6 }, piece) +
    placed({ x: 184, y: 116, size: 0.98, turn: -4 }, piece) +
    besides(dish, { x: 152, y: 142, rx: 100, ry: 14 }, 9, 0.9) +
    placed({ x: 254, y: 94, size: 1.2, turn: 15 }, lemon) +
    placed({ x: 58, y: 122, size: 1.1, turn: -10 }, lemon) +
    herbs({ x: 156, y: 104, rx: 84, ry: 22 })
  )
}

/** Pieces grilled on sticks. */
export function skewers(dish: Dish): string {
  const stick = (row: number) => {
    const y = 84 + row * 32
    const pieces = [0, 1, 2, 3, 4].map((index) => {
      const piece = dish.pieces[(index + row) % Math.max(1, dish.pieces.length)]
      return piece === undefined
        ? ''
        : placed(
            { x: 82 + index * 38, y: y + 8 - index * 3, size: 1.25, turn: index * 70 },
            cuts[piece.cut](piece.paint),
          )
    })
    return line(`M28 ${y + 14}L296 ${y - 10}`, '#b98a4a', 5) + pieces.join('')
  }
  return (
    platter().back +
    stick(0) +
    stick(1) +
    stick(2) +
    flecks({ x: 160, y: 116, rx: 100, ry: 36 }, '#3a1a08', 3.5, [9, -2])
  )
}

/** A loaf of minced meat, sliced, with its glaze. */
export function meatloaf(dish: Dish): string {
  const meat = '#8f5636'
  const one = (x: number, y: number) =>
    placed({ x, y, size: 1.7, turn: -14 }, cuts.slab({ fill: meat, edge: '#4a2412' }))
  return (
    platter().back +
    besides(dish, { x: 160, y: 130, rx: 126, ry: 26 }, 9) +
    shape(
      'M148 126V90Q150 66 184 66H254Q280 68 280 96V120Q278 136 262 138H160Q148 136 148 126Z',
      meat,
      '#4a2412',
      3,
    ) +
    shape(
      'M150 92Q152 66 184 66H254Q280 68 280 92Q268 100 258 92Q244 106 228 94Q210 106 196 94Q176 106 150 92Z',
      '#b8341e',
      '#7d1f10',
    ) +
    line('M182 76h50', '#e8866a', 4) +
    [one(136, 116), one(100, 122), one(66, 128)].join('')
  )
}
