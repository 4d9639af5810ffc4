import type { Food } from '../foods/index.ts'
import { holdsPhrase, phraseSet, tokensOf } from '../reading/index.ts'
import type { PhraseSet } from '../reading/index.ts'

/** Groups of foods that spoil alike, as USDA's mold chart has them. */
export type SpoilageGroup =
  | 'hard cheese'
  | 'soft dairy'
  | 'firm produce'
  | 'soft produce'
  | 'leafy produce'
  | 'bread'
  | 'meat'
  | 'fish'
  | 'egg'
  | 'plant protein'
  | 'canned'
  | 'moist'
  | 'pickled'
  | 'sour or salty'
  | 'fat'
  | 'dry'

type SpoilageFacts = { readonly signs: string; readonly mold: string }

const throwAll = 'throw the whole of it away: mold goes deeper than you can see'

/**
 * How each group shows that it is spoiled, and what mold on it means.
 * Mold: USDA FSIS, 'Molds on Food: Are They Dangerous?'. Signs: USDA FSIS, FDA consumer pages and kitchen practice.
 */
export const spoilageFacts: Readonly<Record<SpoilageGroup, SpoilageFacts>> = {
  'hard cheese': {
    signs: 'a sour or ammonia smell, a slimy rind or colors that were not there before',
    mold: 'cut off at least 1 inch (2.5 cm) around and below the spot, keep the knife out of the mold, and the rest is good',
  },
  'soft dairy': {
    signs: 'a sour smell, a curdled or slimy texture, gas in the package or any mold',
    mold: throwAll,
  },
  'firm produce': {
    signs: 'soft wet spots, slime, mold or a sour smell; limp or wrinkled alone is only lost water',
    mold: 'on firm vegetables and fruit cut off at least 1 inch (2.5 cm) around and below a small spot, and the rest is good',
  },
  'soft produce': {
    signs: 'leaking, mold, a sour or winy smell; wrinkles and soft spots alone mean cook it today',
    mold: 'discard the whole piece, mold spreads below the surface of soft, juicy food',
  },
  'leafy produce': {
    signs:
      'slime, dark wet leaves or a bad smell; throw slimy leaves away and what touches them. Only wilted? A bath in ice water brings them back',
    mold: throwAll,
  },
  bread: { signs: 'any mold or a sour smell; dry and stale is fine to toast or crumb', mold: throwAll },
  meat: {
    signs:
      'a bad smell, a sticky or slimy surface; a change of color alone is normal (ground meat turns brown without air)',
    mold: throwAll,
  },
  fish: {
    signs: 'a sour, rancid or ammonia smell, slime, or flesh that does not spring back',
    mold: throwAll,
  },
  egg: {
    signs: 'a smell when you crack it (crack each into a cup first), or a cracked, slimy or powdery shell',
    mold: throwAll,
  },
  'plant protein': {
    signs:
      'a sour or ammonia smell, slime, a swollen package, or pink, green or fuzzy spots; black or gray spots on tempeh are its own',
    mold: throwAll,
  },
  canned: {
    signs:
      'a bulging, leaking, rusted or badly dented can, liquid that spurts or foams on opening, or an odd smell; never taste to find out',
    mold: throwAll,
  },
  moist: {
    signs: 'a sour, yeasty or off smell, gas or bubbles, slime, or any mold',
    mold: throwAll,
  },
  pickled: {
    signs:
      'mold, slime, gas in a jar that was not left to ferment, a bulging lid or a smell that is not sour but rotten',
    mold: throwAll,
  },
  'sour or salty': {
    signs:
      'mold, or a smell that is not its own; a jelly-like disc in vinegar is its harmless mother, and a darker color is only age',
    mold: throwAll,
  },
  fat: { signs: 'a rancid smell of paint, crayons or old nuts, or mold', mold: throwAll },
  dry: { signs: 'a stale or rancid smell, damp clumps or insects', mold: throwAll },
}

