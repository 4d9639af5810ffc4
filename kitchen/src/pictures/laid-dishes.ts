import type { DishForm } from '../recipe/index.ts'
import { arranged, type Arrangement, type Piece } from './arrange.ts'
import type { Cut } from './cuts.ts'
import type { Dish } from './dish.ts'
import { type FillingName, fillings } from './fillings.ts'
import { topping } from './toppings.ts'
import { bakingDish, bowl, pan, plate, platter, pot, ramekin, sheetPan, type Vessel, wok } from './vessels.ts'

/** A colour, or what the foods of the dish give. */
type Colour = `#${string}` | 'blend' | 'sauce' | 'curry'

/** A dish that is a vessel, what fills it and the foods laid over that. */
export type LaidDish = {
  readonly vessel: () => Vessel
  readonly filling: FillingName
  readonly colour: Colour
  readonly pieces: Arrangement
  /** Cuts that the filling shows already. */
  readonly without?: readonly Cut[]
  /** Eaten with a dessert spoon: no green over it. */
  readonly isSweet?: true
  /** How much higher than the surface its topping lies. */
  readonly rise?: number
}

const none: Arrangement = { count: 0, size: 1 }
const few: Arrangement = { count: 6, size: 0.7, spread: 0.6 }
const some: Arrangement = { count: 11, size: 0.85 }
const many: Arrangement = { count: 14, size: 0.98 }
const heap: Arrangement = { count: 15, size: 1.15, rise: 10 }

const soupBowl = () => bowl('#d9633c')
const blueBowl = () => bowl('#4f8fb5')
const woodenBowl = () => bowl('#b9824a')
const clayBowl = () => bowl('#c07a3c')
const greenBowl = () => bowl('#5f9470')
const redBowl = () => bowl('#b8402f', true)
const creamPlate = () => plate('#fffdf7')
const soupPlate = () => plate('#f4f8fa', true)
const ironPan = () => pan('#4a4f54')
const ironPot = () => pot('#3f6f8f')
const redPot = () => pot('#c44a2e')
const redDish = () => bakingDish('#c65a3a')
const blueDish = () => bakingDish('#4f86a8')

