import type { FoodName } from '../foods/index.ts'
import { tokensOf } from './same-food.ts'
import type { Work } from './work.ts'

type Making = { readonly made: RegExp; readonly from: RegExp }

/** What cooks make in the course of a recipe and then call by its name, with words of the foods it is made from. */
const makings: readonly Making[] = [
  {
    made: /\b(?:bread|bun|roll|naan|pita|tortilla|flatbread|dough|crust|pastry|muffin|biscuit|cracker|pancake|waffle|croissant|bagel)s?\b/,
    from: /\b(?:flour|semolina|cornmeal|masa|polenta|oats?|potato|bread|almond|dough)\b/,
  },
  {
    made: /\b(?:pasta|noodles?|ravioli|gnocchi)\b/,
    from: /\b(?:flour|semolina|potato|pasta|noodles?)\b/,
  },
  {
    // A peeler makes noodles of a zucchini, but no rice noodles.
    made: /^(?!udon|soba|ramen|somen|rice|egg|lo mein|chow mein|cellophane|fresh ramen|instant).*\bnoodles?\b/,
    from: /\b(?:zucchini|squash|carrot|cucumber)\b/,
  },
  { made: /\bbreadcrumbs?\b/, from: /\b(?:bread|bun|roll|cracker)s?\b/ },
  { made: /\bhummus\b/, from: /\b(?:chickpea|bean)s?\b/ },
  { made: /\bpesto\b/, from: /\b(?:basil|parsley|kale|arugula|spinach|cilantro|mint|greens?)\b/ },
  {
    made: /\b(?:salsa|marinara|ketchup|enchilada|tomato (?:sauce|chili sauce|paste|puree|juice)|canned tomato sauce)\b/,
    from: /\b(?:tomato|tomatillo|mango|corn|pineapple|peach)(?:e?s)?\b/,
  },
  { made: /\bguacamole\b/, from: /\bavocado\b/ },
  { made: /\bbaba ganoush\b/, from: /\beggplants?\b/ },
  { made: /\bchimichurri\b/, from: /\b(?:parsley|cilantro|oregano)\b/ },
  { made: /\btzatziki\b/, from: /\b(?:yogurt|skyr)\b/ },
  { made: /\bgranola\b|\bmuesli\b/, from: /\boats?\b/ },
  { made: /\bvinaigrette\b/, from: /\b(?:vinegar|lemon|mustard)\b/ },
  { made: /\bmayonnaise|aioli\b/, from: /\b(?:egg|yolk|aquafaba|chickpea|tofu)s?\b/ },
  {
    made: /\b(?:broth|stock)\b/,
    from: /\b(?:water|bouillon|bone|carcass|mushroom|kombu|chicken|beef|vegetable)s?\b/,
  },
  { made: /\b(?:soup)\b/, from: /./ },
  { made: /\b(?:ricotta|paneer|yogurt|kefir|buttermilk|queso)\b/, from: /\b(?:milk|cream|yogurt)\b/ },
  { made: /\bcaramel\b/, from: /\b(?:sugar|honey|date)s?\b/ },
  { made: /\b(?:juice|zest|peel)\b/, from: /\b(?:lemon|lime|orange|grapefruit|apple|pineapple|tomato)s?\b/ },
  { made: /\b(?:egg (?:white|yolk)|egg)s?\b/, from: /\beggs?\b/ },
  {
    made: /\b(?:jam|jelly|applesauce|preserves)\b/,
    from: /\b(?:sugar|apple|berr(?:y|ies)|strawberry|raspberry|fig|peach|apricot|plum|cherry)\b/,
  },
  { made: /\bpickles?\b|\brelish\b/, from: /\bvinegar\b/ },
  { made: /\b(?:dressing)\b/, from: /\b(?:oil|vinegar|yogurt|tahini|lemon|mayonnaise|buttermilk)\b/ },
  ...groundFrom('milk', ['oat', 'almond', 'cashew', 'coconut', 'rice']),
  ...groundFrom('butter', ['peanut', 'almond', 'cashew']),
  ...groundFrom('flour', ['oat', 'almond', 'rice']),
  {
    made: /\b(?:fat|drippings|tallow|lard)\b/,
    from: /\b(?:bacon|duck|beef|pork|chicken|goose|lamb|sausage|chorizo)s?\b/,
  },
  { made: /\b(?:fries|chips|hash)\b/, from: /\b(?:potato|parsnip|kale|zucchini|tortilla|beet)(?:e?s)?\b/ },
  { made: /\brice\b/, from: /\bcauliflower\b/ },
  {
    made: /\b(?:burger|patt(?:y|ies)|meatball|sausage)s?\b/,
    from: /\b(?:ground|bean|lentil|chickpea|beef|pork|lamb|turkey|chicken|sausage)s?\b/,
  },
  {
    made: /\b(?:taco seasoning|pumpkin pie spice|poultry seasoning|curry powder|garam masala)\b/,
    from: /\b(?:cumin|cinnamon|sage|turmeric|chili powder)\b/,
  },
]

/** 'Oat milk' out of oats, 'cashew butter' out of cashews: each of its own, and none out of an oil. */
function groundFrom(made: string, foods: readonly string[]): readonly Making[] {
  return foods.map((food) => ({
    made: new RegExp(`\\b${food} ${made}\\b`),
    from: new RegExp(`^(?!.*\\boil\\b).*\\b${food}s?\\b`),
  }))
}

/** True when a food that no line lists is what the listed foods have become: bread out of flour, juice out of lemons. */
export function isMadeHere(food: FoodName, { lines }: Pick<Work, 'lines'>): boolean {
  return makings.some(
    ({ made, from }) =>
      made.test(food) &&
      lines.some((line) => lineWords(line).some((words) => from.test(words) && !made.test(words))),
  )
}

function lineWords({ text, food }: Work['lines'][number]): readonly string[] {
  return food ? [tokensOf(food.name).join(' '), text.toLowerCase()] : [text.toLowerCase()]
}
