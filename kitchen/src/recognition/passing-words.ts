import { findFood } from '../foods/index.ts'
import type { Food, FoodCategory, FoodName } from '../foods/index.ts'
import { findUnit } from '../measures/index.ts'
import { isLeafy } from './groups.ts'
import type { Word } from './words.ts'

const preparations = new Set(
  (
    'chopped sliced diced minced grated shredded peeled trimmed crushed cubed halved quartered ' +
    'cooked roasted roast boiled steamed grilled mashed leftover leftovers torn julienned crumbled ' +
    'toasted melted softened pitted seeded drained rinsed thawed defrosted'
  ).split(' '),
)

/** Words that say how much, how big, how good, whose or from where, and change no food. */
const qualities = new Set(
  (
    'fresh freshly organic ripe overripe unripe raw large small medium big little tiny huge giant young tender ' +
    'crisp firm soft whole half homegrown overgrown garden allotment local seasonal farm windfall surplus spare ' +
    'boneless skinless lean good nice quality finely roughly thinly thickly thin thick coarsely washed unwashed ' +
    'prewashed cleaned scrubbed plain natural bagged packaged prepacked wilted wilting limp bruised blemished ' +
    'wrinkly shriveled shrivelled wonky misshapen tired sad old day cold chilled mixed assorted extra some few ' +
    'a an the of my our from with lots loads couple about more last remaining opened unopened picked just one ' +
    'two three four five six seven eight nine ten dozen unsweetened premium value budget perfectly very super ' +
    'vine greenhouse heirloom unwaxed chunk chunks piece pieces bit bits mums moms dads grandmas grans nans ' +
    'neighbors neighbours'
  ).split(' '),
)

/** Words that pass only together: chops are sold bone in, but a ham bone is no ham. */
const phrases: readonly (readonly string[])[] = (
  'bone in|bone out|skin off|free range|home grown|farmers market|store bought|shop bought|left over|cut up|' +
  'cut into|hot house|on the vine|grass fed|corn fed|pasture raised|cage free|to use up|going off|in the pod|in pods|in shell|in shells|in the shell|with tops|with greens|with leaves|with stems'
)
  .split('|')
  .map((phrase) => phrase.split(' '))

const inCategory =
  (...categories: readonly FoodCategory[]) =>
  ({ category }: Food) =>
    categories.includes(category)
const hasLeaves = (food: Food) => food.category === 'herb' || isLeafy(food)

/** Words that change no food of the kind that suits them, and make something else of any other: carrot leaves, baby oil, head cheese. */
const suited: Readonly<Record<string, (food: Food) => boolean>> = {
  leaf: hasLeaves,
  frond: hasLeaves,
  floret: ({ name }) => /broccoli|cauliflower|romanesco/.test(name),
  wild: (food) => inCategory('fish', 'seafood')(food) || food.name.endsWith('berry'),
  baby: inCategory('vegetable', 'herb', 'seafood'),
  smoked: ({ name }) => /bacon|ham$|sausage|lardons|pancetta/.test(name),
  unsmoked: ({ name }) => /bacon|ham$|sausage|lardons|pancetta/.test(name),
  frozen: inCategory('vegetable', 'fruit', 'herb', 'meat', 'poultry', 'fish', 'seafood', 'bread-bakery'),
  grilled: (food) => food.category !== 'dairy' || /halloumi|paneer/.test(food.name),
  head: inCategory('vegetable'),
  stick: (food) => inCategory('vegetable')(food) || food.name.endsWith('butter'),
  pod: ({ name }) => /okra|cardamom|edamame/.test(name),
  french: inCategory('herb'),
  english: inCategory('herb'),
  italian: inCategory('herb'),
  greek: inCategory('herb'),
  drop: inCategory('condiment', 'oil-fat', 'beverage'),
}

/** For each word, whether the food may be named without it. */
export function arePassing(words: readonly Word[]): readonly boolean[] {
  const passing = words.map(isPassing)
  for (const at of words.keys())
    for (const phrase of phrases)
      if (phrase.every((word, index) => words[at + index]?.raw === word))
        passing.fill(true, at, at + phrase.length)
  return passing
}

function isPassing({ raw, singular }: Word): boolean {
  if (preparations.has(raw) || qualities.has(raw) || Object.hasOwn(suited, singular)) return true
  return /^\d/.test(raw) || findUnit(raw) !== undefined
}

/** True when none of the words left out would have made another food of this one. */
export function areSuited(dropped: readonly Word[], name: FoodName): boolean {
  const food = findFood(name)
  return food !== undefined && dropped.every(({ singular }) => suited[singular]?.(food) ?? true)
}

/** True for a word that says what was done to the food: chopped, roasted, drained. */
export function isPreparation({ raw }: Word): boolean {
  return preparations.has(raw)
}
