import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTable } from '../../facts/csv.ts'
import { type FoodName, findFood } from '../foods/index.ts'
import { atlas } from './atlas.ts'
import { countedNames } from './canonicity.ts'
import { choicesOf } from './casting.ts'
import { fillDish } from './fill.ts'
import type { Family, NamedDish } from './named-dish.ts'

/** What a baker weighs against the flour; salt is weighed against all. Eggs and pulp, three quarters water, count as liquid too. */
const groups = ['liquid', 'pulp', 'sugar', 'fat', 'egg', 'leavening', 'yeast', 'salt'] as const
type Group = (typeof groups)[number]
type Weighed = { readonly food: FoodName; readonly grams: number }
type Ratios = Readonly<Record<Group, number>>
type Bounds = Readonly<Record<Group, readonly [least: number, most: number]>>

const families: readonly Family[] = [
  'quick breads',
  'muffins and scones',
  'cakes',
  'cookies and bars',
  'yeast breads and pizza',
]

/** How far beyond the middle of the typical recipes of its family a dish may go: published recipes of one name differ by about as much. */
const slack = 2

/** The flour, as a part of the whole, below which a batter stands on eggs or nuts and is not weighed against it. */
const leastFlour = 0.1

/** What a night's rise takes of the yeast of a rise of an hour or two. */
const overnightYeast = 0.25

/** Water to flour in yeast doughs, from pretzels to focaccia, by kitchen practice: the table seldom counts water. */
const hydration = [0.5, 0.95] as const

/** Taste alone says how little of these. */
const withoutLeast: ReadonlySet<Group> = new Set(['sugar', 'pulp'])

/** A filling on a base, weighed as neither. */
const layered: ReadonlySet<string> = new Set(['lemon bar', 'cheesecake', 'pizza'])

const grounds: ReadonlySet<FoodName> = new Set([
  'cornmeal',
  'polenta',
  'semolina',
  'rolled oats',
  'quick oats',
  'wheat bran',
  'oat bran',
])
const pulps: ReadonlySet<FoodName> = new Set([
  'banana',
  'canned pumpkin',
  'pumpkin',
  'butternut squash',
  'kabocha squash',
  'sweet potato',
  'applesauce',
  'zucchini',
  'yellow squash',
  'carrot',
  'parsnip',
  'beet',
  'canned beets',
  'potato',
  'russet potato',
  'yukon gold potato',
  'boiled potato',
  'mashed potatoes',
])
const salts: ReadonlySet<FoodName> = new Set(['salt', 'kosher salt', 'sea salt'])
const raising: ReadonlySet<FoodName> = new Set(['baking powder', 'baking soda'])

const profiles = new Map(
  readTable('dishes.csv').map((row) => [row['dish'] ?? '', typicalRatios(row['profile'] ?? '')]),
)
const doughs = atlas.filter(
  (dish) =>
    families.includes(dish.family) &&
    !layered.has(dish.kind) &&
    dish.technique === 'baked' &&
    partOf(isFlour, asWritten(dish)) >= leastFlour,
)

