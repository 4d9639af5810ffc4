import type { Alternative } from '../named-dish.ts'

/** Foods that a cook takes for each other without a second thought, in order of preference. */
export const onions: readonly Alternative[] = [
  'onion',
  'yellow onion',
  'white onion',
  'sweet onion',
  'red onion',
]
export const garlics: readonly Alternative[] = ['garlic', 'minced garlic']
export const oliveOils: readonly Alternative[] = [
  'olive oil',
  'extra virgin olive oil',
  'canola oil',
  'soybean (vegetable) oil',
]
export const plainOils: readonly Alternative[] = [
  'canola oil',
  'soybean (vegetable) oil',
  'sunflower oil',
  'peanut oil',
]
export const butters: readonly Alternative[] = ['butter', 'unsalted butter', ['olive oil', 0.8]]
export const vegetableBroths: readonly Alternative[] = [
  'vegetable broth',
  'vegetable stock',
  'chicken broth',
  'chicken stock',
]
export const beefBroths: readonly Alternative[] = [
  'beef broth',
  'homemade beef stock',
  'chicken broth',
  'vegetable broth',
]
export const cannedTomatoes: readonly Alternative[] = [
  'canned diced tomatoes',
  'canned tomato',
  'canned whole tomatoes',
  'canned crushed tomatoes',
  'tomato passata',
  'tomato',
  'roma tomato',
]
export const bellPeppers: readonly Alternative[] = [
  'green bell pepper',
  'red bell pepper',
  'yellow bell pepper',
  'orange bell pepper',
]
export const potatoes: readonly Alternative[] = [
  'potato',
  'russet potato',
  'yukon gold potato',
  'red potato',
  'white potato',
]
export const groundBeefs: readonly Alternative[] = [
  'ground beef 80/20',
  'ground beef 85/15',
  'ground beef 90/10',
  'grass-fed ground beef',
]
export const creams: readonly Alternative[] = [
  'heavy cream',
  'whipping cream',
  'light cream',
  'half-and-half',
]
export const milks: readonly Alternative[] = [
  'whole milk',
  'reduced-fat milk (2%)',
  'skim milk',
  'unsweetened soy milk',
  'oat milk',
]
export const cheddars: readonly Alternative[] = [
  'cheddar cheese',
  'sharp cheddar cheese',
  'white cheddar cheese',
  'colby cheese',
  'monterey jack cheese',
]
export const parmesans: readonly Alternative[] = [
  'parmesan cheese',
  'grated parmesan cheese',
  'grana padano cheese',
  'pecorino romano cheese',
]
export const parsleys: readonly Alternative[] = ['fresh parsley', 'flat-leaf parsley']
export const mushrooms: readonly Alternative[] = [
  'white mushroom',
  'cremini mushroom',
  'portobello mushroom',
  'oyster mushroom',
  'chanterelle mushroom',
]
export const shortPastas: readonly Alternative[] = [
  'penne',
  'dry pasta',
  'rigatoni',
  'fusilli',
  'ziti',
  'pasta shells',
  'farfalle',
  'whole wheat pasta',
]
export const longPastas: readonly Alternative[] = [
  'spaghetti',
  'linguine',
  'fettuccine',
  'tagliatelle',
  'bucatini',
  'angel hair pasta',
  'whole wheat pasta',
]
export const longRices: readonly Alternative[] = ['long-grain white rice', 'basmati rice', 'jasmine rice']
export const soySauces: readonly Alternative[] = ['soy sauce', 'light soy sauce', 'tamari']
/** What a soup or a skillet is sliced or crumbled full of: raw from the butcher, or smoked. */
export const sausages: readonly Alternative[] = [
  'italian sausage',
  'sausage',
  'sweet italian sausage',
  'hot italian sausage',
  'raw pork sausage',
  'turkey sausage',
  'chicken sausage',
  'kielbasa',
  'smoked sausage',
  'andouille sausage',
  'chorizo',
  'bratwurst',
]
