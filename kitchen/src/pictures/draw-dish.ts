import {
  type DishCut,
  type DishForm,
  dishForms,
  type DishPicture,
  type RecipePicture,
} from '../recipe/index.ts'
import type { Piece } from './arrange.ts'
import type { Cut } from './cuts.ts'
import type { Dish } from './dish.ts'
import { foodCut } from './food-cuts.ts'
import { foodPictureName, unknownFoodPicture } from './food-pictures.ts'
import { groupPicture } from './food-groups.ts'
import { drawForm } from './forms.ts'
import { mix } from './ink.ts'
import { seedOf } from './seed.ts'

/**
 * Draws a recipe's dish, finished and in what it is served in: SVG elements for a canvas of 320 by 200, without ground. The same
 * picture always gives the same drawing. It has no ids, references, styles or scripts, so it may stand anywhere, many times.
 */
export function drawDish(picture: RecipePicture): string {
  return `<g stroke-linecap="round" stroke-linejoin="round">${drawForm(formOf(picture), dishOf(picture))}</g>`
}

/** How each kind of dish is served where nothing says more. */
export const usualForms: Readonly<Record<DishPicture, DishForm>> = {
  soup: 'chunky-soup',
  salad: 'salad-bowl',
  'stir-fry': 'wok',
  curry: 'curry-bowl',
  'tray-bake': 'sheet-pan',
  gratin: 'gratin',
  risotto: 'risotto',
  rice: 'rice-plate',
  pasta: 'pasta-plate',
  noodles: 'noodle-bowl',
  eggs: 'frittata',
  fritters: 'fritters',
  tacos: 'tacos',
  flatbread: 'pizza',
  sandwich: 'sandwich',
  stuffed: 'stuffed-vegetables',
  stew: 'stew-pot',
  pie: 'pot-pie',
  bowl: 'grain-bowl',
  dip: 'dip',
  jar: 'jam-jar',
  smoothie: 'glass',
  bake: 'round-cake',
  skewers: 'skewers',
  skillet: 'skillet',
}

// NOTE a recipe saved long ago or by a program may name what this version does not know
function formOf({ dish, form }: RecipePicture): DishForm {
  return dishForms.find((known) => known === form) ?? usualForms[dish] ?? 'skillet'
}

/** Forms in which foods lie as they were cut, uncooked. */
const freshForms: ReadonlySet<DishForm> = new Set<DishForm>([
  'salad-bowl',
  'salad-plate',
  'dressed-bowl',
  'dip',
  'fruit-bowl',
  'pickle-jar',
  'tacos',
  'wrap',
  'lettuce-cups',
  'fresh-rolls',
  'sandwich',
  'pita',
  'toasts',
  'glass',
  'iced-glass',
  'pitcher',
  'layered-glass',
  'pudding-glass',
  'ice-cream',
  'ice-pops',
  'porridge-bowl',
  'cheesecake',
  'layer-cake',
  'tart',
  'cream-bowl',
])

/** Forms in which eggs lie in halves; elsewhere they are beaten in. */
const wholeEggs: ReadonlySet<DishForm> = new Set<DishForm>([
  'salad-bowl',
  'salad-plate',
  'dressed-bowl',
  'grain-bowl',
  'noodle-soup',
  'noodle-bowl',
  'curry-bowl',
  'pickle-jar',
  'sandwich',
  'toasts',
  'burger',
  'fish-fillet',
])
/** Forms whose own shell is of pastry: none lies in the filling. */
const pastryForms: ReadonlySet<DishForm> = new Set<DishForm>([
  'tart',
  'open-pie',
  'galette',
  'pot-pie',
  'turnovers',
])
const pastryPicture = 'flatbread'
/** Pictures of vegetables that are halved along their length. */
const longFoods: ReadonlySet<string> = new Set(['zucchini', 'cucumber', 'eggplant', 'sweet-potato'])
const waters: ReadonlySet<string> = new Set(['water', 'ice', 'club soda', 'tap water'])

