import type { Diet, Eu14Allergen, Us9Allergen } from '../foods/index.ts'
import { sentencesOf } from './sentences.ts'
import type { ReadLine, ReadText } from './work.ts'

/** Words that give a diet or an allergen away in a food the kitchen has no facts about. */
export type Carrier = {
  readonly words: RegExp
  readonly allergens: readonly (Us9Allergen | Eu14Allergen)[]
  readonly breaks: readonly Diet[]
}

const flesh: readonly Diet[] = ['vegetarian', 'vegan', 'pescatarian']
const animal: readonly Diet[] = ['vegan']
const dairy: readonly Diet[] = ['vegan', 'dairy-free', 'paleo']
const fish: readonly Diet[] = ['vegetarian', 'vegan']
const gluten: readonly Diet[] = ['gluten-free', 'paleo', 'keto']

/**
 * Source: FDA (FALCPA 2004, FASTER Act 2021; guidance ed. 5, Jan 2025) and Regulation (EU) 1169/2011 Annex II, by the
 * names under which products are sold; diets follow from what the product is made of.
 */
export const carriers: readonly Carrier[] = [
  {
    words:
      /\b(?:meat|beef|pork|lamb|veal|mutton|venison|chicken|turkey|duck|goose|rabbit|bison|steak|bacon|ham|prosciutto|pancetta|guanciale|speck|lardons?|nduja|'nduja|chorizo|salami|pepperoni|sausages?|bratwurst|hot dogs?|mince|lard|suet|tallow|schmaltz|dripping|gelatine?|isinglass|oxtail|tripe|liver|foie gras|p[aâ]t[eé]|bone broth|demi-glace|pork rinds?|chicharr[oó]n(?:es)?|meatballs?|brisket|pastrami|jerky|bologna|mortadella)\b/i,
    allergens: [],
    breaks: flesh,
  },
  {
    words:
      /\b(?:anchov(?:y|ies)|fish sauce|nuoc mam|nam pla|garum|bonito|katsuobushi|dashi|caviar|roe|tobiko|salmon|tuna|cod|trout|halibut|tilapia|haddock|mackerel|sardines?|herring|worcestershire)\b/i,
    allergens: ['fish'],
    breaks: fish,
  },
  {
    words: /\b(?:shrimps?|prawns?|crab|lobster|crayfish|langoustines?|krill|belacan|xo sauce)\b/i,
    allergens: ['crustaceans'],
    breaks: fish,
  },
  {
    words:
      /\b(?:clams?|mussels?|oysters?|scallops?|squid|calamari|octopus|cuttlefish|abalone|snails?|escargots?)\b/i,
    allergens: ['molluscs'],
    breaks: fish,
  },
  {
    words:
      /\b(?:milk(?! thistle)|butter|ghee|cream(?! of tartar)|cheese|cheddar|parmesan|parmigiano|pecorino|mozzarella|feta|ricotta|mascarpone|halloumi|paneer|queso|brie|gouda|gruy[eè]re|provolone|burrata|yogh?urt|kefir|labneh|quark|skyr|whey|casein|curds?|custard|ice cream|dulce de leche|buttermilk|cr[eè]me fra[iî]che|b[eé]chamel)\b/i,
    allergens: ['milk'],
    breaks: dairy,
  },
  {
    words: /\b(?:eggs?|yolks?|meringue|mayonnaise|mayo|aioli|hollandaise|albumen)\b/i,
    allergens: ['egg'],
    breaks: animal,
  },
  {
    words: /\b(?:honey|beeswax|royal jelly|bee pollen|carmine|cochineal|shellac)\b/i,
    allergens: [],
    breaks: animal,
  },
  {
    words:
      /\b(?:wheat|flour|semolina|durum|couscous|bulgur|spelt|farro|emmer|einkorn|kamut|freekeh|seitan|pasta|spaghetti|penne|orzo|fregola|macaroni|lasagn[ae]|linguine|fettuccine|udon|ramen|somen|bread|baguette|ciabatta|focaccia|brioche|pita|naan|breadcrumbs?|panko|crackers?|phyllo|filo|pastry|pie crust|wonton|matzoh?|croissants?|graham|roux|croutons?|toast)\b/i,
    allergens: ['wheat', 'gluten'],
    breaks: gluten,
  },
  {
    words: /\b(?:rye|barley|malt|beer|ale|stout|lager|pumpernickel)\b/i,
    allergens: ['gluten'],
    breaks: gluten,
  },
  {
    words:
      /\b(?:soy|soya|tofu|tempeh|natto|miso|edamame|tamari|hoisin|teriyaki|gochujang|doubanjiang|tvp|textured vegetable protein)\b/i,
    allergens: ['soy'],
    breaks: ['paleo'],
  },
  {
    words: /\b(?:soy sauce|hoisin|teriyaki|oyster sauce|gochujang)\b/i,
    allergens: ['wheat', 'gluten'],
    breaks: ['gluten-free'],
  },
  { words: /\b(?:peanuts?|groundnuts?|satay)\b/i, allergens: ['peanuts'], breaks: ['paleo'] },
  {
    words:
      /\b(?:almonds?|walnuts?|pecans?|cashews?|pistachios?|hazelnuts?|macadamias?|brazil nuts?|marzipan|praline|nougat|frangipane|nutella|gianduja|amaretti)\b/i,
    allergens: ['tree nuts'],
    breaks: [],
  },
  {
    words: /\b(?:sesame|tahini|halva|gomasio|furikake|za['’]?atar|hummus)\b/i,
    allergens: ['sesame'],
    breaks: [],
  },
  { words: /\b(?:celery|celeriac|old bay)\b/i, allergens: ['celery'], breaks: [] },
  { words: /\b(?:mustard|piccalilli)\b/i, allergens: ['mustard'], breaks: [] },
  { words: /\blupin[ie]?\b/i, allergens: ['lupin'], breaks: [] },
  {
    words: /\b(?:sugar|syrup|candy|jam|rice|potato(?:es)?|corn|beans?|lentils?|oats?|banana)\b/i,
    allergens: [],
    breaks: ['keto'],
  },
]

/** The carriers that a text names. Words that deny ('dairy-free', 'coconut milk') are taken out first. */
export function carriersIn(text: string): readonly Carrier[] {
  const words = text.replace(plantMilk, ' ').replace(denied, ' ')
  return carriers.filter((carrier) => carrier.words.test(words))
}

/** A word of the text that breaks the diet, is no food the kitchen knows, and stands in no line; or `undefined`. */
export function unlistedCarrierIn(
  { text, mentions }: ReadText,
  lines: readonly ReadLine[],
  diet: Diet,
): string | undefined {
  const rest = mentions.reduceRight(
    (words, { start, end }) => words.slice(0, start) + ' '.repeat(end - start) + words.slice(end),
    text,
  )
  const plain = sentencesOf(rest)
    .filter((sentence) => !forbids.test(sentence))
    .join(' ')
    .replace(plantMilk, ' ')
    .replace(denied, ' ')
  const found = carriers.flatMap(({ words, breaks }) => {
    const word = breaks.includes(diet) && diet !== 'keto' ? words.exec(plain)?.[0].toLowerCase() : undefined
    return word &&
      !alsoVerbs.has(word) &&
      !lines.some((line) => line.text.toLowerCase().includes(word.replace(/s$/, '')))
      ? [word]
      : []
  })
  return found[0]
}

const forbids = /\b(?:without|instead of|do not|don't|never|no)\b/i
/** Words that in a step may be work, a tool, a dish or a colour. */
const alsoVerbs = new Set(
  'toast butter cream egg flour bread mince curd curds dripping oyster cod crackers pastry meat liver sesame snail malt'.split(
    ' ',
  ),
)
const plantMilk =
  /\b(?:coconut|almond|oat|soy|soya|rice|cashew|hemp|peanut|nut|cocoa|shea|apple|vegan|plant-based|dairy-free|sunflower(?: seed)?|hazelnut|walnut|pecan) (?:milk|cream|butter|yogh?urt|cheese)\b|\b(?:butter|cream|mung) beans?\b|\bbutter(?:nut|head|cup|fly|scotch)\b|\begg ?plants?\b|\brice (?:noodles?|vinegar|paper|flour|wine)\b|\b(?:rice|corn|buckwheat|almond|coconut|chickpea|oat|tapioca|potato|gram) flour\b|\bcorn tortillas?\b|\bbuckwheat\b|\boyster mushrooms?\b|\bking oyster\b/gi
const denied =
  /\b(?:vegan|plant-based|dairy-free|gluten-free|egg-free|meatless|vegetarian|non-dairy|no|without|free of)(?: [a-zé-]+){1,2}|\b[a-z]+-free\b/gi
