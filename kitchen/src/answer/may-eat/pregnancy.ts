import { rawMeatDishes } from '../../lexicon/index.ts'
import type { Food } from '../../foods/index.ts'
import { phraseBook } from '../asked/phrases.ts'
import type { PhraseBook } from '../asked/phrases.ts'
import { isSeveral } from '../voice.ts'
import type { Verdict } from './verdict.ts'

export const pregnancySource =
  'FDA, Food Safety Booklet for Pregnant Women; FDA/EPA, Advice about Eating Fish'

const withoutAlcohol = ['water', 'juice', 'tea', 'coffee', 'soda', 'cola', 'milk', 'drink']

const no = (because: string): Verdict => ({ sign: 'no', because })
const unsure = (because: string): Verdict => ({ sign: 'unsure', because })

const rawFish = no(
  'raw fish and shellfish, in sushi too, can carry parasites and bacteria; cooked to 145°F (63°C) it is fine',
)
const rawEgg = no('eggs have to be cooked firm, white and yolk, because of Salmonella')
const rawMeat = no('meat has to be cooked through: poultry to 165°F (74°C), ground meat to 160°F (71°C)')
const rawMilk = no('raw milk and what is made from it can carry Listeria; take pasteurized')
const sprouts = no('raw sprouts can carry Salmonella and E. coli; cooked through they are fine')
/** Source: Adebiyi, Adaikan, Prasad, Papaya consumption is unsafe in pregnancy: fact or fable?, British Journal of Nutrition 88 (2002). */
const unripePapaya = no(
  'unripe (green) papaya holds a latex that made the womb contract in tests on animals, so it is left out, raw above all; ripe papaya, washed, is fine',
)
const pate = no(
  'refrigerated pâté can carry Listeria; and liver holds so much vitamin A that a doctor should say how much',
)
const smoked = no(
  'refrigerated smoked fish can carry Listeria; smoked fish is fine in a dish cooked to 165°F (74°C), or canned',
)
const mercury = no(
  'swordfish, shark, king mackerel, marlin, orange roughy, bigeye tuna and tilefish hold too much mercury',
)
const alcohol = no('no amount of alcohol is known to be safe in pregnancy')
const dough = no('raw dough and batter can carry Salmonella and E. coli; bake it first')
const deli = unsure('deli meat, ham and hot dogs only steaming hot (165°F/74°C), because of Listeria')
const softCheese = unsure(
  'soft cheese only when the label says it is made with pasteurized milk, because of Listeria',
)
const tuna = unsure(
  'canned light tuna is among the fish with less mercury, two or three servings of 4 ounces a week; albacore one',
)
const caffeine = unsure(
  'coffee and tea in small amounts; how much caffeine is for your doctor or midwife to say',
)

const decaf: Verdict = { sign: 'yes', because: 'decaffeinated coffee and tea hold hardly any caffeine' }
const herbal = unsure(
  'herbal teas have no caffeine, but of many herbs nobody knows how they act in pregnancy; ginger, peppermint and rooibos by the cup are ordinary food',
)

/** Source: Finnish Institute for Health and Welfare, food recommendations for families with children; FDA, Black Licorice: Trick or Treat? */
const licorice = no(
  'licorice holds glycyrrhizin, and much of it in pregnancy can harm the child; leave it out',
)
/** Source: US NCCIH, Fenugreek. */
const fenugreek = unsure(
  'fenugreek is fine as a seasoning; more of it, as tea, sprouts by the bowl or capsules, is not safe in pregnancy',
)
/** Source: FDA, Food Safety for Moms-to-Be; NHS, Foods to avoid in pregnancy. */
const readySalad = unsure(
  'salad washed and dried at home is fine; leave out what is ready on a salad bar or buffet or made with mayonnaise in a deli, because of Listeria, and rinse bagged leaves and eat them fresh from the fridge',
)

/** What is dangerous, not only better measured, where its condition is not kept. */
export const onlyOnCondition: ReadonlySet<Verdict> = new Set([deli, softCheese])

/** Rules that hold instead of the one for caffeine. */
export const withoutCaffeine: ReadonlySet<Verdict> = new Set([decaf, herbal])
export const caffeineRule: Verdict = caffeine

