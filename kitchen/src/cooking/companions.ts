import type { CookFacts } from './cook-facts.ts'

/**
 * What cooks put on one plate because each makes the other better. Words stand for every food whose name has them: 'apple' for green
 * apples too. Read both ways. Source: kitchen practice; a matter of taste.
 */
const companions: Readonly<Record<string, string>> = {
  pork: 'apple, pear, plum, prune, quince, sage, cabbage, sauerkraut, fennel, rosemary, mustard, ginger, pineapple, peach, apricot, cherry, bean, potato',
  sausage:
    'apple, grape, pear, cabbage, sauerkraut, kale, lentil, potato, fennel, pepper, bean, squash, onion, mustard, broccoli, spinach',
  bratwurst: 'apple, cabbage, sauerkraut, potato, mustard, onion',
  kielbasa: 'apple, cabbage, sauerkraut, potato, lentil, bean',
  chorizo: 'potato, egg, chickpea, bean, pepper, kale, corn, tomato',
  bacon: 'sprout, egg, potato, leek, cabbage, pea, lentil, corn, apple, date, spinach, avocado, bean, maple',
  ham: 'pea, leek, egg, potato, lentil, melon, cantaloupe, fig, pear, cheese, asparagus, cream, pineapple, bean',
  prosciutto: 'fig, melon, cantaloupe, pear, peach, asparagus, arugula, mozzarella, date',
  chicken:
    'lemon, thyme, grape, apple, leek, mushroom, tarragon, coconut, lime, orange, apricot, potato, carrot, turnip, rosemary, olive, corn, pepper, almond, peanut, rice, peach, plum, artichoke',
  turkey: 'cranberry, sage, apple, sprout, potato, squash, rice, corn, pear',
  duck: 'orange, cherry, plum, apple, pear, fig, turnip, cabbage, thyme, lentil, quince, grape, blackberry',
  liver: 'onion, apple, sage, bacon, grape',
  beef: 'broccoli, mushroom, carrot, potato, onion, wine, pepper, horseradish, bean, ginger, rice, tomato, beer, arugula, corn',
  steak: 'arugula, mushroom, potato, chive, broccoli, pepper, onion, horseradish, corn',
  lamb: 'mint, rosemary, potato, eggplant, apricot, pea, yogurt, chickpea, bean, cumin, prune, plum, feta, pomegranate, turnip, artichoke',
  salmon: 'dill, cucumber, asparagus, potato, lemon, spinach, pea, cream, fennel, beet, mustard, rice',
  cod: 'potato, leek, pea, tomato, fennel, bean, chorizo, lemon, olive',
  tuna: 'bean, onion, olive, potato, egg, caper, celery, corn, tomato',
  mackerel: 'beet, rhubarb, potato, gooseberry, mustard',
  trout: 'almond, potato, fennel, dill',
  shrimp:
    'garlic, parsley, lime, coconut, pineapple, mango, tomato, pea, rice, fennel, avocado, corn, zucchini',
  mussel: 'fennel, wine, leek, tomato, celery, cream, coconut, saffron',
  clam: 'spaghetti, linguine, garlic, wine, parsley, potato, corn',
  scallop: 'pea, bacon, corn, leek, orange',
  squid: 'tomato, pea, chili, chorizo, potato',
  egg: 'spinach, asparagus, potato, tomato, mushroom, chive, leek, pepper, feta, kale, onion',
  tofu: 'bok choy, broccoli, ginger, mushroom, peanut, cabbage, bean, soy, eggplant, spinach',
  chickpea:
    'spinach, tahini, tomato, eggplant, coconut, squash, chard, cumin, lemon, cauliflower, carrot, pepper, yogurt',
  lentil: 'carrot, celery, beet, spinach, feta, tomato, squash, onion, cumin, rice, yogurt, leek',
  'black bean': 'corn, avocado, sweet potato, lime, rice, pepper, pumpkin, tortilla, mango',
  'white bean': 'kale, rosemary, sage, fennel, tomato, leek, squash, chard, onion',
  'cannellini bean': 'kale, rosemary, sage, fennel, tomato, leek, squash, chard, onion',
  'kidney bean': 'tomato, rice, corn, pepper, onion',
  'ground beef': 'kidney bean, pepper, rice, tomato, onion, potato, eggplant, bean, zucchini, cabbage',
  beet: 'goat, walnut, orange, dill, apple, feta, horseradish, arugula, lentil, carrot',
  apple:
    'cinnamon, oat, walnut, celery, cabbage, fennel, cheddar, parsnip, squash, sage, beet, leek, carrot, blackberry, raisin',
  pear: 'blue cheese, gorgonzola, roquefort, walnut, arugula, parmesan, ginger, goat, pecan, hazelnut, chocolate',
  fig: 'goat, honey, walnut, ricotta, arugula, mozzarella, almond',
  peach: 'basil, mozzarella, burrata, almond, raspberry, feta, tomato, mint, cucumber',
  plum: 'almond, ginger, cinnamon, oat',
  strawberry: 'rhubarb, basil, balsamic, cream, mint, spinach, feta, oat, yogurt',
  rhubarb: 'strawberry, ginger, orange, oat, almond, raspberry',
  blueberry: 'lemon, yogurt, oat, almond, maple',
  banana: 'peanut butter, oat, walnut, chocolate, yogurt, coconut',
  orange: 'fennel, olive, beet, carrot, arugula, radish, almond',
  watermelon: 'feta, mint, cucumber, lime, basil',
  melon: 'mint, cucumber, feta',
  mango: 'lime, chili, cilantro, avocado, cucumber, coconut, onion',
  tomato:
    'basil, mozzarella, eggplant, cucumber, feta, okra, zucchini, pepper, corn, burrata, bread, onion, olive',
  cucumber: 'yogurt, mint, dill, feta, radish, sesame, avocado, tomato',
  zucchini: 'ricotta, mint, feta, corn, pepper, eggplant, basil, parmesan, lemon',
  eggplant: 'tahini, yogurt, pepper, miso, mint, walnut, basil, parmesan, feta',
  pepper: 'rice, feta, eggplant, onion, corn',
  spinach: 'feta, ricotta, mushroom, cream, potato, yogurt, paneer, pine',
  kale: 'squash, sweet potato, potato, parmesan, lemon',
  chard: 'chickpea, raisin, feta, ricotta, lemon',
  leek: 'potato, cream, mushroom, goat, gruyere, mustard',
  potato:
    'rosemary, leek, cheddar, dill, chive, pesto, onion, cauliflower, mustard, cream, gruyere, celery root',
  cauliflower: 'cheddar, tahini, gruyere, milk, turmeric, raisin',
  broccoli: 'cheddar, ginger, parmesan, almond, peanut, anchovy',
  cabbage: 'caraway, carrot, noodle, ginger, potato, onion, vinegar',
  sprout: 'chestnut, maple, apple, parmesan, pecan',
  carrot: 'cumin, ginger, parsnip, celery, cilantro, honey, tahini, orange',
  parsnip: 'honey, thyme, sage, maple',
  'celery root': 'apple, walnut, mustard, potato',
  pumpkin: 'sage, butter, coconut, ricotta, parmesan, ginger, chickpea',
  squash: 'sage, coconut, chickpea, goat, feta, ricotta, ginger, parmesan',
  'sweet potato': 'lime, feta, coconut, kale, peanut, tahini',
  mushroom: 'barley, thyme, cream, parsley, rice, farro, polenta, pasta, soy, noodle, onion',
  asparagus: 'parmesan, lemon, pea, ricotta, rice, dill, goat',
  pea: 'mint, feta, ricotta, lettuce, cream, rice, lemon, bean',
  'green bean': 'almond, pesto, potato, tomato, lemon, dill, feta, hazelnut',
  corn: 'zucchini, lime, cotija, basil, bean, butter, cheddar',
  fennel: 'olive, parmesan, potato, tomato, lemon, bean',
  bread: 'apple, banana, tomato, cheese, egg, garlic, bean, plum, strawberry, blueberry',
  'cooked rice': 'egg, pea, cooked chicken, chicken, bean, corn, kimchi, carrot',
  'mashed potato': 'cabbage, kale, leek, pea, ham, lamb, ground beef, onion, cheddar',
  radish: 'butter, bread, chive, pea, dill',
  okra: 'onion, corn, lime, coconut',
  arugula: 'parmesan, lemon, goat, walnut, fig, peach',
  avocado: 'lime, grapefruit, tomato, cilantro, bread',
  celery: 'blue cheese, walnut, peanut',
  grape: 'walnut, blue cheese, goat, ricotta, celery',
  noodle: 'bok choy, cabbage, peanut, sesame, ginger',
}

