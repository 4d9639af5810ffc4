import type { Eu14Allergen, Us9Allergen } from '../../src/vocabularies/index.ts'

type Allergen = Us9Allergen | Eu14Allergen

/**
 * What a made food brings with it. `contains`: always, by its standard recipe or the usual label; `often`: by brand or recipe, so 'may
 * contain, check the label'. `animal`: flesh or gelatin of land or sea animals that the name need not tell; `maybe` where a brand decides.
 * 'wheat' stands for wheat on the US list and gluten on the EU's.
 */
export type TraitFacts = {
  readonly contains?: readonly Allergen[]
  readonly often?: readonly Allergen[]
  readonly animal?: 'land' | 'sea'
  readonly isReadyToEat?: true
}

const nutsOften: readonly Allergen[] = ['tree nuts', 'peanuts']

/**
 * Traits by name, as `sr28_foods.csv` writes them. Allergens by the always and often columns of allergens.csv, and for made foods by the
 * ingredients that labels of the kind usually list.
 */
export const traitFacts = {
  milk: { contains: ['milk'] },
  milkmaybe: { often: ['milk'] },
  egg: { contains: ['egg'] },
  eggmaybe: { often: ['egg'] },
  fish: { contains: ['fish'], animal: 'sea' },
  crustacean: { contains: ['crustaceans'], animal: 'sea' },
  shrimp: { contains: ['crustaceans'], animal: 'sea' },
  crustmaybe: { often: ['crustaceans'] },
  mollusc: { contains: ['molluscs'], animal: 'sea' },
  treenut: { contains: ['tree nuts'] },
  nut: { contains: ['tree nuts'], often: ['peanuts'] },
  nuts: { contains: ['tree nuts'], often: ['peanuts'] },
  nutmaybe: { often: nutsOften },
  peanut: { contains: ['peanuts'] },
  peanutmaybe: { often: ['peanuts'] },
  wheat: { contains: ['wheat'] },
  wheatmaybe: { often: ['wheat'] },
  barley: { contains: ['gluten'] },
  rye: { contains: ['gluten'] },
  oats: { contains: ['gluten'] },
  soy: { contains: ['soy'] },
  soymaybe: { often: ['soy'] },
  sesame: { contains: ['sesame'] },
  sesamemaybe: { often: ['sesame'] },
  celery: { contains: ['celery'] },
  celerymaybe: { often: ['celery'] },
  mustard: { contains: ['mustard'] },
  mustardmaybe: { often: ['mustard'] },
  sulphites: { contains: ['sulphites'] },
  sulphitemaybe: { often: ['sulphites'] },
  lupinmaybe: { often: ['lupin'] },
  molluscmaybe: { often: ['molluscs'] },
  maybeoats: { often: ['gluten'] },
  lupin: { contains: ['lupin'] },
  meat: { animal: 'land' },
  meatmaybe: { animal: 'land' },
  gelatin: { animal: 'land' },
  cooked: { isReadyToEat: true },
  cured: { isReadyToEat: true, often: ['sulphites'] },
  raw: {},
  exact: {},
  dish: {},
  bread: { contains: ['wheat'], often: ['milk', 'egg', 'soy', 'sesame'] },
  gfbread: { often: ['egg', 'milk', 'soy', 'lupin'] },
  cake: { contains: ['wheat', 'egg', 'milk'], often: ['soy', ...nutsOften] },
  cakemix: { contains: ['wheat'], often: ['milk', 'egg', 'soy', ...nutsOften] },
  cookie: { contains: ['wheat'], often: ['milk', 'egg', 'soy', ...nutsOften] },
  gfcookie: { often: ['milk', 'egg', 'soy', 'lupin', ...nutsOften] },
  cracker: { contains: ['wheat'], often: ['milk', 'soy', 'sesame', 'gluten'] },
  piecrust: { contains: ['wheat'], often: ['milk', 'egg', 'soy'] },
  cerealbar: { contains: ['gluten'], often: ['wheat', 'milk', 'soy', ...nutsOften] },
  icecream: { contains: ['milk'], often: ['egg', 'soy', 'wheat', ...nutsOften] },
  choc: { often: ['milk', 'soy', ...nutsOften] },
  milkchoc: { contains: ['milk'], often: ['soy', 'wheat', ...nutsOften] },
  candy: { often: ['milk', 'soy', 'wheat'], animal: 'land' },
  malted: { contains: ['gluten', 'milk'], often: ['wheat', 'soy'] },
  soyfood: { contains: ['soy'] },
  meatless: { contains: ['soy', 'wheat'], often: ['egg', 'milk', 'sesame', 'celery', 'mustard'] },
  soysauce: { contains: ['soy', 'wheat'], often: ['sesame', 'fish'] },
  creamsoup: { contains: ['milk', 'wheat'], often: ['soy', 'celery', 'egg'] },
  soup: { often: ['wheat', 'milk', 'soy', 'celery'] },
  noodlesoup: { contains: ['wheat'], often: ['egg', 'milk', 'soy', 'celery'] },
  fishsoup: { contains: ['fish'], often: ['crustaceans', 'molluscs', 'celery', 'wheat'], animal: 'sea' },
  gravy: { contains: ['wheat'], often: ['milk', 'soy', 'celery'] },
  creamsauce: { contains: ['milk'], often: ['wheat', 'soy', 'mustard'] },
  creamdressing: {
    contains: ['egg'],
    often: ['milk', 'soy', 'mustard', 'fish', 'wheat', 'celery', 'sulphites'],
  },
  vinaigrette: { often: ['milk', 'egg', 'soy', 'mustard', 'wheat', 'celery', 'sulphites'] },
  mayo: { contains: ['egg'], often: ['milk', 'soy', 'mustard', 'celery', 'sulphites'] },
  worcester: { often: ['fish', 'soy', 'wheat', 'celery', 'sulphites'], animal: 'sea' },
  pesto: { contains: ['milk', 'tree nuts'] },
  bbq: { often: ['soy', 'wheat', 'mustard', 'celery'] },
  pickle: { often: ['mustard', 'sulphites', 'celery'] },
  driedfruit: { often: ['sulphites'] },
  wine: { contains: ['sulphites'] },
  rawsausage: { often: ['milk', 'egg', 'wheat', 'soy', 'mustard', 'celery', 'sulphites'] },
  coldcut: {
    often: ['milk', 'egg', 'wheat', 'soy', 'mustard', 'celery', 'sulphites'],
    isReadyToEat: true,
  },
  meatball: { contains: ['wheat'], often: ['milk', 'egg', 'soy', 'celery', 'mustard'] },
  jerky: { often: ['soy', 'wheat', 'sulphites'], isReadyToEat: true },
  breaded: { contains: ['wheat'], often: ['milk', 'egg', 'soy', 'celery', 'mustard'] },
  entree: { contains: ['wheat'], often: ['milk', 'egg', 'soy', 'celery', 'mustard'] },
  chipsflavor: { often: ['milk', 'wheat', 'soy', 'mustard', 'celery'] },
} as const satisfies Readonly<Record<string, TraitFacts>>

