import type { Food } from '../foods/index.ts'
import { holdsPhrase, phraseSet, tokensOf } from '../reading/index.ts'
import { wording } from './asked/wording.ts'
import type { Wording } from './asked/wording.ts'

/** What somebody sees on a food, and what it means there. */
export type SpoilageSign = { readonly text: string; readonly source: string }

type Row = {
  readonly seen: Wording
  /** Words of names, or categories, of the foods that it is told of. */
  readonly names: ReturnType<typeof phraseSet>
  readonly categories: ReadonlySet<string>
} & SpoilageSign

const fizz = wording(
  'fizz|fizzy|fizzing|fizzes|bubble|bubbles|bubbling|bubbly|foam|foamy|foaming|hiss|hissed|hissing|gassy / lid popped / popped * open|opened / tastes|smells alcoholic|boozy|yeasty',
)
const crystals = wording(
  'white crystal|crystals|powder|dust|bloom|coating|film|grains|sugar|stuff / crystal|crystals|crystallized|crystallised / gritty|crunchy bits|spots|crystals',
  'salt',
)

const row = (seen: Wording, names: string, categories: string, text: string, source: string): Row => ({
  seen,
  names: phraseSet(names),
  categories: new Set(categories.split(' ').filter((each) => each !== '')),
  text,
  source,
})

const worms = wording('worm|worms|maggot|maggots|grub|grubs|caterpillar|caterpillars', 'fish')

const smellsOff = wording(
  'smell|smells|smelling|smelt * sour|off|bad|musty|funny|weird|strange|rotten / slimy|slime|cloudy',
)

/** Sources as each row names them; the first row that fits is told. */
const rows: readonly Row[] = [
  row(
    smellsOff,
    'bean sprout|alfalfa sprout|mung bean sprout|clover sprouts|broccoli sprouts|lentil sprout|sprouted lentils',
    '',
    'Throw them away: a sour or musty smell, slime or cloudy water mean that bacteria grew along with the sprouts in their warmth, and cooking does not mend that. Next time rinse and drain them twice a day, keep them in the fridge once they are as long as you like, and cook them until steaming.',
    'FDA, Sprouts: What You Should Know; Colorado State University Extension, Sprouting seeds for food',
  ),
  row(
    fizz,
    'kimchi|sauerkraut|kombucha|kefir|sourdough starter|pickle|dill pickle|curtido|kvass',
    '',
    'Alive: the bacteria that sour it make gas, and a jar kept closed builds up pressure. Open it over the sink, let it out now and then, keep it cold and under its brine. Fuzzy or colored mold, slime or a rotten smell mean throw it away.',
    'National Center for Home Food Preservation, fermented foods; Colorado State University Extension, Understanding and Making Kimchi',
  ),
  row(
    fizz,
    'juice|salsa|hummus|tomato sauce|applesauce|jam|syrup|salad|tofu|soup|broth',
    'fruit vegetable broth dairy plant-protein legume',
    'Throw it away: gas or foam in a food that is not meant to ferment comes from yeasts or bacteria that grew in it. From a can or a closed jar do not even taste it.',
    'USDA FSIS, Shelf-Stable Food Safety; How Temperatures Affect Food',
  ),
  row(
    worms,
    '',
    'fruit vegetable herb',
    'Cut out the worm, its tunnel and what turned brown or soft; the sound flesh is good to eat, and best cooked or frozen the same day. What is bruised through, moldy or smells of wine goes, and so do pitted fruits that are eaten out around the stone.',
    'University of Minnesota Extension, apple maggot; codling moth',
  ),
  row(
    crystals,
    'dried fig|raisin|prune|date|dried apricot|dried mango|dried cherry|dried cranberry|sultana|dried currant|medjool date',
    '',
    'Sugar, most likely: it comes out of dried fruit with time, dry, grainy and sweet, and does no harm; a moment in warm water takes it off. Fuzz, webs, insects, or a sour or winy smell mean throw it away.',
    'USDA, United States Standards for Grades of dried fruit (sugaring)',
  ),
  row(
    crystals,
    'parmesan|cheddar|gouda|gruyere|comte|pecorino|grana|asiago|manchego|emmental|swiss',
    '',
    'Dry, hard, crunchy white specks in aged cheese are crystals of tyrosine or calcium lactate: a sign of age and harmless. Soft, fuzzy or colored is mold: on hard cheese cut off at least 1 inch (2.5 cm) around and below it.',
    'University of Wisconsin-Madison, Center for Dairy Research, crystals in cheese; USDA FSIS, Molds on Food',
  ),
  row(
    crystals,
    'honey|maple syrup|jam|jelly|syrup',
    '',
    'Crystals are its own sugar and harmless: stand the jar in warm water until they melt. Fizz, a sour smell or mold mean throw it away.',
    'National Honey Board, crystallization; National Center for Home Food Preservation, jellied products',
  ),
]

/** What a sign that a text tells means on this food; null where nothing is known of it. */
export function signOn(food: Pick<Food, 'name' | 'category'>, text: string): SpoilageSign | null {
  const words = tokensOf(food.name)
  return (
    rows.find(
      ({ seen, names, categories }) =>
        seen.test(text) && (holdsPhrase(words, names) || categories.has(food.category)),
    ) ?? null
  )
}