export const moldSource = 'USDA FSIS, Molds on Food: Are They Dangerous?'
export const useBySource =
  'UK Food Standards Agency, Best before and use-by dates; USDA FSIS, Food Product Dating'
export const dateSource = 'USDA FSIS, Food Product Dating'

/** Words of names that decide the group where the category does not. Source: as above. */
const hardCheese = phraseSet(
  'cheddar|parmesan|gruyere|swiss|gouda|pecorino|manchego|asiago|colby|provolone|hard cheese|emmental|edam|comte|monterey',
)
const leafy = phraseSet(
  'lettuce|spinach|arugula|kale|chard|watercress|radicchio|endive|basil|parsley|cilantro|mint|dill|herb|leaf|leaves|mixed salad|bok choy|sorrel|purslane|cress|chives|lambsquarters|chervil|tarragon',
)
const soft = phraseSet(
  'bean sprouts|alfalfa sprouts|lentil sprouts|pea sprouts|radish sprouts|tomato|cucumber|zucchini|eggplant|mushroom|squash|okra|avocado|berry|strawberry|raspberry|blueberry|blackberry|peach|plum|grape|cherry|fig|apricot|nectarine|melon|watermelon|mango|banana|pear',
)
const firmFruit = phraseSet('apple|quince|pomegranate|coconut|breadfruit|plantain|jackfruit')
const pickled = phraseSet(
  'pickle|pickled|sauerkraut|kimchi|black olive|green olive|kalamata olive|castelvetrano olive|olives|caper|cornichon|relish',
)
const ofPickles: ReadonlySet<Food['category']> = new Set(['vegetable', 'fruit', 'condiment'])
/** Cut, cooked or pressed, nothing firm is left of it. */
const moist = phraseSet(
  'potato salad|stewed|fried|sauteed|grilled|baked|paste|sauce|juice|boiled|puree|mashed|harvard beets|succotash',
)
const sourOrSalty = phraseSet(
  'apple cider vinegar|wine vinegar|balsamic vinegar|white vinegar|rice vinegar|malt vinegar|sherry vinegar|champagne vinegar|flavored vinegar|black vinegar|ume vinegar|fish sauce|soy sauce|tamari|worcestershire sauce|coconut aminos',
)
const dried = phraseSet(
  'dried|dry|raisin|prune|medjool date|deglet noor date|sun-dried tomato|tomato powder|zest|seaweed|kombu',
)
const named = (name: string, words: PhraseSet): boolean => holdsPhrase(tokensOf(name), words)

/** The group a food belongs to, for signs of spoilage. */
export function spoilageGroup({ name, category }: Pick<Food, 'name' | 'category'>): SpoilageGroup {
  if (name.startsWith('canned ')) return 'canned'
  if (name.startsWith('cooked ')) return 'moist'
  if (ofPickles.has(category) && named(name, pickled)) return 'pickled'
  switch (category) {
    case 'vegetable':
    case 'herb':
      return produceGroup(name, 'firm produce')
    case 'fruit':
      return produceGroup(name, 'soft produce')
    case 'dairy':
      return named(name, hardCheese) ? 'hard cheese' : 'soft dairy'
    case 'meat':
    case 'poultry':
      return 'meat'
    case 'fish':
    case 'seafood':
      return 'fish'
    case 'egg':
      return 'egg'
    case 'condiment':
      return named(name, sourOrSalty) ? 'sour or salty' : 'moist'
    case 'oil-fat':
      return 'fat'
    case 'broth':
    case 'beverage':
      return 'moist'
    case 'bread-bakery':
      return 'bread'
    case 'plant-protein':
      return 'plant protein'
    default:
      return 'dry'
  }
}

function produceGroup(name: string, otherwise: 'soft produce' | 'firm produce'): SpoilageGroup {
  if (name.startsWith('frozen ') || named(name, moist)) return 'moist'
  if (named(name, dried)) return 'dry'
  if (named(name, leafy) || name.endsWith('greens')) return 'leafy produce'
  if (named(name, soft)) return 'soft produce'
  return named(name, firmFruit) ? 'firm produce' : otherwise
}
