import { tableFoods } from './food-tables.ts'
import type { PhraseSet } from './phrases.ts'
import { findInWords, phraseSet } from './phrases.ts'
import { withoutComparisons, wordsOf } from './words.ts'

/** Foods as steps and titles call them, besides the names of the tables. */
const shortNames =
  'hake,chicken,beef,pork,lamb,turkey,duck,fish,salmon,cod,tuna,trout,shrimp,prawn,crab,mussel,clam,squid,scallop,bacon,ham,sausage,chorizo,egg,tofu,tempeh,onion,garlic,ginger,leek,shallot,celery,carrot,potato,parsnip,turnip,beet,radish,tomato,pepper,chili,jalapeno,zucchini,squash,pumpkin,cucumber,eggplant,broccoli,cauliflower,cabbage,kale,chard,spinach,lettuce,arugula,asparagus,mushroom,fennel,okra,corn,pea,bean,lentil,chickpea,rice,quinoa,couscous,bulgur,barley,farro,oat,pasta,spaghetti,penne,noodle,bread,tortilla,pita,naan,flour,breadcrumb,cheese,feta,parmesan,mozzarella,cheddar,ricotta,halloumi,paneer,butter,cream,milk,yogurt,basil,cilantro,parsley,mint,dill,thyme,rosemary,oregano,sage,tarragon,chive,lemon,lime,orange,apple,pear,peach,plum,mango,pineapple,banana,avocado,strawberry,raspberry,blueberry,cherry,grape,fig,rhubarb,soy milk,almond milk,oat milk,coconut milk,walnut,almond,pecan,cashew,pistachio,hazelnut,peanut,sesame,honey,sugar,vinegar,mustard,soy sauce,fish sauce,oyster sauce,tahini,miso,mayonnaise,ketchup,olive,caper,anchovy,wine,coconut milk,curry paste,cumin,coriander,paprika,turmeric,cinnamon,cardamom,nutmeg,stock,broth,gochujang,kimchi,hummus,pesto,salsa,raisin,date'.split(
    ',',
  )

/** Words that hold a food's word and name no food, or another one. */
const notAFood =
  'peppercorn,savory cake,poultry seasoning,egg-sized,pea-sized,walnut-sized,walnut-size,pea-size,ice cream,ice bath,ice water,butter knife,bread knife,potato masher,fish slice,vegetable peeler,fish spatula,corn tortilla,pepper mill,cream of tartar,cooking spray,egg wash,up to date,to date,salad bowl,rice cooker,noodle bowl,wok,bread-like,breadcrumb-like,creamy,orange zest,fig-sized,olive green,plum-colored,lime green,golden,pasta pot,pasta water,rice paper,size of a pea,size of a walnut,size of an egg,size of a cherry,soup plate,the broth,miso broth,bowl of broth,lemony,honey-colored,honey-gold,peppery,minty'.split(
    ',',
  )

/** A word in a step or title may stand for any of these words in a line, and the other way round. */
const families: readonly (readonly [string, string])[] = [
  [
    'pasta',
    'spaghetti penne rigatoni linguine fettuccine tagliatelle orzo bucatini orecchiette ditalini cavatappi ziti pappardelle fusilli macaroni farfalle shell lasagna ravioli tortellini gnocchi vermicelli noodle angel',
  ],
  ['noodle', 'udon ramen soba somen vermicelli lasagna spaghetti linguine'],
  [
    'cheese',
    'feta parmesan mozzarella cheddar ricotta halloumi paneer burrata mascarpone pecorino gruyere gouda brie camembert provolone manchego gorgonzola stilton cotija queso fontina emmental comte havarti roquefort labneh monterey jack',
  ],
  [
    'fish',
    'salmon cod tuna trout haddock halibut tilapia catfish bass snapper flounder mackerel sardine swordfish mahi perch grouper whiting turbot pollock hake monkfish branzino barramundi bream plaice anchovy eel sole walleye char fillet turbot haddock carp herring pike shad',
  ],
  [
    'herb',
    'basil cilantro parsley mint dill thyme rosemary oregano sage tarragon chive chervil marjoram shiso',
  ],
  ['nut', 'walnut almond pecan cashew pistachio hazelnut peanut macadamia pine'],
  ['bean', 'bean edamame chickpea lentil borlotti cannellini'],
  [
    'greens',
    'spinach kale chard arugula lettuce watercress collard cabbage choy mustard beet turnip dandelion',
  ],
  ['stock', 'broth dashi bouillon'],
  ['broth', 'stock dashi bouillon'],
  ['chili', 'jalapeno serrano habanero poblano pepper chipotle ancho guajillo fresno'],
  ['pepper', 'jalapeno serrano habanero poblano chili pimiento paprika gochugaru'],
  ['bread', 'baguette ciabatta focaccia sourdough brioche pita naan toast bun roll bagel flatbread crouton'],
  ['tortilla', 'tostada taco'],
  ['squash', 'pumpkin zucchini butternut'],
  ['onion', 'shallot scallion leek'],
  ['sausage', 'chorizo kielbasa bratwurst andouille merguez'],
  ['steak', 'beef sirloin flank ribeye tuna'],
  ['beef', 'steak sirloin flank brisket oxtail'],
  ['salad', 'lettuce arugula'],
  ['seed', 'sesame flaxseed'],
  ['tomato', 'marinara'],
  ['shrimp', 'prawn'],
  ['cilantro', 'coriander'],
  ['coriander', 'cilantro'],
  ['zucchini', 'courgette'],
  ['sugar', 'sweetener'],
  ['oat', 'granola muesli'],
  ['rice', 'basmati arborio jasmine'],
  ['date', 'medjool'],
  ['curry paste', 'curry'],
  ['sesame', 'tahini furikake'],
  ['cream', 'crema creme mascarpone half'],
  ['yogurt', 'skyr labneh'],
  ['wine', 'sherry marsala shaoxing mirin sake'],
  ['mushroom', 'porcini shiitake portobello cremini chanterelle morel'],
  ['berry', 'strawberry raspberry blueberry blackberry'],
  ['lentil', 'dal'],
  ['pea', 'mangetout'],
]
const membersOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  families.map(([family, members]) => [family, new Set(members.split(' '))]),
)
/** A line of these is not the food its last word names: peanut butter is no butter. */
const ownKind =
  /\b(?:peanut butter|almond butter|cashew butter|coconut milk|almond milk|oat milk|soy milk|butter bean|coconut cream|water chestnut|butternut|fish sauce|oyster sauce|oyster mushroom)\b/

