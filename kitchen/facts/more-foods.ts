import type { FoodCategory, NutritionPer100g, Portions } from '../src/foods/food.ts'
import { numberOrNull, readTable, type Row } from './csv.ts'
import type { SourcedFood } from './compile-foods.ts'
import { mixtures, type Mixture } from './knowledge/mixtures.ts'
import { varieties, type Variety } from './knowledge/varieties.ts'
import { nutritionOf } from './nutrition.ts'
import { spoonsAndCup } from './read-cup-and-piece-weights.ts'
import { sr28Row } from './sr28.ts'
import { listOf, sr28Foods, traitsOf } from './sr28-foods.ts'

type Catalogue = Map<string, SourcedFood>

/** The foods beyond usda_ingredients.csv: more USDA entries, varieties of known foods, and mixtures of them. */
export function moreFoods(known: readonly SourcedFood[]): readonly SourcedFood[] {
  const catalogue: Catalogue = new Map(known.map((food) => [food.name, food]))
  for (const row of readTable('more_foods.csv')) add(catalogue, foodOfRow(row))
  for (const food of sr28Foods()) add(catalogue, food)
  for (const variety of varieties) add(catalogue, foodOfVariety(variety, parent(catalogue, variety.of)))
  for (const mixture of mixtures) add(catalogue, foodOfMixture(mixture, catalogue))
  for (const row of readTable('neighbours.csv')) {
    const variety = varietyOfRow(row)
    add(catalogue, foodOfVariety(variety, parent(catalogue, variety.of)))
  }
  for (const row of readTable('classes.csv')) add(catalogue, foodOfClass(row, catalogue))
  return [...catalogue.values()].slice(known.length)
}

function add(catalogue: Catalogue, food: SourcedFood): void {
  if (catalogue.has(food.name)) throw new RangeError(`"${food.name}" stands twice in the facts`)
  catalogue.set(food.name, food)
}

function parent(catalogue: Catalogue, name: string): SourcedFood {
  const food = catalogue.get(name)
  if (food === undefined) throw new RangeError(`The facts build on "${name}", which is not a food`)
  return food
}

function foodOfRow(row: Row): SourcedFood {
  const usda = sr28Row(row['ndb_no'] ?? '')
  const piece = numberOrNull(row['g_per_piece'])
  const volumes = [row['g_per_cup'], row['g_per_tbsp'], row['g_per_tsp']].map(numberOrNull)
  return {
    name: row['name'] ?? '',
    category: row['category'] as FoodCategory,
    source: { id: `usda-sr28:${row['ndb_no']}`, description: usda['description'] ?? '' },
    per100g: nutritionOf(usda),
    portions: {
      ...spoonsAndCup(volumes[0] ?? null, volumes[1] ?? null, volumes[2] ?? null),
      ...(piece === null ? {} : { piece }),
      named: namedMeasures(row['measures'] ?? ''),
    },
    madeOf: [],
  }
}

function namedMeasures(text: string): Readonly<Record<string, number>> {
  const pairs = text.split(';').map((pair) => pair.split('='))
  return Object.fromEntries(
    pairs.flatMap(([name = '', grams]) => (grams === undefined ? [] : [[name, Number(grams)]])),
  )
}

function foodOfVariety(variety: Variety, other: SourcedFood): SourcedFood {
  const description =
    variety.kind === 'same'
      ? `same USDA food as ${other.name}: ${other.source.description}`
      : `USDA has no entry; figures of the nearest food, ${other.name} (${variety.why})`
  return {
    name: variety.name,
    category: variety.category ?? other.category,
    source: { id: variety.kind === 'same' ? other.source.id : `nearest:${other.name}`, description },
    per100g: other.per100g,
    portions: portionsOfVariety(variety, other.portions),
    madeOf: variety.kind === 'same' ? [other] : [],
    traits: variety.traits ?? other.traits ?? [],
    aliases: variety.aliases ?? [],
    foodkeeperId: other.foodkeeperId ?? '',
    keptAs: other.name,
  }
}

function varietyOfRow(row: Row): Variety {
  const traits = traitsOf(row)
  return {
    name: row['name'] ?? '',
    of: row['of'] ?? '',
    kind: 'nearest',
    why: row['why'] ?? '',
    category: row['category'] as FoodCategory,
    ...(traits.length > 0 && { traits }),
    aliases: listOf(row['aliases'], ';'),
  }
}

/** A class has the figures of its likeliest member; what it may contain follows from all of them. */
function foodOfClass(row: Row, catalogue: Catalogue): SourcedFood {
  const members = listOf(row['members'], ';').map((name) => parent(catalogue, name))
  const [likeliest] = members
  if (likeliest === undefined) throw new RangeError(`The class "${row['name']}" has no members`)
  return {
    name: row['name'] ?? '',
    category: row['category'] as FoodCategory,
    source: {
      id: `class:${likeliest.name}`,
      description: `a class of foods; figures of the likeliest, ${likeliest.name}: ${likeliest.source.description}`,
    },
    per100g: likeliest.per100g,
    portions: likeliest.portions,
    madeOf: [],
    members,
    aliases: listOf(row['aliases'], ';'),
    foodkeeperId: likeliest.foodkeeperId ?? '',
    keptAs: likeliest.name,
  }
}

function portionsOfVariety({ piece, cup }: Variety, { piece: otherPiece, ...others }: Portions): Portions {
  const grams = piece === undefined ? otherPiece : piece
  return {
    ...others,
    ...(cup === undefined ? {} : spoonsAndCup(cup, null, null)),
    ...(grams === undefined || grams === null ? {} : { piece: grams }),
    named: piece === null ? {} : others.named,
  }
}

function foodOfMixture({ name, category, parts, tbsp }: Mixture, catalogue: Catalogue): SourcedFood {
  const shares = Object.entries(parts)
  const total = shares.reduce((sum, [, share]) => sum + share, 0)
  const mean = (figure: keyof NutritionPer100g): number =>
    round(
      shares.reduce(
        (sum, [part, share]) => sum + (parent(catalogue, part).per100g[figure] ?? 0) * (share / total),
        0,
      ),
    )
  return {
    name,
    category,
    source: {
      id: 'mixture',
      description: `mean of its parts by weight: ${shares.map(([part, share]) => `${part} ${share}`).join(', ')}`,
    },
    per100g: {
      kcal: mean('kcal'),
      protein_g: mean('protein_g'),
      carbs_g: mean('carbs_g'),
      fat_g: mean('fat_g'),
      fiber_g: mean('fiber_g'),
      sugar_g: mean('sugar_g'),
      sodium_mg: mean('sodium_mg'),
    },
    portions: { ...spoonsAndCup(null, tbsp ?? null, null), named: {} },
    madeOf: shares.map(([part]) => parent(catalogue, part)),
  }
}

function round(figure: number): number {
  return Math.round(figure * 100) / 100
}