function dishOf(picture: RecipePicture): Dish {
  const form = formOf(picture)
  const isFresh = freshForms.has(form) && picture.finish !== 'browned'
  const foods = picture.foods.filter((food) => !waters.has(food))
  const names = [...new Set(foods.map(pictureOfFood))]
  const seen = names.filter(
    (name) =>
      foodCut(name).cooked !== 'none' &&
      (name !== 'egg' || wholeEggs.has(form)) &&
      (name !== pastryPicture || !pastryForms.has(form)),
  )
  return {
    pieces: seen
      .slice(0, 5)
      .map((name, rank) => pieceOf(name, isFresh, rank === 0 ? picture.cut : undefined)),
    isLong: longFoods.has(seen[0] ?? ''),
    blend: blendOf(names, isFresh),
    crumb: crumbOf(foods, names),
    sauce: sauceOf(names, picture),
    finish: picture.finish,
    seed: seedOf(names.join()),
  }
}

function pictureOfFood(food: string): string {
  const name = foodPictureName(food)
  return name === unknownFoodPicture ? groupPicture(food) : name
}

function pieceOf(name: string, isFresh: boolean, cut: DishCut | undefined): Piece {
  const food = foodCut(name)
  const own = isFresh ? food.raw : food.cooked
  return {
    cut: cut !== undefined && isCuttable.has(own) ? cut : own,
    paint: isFresh
      ? { fill: food.fill, edge: food.edge }
      : { fill: food.cookedFill ?? food.fill, edge: mix(food.edge, '#7a4a1c', 0.3) },
  }
}

/** What a knife turns into something else; a pea stays a pea. */
const isCuttable: ReadonlySet<Cut> = new Set<Cut>([
  'slice',
  'coin',
  'half-moon',
  'dice',
  'strip',
  'wedge',
  'shred',
  'floret',
  'stick',
  'ring',
])

/**
 * Foods blended: the strongest colour among the first three, lightened by what is paler. Fat, flour and water have none of their own.
 */
function blendOf(names: readonly string[], isFresh: boolean): string {
  const coloured = names.filter((name) => !colourless.has(name)).slice(0, 3)
  const main =
    coloured.find((name) => strong.has(name)) ?? coloured.find((name) => !pale.has(name)) ?? coloured[0]
  if (main === undefined) return '#ecd9a8'
  const other = coloured.find((name) => name !== main)
  const { fill: raw, cookedFill = raw } = foodCut(main)
  const fill = isFresh ? raw : cookedFill
  return other === undefined ? fill : mix(fill, foodCut(other).fill, pale.has(other) ? 0.35 : 0.18)
}

const colourless: ReadonlySet<string> = new Set([
  'oil',
  'flour',
  'salt',
  'butter',
  'pot',
  'honey',
  'vinegar',
  'spice',
])
const strong: ReadonlySet<string> = new Set([
  'spinach',
  'kale',
  'beet',
  'blueberries',
  'raspberry',
  'chocolate',
])
const pale: ReadonlySet<string> = new Set([
  'milk',
  'yogurt',
  'cheese',
  'coconut',
  'banana',
  'grain',
  'rice',
  'egg',
  'onion',
  'garlic',
])

/** A crumb takes the colour of cocoa wholly, and of some fruit, vegetables and spice a little. Chips are in it, not of it. */
function crumbOf(foods: readonly string[], names: readonly string[]): string {
  if (foods.some((food) => foodPictureName(food) === 'chocolate' && !food.includes('chip'))) return '#6e4229'
  const dark = names.find((name) => darkCrumbs.has(name))
  return dark === undefined ? '#e3b266' : mix('#e0a958', foodCut(dark).edge, 0.35)
}

const darkCrumbs: ReadonlySet<string> = new Set([
  'pumpkin',
  'carrot',
  'sweet-potato',
  'spice',
  'coffee',
  'beet',
])

function sauceOf(names: readonly string[], { finish }: RecipePicture): string {
  if (finish === 'creamy') return '#f2dfb2'
  if (finish === 'clear') return '#e8c579'
  if (names.includes('beet')) return '#a52a4c'
  if (names.some((name) => reds.has(name))) return '#c4492c'
  if (names.some((name) => yellows.has(name))) return '#dd9a3a'
  return '#a8672f'
}

const reds: ReadonlySet<string> = new Set(['tomato', 'red-pepper', 'chili', 'kidney-beans'])
const yellows: ReadonlySet<string> = new Set([
  'chickpeas',
  'pumpkin',
  'squash',
  'sweet-potato',
  'red-lentils',
  'coconut',
  'corn',
])