type Row = { readonly words: RegExp; readonly partners: RegExp }

const rows: readonly Row[] = Object.entries(companions).map(([word, partners]) => ({
  words: named([word]),
  partners: named(partners.split(', ')),
}))

/** A food's name may have the word anywhere, in the singular or the plural. */
function named(words: readonly string[]): RegExp {
  return new RegExp(`(?:^|[ (])(?:${words.join('|')})(?:e?s)?(?:$|[ ,)])`)
}

type Side = { readonly asks: number[]; readonly answers: number[] }
const sides = new WeakMap<CookFacts, Side>()

function sideOf(facts: CookFacts): Side {
  let side = sides.get(facts)
  if (side === undefined) {
    const name = `${facts.food} ${facts.one}`
    const rowsWith = (part: keyof Row) => rows.flatMap((row, at) => (row[part].test(name) ? [at] : []))
    sides.set(facts, (side = { asks: rowsWith('words'), answers: rowsWith('partners') }))
  }
  return side
}

/** Whether the table puts these two on one plate. */
export function areCompanions(one: CookFacts, other: CookFacts): boolean {
  const [mine, theirs] = [sideOf(one), sideOf(other)]
  return (
    mine.asks.some((row) => theirs.answers.includes(row)) ||
    theirs.asks.some((row) => mine.answers.includes(row))
  )
}
