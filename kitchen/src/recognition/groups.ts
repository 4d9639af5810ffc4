import { allFoods } from '../foods/index.ts'
import type { Food, FoodName } from '../foods/index.ts'

/** Words that stand for any food of a kind, and how to tell its members. */
const groupRules: Readonly<Record<string, (food: Food) => boolean>> = {
  pasta: ({ category, name }) => category === 'pasta-noodle' && !/noodle/.test(name),
  noodle: ({ category }) => category === 'pasta-noodle',
  cheese: ({ category, name }) =>
    category === 'dairy' && /cheese|halloumi|paneer|ricotta|mozzarella|mascarpone|queso|feta/.test(name),
  bean: ({ category, name }) =>
    /bean|chickpea|edamame/.test(name) && (category === 'legume' || category === 'vegetable'),
  lentil: ({ name }) => /lentil|dal\b/.test(name),
  green: isLeafy,
  meat: ({ category }) => category === 'meat' || category === 'poultry',
  mince: ({ category, name }) =>
    (category === 'meat' || category === 'poultry') && name.startsWith('ground '),
  poultry: ({ category }) => category === 'poultry',
  beef: ({ category, name }) => category === 'meat' && /beef|steak|brisket/.test(name),
  pork: ({ category, name }) => category === 'meat' && /pork|bacon|ham|sausage/.test(name),
  lamb: ({ category, name }) => category === 'meat' && name.includes('lamb'),
  chicken: ({ category, name }) => category === 'poultry' && /chicken|hen/.test(name),
  turkey: ({ category, name }) => category === 'poultry' && name.includes('turkey'),
  steak: ({ name }) => name.includes('steak'),
  fish: ({ category }) => category === 'fish',
  seafood: ({ category }) => category === 'seafood' || category === 'fish',
  shellfish: ({ category }) => category === 'seafood',
  nut: ({ us9, name }) => us9.includes('tree nuts') || name.includes('peanut'),
  herb: ({ category }) => category === 'herb',
  stock: ({ category }) => category === 'broth',
  broth: ({ category }) => category === 'broth',
  oil: ({ category, name }) => category === 'oil-fat' && /oil/.test(name),
  rice: ({ category, name }) => category === 'grain' && /rice/.test(name),
  berry: ({ category, name }) => category === 'fruit' && /berr/.test(name),
  mushroom: ({ name }) => /mushroom/.test(name),
  chili: ({ category, name }) =>
    category === 'vegetable' && /chili|jalapeno|serrano|habanero|thai pepper/.test(name),
  pepper: ({ name }) => / pepper$|jalapeno|poblano|pimiento/.test(name),
  tomato: ({ name }) => /tomato/.test(name) && !/juice|paste|sauce|soup|ketchup/.test(name),
  potato: ({ name }) => /potato$|potatoes$/.test(name),
  squash: ({ name }) => /squash|pumpkin|zucchini/.test(name),
  lettuce: ({ name }) => /lettuce/.test(name),
  pea: ({ name }) => /\bpeas?$/.test(name) && !/split|pigeon|black/.test(name),
  salmon: ({ category, name }) => category === 'fish' && /salmon/.test(name),
  tuna: ({ category, name }) => category === 'fish' && /tuna/.test(name),
  shrimp: ({ category, name }) => category === 'seafood' && /shrimp/.test(name),
  prawn: ({ category, name }) => category === 'seafood' && /shrimp/.test(name),
  sausage: ({ name }) => /sausage|chorizo|kielbasa|bratwurst|andouille/.test(name),
  bread: ({ category, name }) =>
    category === 'bread-bakery' &&
    /bread|baguette|sourdough|ciabatta|pita|naan|brioche|focaccia|lavash|bagel|roll$|bun$|muffin|roti/.test(
      name,
    ),
  tortilla: ({ name }) => name.endsWith('tortilla'),
  vinegar: ({ name }) => /vinegar/.test(name),
  mustard: ({ name }) => name.endsWith('mustard'),
  ham: ({ name }) => /\bham$/.test(name),
  lime: ({ name }) => name === 'lime' || name === 'lime juice',
  lemon: ({ name }) => name === 'lemon' || name === 'lemon juice' || name === 'lemon zest',
  coconut: ({ name }) => /coconut/.test(name),
  chocolate: ({ name }) => /chocolate/.test(name),
  oats: ({ name }) => /oats?$/.test(name),
  tofu: ({ name }) => /tofu/.test(name),
  gnocchi: ({ name }) => /gnocchi/.test(name),
  parmesan: ({ name }) => /parmesan/.test(name),
  mozzarella: ({ name }) => /mozzarella/.test(name),
  yogurt: ({ category, name }) => category === 'dairy' && /yogurt/.test(name),
  flour: ({ category, name }) => category === 'flour-baking' && /flour/.test(name),
  sugar: ({ name }) => / sugar$|^sugar$/.test(name),
  salt: ({ name }) => /\bsalt$/.test(name) && !/celery|garlic|onion/.test(name),
}

/** True for vegetables whose leaves are what is eaten. */
export function isLeafy({ name }: Food): boolean {
  return /kale|chard|spinach|greens|arugula|lettuce|watercress|bok choy|cabbage/.test(name)
}

const members = new Map<string, readonly FoodName[]>()

/** The foods that a group word ('pasta', 'cheese'; singular) may mean; undefined for words that are no group. */
export function findGroup(word: string): readonly FoodName[] | undefined {
  if (!Object.hasOwn(groupRules, word)) return undefined
  const known = members.get(word)
  if (known) return known
  const rule = groupRules[word]
  const found = rule
    ? allFoods()
        .filter((food) => !food.isDish && rule(food))
        .map(({ name }) => name)
    : []
  members.set(word, found)
  return found
}
