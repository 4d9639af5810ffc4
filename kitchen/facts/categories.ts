import type { FoodCategory } from '../src/foods/food.ts'

const splitCategories: Readonly<Record<string, (name: string) => FoodCategory>> = {
  oil_fat: () => 'oil-fat',
  dairy_egg: (name) => (/\begg\b/.test(name) ? 'egg' : 'dairy'),
  plant_protein_drink: () => 'plant-protein',
  grain_flour_pasta: (name) => {
    if (/pasta|noodles/.test(name)) return 'pasta-noodle'
    return /flour|starch|semolina/.test(name) ? 'flour-baking' : 'grain'
  },
  bread_bakery: () => 'bread-bakery',
  baking_sweetener: (name) =>
    /sugar|honey|molasses|syrup|jam|jelly|marshmallow|caramel|chocolate/.test(name)
      ? 'sweetener'
      : 'flour-baking',
  nut_seed: () => 'nut-seed',
  condiment: (name) => (/broth|stock|bouillon|condensed/.test(name) ? 'broth' : 'condiment'),
}

/** The kitchen's category for a row of usda_ingredients.csv, whose groups are coarser. */
export function categoryOf(csvCategory: string, name: string): FoodCategory {
  return splitCategories[csvCategory]?.(name) ?? (csvCategory as FoodCategory)
}
