import { diets, eu14Allergens, us9Allergens } from '../vocabularies/index.ts'
import type { Food, FoodName, NutritionPer100g, Portions, Storage, Substitute } from './food.ts'

/**
 * A food as the generated file holds it: what most foods have none of is left out, and lists over a fixed set are bit masks. Figures are
 * those of `NutritionPer100g` in its order; `measures` is cup, tablespoon, teaspoon and piece; `kept` is the place of its storage in the file.
 */
export type PackedFood = {
  readonly name: FoodName
  /** Left out where it is the name. */
  readonly plural?: string
  readonly aliases?: readonly string[]
  readonly category: Food['category']
  readonly source: readonly [id: string, description: string]
  readonly figures: readonly (number | null)[]
  readonly measures?: readonly (number | null)[]
  readonly named?: Readonly<Record<string, number>>
  readonly us9?: number
  readonly eu14?: number
  readonly may?: number
  readonly diets?: number
  readonly kept: number
  readonly season?: readonly number[]
  readonly substitutes?: readonly Substitute[]
  readonly hazards?: readonly string[]
  readonly members?: readonly FoodName[]
  readonly formOf?: FoodName
  readonly ready?: 1
  readonly dish?: 1
  readonly staple?: 1
}

/**
 * The generated file: every way of keeping a food once, the foods, and for each food in the same order the phrases it is called by, as they are
 * written ('sun dried tomatoes') and behind '#' in the singular, parted by bars.
 */
export type PackedFoods = {
  readonly storages: readonly Storage[]
  readonly foods: readonly PackedFood[]
  readonly names: readonly string[]
}

/** Both lists of allergens as one, each once: the order of the bits of `may`. */
export const allAllergens = [...new Set([...us9Allergens, ...eu14Allergens])]

/** The foods of the generated file. */
export function unpackFoods({ storages, foods }: Omit<PackedFoods, 'names'>): readonly Food[] {
  return foods.map((food) => unpack(food, storages))
}

const nothing: readonly never[] = []

function unpack(packed: PackedFood, storages: readonly Storage[]): Food {
  const [id, description] = packed.source
  const storage = storages[packed.kept]
  if (storage === undefined) throw new RangeError(`foods.json has no storage ${packed.kept}`)
  return {
    name: packed.name,
    plural: packed.plural ?? packed.name,
    aliases: packed.aliases ?? nothing,
    category: packed.category,
    source: { id, description },
    per100g: figuresOf(packed.figures),
    portions: portionsOf(packed),
    us9: ofMask(us9Allergens, packed.us9),
    eu14: ofMask(eu14Allergens, packed.eu14),
    mayContain: ofMask(allAllergens, packed.may),
    diets: ofMask(diets, packed.diets),
    storage,
    season: packed.season ?? null,
    substitutes: packed.substitutes ?? nothing,
    hazards: packed.hazards ?? nothing,
    members: packed.members ?? nothing,
    formOf: packed.formOf ?? null,
    isReadyToEat: packed.ready === 1,
    isDish: packed.dish === 1,
    isStaple: packed.staple === 1,
  }
}

function figuresOf(figures: PackedFood['figures']): NutritionPer100g {
  const [kcal, protein_g, carbs_g, fat_g, fiber_g, sugar_g, sodium_mg] = figures
  return {
    kcal: kcal ?? 0,
    protein_g: protein_g ?? 0,
    carbs_g: carbs_g ?? 0,
    fat_g: fat_g ?? 0,
    fiber_g: fiber_g ?? null,
    sugar_g: sugar_g ?? null,
    sodium_mg: sodium_mg ?? null,
  }
}

function portionsOf({ measures, named }: PackedFood): Portions {
  const [cup, tbsp, tsp, piece] = measures ?? nothing
  return {
    ...(cup == null ? {} : { cup }),
    ...(tbsp == null ? {} : { tbsp }),
    ...(tsp == null ? {} : { tsp }),
    ...(piece == null ? {} : { piece }),
    named: named ?? {},
  }
}

// Few of the possible lists occur, and most foods share theirs.
const lists = new Map<readonly string[], Map<number, readonly string[]>>()

function ofMask<Value extends string>(all: readonly Value[], mask = 0): readonly Value[] {
  if (mask === 0) return nothing
  const known = lists.get(all) ?? new Map<number, readonly string[]>()
  lists.set(all, known)
  const found = known.get(mask) ?? all.filter((_, bit) => (mask & (1 << bit)) !== 0)
  known.set(mask, found)
  return found as readonly Value[]
}