describe.each(doughs.map((dish) => [dish.id, dish] as const))('%s', (_, dish) => {
  test('keeps the ratios of its family, whatever is swapped', () => {
    const bounds = boundsOf(dish)
    fc.assert(
      fc.property(fillings(dish), (filled) => {
        expect(filled.length).toBeGreaterThan(2)
        if (partOf(isFlour, filled) < leastFlour) return
        expect(oddRatios(doughOf(dish, filled), bounds)).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  if (standsFree(dish)) return

  test('fills its pan and leaves room to rise, whatever is swapped', () => {
    fc.assert(
      fc.property(fillings(dish), (filled) => {
        const part = litersOf(dish, filled) / (dish.pan?.liters ?? 1)
        expect(part).toBeGreaterThan(0.25)
        expect(part).toBeLessThan(0.9)
      }),
      { numRuns: 40 },
    )
  })
})

test.each([
  ['a fifth of its flour', isFlour, 0.2],
  ['ten times its salt', (food: FoodName) => salts.has(food), 10],
  ['eight times its baking powder and soda', (food: FoodName) => raising.has(food), 8],
  ['thirty times its yeast', (food: FoodName) => food.endsWith('yeast'), 30],
])('no dough stays in bounds with %s', (_, is, factor) => {
  const missed = doughs.filter((dish) => {
    const usual = doughOf(dish, asWritten(dish))
    const spoilt = usual.map(({ food, grams }) => ({ food, grams: is(food) ? grams * factor : grams }))
    return usual.some(({ food }) => is(food)) && oddRatios(spoilt, boundsOf(dish)).length === 0
  })
  expect(missed.map(({ id }) => id)).toEqual([])
})

/** Fillings of a dish from baskets in which every part is played by some food that may play it. */
function fillings(dish: NamedDish): fc.Arbitrary<readonly Weighed[]> {
  const picks = Object.values(dish.parts).map((part) => fc.constantFrom(...choicesOf(part)))
  return fc.tuple(...picks).map((chosen) => {
    const basket = new Map(chosen.map(({ facts }) => [facts.food, facts]))
    const found = fillDish(dish, { basket, allows: () => true })?.filled ?? []
    return found.map(({ facts, grams }) => ({ food: facts.food, grams }))
  })
}

function asWritten({ parts }: NamedDish): readonly Weighed[] {
  return Object.values(parts).flatMap((part) => {
    const [first] = part.role === 'optional' ? [] : choicesOf(part)
    return first === undefined ? [] : [{ food: first.facts.food, grams: part.grams * first.ratio }]
  })
}

/** Without the soda of a bath, of which next to nothing stays on the dough. */
function doughOf({ parts }: NamedDish, filled: readonly Weighed[]): readonly Weighed[] {
  const isRaisedByYeast = parts['yeast'] !== undefined
  return isRaisedByYeast ? filled.filter(({ food }) => food !== 'baking soda') : filled
}

function weightOf(is: (food: FoodName) => boolean, filled: readonly Weighed[]): number {
  return filled.reduce((grams, each) => grams + (is(each.food) ? each.grams : 0), 0)
}

function partOf(is: (food: FoodName) => boolean, filled: readonly Weighed[]): number {
  return weightOf(is, filled) / weightOf(() => true, filled)
}

function ratiosOf(filled: readonly Weighed[]): Ratios {
  const weight = (group: Group) => weightOf((food) => groupOf(food) === group, filled)
  const flour = weightOf(isFlour, filled)
  const toFlour = Object.fromEntries(groups.map((group) => [group, weight(group) / flour])) as Ratios
  return {
    ...toFlour,
    liquid: (weight('liquid') + 0.75 * (weight('egg') + weight('pulp'))) / flour,
    salt: partOf((food) => salts.has(food), filled),
  }
}

function oddRatios(filled: readonly Weighed[], bounds: Bounds): readonly string[] {
  const ratios = ratiosOf(filled)
  return groups.flatMap((group) => {
    const [least, most] = bounds[group]
    const isWithin = ratios[group] <= most && (ratios[group] === 0 || ratios[group] >= least)
    return isWithin
      ? []
      : [`${group} ${ratios[group].toFixed(4)} is not within ${least.toFixed(4)} and ${most.toFixed(4)}`]
  })
}

/** From the least to the most of the middle of its family and of its own typical recipes, with slack. What a dish does without it may do without. */
function boundsOf(dish: NamedDish): Bounds {
  const family = typicalOf(doughs.filter((each) => each.family === dish.family))
  const own = typicalOf([dish])
  const entries = groups.map((group) => {
    const middle = family.map((ratios) => ratios[group]).filter((amount) => amount > 0)
    const all = [quantile(middle, 0.1), quantile(middle, 0.9), ...own.map((ratios) => ratios[group])]
    const least = withoutLeast.has(group) ? 0 : Math.min(...all.filter((amount) => amount > 0))
    return [group, [least / slack, Math.max(...all) * slack]]
  })
  const bounds = Object.fromEntries(entries) as Bounds
  return dish.parts['yeast'] === undefined ? bounds : { ...bounds, ...boundsOfRise(dish, bounds.yeast) }
}

function boundsOfRise(dish: NamedDish, [least, most]: Bounds['yeast']): Pick<Bounds, 'yeast' | 'liquid'> {
  return { yeast: [isOvernight(dish) ? least * overnightYeast : least, most], liquid: hydration }
}

function typicalOf(dishes: readonly NamedDish[]): readonly Ratios[] {
  return [...new Set(dishes.flatMap(countedNames))].flatMap((name) => profiles.get(name) ?? [])
}

function quantile(amounts: readonly number[], part: number): number {
  const sorted = amounts.toSorted((a, b) => a - b)
  return sorted[Math.round(part * (sorted.length - 1))] ?? 0
}

/** 'egg 87% 7.8; salt 74% 0.3' as the ratios of a typical recipe; undefined where there is too little flour to tell. */
function typicalRatios(profile: string): Ratios | undefined {
  const rows = [...profile.matchAll(/([^;]+?) (\d+)% ([\d.]+)/g)]
    .map(([, name = '', share, weight]) => ({
      food: findFood(name.trim())?.name ?? name.trim(),
      share: Number(share) / 100,
      weight: Number(weight),
    }))
    .filter(({ food, weight }) => !isMisread(food, weight))
  const groupsOfRows = Map.groupBy(rows, ({ food }) => (isFlour(food) ? 'flour' : groupOf(food)))
  const usual = [...groupsOfRows.values()].flatMap((alternatives) => {
    const used = alternatives.reduce((sum, { share }) => sum + share, 0)
    return alternatives.map(({ food, share, weight }) => ({
      food,
      grams: (share * weight) / Math.min(1, used),
    }))
  })
  if (weightOf(isFlour, usual) < 100 * leastFlour) return undefined
  return { ...ratiosOf(usual), salt: weightOf((food) => salts.has(food), usual) / 100 }
}

/** Packets of yeast that the table takes for pounds. */
function isMisread(food: FoodName, weight: number): boolean {
  return food.endsWith('yeast') && weight > 5
}

/** Flours and meals that bind water; nut flours do not. */
function isFlour(food: FoodName): boolean {
  return grounds.has(food) || (food.endsWith('flour') && food !== 'almond flour')
}

function groupOf(food: FoodName): Group | undefined {
  if (pulps.has(food)) return 'pulp'
  if (salts.has(food)) return 'salt'
  if (raising.has(food)) return 'leavening'
  if (food.endsWith('yeast')) return 'yeast'
  if (food.endsWith('milk') || food.endsWith('juice')) return 'liquid'
  return byCategory(food)
}

function byCategory(food: FoodName): Group | undefined {
  const known = findFood(food)
  if (known?.category === 'egg') return 'egg'
  if (known?.category === 'oil-fat') return 'fat'
  if (known?.category === 'sweetener') return /chocolate/.test(food) ? undefined : 'sugar'
  if (known?.category === 'beverage') return 'liquid'
  return known?.category === 'dairy' && !/cheese|powder/.test(food) ? 'liquid' : undefined
}

function isOvernight({ steps }: NamedDish): boolean {
  return steps.some(([minutes]) => minutes >= 360)
}

/** On a sheet or in a pot a dough keeps the shape it was given; the mugs are filled by halves. */
function standsFree({ pan }: NamedDish): boolean {
  return pan === undefined || /sheet|pot|skillet|mugs/.test(pan.text)
}

/** What the batter fills before it is baked: a liter a kilogram, half as much again where the eggs are whipped apart, nearly three where it is whites alone. */
function litersOf({ parts }: NamedDish, filled: readonly Weighed[]): number {
  const kilograms = weightOf(() => true, filled) / 1000
  if (partOf((food) => food === 'egg white', filled) > 0.25) return kilograms / 0.36
  return Object.values(parts).some(({ prep }) => prep === 'separated') ? kilograms / 0.65 : kilograms
}