const vocabulary: PhraseSet = phraseSet([...[...tableFoods.keys()].map(spokenName), ...shortNames], notAFood)

/** The foods a text names, by the longest names of the tables and by how cooks shorten them. */
export function foodsNamedIn(text: string): readonly string[] {
  // A comma parts two foods: 'the oats, milk and cinnamon' is no oat milk.
  const parts = withoutComparisons(text).split(/[,;:]/)
  return parts.flatMap((part) => findInWords(vocabulary, wordsOf(part)))
}

/** What a dish makes of a food while it cooks. */
const madeFrom: Readonly<Record<string, string>> = {
  'tomato sauce': 'tomato',
  'lemon juice': 'lemon',
  'lime juice': 'lime',
  'orange juice': 'orange',
  'lemon zest': 'lemon',
  breadcrumb: 'bread',
  pasta: 'flour',
  tortilla: 'flour',
  lettuce: 'romaine',
}

/** Whether a line of the list is, or may be called, the food that a step or title names. */
export function isNamedByLine(mention: string, line: string): boolean {
  const lineWords = wordsOf(line)
  const whole = madeFrom[mention]
  if (whole !== undefined && lineWords.includes(whole)) return true
  const mentioned = wordsOf(mention)
  if (ownKind.test(mentioned.join(' '))) return mentioned.every((word) => lineWords.includes(word))
  const head = mentioned.at(-1) ?? ''
  if (mentioned.length === 1 && ownKind.test(line.toLowerCase()))
    return lineWords.at(0) === head || !isLastOf(line, head)
  return mentioned.every((word) => lineWords.includes(word)) || isSameFamily(head, lineWords)
}

const sauces = /\b(?:glaze|gravy|brine|rub|marinade|stuffing|sauce|patties)\b/i

/** What the recipe makes, by the end of its title ('Apple Butter', 'Chicken Stock'), and what a sauce is for ('Ham Glaze'): neither stands in the list. */
export function madeBy(title: string): ReadonlySet<string> {
  const [dish = ''] = title.split(/ (?:with|in|on|and|for) /i)
  const named = foodsNamedIn(dish)
  if (sauces.test(dish)) return new Set(named)
  const head = named.at(-1)
  const isLast = head !== undefined && wordsOf(dish).at(-1) === wordsOf(head).at(-1)
  return new Set(isLast ? [head, ...wordsOf(head)] : [])
}

/** Whether a step says something that stands for the food of this line. */
export function isLineUsedIn(line: string, stepWords: ReadonlySet<string>): boolean {
  const words = wordsOf(line.replaceAll(/\([^)]*\)/g, '').split(',')[0] ?? line).filter(
    (word) => !passing.has(word),
  )
  // Of '1/2 tsp cloves' nothing is left but the name of a measure, which is its own here.
  if (words.length === 0) return wordsOf(line).some((word) => stepWords.has(word))
  if (words.some((word) => stepWords.has(word))) return true
  if (words.some((word) => word === 'salt' || word === 'pepper')) return stepWords.has('season')
  return [...membersOf].some(
    ([family, members]) => stepWords.has(family) && words.some((word) => members.has(word)),
  )
}

function isLastOf(line: string, head: string): boolean {
  return foodsNamedIn(line).some((food) => wordsOf(food).length > 1 && wordsOf(food).at(-1) === head)
}

function isSameFamily(head: string, lineWords: readonly string[]): boolean {
  if (lineWords.includes(head)) return true
  const down = membersOf.get(head)
  if (down !== undefined && lineWords.some((word) => down.has(word))) return true
  return lineWords.some((word) => membersOf.get(word)?.has(head) === true)
}

/** 'ground beef 80/20' is spoken 'ground beef'; words of the shop and brackets are left out. */
function spokenName(name: string): string {
  return name
    .replaceAll(/\([^)]*\)/g, '')
    .replaceAll(/[\d/%]+/g, '')
    .replace(/,.*$/, '')
    .replace(/^(?:canned|dried|frozen|fresh|dry|raw|plain|whole) /, '')
}

const passing = new Set(
  'cup tbsp tsp tablespoon teaspoon g kg ml l oz lb can jar bunch handful pinch clove sprig stalk head slice piece large small medium fresh dried frozen canned ground whole raw plain about of a an and to taste for serve extra more ripe red green yellow white black brown sweet hot low fat unsalted salted baby chopped sliced diced minced optional serving garnish powder'.split(
    ' ',
  ),
)