/** What FDA and EPA say of food in pregnancy, by the words of the question. */
export const pregnancyRules: PhraseBook<Verdict> = phraseBook([
  ['raw|unpasteurized|unpasteurised milk|cheese|cream|dairy', rawMilk],
  ['unripe|green|=raw papaya', unripePapaya],
  ['unpasteurized|unpasteurised', rawMilk],
  ['sushi|sashimi|ceviche|poke|tartare|carpaccio', rawFish],
  ...rawMeatDishes.split('|').map((dish) => [dish, rawMeat] as const),
  [
    'raw|undercooked|uncooked|rare fish|salmon|tuna|shellfish|oyster|clam|mussel|scallop|shrimp|prawn',
    rawFish,
  ],
  ['runny|raw|undercooked|uncooked|soft egg|yolk', rawEgg],
  ['soft boiled|scrambled', rawEgg],
  ['egg|yolk * runny|raw', rawEgg],
  ['homemade|raw mayonnaise|mayo|hollandaise|mousse|tiramisu|eggnog|meringue|aioli', rawEgg],
  ['tiramisu|mousse|eggnog', rawEgg],
  [
    'rare|raw|pink|undercooked|bloody|medium * steak|meat|beef|burger|chicken|pork|lamb|mince|hamburger',
    rawMeat,
  ],
  ['steak|meat|beef|burger|chicken|pork|lamb * rare|raw|pink|undercooked|bloody|medium', rawMeat],
  ['sprout', sprouts],
  ['pate|liver|liverwurst|foie', pate],
  ['smoked|lox|gravlax', smoked],
  ['lox|gravlax', smoked],
  ['smoked salmon|trout|mackerel|fish', smoked],
  ['swordfish|shark|marlin|tilefish', mercury],
  ['king mackerel', mercury],
  ['orange roughy', mercury],
  ['bigeye tuna', mercury],
  [
    'wine|beer|alcohol|vodka|gin|rum|whiskey|whisky|brandy|tequila|champagne|prosecco|cocktail|sherry|liqueur|cider|sake',
    alcohol,
  ],
  ['raw|cookie|cake|bread|brownie|pancake|muffin|pizza dough|batter|flour|mix', dough],
  ['lick|licking|taste|eat * dough|batter|spoon|whisk|bowl|beater', dough],
  ['salami|prosciutto|ham|pepperoni|chorizo|bologna|mortadella|pastrami', deli],
  ['deli|lunch|luncheon|cold meat|turkey|ham|cut|cuts', deli],
  ['hot dog', deli],
  ['brie|camembert|feta|gorgonzola|roquefort|stilton|ricotta|mascarpone|mozzarella|burrata', softCheese],
  ['soft|blue|goat|fresh cheese', softCheese],
  ['queso fresco|blanco', softCheese],
  ['tuna', tuna],
  ['coffee|tea|caffeine|espresso|matcha|cola', caffeine],
  ['licorice|liquorice', licorice],
  ['fenugreek|methi', fenugreek],
  ['bagged|packaged|prepacked|ready|salad bar salad|lettuce|leaves|greens', readySalad],
  ['salad bar', readySalad],
  ['decaf|decaffeinated', decaf],
  ['herbal|herb|chamomile|peppermint|rooibos|ginger|fennel tea', herbal],
])

/** What is eaten cooked through, and what neither heat nor washing has to make safe. */
const cookedThrough = new Set([
  'meat',
  'poultry',
  'fish',
  'seafood',
  'egg',
  'legume',
  'grain',
  'pasta-noodle',
])
const washed = new Set(['vegetable', 'fruit', 'herb'])
const shelved = new Set([
  'nut-seed',
  'bread-bakery',
  'sweetener',
  'spice',
  'oil-fat',
  'plant-protein',
  'broth',
])

/** What holds where no rule is about the food: cooked through, washed. */
export function pregnancyDefault({ category, name }: Food, called: string): Verdict {
  const fine = `${called} ${isSeveral(called) ? 'are' : 'is'} fine`
  if (cookedThrough.has(category)) return { sign: 'yes', because: `${fine} cooked through` }
  if (washed.has(category)) return { sign: 'yes', because: `${fine}, washed well` }
  // Milk of shops is pasteurized, and hard cheese is too dry and sour for Listeria.
  if (category === 'dairy') return { sign: 'yes', because: `${fine} where the label says pasteurized` }
  if (category === 'beverage' && !withoutAlcohol.some((word) => name.includes(word))) return alcohol
  if (shelved.has(category)) return { sign: 'yes', because: fine }
  return { sign: 'unsure', because: `FDA's list for pregnancy says nothing against ${called}` }
}
