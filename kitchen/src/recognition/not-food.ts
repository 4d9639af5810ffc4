import { phrase } from './food-index.ts'
import type { Word } from './words.ts'

const household =
  'bleach|soap|dish soap|detergent|shampoo|toothpaste|disinfectant|drain cleaner|oven cleaner|cleaner|fabric softener|window cleaner|ammonia|antifreeze|gasoline|petrol|diesel|motor oil|engine oil|kerosene|lighter fluid|paint|paint thinner|turpentine|glue|superglue|varnish|wax|candle|battery|plastic|rubber|metal|glass|wood|sawdust|paper|cardboard|concrete|cement|sand|soil|dirt|mud|gravel|stone|rock|compost|manure|fertilizer|fertiliser|weed killer|weedkiller|pesticide|insecticide|herbicide|rat poison|poison|slug pellet|mothball|rock salt|ice melt|road salt|epsom salt|essential oil|perfume|cosmetic|sunscreen|hand sanitizer|rubbing alcohol|methylated spirit|white spirit|acetone|hydrogen peroxide|borax|lye|caustic soda|mercury|lead|arsenic|cyanide|asbestos'
const medicine =
  'aspirin|ibuprofen|paracetamol|acetaminophen|medicine|medication|pill|tablet|antibiotic|insulin|sleeping pill|drug|cocaine|heroin|cannabis|marijuana|weed|tobacco|cigarette|nicotine|vape'
const animals =
  'dog food|cat food|pet food|bird seed|birdseed|fish food|cat litter|cat|dog|my cat|my dog|hamster|goldfish|human|human flesh|people|baby|hair|toenail|blood|urine|feces|poop|vomit'
const poisonous =
  'hemlock|water hemlock|oleander|foxglove|deadly nightshade|nightshade|belladonna|daffodil|daffodil bulb|tulip bulb|lily of the valley|yew|yew berry|castor bean|monkshood|aconite|wolfsbane|autumn crocus|laburnum|holly berry|mistletoe|poison ivy|poison oak|death cap|death cap mushroom|fly agaric|destroying angel|rhubarb leaf|potato leaf|tomato leaf|green potato|apricot kernel|bitter almond|horse chestnut|conker|acorn raw|jimsonweed|datura|hydrangea|azalea|rhododendron|dieffenbachia|lantana|hyacinth bulb|sago palm|pokeweed|giant hogweed'

const notFoods: ReadonlyMap<string, string> = new Map([
  ...each(household, (name) => `'${name}' is not food and can be dangerous to eat, so no recipe uses it.`),
  ...each(medicine, (name) => `'${name}' is not food. The kitchen only cooks with food.`),
  ...each(animals, (name) => `'${name}' is not something the kitchen cooks with.`),
  ...each(poisonous, (name) => `'${name}' is poisonous. Do not eat it; no recipe uses it.`),
])

function each(list: string, message: (name: string) => string): readonly (readonly [string, string])[] {
  return list.split('|').map((name) => [name, message(name)])
}

/** Why these words are no food, in a sentence for a person; undefined when they may be one. */
export function findNotFood(words: readonly Word[]): string | undefined {
  for (let from = 0; from < words.length; from += 1) {
    const message =
      notFoods.get(phrase(words.slice(from), 'singular')) ?? notFoods.get(phrase(words.slice(from), 'raw'))
    if (message !== undefined) return message
  }
  return notFoods.get(phrase(words, 'singular'))
}