export const laidDishes = {
  'smooth-soup': { vessel: soupBowl, filling: 'swirled', colour: 'blend', pieces: few },
  broth: { vessel: blueBowl, filling: 'liquid', colour: '#ecc97a', pieces: many },
  'chunky-soup': { vessel: soupBowl, filling: 'liquid', colour: 'sauce', pieces: many },
  'gratinated-soup': {
    vessel: () => bowl('#8a5a34', true),
    filling: 'crust',
    colour: '#f0c25a',
    pieces: none,
  },
  'noodle-soup': {
    vessel: redBowl,
    filling: 'noodles',
    colour: '#f4d58c',
    pieces: { count: 11, size: 0.95, rise: 6 },
    without: ['noodle'],
  },
  'stew-pot': { vessel: ironPot, filling: 'liquid', colour: 'sauce', pieces: { ...many, size: 1 } },
  'chili-bowl': { vessel: () => bowl('#3f6f8f'), filling: 'liquid', colour: '#a8421f', pieces: many },
  'curry-bowl': { vessel: clayBowl, filling: 'liquid', colour: 'curry', pieces: { ...many, size: 1 } },
  'salad-bowl': { vessel: woodenBowl, filling: 'bed', colour: '#a9d06a', pieces: heap, rise: 16 },
  'dressed-bowl': { vessel: blueBowl, filling: 'bed', colour: '#f6ecd0', pieces: heap, rise: 16 },
  'salad-plate': {
    vessel: () => platter('#e8f0ea'),
    filling: 'leaves',
    colour: '#b4d67c',
    pieces: { count: 18, size: 1.05, rise: 6 },
    rise: 4,
  },
  'grain-bowl': {
    vessel: greenBowl,
    filling: 'grainBed',
    colour: '#f0e0b4',
    pieces: { count: 15, size: 1, rise: 12 },
    without: ['grain'],
    rise: 8,
  },
  'noodle-bowl': {
    vessel: redBowl,
    filling: 'noodles',
    colour: '#eec06a',
    pieces: { count: 12, size: 0.95, rise: 8 },
    without: ['noodle'],
    rise: 4,
  },
  'porridge-bowl': {
    isSweet: true,
    vessel: blueBowl,
    filling: 'grainBed',
    colour: '#f2e4c2',
    pieces: { count: 8, size: 0.85, spread: 0.65 },
    without: ['grain'],
  },
  'fruit-bowl': {
    isSweet: true,
    vessel: greenBowl,
    filling: 'liquid',
    colour: 'blend',
    pieces: { ...many, size: 1 },
  },
  'sauce-bowl': {
    vessel: () => bowl('#5f93b0', true),
    filling: 'liquid',
    colour: 'blend',
    pieces: { count: 5, size: 0.55, spread: 0.6 },
  },
  'gravy-boat': { vessel: () => bowl('#f1ece0', true), filling: 'liquid', colour: 'sauce', pieces: none },
  'sauce-pan': { vessel: redPot, filling: 'liquid', colour: 'sauce', pieces: few },
  mash: { vessel: greenBowl, filling: 'mash', colour: 'blend', pieces: none, rise: 12 },
  'pasta-plate': {
    vessel: soupPlate,
    filling: 'noodles',
    colour: '#f6d37a',
    pieces: { count: 12, size: 0.9, spread: 0.75, rise: 8 },
    without: ['noodle'],
    rise: 4,
  },
  'pasta-bake': {
    vessel: redDish,
    filling: 'tubes',
    colour: '#f4cf78',
    pieces: { count: 10, size: 0.75 },
    without: ['noodle'],
  },
  risotto: {
    vessel: soupPlate,
    filling: 'grainBed',
    colour: '#f6e6bd',
    pieces: { ...some, spread: 0.8 },
    without: ['grain'],
  },
  'rice-plate': {
    vessel: creamPlate,
    filling: 'rice',
    colour: '#fbf5e4',
    pieces: { count: 11, size: 0.9, rise: 12 },
    without: ['grain'],
    rise: 10,
  },
  'paella-pan': {
    vessel: () => pan('#5a5f64', true),
    filling: 'grainBed',
    colour: '#f2c552',
    pieces: many,
    without: ['grain'],
  },
  wok: { vessel: wok, filling: 'sauce', colour: '#8a5a2c', pieces: heap, rise: 14 },
  skillet: {
    vessel: ironPan,
    filling: 'sauce',
    colour: '#7d5530',
    pieces: { count: 16, size: 1.05, rise: 4 },
  },
  'sauced-skillet': { vessel: ironPan, filling: 'liquid', colour: 'sauce', pieces: many },
  'sheet-pan': { vessel: sheetPan, filling: 'nothing', colour: 'blend', pieces: { count: 17, size: 1.12 } },
  'vegetable-plate': {
    vessel: () => platter('#f6efe0'),
    filling: 'nothing',
    colour: 'blend',
    pieces: { count: 16, size: 1.25, rise: 6 },
    rise: 4,
  },
  gratin: { vessel: redDish, filling: 'crust', colour: '#f4c65c', pieces: { count: 11, size: 0.85 } },
  'crumb-bake': { vessel: blueDish, filling: 'crumbs', colour: '#dfae5e', pieces: { count: 9, size: 0.8 } },
  'shellfish-pot': {
    vessel: ironPot,
    filling: 'liquid',
    colour: '#f0dfb0',
    pieces: { count: 15, size: 1.15, rise: 8 },
  },
  'mash-topped-pie': { vessel: blueDish, filling: 'mash', colour: '#f3d99a', pieces: none },
  'roast-pieces': { vessel: sheetPan, filling: 'nothing', colour: 'blend', pieces: { count: 11, size: 1.7 } },
  crumble: {
    isSweet: true,
    vessel: blueDish,
    filling: 'crumbs',
    colour: '#e0b066',
    pieces: { count: 7, size: 0.7 },
  },
  'baked-fruit': {
    isSweet: true,
    vessel: blueDish,
    filling: 'liquid',
    colour: '#d9984a',
    pieces: { count: 12, size: 1.2 },
  },
  'bread-pudding': {
    isSweet: true,
    vessel: redDish,
    filling: 'crust',
    colour: '#eec271',
    pieces: { count: 9, size: 0.85 },
  },
  souffle: { isSweet: true, vessel: ramekin, filling: 'mound', colour: '#eeb85a', pieces: none, rise: 10 },
  'creme-ramekin': {
    isSweet: true,
    vessel: ramekin,
    filling: 'crust',
    colour: '#d98f30',
    pieces: { count: 3, size: 0.7, spread: 0.5 },
  },
} satisfies Partial<Record<DishForm, LaidDish>>

/** Draws a dish of the table. */
export function laid(
  dish: Dish,
  { vessel, filling, colour, pieces, without, isSweet, rise = 0 }: LaidDish,
): string {
  const { back, front, surface } = vessel()
  const shown = visible(dish.pieces, without)
  return (
    back +
    fillings[filling](surface, colourOf(dish, colour)) +
    arranged(shown, surface, pieces, dish.seed) +
    (isSweet && dish.finish !== 'dusted' ? '' : topping(dish, surface, rise)) +
    front
  )
}

const visible = (pieces: readonly Piece[], without: readonly Cut[] = []): readonly Piece[] =>
  pieces.filter(({ cut }) => !without.includes(cut))

function colourOf(dish: Dish, colour: Colour): string {
  if (colour === 'curry') return dish.pieces[0]?.cut === 'leaf' ? '#6f8f3a' : '#e39a33'
  return colour === 'blend' || colour === 'sauce' ? dish[colour] : colour
}
