import { allFoods } from '../foods/index.ts'
import type { Food, FoodCategory, FoodName } from '../foods/index.ts'

/** How to tell the members of a group: by category, by a word or an end of their names (any of a list parted by bars), by an allergen. */
type GroupRule = {
  readonly in?: readonly FoodCategory[]
  /** Letters that the name holds anywhere. */
  readonly has?: string
  /** Letters that the name ends with. */
  readonly ends?: string
  readonly not?: string
}

/** Vegetables whose leaves are what is eaten. */
const leafy: GroupRule = {
  has: 'kale|chard|spinach|greens|arugula|lettuce|watercress|bok choy|cabbage|mizuna|endive|radicchio|sorrel',
}

const flesh: readonly FoodCategory[] = ['meat', 'poultry']

/** Words that stand for any food of a kind, singular, and how to tell its members. */
const groupRules: Readonly<Record<string, GroupRule>> = {
  pasta: { in: ['pasta-noodle'], not: 'noodle' },
  noodle: { in: ['pasta-noodle'] },
  cheese: { in: ['dairy'], has: 'cheese|halloumi|paneer|ricotta|mozzarella|mascarpone|queso|feta' },
  bean: { in: ['legume', 'vegetable'], has: 'bean|chickpea|edamame' },
  lentil: { has: 'lentil| dal', ends: 'lentil|lentils| dal' },
  green: leafy,
  meat: { in: flesh },
  mince: { in: flesh, has: '^ground ' },
  poultry: { in: ['poultry'] },
  beef: { in: ['meat'], has: 'beef|steak|brisket' },
  pork: { in: ['meat'], has: 'pork|bacon|ham|sausage' },
  lamb: { in: ['meat'], has: 'lamb' },
  chicken: { in: ['poultry'], has: 'chicken|hen' },
  turkey: { in: ['poultry'], has: 'turkey' },
  steak: { has: 'steak' },
  fish: { in: ['fish'] },
  seafood: { in: ['seafood', 'fish'] },
  shellfish: { in: ['seafood'] },
  herb: { in: ['herb'] },
  stock: { in: ['broth'] },
  broth: { in: ['broth'] },
  oil: { in: ['oil-fat'], has: 'oil' },
  rice: { in: ['grain'], has: 'rice' },
  berry: { in: ['fruit'], has: 'berr' },
  mushroom: { has: 'mushroom' },
  chili: { in: ['vegetable'], has: 'chili|jalapeno|serrano|habanero|thai pepper' },
  tomato: { has: 'tomato', not: 'juice|paste|sauce|soup|ketchup' },
  potato: { ends: 'potato|potatoes' },
  squash: { has: 'squash|pumpkin|zucchini' },
  lettuce: { has: 'lettuce' },
  salmon: { in: ['fish'], has: 'salmon' },
  tuna: { in: ['fish'], has: 'tuna' },
  shrimp: { in: ['seafood'], has: 'shrimp' },
  prawn: { in: ['seafood'], has: 'shrimp' },
  sausage: { has: 'sausage|chorizo|kielbasa|bratwurst|andouille' },
  tortilla: { ends: 'tortilla' },
  vinegar: { has: 'vinegar' },
  mustard: { ends: 'mustard' },
  ham: { ends: ' ham|^ham' },
  lime: { ends: '^lime|^lime juice' },
  lemon: { ends: '^lemon|^lemon juice|^lemon zest' },
  coconut: { has: 'coconut' },
  chocolate: { has: 'chocolate' },
  oats: { ends: 'oat|oats' },
  tofu: { has: 'tofu' },
  gnocchi: { has: 'gnocchi' },
  parmesan: { has: 'parmesan' },
  mozzarella: { has: 'mozzarella' },
  yogurt: { in: ['dairy'], has: 'yogurt' },
  flour: { in: ['flour-baking'], has: 'flour' },
  sugar: { ends: ' sugar|^sugar' },
  salt: { ends: ' salt|^salt', not: 'celery|garlic|onion' },
  pepper: { has: 'jalapeno|poblano|pimiento', ends: ' pepper' },
  pea: { ends: ' pea| peas|^pea|^peas', not: 'split|pigeon|black' },
  bread: {
    in: ['bread-bakery'],
    has: 'bread|baguette|sourdough|ciabatta|pita|naan|brioche|focaccia|lavash|bagel|muffin|roti',
    ends: 'roll|bun|muffin',
  },
}

const nuts = (food: Food): boolean => food.us9.includes('tree nuts') || food.name.includes('peanut')

/** True for vegetables whose leaves are what is eaten. */
export const isLeafy = (food: Food): boolean => isMember(food, leafy)

/** '^' stands for the beginning of the name. */
function isMember({ name, category }: Food, { in: categories, has, ends, not }: GroupRule): boolean {
  if (categories !== undefined && !categories.includes(category)) return false
  const whole = `^${name}`
  if (not?.split('|').some((part) => whole.includes(part))) return false
  if (has === undefined && ends === undefined) return true
  return (
    has?.split('|').some((part) => whole.includes(part)) === true ||
    ends?.split('|').some((part) => whole.endsWith(part)) === true
  )
}

const members = new Map<string, readonly FoodName[]>()

/** The foods that a group word ('pasta', 'cheese'; singular) may mean; undefined for words that are no group. */
export function findGroup(word: string): readonly FoodName[] | undefined {
  const rule = Object.hasOwn(groupRules, word) ? groupRules[word] : undefined
  if (rule === undefined && word !== 'nut') return undefined
  const known = members.get(word)
  if (known) return known
  const found = allFoods()
    .filter((food) => !food.isDish && (rule === undefined ? nuts(food) : isMember(food, rule)))
    .map(({ name }) => name)
  members.set(word, found)
  return found
}
