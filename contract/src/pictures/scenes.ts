import type { DishPicture, RecipePicture } from '@plotluck/kitchen'
import { foodColour, foodPictureName } from './food-pictures.ts'

/** The canvas of every scene; dishes are drawn for it. */
export const sceneWidth = 320
export const sceneHeight = 200

export type SceneTint = 'leaf' | 'squash' | 'tomato' | 'beet' | 'sky'

/** A food on the canvas: `x` and `y` are its middle, `size` its width and height, `turn` degrees clockwise. */
export type ScenePiece = {
  readonly picture: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
}

/** A recipe's picture, laid out. Paint it in this order: back of the dish, filling, pieces, front of the dish. */
export type Scene = {
  readonly dish: DishPicture
  readonly tint: SceneTint
  /** What the dish holds, in the colour of its main food, where a drawing cannot know it. */
  readonly filling: { readonly shape: string; readonly colour: string } | null
  readonly pieces: readonly ScenePiece[]
}

/**
 * Lays a recipe's main foods out in its dish. The most important food gets the most prominent places; with fewer foods than places
 * they repeat, so that a dish is never half empty. A recipe without foods gets its dish alone.
 */
export function composeScene({ dish, foods }: RecipePicture): Scene {
  const { tint, places, filling } = layouts[dish]
  const pictures = laidIn(dish, [...new Set(foods.map(foodPictureName))]).slice(0, 4)
  const [main] = pictures
  return {
    dish,
    tint,
    filling: filling && main ? { shape: filling, colour: foodColour(main) } : null,
    pieces: places.flatMap((place) => pieceAt(place, pictures)).toSorted((a, b) => bottom(a) - bottom(b)),
  }
}

/** What the drawing of a dish shows by itself, by the name of its picture. */
const drawnAlready: Partial<Record<DishPicture, string>> = {
  pasta: 'pasta',
  noodles: 'pasta',
  rice: 'rice',
  risotto: 'rice',
  eggs: 'egg',
  sandwich: 'bread',
}

/** The pictures to lay into a dish: without what it shows already, unless there is nothing else. */
function laidIn(dish: DishPicture, pictures: readonly string[]): readonly string[] {
  const others = pictures.filter((picture) => picture !== drawnAlready[dish])
  return others.length > 0 ? others : pictures
}

function pieceAt([rank, x, y, size, turn]: Place, pictures: readonly string[]): ScenePiece[] {
  const picture = pictures[rank % pictures.length]
  return picture ? [{ picture, x, y, size, turn }] : []
}

const bottom = (piece: ScenePiece): number => piece.y + piece.size / 2

/** Rank of the food (0 is the main one), middle x and y, size, turn. */
type Place = readonly [rank: number, x: number, y: number, size: number, turn: number]
type Layout = { readonly tint: SceneTint; readonly places: readonly Place[]; readonly filling?: string }

/** A heap that rises out of something deep whose opening lies at height `y`. */
const heap = (y: number): readonly Place[] => [
  [0, 160, y - 30, 84, -6],
  [1, 108, y - 18, 70, -16],
  [2, 212, y - 18, 70, 14],
  [3, 136, y - 3, 52, 10],
  [0, 186, y - 2, 54, -12],
]

/** A heap on something flat whose middle is `x`, `y`. */
const spread = (x: number, y: number, scale: number): readonly Place[] => [
  [0, x, y - 20 * scale, 74 * scale, -6],
  [1, x - 52 * scale, y - 10 * scale, 60 * scale, -14],
  [2, x + 54 * scale, y - 10 * scale, 60 * scale, 12],
  [3, x - 24 * scale, y + 12 * scale, 48 * scale, 8],
  [0, x + 26 * scale, y + 12 * scale, 48 * scale, -10],
]

const threaded = (y: number, first: number): readonly Place[] =>
  [62, 111, 160, 209, 258].map((x, i) => [
    (i + first) % 3,
    x,
    y + 6 - (x - 24) * 0.074 + 4,
    52,
    i % 2 ? 10 : -8,
  ])

