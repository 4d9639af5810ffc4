import type { FoodName } from '../foods/index.ts'
import type { Cuisine } from '../recipe/index.ts'

export const cuisineIds = [
  'italian',
  'greek',
  'levantine',
  'french',
  'mexican',
  'american',
  'indian',
  'chinese',
  'thai',
  'japanese',
  'korean',
  'vietnamese',
] as const
export type CuisineId = (typeof cuisineIds)[number]

/**
 * What makes a dish taste of a place. Every list is in order of preference; the first that a diet allows is taken.
 * `filter` is the value of the cuisine filter that asks for it; null where no filter does.
 */
export type CuisineStyle = {
  readonly id: CuisineId
  readonly filter: Cuisine | null
  readonly adjective: string
  readonly fats: readonly FoodName[]
  readonly aromatics: readonly FoodName[]
  readonly spices: readonly FoodName[]
  readonly acids: readonly FoodName[]
  readonly herbs: readonly FoodName[]
  readonly cheeses: readonly FoodName[]
  readonly creams: readonly FoodName[]
  readonly starches: readonly FoodName[]
  readonly sauces: readonly FoodName[]
}

const rices = ['long-grain white rice', 'jasmine rice', 'basmati rice']

const styles: readonly CuisineStyle[] = [
  {
    id: 'italian',
    filter: 'italian',
    adjective: 'Italian',
    fats: ['olive oil'],
    aromatics: ['garlic'],
    spices: ['red pepper flakes', 'dried oregano', 'fennel seed'],
    acids: ['lemon', 'red wine vinegar', 'balsamic vinegar'],
    herbs: ['fresh basil', 'fresh parsley'],
    cheeses: ['parmesan cheese', 'mozzarella cheese'],
    creams: ['heavy cream', 'ricotta cheese'],
    starches: ['dry pasta', 'spaghetti'],
    sauces: ['canned tomato'],
  },
  {
    id: 'greek',
    filter: 'mediterranean',
    adjective: 'Greek',
    fats: ['olive oil'],
    aromatics: ['garlic'],
    spices: ['dried oregano', 'paprika', 'cinnamon'],
    acids: ['lemon', 'red wine vinegar'],
    herbs: ['fresh parsley', 'fresh dill', 'fresh mint'],
    cheeses: ['feta cheese', 'halloumi cheese'],
    creams: ['plain yogurt', 'tahini'],
    starches: ['pita bread', 'orzo', 'bulgur', 'quinoa'],
    sauces: ['canned tomato'],
  },
  {
    id: 'levantine',
    filter: 'mediterranean',
    adjective: 'Levantine',
    fats: ['olive oil'],
    aromatics: ['garlic'],
    spices: ['cumin', 'paprika', 'cinnamon', 'turmeric'],
    acids: ['lemon'],
    herbs: ['fresh parsley', 'fresh mint', 'cilantro'],
    cheeses: ['feta cheese', 'halloumi cheese'],
    creams: ['plain yogurt', 'tahini'],
    starches: ['bulgur', 'couscous', 'quinoa', 'long-grain white rice'],
    sauces: ['canned tomato'],
  },
  {
    id: 'french',
    filter: null,
    adjective: 'French',
    fats: ['olive oil'],
    aromatics: ['garlic'],
    spices: ['dried thyme', 'nutmeg'],
    acids: ['red wine vinegar', 'lemon'],
    herbs: ['fresh parsley', 'chives'],
    cheeses: ['gruyere cheese', 'goat cheese'],
    creams: ['heavy cream'],
    starches: ['french bread'],
    sauces: ['dijon mustard'],
  },
  {
    id: 'mexican',
    filter: 'mexican',
    adjective: 'Mexican',
    fats: ['canola oil', 'soybean (vegetable) oil', 'avocado oil', 'olive oil'],
    aromatics: ['garlic', 'jalapeno pepper'],
    spices: ['cumin', 'chili powder', 'dried oregano', 'smoked paprika'],
    acids: ['lime'],
    herbs: ['cilantro'],
    cheeses: ['monterey jack cheese', 'queso fresco', 'cotija cheese'],
    creams: ['sour cream', 'avocado'],
    starches: ['corn tortilla', ...rices],
    sauces: ['salsa'],
  },
  {
    id: 'american',
    filter: 'american',
    adjective: 'American',
    fats: ['canola oil', 'soybean (vegetable) oil', 'olive oil'],
    aromatics: ['garlic'],
    spices: ['smoked paprika', 'paprika', 'dried thyme', 'chili powder'],
    acids: ['apple cider vinegar', 'lemon'],
    herbs: ['fresh parsley', 'chives', 'green onion'],
    cheeses: ['cheddar cheese', 'monterey jack cheese'],
    creams: ['sour cream', 'heavy cream'],
    starches: ['russet potato', ...rices],
    sauces: ['dijon mustard', 'yellow mustard'],
  },
  {
    id: 'indian',
    filter: 'indian',
    adjective: 'Indian',
    fats: ['canola oil', 'soybean (vegetable) oil', 'avocado oil', 'coconut oil'],
    aromatics: ['garlic', 'fresh ginger'],
    spices: ['curry powder', 'cumin', 'turmeric', 'garam masala', 'ground coriander'],
    acids: ['lemon', 'lime'],
    herbs: ['cilantro'],
    cheeses: ['paneer'],
    creams: ['plain yogurt', 'canned coconut milk'],
    starches: ['basmati rice', ...rices, 'naan'],
    sauces: ['canned tomato'],
  },
  {
    id: 'chinese',
    filter: 'asian',
    adjective: 'Chinese',
    fats: ['canola oil', 'soybean (vegetable) oil', 'peanut oil', 'avocado oil'],
    aromatics: ['garlic', 'fresh ginger'],
    spices: ['red pepper flakes'],
    acids: ['rice vinegar', 'lime'],
    herbs: ['green onion', 'cilantro'],
    cheeses: [],
    creams: [],
    starches: [...rices, 'egg noodles'],
    sauces: ['soy sauce', 'tamari'],
  },
  {
    id: 'thai',
    filter: 'asian',
    adjective: 'Thai',
    fats: ['canola oil', 'soybean (vegetable) oil', 'avocado oil', 'coconut oil'],
    aromatics: ['garlic', 'fresh ginger', 'red chili pepper'],
    spices: ['red pepper flakes'],
    acids: ['lime'],
    herbs: ['fresh basil', 'cilantro', 'thai basil'],
    cheeses: [],
    creams: ['canned coconut milk'],
    starches: ['jasmine rice', ...rices, 'rice noodles'],
    sauces: ['fish sauce', 'tamari', 'soy sauce'],
  },
  {
    id: 'japanese',
    filter: 'asian',
    adjective: 'Japanese',
    fats: ['canola oil', 'soybean (vegetable) oil', 'avocado oil'],
    aromatics: ['fresh ginger', 'garlic'],
    spices: ['sesame seed'],
    acids: ['rice vinegar', 'lemon'],
    herbs: ['green onion'],
    cheeses: [],
    creams: [],
    starches: ['short-grain white rice', ...rices, 'soba noodles', 'somen noodles'],
    sauces: ['soy sauce', 'tamari'],
  },
  {
    id: 'korean',
    filter: 'asian',
    adjective: 'Korean',
    fats: ['canola oil', 'soybean (vegetable) oil', 'avocado oil'],
    aromatics: ['garlic', 'fresh ginger'],
    spices: ['red pepper flakes', 'sesame seed'],
    acids: ['rice vinegar'],
    herbs: ['green onion'],
    cheeses: [],
    creams: [],
    starches: ['short-grain white rice', ...rices],
    sauces: ['soy sauce', 'tamari'],
  },
  {
    id: 'vietnamese',
    filter: 'asian',
    adjective: 'Vietnamese',
    fats: ['canola oil', 'soybean (vegetable) oil', 'avocado oil'],
    aromatics: ['garlic', 'fresh ginger', 'red chili pepper'],
    spices: ['red pepper flakes'],
    acids: ['lime'],
    herbs: ['cilantro', 'fresh mint', 'fresh basil'],
    cheeses: [],
    creams: [],
    starches: ['rice noodles', 'jasmine rice', ...rices],
    sauces: ['fish sauce', 'soy sauce', 'tamari'],
  },
]

/** The real cuisines behind the filter; 'asian' stands for five of them, 'mediterranean' for two. */
export const cuisineStyles: Readonly<Record<CuisineId, CuisineStyle>> = Object.fromEntries(
  styles.map((style) => [style.id, style]),
) as Record<CuisineId, CuisineStyle>

/** The filter value that covers a recipe's cuisine: 'thai' gives 'asian'; null for names no filter covers. */
export function cuisineFilterOf(cuisine: string | null): Cuisine | null {
  return styles.find(({ id }) => id === cuisine)?.filter ?? null
}
