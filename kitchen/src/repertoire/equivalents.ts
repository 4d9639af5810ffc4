import type { FoodName } from '../foods/index.ts'

/**
 * Foods that do each other's work in a dish, with the grams of each that stand for the same: kitchen practice. Whoever has one of them is not
 * sent out for another.
 */
const groups: readonly Readonly<Record<FoodName, number>>[] = [
  alike('salt', 'kosher salt', 'sea salt'),
  alike('black pepper', 'white pepper'),
  alike('butter', 'unsalted butter', 'salted butter', 'margarine', 'unsalted margarine', 'vegan butter'),
  alike('olive oil', 'extra virgin olive oil'),
  alike(
    'canola oil',
    'soybean (vegetable) oil',
    'corn oil',
    'sunflower oil',
    'peanut oil',
    'safflower oil',
    'grapeseed oil',
    'avocado oil',
    'high-oleic sunflower oil',
    'corn and canola oil blend',
  ),
  alike('whole milk', 'reduced-fat milk (2%)', 'low-fat milk (1%)', 'skim milk', 'raw milk', 'goat milk'),
  alike('soy milk', 'unsweetened soy milk', 'oat milk', 'plant milk'),
  alike('heavy cream', 'whipping cream', 'light whipping cream'),
  alike('sour cream', 'light sour cream', 'reduced-fat sour cream', 'fat-free sour cream'),
  alike('cream cheese', 'low-fat cream cheese', 'fat-free cream cheese', 'cream cheese spread'),
  alike(
    'plain yogurt',
    'low-fat plain yogurt',
    'greek yogurt',
    'nonfat greek yogurt',
    'low-fat greek yogurt',
  ),
  alike('buttermilk', 'whole buttermilk', 'reduced-fat buttermilk'),
  alike(
    'cheddar cheese',
    'sharp cheddar cheese',
    'white cheddar cheese',
    'sliced sharp cheddar cheese',
    'reduced-fat cheddar cheese',
    'american cheese',
  ),
  alike('parmesan cheese', 'grated parmesan cheese', 'shredded parmesan cheese', 'pecorino romano cheese'),
  alike(
    'mozzarella cheese',
    'low-moisture part-skim mozzarella',
    'part-skim mozzarella cheese',
    'shredded part-skim mozzarella cheese',
    'low-moisture whole-milk mozzarella cheese',
  ),
  alike('onion', 'yellow onion', 'white onion', 'sweet onion', 'red onion'),
  alike('garlic', 'minced garlic'),
  alike('green bell pepper', 'red bell pepper', 'yellow bell pepper', 'orange bell pepper'),
  alike('jalapeno pepper', 'serrano pepper', 'green chili pepper', 'red chili pepper', 'fresno pepper'),
  alike('tomato', 'roma tomato'),
  alike(
    'canned tomato',
    'canned diced tomatoes',
    'canned whole tomatoes',
    'canned crushed tomatoes',
    'canned no-salt tomatoes',
    'canned tomato sauce',
    'canned no-salt tomato sauce',
    'tomato passata',
  ),
  alike('potato', 'russet potato', 'yukon gold potato', 'red potato', 'white potato'),
  alike('white mushroom', 'cremini mushroom'),
  alike('spinach', 'baby spinach'),
  alike('romaine lettuce', 'green leaf lettuce', 'red leaf lettuce', 'iceberg lettuce', 'butter lettuce'),
  alike('cucumber', 'english cucumber'),
  alike('green pea', 'frozen peas'),
  alike('sweet corn', 'frozen corn'),
  alike('raisin', 'golden raisin'),
  alike('ground beef 80/20', 'ground beef 85/15', 'ground beef 90/10', 'grass-fed ground beef'),
  alike('ground pork', 'ground pork 84/16'),
  alike('ground turkey', 'ground turkey 85/15', 'lean ground turkey'),
  alike('italian sausage', 'sweet italian sausage', 'hot italian sausage', 'sausage'),
  alike('beef stew meat (chuck)', 'beef chuck roast'),
  alike('chicken broth', 'chicken stock', 'low-sodium chicken broth', 'no-salt chicken broth'),
  alike('vegetable broth', 'vegetable stock'),
  alike('beef broth', 'homemade beef stock', 'low-sodium beef broth'),
  alike(
    'red wine vinegar',
    'white wine vinegar',
    'apple cider vinegar',
    'champagne vinegar',
    'sherry vinegar',
  ),
  alike('sugar', 'caster sugar', 'turbinado sugar', 'demerara sugar'),
  alike('brown sugar', 'muscovado sugar', 'coconut sugar'),
  alike('all-purpose flour', 'unbleached all-purpose flour', 'white whole wheat flour'),
  alike('cake flour', 'pastry flour'),
  alike('semisweet chocolate', 'dark chocolate (70-85%)', 'bittersweet chocolate'),
  alike('sweetened shredded coconut', 'sweetened flaked coconut'),
  alike('macaroni', 'penne', 'dry pasta', 'pasta shells'),
  alike('spaghetti', 'linguine', 'fettuccine', 'angel hair pasta'),
  alike('flat-leaf parsley', 'fresh parsley'),
  alike('vanilla extract', 'vanilla paste'),
  alike('cumin', 'cumin seed'),
  alike('ground coriander', 'coriander seed'),
  alike('dry breadcrumbs', 'panko breadcrumbs'),
  alike('graham cracker', 'low-fat graham cracker'),
  alike('whiskey', 'brandy', 'rum'),
  { 'fresh thyme': 1, 'dried thyme': 0.33 },
  { 'fresh rosemary': 1, 'dried rosemary': 0.33 },
  { 'fresh oregano': 1, 'dried oregano': 0.33, 'italian seasoning': 0.33 },
  { 'fresh sage': 1, 'dried sage': 0.33 },
  { 'fresh tarragon': 1, 'dried tarragon': 0.33 },
  { 'fresh dill': 1, 'dried dill': 0.2 },
  { 'fresh basil': 1, 'dried basil': 0.2 },
  { 'fresh parsley': 1, 'dried parsley': 0.2 },
]

function alike(...foods: readonly FoodName[]): Readonly<Record<FoodName, number>> {
  return Object.fromEntries(foods.map((food) => [food, 1]))
}

/** A food in place of another, with the grams of it that stand for one gram. */
export type Equivalent = { readonly food: FoodName; readonly ratio: number }

let byFood: ReadonlyMap<FoodName, readonly Equivalent[]> | undefined

/** What does the work of a food; nothing for most. Dried herbs stand for fresh ones at a third or less of their weight. */
export function equivalentsOf(food: FoodName): readonly Equivalent[] {
  byFood ??= new Map(
    groups.flatMap((group) => Object.keys(group).map((name) => [name, others(name)] as const)),
  )
  return byFood.get(food) ?? []
}

function others(food: FoodName): readonly Equivalent[] {
  return groups.flatMap((group) => {
    const own = group[food]
    return own === undefined
      ? []
      : Object.entries(group).flatMap(([other, grams]) =>
          other === food ? [] : [{ food: other, ratio: grams / own }],
        )
  })
}

/** The foods of every group, for the test that each is known. */
export function equivalentFoods(): readonly FoodName[] {
  return groups.flatMap((group) => Object.keys(group))
}
