import { readTable } from '../../kitchen/facts/csv.ts'
import type { PhraseSet } from './phrases.ts'
import { findPhrases, phraseSet } from './phrases.ts'

/** An allergen that words name, on the lists that count it. */
export type NamedAllergen = {
  readonly allergen: string
  readonly word: string
  readonly us9: string | null
  readonly eu14: string | null
}

type Carrier = { readonly us9: string | null; readonly eu14: string | null; readonly phrases: PhraseSet }

/** What the regulator's table calls by a group name, spelled out. */
const groups: Readonly<Record<string, string>> = {
  'all cheeses':
    'cheese;parmesan;mozzarella;cheddar;feta;gouda;brie;camembert;halloumi;burrata;pecorino;gruyere;emmental;manchego;provolone;gorgonzola;stilton;quark;skyr;labneh;queso fresco;cotija;monterey jack;creme fraiche;crema;tzatziki;pesto',
  'all wheat flours':
    'flour;all-purpose flour;baguette;ciabatta;focaccia;brioche;bagel;croutons;lavash;roti;ladyfinger;spaghetti;penne;fusilli;macaroni;linguine;tagliatelle;fettuccine;rigatoni;orzo;lasagna;gnocchi;ravioli;tortellini;soy sauce;pizza dough;hamburger bun;hot dog bun;english muffin;tostada',
  'wheat and everything under wheat': '',
}
/** Words that hold a carrier's word and are not it. */
const harmless: Readonly<Record<string, string>> = {
  milk: 'coconut milk;almond milk;oat milk;soy milk;rice milk;cashew milk;coconut cream;cream of tartar;peanut butter;almond butter;cashew butter;butter bean;butter lettuce;butterhead;coconut yogurt;soy yogurt;vegan cheese;vegan butter;plant butter;dairy-free butter;vegan parmesan;vegan feta;cocoa butter;apple butter;dairy-free cheese;dairy-free yogurt;dairy-free cream;vegan pesto;oat cream;soy cream',
  egg: 'eggplant',
  fish: 'vegan fish sauce',
  crustaceans: '',
  molluscs: 'oyster mushroom;oyster cracker;vegan oyster sauce;vegetarian oyster sauce',
  wheat:
    'rice flour;almond flour;chickpea flour;coconut flour;corn flour;buckwheat flour;potato flour;rye flour;oat flour;soy flour;peanut flour;gluten-free flour;gluten-free bread;gluten-free breadcrumbs;gluten-free pasta;gluten-free panko;gluten-free spaghetti;gluten-free soy sauce;gluten-free noodles;brown rice flour;white rice flour;tapioca flour;arrowroot flour;rye bread;rice pasta;lentil pasta;chickpea pasta;rye crispbread cracker;corn tortilla;rice cracker;rice ramen;tostada shell;corn tostada;flourless;buckwheat soba;potato gnocchi;spaghetti squash;gluten-free gnocchi;gluten-free penne;gluten-free macaroni;gluten-free orzo;flour the',
  soy: 'soy-free',
  celery: '',
  mustard: '',
  sulphites: 'alcohol-free wine;pomegranate molasses',
  'tree nuts': 'coconut;nutmeg;water chestnut;chestnut',
}

const carriers: ReadonlyMap<string, Carrier> = new Map(
  readTable('allergens.csv').map((row) => {
    const name = row['allergen'] ?? ''
    return [name, { ...listsOf(name), phrases: phrasesOf(name, row) }]
  }),
)

/** Every allergen that a text surely names by regulators' lists ('contains', not 'may contain'). */
export function allergensNamedIn(text: string): readonly NamedAllergen[] {
  return [...carriers].flatMap(([allergen, { us9, eu14, phrases }]) => {
    const [word] = findPhrases(phrases, text)
    return word === undefined ? [] : [{ allergen, word, us9, eu14 }]
  })
}

function listsOf(name: string): { readonly us9: string | null; readonly eu14: string | null } {
  if (name === 'pine nut') return { us9: 'tree nuts', eu14: null }
  if (name === 'wheat') return { us9: 'wheat', eu14: 'gluten' }
  const isEuOnly = ['gluten', 'molluscs', 'celery', 'mustard', 'sulphites', 'lupin'].includes(name)
  return { us9: isEuOnly ? null : name, eu14: name }
}

function phrasesOf(name: string, row: Readonly<Record<string, string>>): PhraseSet {
  const carriersOfRow = listed(row['foods_that_contain_it'])
  const spelledOut = carriersOfRow.flatMap((carrier) => listed(groups[carrier] ?? carrier))
  const exempt = listed(row['not_carriers_or_exempt']).filter((phrase) => !phrase.includes(' wheat'))
  return phraseSet(spelledOut, [...exempt, ...listed(harmless[name])])
}

function listed(cell: string | undefined): readonly string[] {
  return (cell ?? '')
    .replaceAll(/\([^)]*\)/g, '')
    .split(/[;/,]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}