const layouts: Record<DishPicture, Layout> = {
  soup: { tint: 'squash', places: heap(104) },
  stew: { tint: 'tomato', places: heap(104) },
  curry: { tint: 'leaf', places: heap(102) },
  salad: { tint: 'sky', places: heap(100) },
  bowl: { tint: 'squash', places: heap(102) },
  noodles: { tint: 'sky', places: heap(98) },
  'stir-fry': { tint: 'tomato', places: heap(108) },
  skillet: { tint: 'squash', places: spread(152, 126, 1.02) },
  eggs: {
    tint: 'sky',
    places: [
      [0, 152, 98, 66, -6],
      [1, 88, 104, 54, -12],
      [2, 216, 108, 54, 10],
      [3, 156, 154, 38, 8],
    ],
  },
  'tray-bake': {
    tint: 'leaf',
    places: [
      [0, 160, 132, 72, -8],
      [1, 84, 130, 68, 10],
      [2, 236, 130, 68, -10],
      [3, 122, 92, 54, 6],
      [0, 198, 92, 54, 14],
    ],
  },
  gratin: { tint: 'leaf', places: spread(160, 122, 0.92) },
  risotto: { tint: 'tomato', places: spread(160, 116, 0.92) },
  rice: { tint: 'beet', places: spread(160, 112, 0.92) },
  pasta: { tint: 'leaf', places: spread(160, 112, 0.88) },
  fritters: {
    tint: 'sky',
    places: [
      [0, 160, 88, 70, -6],
      [1, 62, 112, 58, -12],
      [2, 262, 112, 58, 12],
      [3, 110, 84, 44, 8],
      [1, 212, 84, 46, 10],
    ],
  },
  stuffed: {
    tint: 'squash',
    places: [
      [0, 104, 104, 86, -8],
      [0, 216, 104, 86, 8],
      [1, 160, 84, 60, 0],
      [2, 124, 134, 42, 10],
      [3, 192, 136, 42, -10],
      [0, 160, 122, 62, 0],
    ],
  },
  tacos: {
    tint: 'leaf',
    places: [
      [0, 96, 72, 64, -6],
      [1, 62, 88, 52, -18],
      [2, 130, 90, 52, 16],
      [0, 192, 88, 52, -16],
      [1, 224, 72, 64, 8],
      [2, 258, 92, 50, 16],
    ],
  },
  flatbread: { tint: 'sky', places: spread(160, 118, 0.86) },
  sandwich: {
    tint: 'beet',
    places: [
      [0, 70, 104, 56, -8],
      [1, 112, 108, 52, 8],
      [2, 90, 130, 40, -6],
      [1, 208, 108, 52, -8],
      [0, 250, 106, 56, 8],
      [3, 228, 132, 40, 6],
    ],
  },
  pie: { tint: 'beet', places: spread(160, 122, 1.02) },
  jar: {
    tint: 'leaf',
    places: [
      [0, 134, 152, 66, -12],
      [1, 188, 154, 62, 12],
      [2, 160, 118, 60, 4],
      [0, 124, 92, 44, 14],
      [1, 196, 92, 46, -12],
      [0, 60, 164, 56, -10],
      [1, 262, 164, 56, 10],
    ],
  },
  smoothie: {
    tint: 'beet',
    filling: 'M110 80A51 10 0 0 0 210 80L200 176Q198 186 186 186H134Q122 186 120 176Z',
    places: [
      [0, 118, 52, 52, -14],
      [0, 78, 158, 66, -8],
      [1, 244, 156, 66, 8],
      [2, 272, 172, 44, 10],
      [3, 46, 174, 40, -10],
    ],
  },
  bake: {
    tint: 'sky',
    places: [
      [0, 160, 88, 60, -4],
      [1, 102, 98, 50, -12],
      [2, 218, 98, 50, 12],
      [0, 132, 122, 42, 8],
      [1, 190, 122, 42, -10],
    ],
  },
  skewers: { tint: 'tomato', places: [...threaded(84, 0), ...threaded(136, 1)] },
  dip: {
    tint: 'leaf',
    filling: 'M98 108A62 15 0 1 1 222 108A62 15 0 1 1 98 108Z',
    places: [
      [0, 158, 88, 48, -8],
      [1, 54, 130, 62, -10],
      [0, 266, 130, 62, 10],
      [2, 92, 152, 44, 8],
      [3, 232, 154, 44, -8],
    ],
  },
}
