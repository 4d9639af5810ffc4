import { phrase } from './food-index.ts'
import { productBrands } from '../lexicon/index.ts'
import { tokensOf } from '../reading/index.ts'
import type { Token } from '../reading/index.ts'

/** What harms whoever swallows it, with brands that people call it by. */
const chemicals = `${productBrands}|bleach|soap|detergent|dishwashing liquid|washing up liquid|laundry pod|washing powder|lotion|deodorant|bath salt|bath bomb|baby oil|massage oil|lamp oil|potpourri|air freshener|shoe polish|furniture polish|nail polish|nail varnish|lipstick|makeup|shampoo|toothpaste|disinfectant|drain cleaner|oven cleaner|cleaner|fabric softener|window cleaner|ammonia|antifreeze|gasoline|petrol|diesel|motor oil|engine oil|kerosene|lighter fluid|paint|paint thinner|turpentine|glue|superglue|varnish|fertilizer|fertiliser|weed killer|weedkiller|pesticide|insecticide|herbicide|rat poison|poison|slug pellet|mothball|ice melt|road salt|epsom salt|essential oil|perfume|cosmetic|sunscreen|hand sanitizer|rubbing alcohol|methylated spirit|white spirit|acetone|hydrogen peroxide|borax|lye|caustic soda|arsenic|cyanide|asbestos|dishwasher powder|dishwasher gel|dishwasher capsule|dishwasher liquid|laundry powder|laundry liquid|washing liquid|laundry capsule|fabric conditioner|descaler|remover|brake fluid|screenwash|hair dye|insect repellent|bug spray|killer|dishwasher pod|dishwasher tab|dishwasher soap`
const materials =
  'glow stick|scouring pad|sponge|scourer|wet wipe|baby wipe|toilet roll|kitchen roll|toilet paper|paper towel|napkin|tissue|nappy|diaper|tinfoil|aluminum foil|aluminium foil|tin foil|cling film|clingfilm|plastic wrap|parchment paper|baking paper|wax|candle|battery|plastic|rubber|metal|glass|wood|sawdust|paper|cardboard|concrete|cement|sand|soil|dirt|mud|gravel|stone|rock|compost|manure|rock salt|mercury|lead'
const medicine =
  'aspirin|ibuprofen|paracetamol|acetaminophen|medicine|medication|pill|tablet|antibiotic|insulin|sleeping pill|drug|cocaine|heroin|cannabis|marijuana|weed|tobacco|cigarette|nicotine|vape'
const animals =
  'cat litter|birdseed|fat ball|cat|dog|my cat|my dog|hamster|goldfish|human|human flesh|people|baby|hair|toenail|blood|urine|feces|poop|vomit'
const poisonous =
  'hemlock|water hemlock|oleander|foxglove|deadly nightshade|nightshade|belladonna|daffodil|daffodil bulb|tulip bulb|lily of the valley|yew|yew berry|castor bean|monkshood|aconite|wolfsbane|autumn crocus|laburnum|holly berry|mistletoe|poison ivy|poison oak|death cap|death cap mushroom|fly agaric|destroying angel|rhubarb leaf|potato leaf|tomato leaf|green potato|apricot kernel|bitter almond|horse chestnut|conker|acorn raw|jimsonweed|datura|hydrangea|azalea|rhododendron|dieffenbachia|lantana|hyacinth bulb|sago palm|pokeweed|giant hogweed'

const pets =
  'dog|cat|pet|puppy|kitten|bird|parrot|budgie|fish|horse|rabbit|hamster|guinea pig|hen|cattle|animal'
const feeds = 'food|biscuit|treat|chow|feed|kibble|seed|pellet|chew'
const petFood = pets.split('|').flatMap((pet) => feeds.split('|').map((feed) => `${pet} ${feed}`))

type Refusal = (typed: string) => string

const notFoods: ReadonlyMap<string, Refusal> = new Map([
  ...each(
    [chemicals, materials].join('|'),
    (typed) => `'${typed}' is not food and can be dangerous to eat, so no recipe uses it.`,
  ),
  ...each(medicine, (typed) => `'${typed}' is not food. The kitchen only cooks with food.`),
  ...each([animals, ...petFood].join('|'), (typed) => `'${typed}' is not something the kitchen cooks with.`),
  ...each(poisonous, (typed) => `'${typed}' is poisonous. Do not eat it; no recipe uses it.`),
])

function each(list: string, refusal: Refusal): readonly (readonly [string, Refusal])[] {
  return list.split('|').map((name) => [name, refusal])
}

/** Almost no name of a food ends as one of these does. */
const lastWords: ReadonlySet<string> = new Set(
  [...notFoods.keys()].map((name) => name.split(' ').at(-1) ?? name),
)

const harmful: ReadonlySet<string> = new Set([chemicals, medicine, poisonous].join('|').split('|'))

/** Whether a text ends with the name of something that harms whoever swallows it: bleach by any name, medicine, a poisonous plant. */
export function namesPoison(text: string): boolean {
  const words = tokensOf(text)
  return words.some((_, from) => {
    const named = words.slice(from)
    return harmful.has(phrase(named, 'singular')) || harmful.has(phrase(named, 'word'))
  })
}

/** Why these words of `text` are no food, in a sentence that quotes them as typed; undefined when they may be one. */
export function findNotFood(text: string, words: readonly Token[]): string | undefined {
  const last = words.at(-1)
  if (last === undefined || !(lastWords.has(last.word) || lastWords.has(last.singular))) return undefined
  // Edible mushrooms are named for the woods they grow in: chicken of the woods, hen of the woods.
  if (last.singular === 'wood' && words.at(-2)?.word === 'the' && words.at(-3)?.word === 'of')
    return undefined
  for (const [from, first] of words.entries()) {
    const named = words.slice(from)
    const refusal = notFoods.get(phrase(named, 'singular')) ?? notFoods.get(phrase(named, 'word'))
    if (refusal !== undefined) return refusal(text.slice(first.start, words.at(-1)?.end))
  }
  return undefined
}
