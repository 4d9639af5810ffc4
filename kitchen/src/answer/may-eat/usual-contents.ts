import type { Diet } from '../../foods/index.ts'
import type { Allergen } from '../asked/restriction.ts'

/** What a prepared food that the tables do not hold is made with: always, and by many recipes or brands. */
export type UsualContents = {
  readonly names: readonly string[]
  readonly contains: readonly Allergen[]
  readonly often: readonly Allergen[]
  /** Diets it does not keep by what it always is. */
  readonly isNot: readonly Diet[]
  /** What to call it where its name is no noun. */
  readonly called?: string
}

const wheat = ['wheat', 'gluten'] as const
const ofAnimals = ['vegan', 'vegetarian'] as const

/**
 * Dishes and products by what they are always or often made with, after the lists of carriers of FDA (Food Allergies: What You Need to Know)
 * and Regulation (EU) 1169/2011, and, for dishes, the ingredient that gives the dish its name.
 */
export const usualContents: readonly UsualContents[] = [
  row('ice cream|gelato', ['milk'], ['egg', 'tree nuts', 'peanuts', 'wheat'], ['vegan']),
  row('custard|creme anglaise|creme brulee|flan|eggnog|advocaat', ['egg', 'milk'], [], ['vegan']),
  row('lemon curd', ['egg', 'milk'], [], ['vegan']),
  row('meringue|pavlova|macaroon', ['egg'], ['tree nuts', 'milk'], ['vegan']),
  row('macaron|marzipan|frangipane|amaretti|amaretto|praline|nougat', ['tree nuts'], ['egg', 'milk']),
  row('nutella|gianduja', ['tree nuts', 'milk', 'soy'], [], ['vegan']),
  row('baklava', ['tree nuts', ...wheat], ['milk']),
  row('tiramisu', ['egg', 'milk', ...wheat], ['sulphites'], ['vegan']),
  row('cake|cupcake|brownie|muffin|sponge|gateau', [...wheat], ['egg', 'milk', 'tree nuts', 'soy']),
  row(
    'cookie|biscuit|shortbread|cracker|pastry|pie|tart|quiche|scone|doughnut|donut',
    [...wheat],
    ['egg', 'milk', 'tree nuts', 'soy'],
  ),
  row(
    'pancake|crepe|waffle|yorkshire pudding|batter|omelette wrap',
    [...wheat, 'egg', 'milk'],
    [],
    ['vegan'],
  ),
  row(
    'omelette|omelet|frittata|shakshuka|quiche|egg salad|fried rice with egg',
    ['egg'],
    ['milk'],
    ['vegan'],
  ),
  row('rice paper roll|rice paper|summer roll', [], ['soy', 'wheat', 'fish', 'crustaceans', 'peanuts']),
  row('glucosamine', [], ['crustaceans']),
  row('pizza', [...wheat], ['milk', 'fish']),
  row(
    'lasagne|lasagna|mac and cheese|macaroni cheese|cannelloni',
    [...wheat, 'milk'],
    ['egg', 'celery'],
    ['vegan'],
  ),
  row('carbonara', [...wheat, 'egg', 'milk'], [], [...ofAnimals]),
  row('bechamel|white sauce|cheese sauce|roux', [...wheat, 'milk'], [], ['vegan']),
  row('alfredo', ['milk'], [...wheat], ['vegan']),
  row('hollandaise|bearnaise', ['egg', 'milk'], [], ['vegan']),
  row('gravy', [], [...wheat, 'celery', 'milk', 'soy']),
  row('beer|lager|ale|stout', ['gluten'], ['wheat', 'sulphites']),
  row('malt|malted milk|ovaltine|horlicks|barley malt|malt extract', ['gluten'], ['milk']),
  row(
    'sushi|sashimi|poke|ceviche',
    ['fish'],
    ['soy', 'wheat', 'sesame', 'crustaceans', 'egg'],
    [...ofAnimals],
  ),
  row('=breaded|=battered', [...wheat], ['egg', 'milk'], [], 'the breading or batter'),
  row('tempura|breading|batter|schnitzel|nuggets|fish finger|fish stick', [...wheat], ['egg', 'milk']),
  row('meatball|meatloaf|burger patty|falafel', [], [...wheat, 'egg', 'milk', 'sesame']),
  row('korma|butter chicken|tikka masala', ['milk'], ['tree nuts'], ['vegan']),
  row(
    'satay|pad thai|kung pao|gado gado|massaman',
    ['peanuts'],
    ['fish', 'crustaceans', 'egg', 'soy', ...wheat],
  ),
  row('mole', [], ['peanuts', 'tree nuts', 'sesame', ...wheat]),
  row('halva|halvah', ['sesame'], ['tree nuts']),
  row('tabbouleh|tabouli|kibbeh', [...wheat], []),
  row('miso soup', ['soy', 'fish'], [...wheat], [...ofAnimals]),
  row(
    'paella|bouillabaisse|cioppino|gumbo|bisque',
    ['crustaceans'],
    ['molluscs', 'fish', 'celery', 'milk'],
    [...ofAnimals],
  ),
  row('puttanesca|tapenade', [], ['fish']),
  row('caesar salad', ['fish', 'milk', 'egg'], [...wheat, 'mustard'], [...ofAnimals]),
  row('waldorf salad', ['tree nuts', 'celery'], ['egg', 'milk', 'mustard']),
  row('coleslaw|potato salad|tuna mayo', [], ['egg', 'mustard', 'milk', 'celery']),
  row('stock cube|bouillon', [], ['celery', ...wheat, 'soy', 'milk']),
  row('licorice|liquorice', [...wheat], []),
  row(
    'marshmallow|gummy|gummies|jello|jelly sweets|jelly|gelatin|gelatine|aspic|panna cotta',
    [],
    ['egg', 'sulphites'],
    [...ofAnimals],
  ),
  row('surimi|crab stick|imitation crab', ['fish'], ['egg', ...wheat, 'crustaceans', 'soy'], [...ofAnimals]),
  row('fish and chips', ['fish', ...wheat], ['egg', 'milk'], [...ofAnimals]),
  row('brioche|brioche bun|brioche roll|challah', [...wheat, 'egg', 'milk'], [], ['vegan']),
  row(
    'bread|toast|bun|roll|bagel|sandwich|wrap|burrito|dumpling|ramen|lo mein|chow mein',
    [...wheat],
    ['egg', 'milk', 'soy', 'sesame'],
  ),
  row('whey protein|protein powder|casein', ['milk'], ['soy'], ['vegan']),
  row('raita|lassi|bechamel|dulce de leche|fudge|caramel sauce|toffee', ['milk'], [], ['vegan']),
]

function row(
  names: string,
  contains: readonly Allergen[],
  often: readonly Allergen[],
  isNot: readonly Diet[] = [],
  called?: string,
): UsualContents {
  return { names: names.split('|'), contains, often, isNot, ...(called ? { called } : {}) }
}
