import type { Food } from '../foods/index.ts'
import { gramsOfWeight, millilitresOf } from './units.ts'

const cupMillilitres = 236.588

/**
 * Grams of an amount of a food: `gramsOf(2, 'cup', redOnion)`. A `null` unit counts pieces. Volumes go by the food's own
 * cup, spoon or litre weights (USDA), never by water's. Null where the food has no such measure.
 */
export function gramsOf(quantity: number, unit: string | null, food: Food): number | null {
  const one = gramsOfOne(unit, food)
  return one === null ? null : quantity * one
}

function gramsOfOne(unit: string | null, food: Food): number | null {
  if (unit === null) return pieceGrams(food)
  const weight = gramsOfWeight(unit)
  if (weight !== undefined) return weight
  const volume = millilitresOf(unit)
  return volume === undefined ? countedGrams(unit, food) : volumeGrams(unit, volume, food)
}

/** Grams of one leaf, stick or star of what is counted and yet weighed only by the spoon in the tables. Kitchen practice. */
const loosePieces: ReadonlyMap<string, number> = new Map([
  ['bay leaf', 0.2],
  ['cinnamon stick', 4],
  ['star anise', 1],
  ['makrut lime leaf', 0.5],
  ['curry leaf', 0.1],
])

/** Grams of one piece of a food that a cook counts out however small it is: a bay leaf, a cinnamon stick. Undefined for all others. */
export function loosePieceGrams({ name }: Food): number | undefined {
  return loosePieces.get(name)
}

function pieceGrams(food: Food): number | null {
  const { portions, name } = food
  return (
    loosePieceGrams(food) ??
    portions.piece ??
    portions.named['medium'] ??
    portions.named[name] ??
    portions.named['large'] ??
    null
  )
}

function volumeGrams(unit: string, volume: number, { portions }: Food): number | null {
  if (unit === 'tsp' && portions.tsp !== undefined) return portions.tsp
  if (unit === 'tbsp' && portions.tbsp !== undefined) return portions.tbsp
  const cup = portions.cup ?? (portions.tbsp === undefined ? undefined : portions.tbsp * 16)
  const fromSpoon = portions.tsp === undefined ? undefined : portions.tsp * 48
  const whole = cup ?? fromSpoon
  return whole === undefined ? null : (whole * volume) / cupMillilitres
}

/** A cup of leaves weighs less than this. */
const leafCupGrams = 40

/** A handful is half a cup, of salad leaves a loose cup, of herbs a quarter. Kitchen practice. */
function handfulCups({ category, portions }: Food): number {
  if (category === 'herb') return 0.25
  return category === 'vegetable' && (portions.cup ?? leafCupGrams) < leafCupGrams ? 1 : 0.5
}

/**
 * Loose measures, as cooks reckon them: a drizzle or knob a tablespoon, a shot a jigger. A drop is 1/20 ml. A bushel is 35.239 liters and a peck a
 * quarter of it (NIST Handbook 44, appendix C); what else a harvest is carried in is no measure, and reckoned low.
 */
const reckoned: Readonly<Record<string, readonly [quantity: number, unit: string]>> = {
  knob: [1, 'tbsp'],
  drizzle: [1, 'tbsp'],
  glug: [1, 'tbsp'],
  splash: [1, 'tbsp'],
  dollop: [1, 'tbsp'],
  squeeze: [1, 'tsp'],
  sprinkle: [1, 'pinch'],
  shot: [1.5, 'fl oz'],
  drop: [0.05, 'ml'],
  bushel: [35.239, 'l'],
  peck: [8.81, 'l'],
  crate: [15, 'l'],
  bucket: [8, 'l'],
  sack: [15, 'l'],
  trug: [8, 'l'],
  glut: [6, 'l'],
  mountain: [6, 'l'],
}

/** Counted measures that another name of the source stands for. */
const alike: Readonly<Record<string, readonly string[]>> = {
  rasher: ['slice'],
  stick: ['stalk'],
  bulb: ['head'],
  head: ['bulb'],
  ear: ['piece'],
  sheet: ['leaf'],
  envelope: ['packet', 'package'],
  package: ['packet', 'envelope', 'bag', 'box', 'container', 'pie'],
  box: ['package'],
  bag: ['package'],
  carton: ['container', 'package'],
  tub: ['container', 'package'],
  jar: ['package', 'container'],
}

/** One piece of these is what is counted as a slice, link or fillet. */
const pieces = new Set(['small', 'medium', 'large', 'piece', 'rasher', 'fillet'])
const worded = new Set([
  'leaf',
  'sprig',
  'stalk',
  'slice',
  'ear',
  'head',
  'fillet',
  'bunch',
  'package',
  'can',
  'wedge',
])

function countedGrams(unit: string, food: Food): number | null {
  const { named } = food.portions
  const known = [unit, ...(alike[unit] ?? [])].map((name) => named[name]).find((grams) => grams !== undefined)
  if (known !== undefined) return known
  const loose = unit === 'handful' ? ([handfulCups(food), 'cup'] as const) : reckoned[unit]
  if (loose !== undefined) return gramsOf(loose[0], loose[1], food)
  if (pieces.has(unit)) return pieceGrams(food)
  if (unit === 'clove' && food.name.includes('garlic')) return food.portions.piece ?? null
  return worded.has(unit) ? wordPortion(unit, food) : null
}

// USDA names some measures with more words: 'stalk large', 'head small', 'slice thin'.
function wordPortion(unit: string, { portions }: Food): number | null {
  const found = Object.entries(portions.named).filter(([name]) =>
    name.replaceAll(',', ' ').split(' ').includes(unit),
  )
  const medium = found.find(([name]) => name.includes('medium')) ?? found[0]
  return medium?.[1] ?? null
}