export type Trait = keyof typeof traitFacts

/** Traits that a whole food may bear and still be one: cooked, a nut, raw. All others mark a made food. */
export const plainTraits: ReadonlySet<Trait> = new Set<Trait>([
  'cooked',
  'raw',
  'exact',
  'treenut',
  'nutmaybe',
  'egg',
  'fish',
  'crustacean',
  'mollusc',
  'sesame',
  'celery',
  'mustard',
  'driedfruit',
])

/** Traits of what a cook also makes: a recipe that bears its name need not have it in its list. */
export const dishTraits: ReadonlySet<Trait> = new Set<Trait>([
  ...([
    'dish',
    'bread',
    'gfbread',
    'cake',
    'cookie',
    'gfcookie',
    'cracker',
    'piecrust',
    'entree',
    'meatball',
    'mayo',
  ] as const),
  ...([
    'creamsoup',
    'soup',
    'noodlesoup',
    'fishsoup',
    'gravy',
    'creamsauce',
    'bbq',
    'icecream',
    'vinaigrette',
  ] as const),
  ...(['creamdressing', 'breaded', 'cerealbar', 'meatless'] as const),
])

/** True for a word that is a trait; the others in a row of the table are slips of its writer. */
export function isTrait(word: string): word is Trait {
  return Object.hasOwn(traitFacts, word)
}
