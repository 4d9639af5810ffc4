import type { Diet, Eu14Allergen, FoodName, Us9Allergen } from '../../foods/index.ts'

export type Allergen = Us9Allergen | Eu14Allergen

/** What somebody may not eat, or what decides what they may. `said` is how an answer names it: 'egg', 'gluten', 'vegan'. */
export type Restriction =
  | { readonly kind: 'allergen'; readonly allergens: readonly Allergen[]; readonly said: string }
  | { readonly kind: 'diet'; readonly diet: Diet; readonly said: string }
  /** Something no allergen list has: 'allergic to strawberries'. */
  | { readonly kind: 'food'; readonly food: FoodName; readonly said: string }
  | { readonly kind: 'pregnancy' }
  | { readonly kind: 'breastfeeding' }
  /** Under five years; `months` is null where no age is told. */
  | { readonly kind: 'child'; readonly months: number | null }
  /** Halal or kosher: it depends on how the food was made, which nobody here can see. */
  | { readonly kind: 'faith'; readonly said: string }
  /** An illness or a medicine: a doctor decides. */
  | { readonly kind: 'condition' }

const nuts: readonly Allergen[] = ['tree nuts', 'peanuts']
const shellfish: readonly Allergen[] = ['crustaceans', 'molluscs']

/** What people call the allergens; 'nut allergy' means both kinds of nuts until somebody says which. */
export const allergenNames: readonly (readonly [string, Extract<Restriction, { kind: 'allergen' }>])[] = [
  ...allergen('egg', ['egg'], 'egg|eggs', 'hen|chicken|quail|duck egg', 'egg white|yolk|protein'),
  ...allergen(
    'milk',
    ['milk'],
    'milk|dairy|casein|whey|cmpa|cmp',
    'cow milk',
    'cows milk',
    'cow is milk',
    'cow is milk protein',
    'cow milk protein',
    'milk protein',
    'dairy product',
  ),
  // Milk to whatever is proposed; of a single food the sugar in it decides.
  ...allergen('lactose', ['milk'], 'lactose'),
  ...allergen('nuts', nuts, 'nut|nuts'),
  ...allergen('tree nuts', ['tree nuts'], 'tree nut'),
  ...allergen('peanuts', ['peanuts'], 'peanut|groundnut', 'ground nut'),
  ...allergen('shellfish', shellfish, 'shellfish|seafood', 'shell fish'),
  ...allergen('crustaceans', ['crustaceans'], 'crustacean'),
  ...allergen('molluscs', ['molluscs'], 'mollusc|mollusk'),
  ...allergen('fish', ['fish'], 'fish|finfish'),
  ...allergen('wheat', ['wheat'], 'wheat'),
  ...allergen('soy', ['soy'], 'soy|soya|soybean', 'soya bean'),
  ...allergen('sesame', ['sesame'], 'sesame', 'sesame seed'),
  ...allergen('celery', ['celery'], 'celery|celeriac'),
  ...allergen('mustard', ['mustard'], 'mustard'),
  ...allergen('sulphites', ['sulphites'], 'sulphite|sulfite|sulphit|sulfit'),
  ...allergen('lupin', ['lupin'], 'lupin|lupine|lupini'),
]

function allergen(said: string, allergens: readonly Allergen[], ...names: readonly string[]) {
  const restriction = { kind: 'allergen', allergens, said } as const
  return names.map((name) => [name, restriction] as const)
}

const glutenFree: Restriction = { kind: 'diet', diet: 'gluten-free', said: 'gluten' }

/** Names of restrictions that need no 'allergic to' beside them. */
export const restrictionNames: readonly (readonly [string, Restriction])[] = [
  ...named({ kind: 'diet', diet: 'vegan', said: 'vegan' }, 'vegan', 'plant based'),
  ...named(
    { kind: 'diet', diet: 'vegetarian', said: 'vegetarian' },
    'vegetarian|veggie',
    'not eat meat',
    'never eat meat',
  ),
  ...named({ kind: 'diet', diet: 'pescatarian', said: 'pescatarian' }, 'pescatarian|pescetarian'),
  ...named(glutenFree, 'coeliac', 'gluten'),
  ...named({ kind: 'allergen', allergens: ['milk'], said: 'milk' }, 'cmpa|cmpi'),
  ...named({ kind: 'diet', diet: 'keto', said: 'keto' }, 'keto|ketogenic', 'low carb'),
  ...named({ kind: 'diet', diet: 'paleo', said: 'paleo' }, 'paleo'),
  ...named({ kind: 'faith', said: 'halal' }, 'halal|haram|muslim'),
  ...named({ kind: 'faith', said: 'kosher' }, 'kosher|jewish'),
  ...named(
    { kind: 'pregnancy' },
    'pregnant|pregnancy|trimester|preggo|preggers|antenatal|prenatal|obstetrician|midwife',
    'be expecting',
    'while|when|if|since expecting',
    'expecting a baby',
    'mum|mom|mother to be',
    'weeks|months along',
  ),
  ...named(
    { kind: 'breastfeeding' },
    'breastfeed|breastfeeding|lactating',
    'breast feeding',
    'nursing mother',
  ),
  ...named(
    { kind: 'condition' },
    'diabetic|diabetes|gout|histamine|fodmap|ibs|warfarin|statin|insulin|metformin|chemo|chemotherapy|dialysis|immunocompromised',
    'kidney disease|stone|failure',
    'blood pressure|thinner|sugar',
    'heart|liver disease',
    'weak|weakened|low immune',
    'on pills|medication|medicine|antibiotics',
    'acid reflux',
    'diverticulitis|crohn|colitis',
  ),
]

function named(restriction: Restriction, ...names: readonly string[]) {
  return names.map((name) => [name, restriction] as const)
}
