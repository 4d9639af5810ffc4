import type { Diet, Food, FoodCategory } from '../foods/index.ts'
import { isLeafy } from './groups.ts'

/**
 * Words that describe a food and make no other of it: how good, how big, how cut, how cold, from where, of what make. `on` are the
 * categories a word may be said of; without it, any. 'Leaf' makes nothing new of parsley, but something else of a carrot.
 */
type Descriptors = { readonly words: string; readonly on?: readonly FoodCategory[] }

const plants: readonly FoodCategory[] = ['vegetable', 'herb', 'fruit']
const flesh: readonly FoodCategory[] = ['meat', 'poultry', 'fish', 'seafood']
const dry: readonly FoodCategory[] = ['grain', 'pasta-noodle', 'legume', 'flour-baking']

const colors = 'red green yellow purple white golden pink black'
const colorWords = new Set(colors.split(' '))

/** True for a color, which alone stands for a food named beside it: 'red and yellow peppers'. */
export function isColor(word: string): boolean {
  return colorWords.has(word)
}

/** Words of makers' names. */
const brands =
  'maldon morton diamond crystal philadelphia kikkoman hellmanns heinz colmans lea perrins knorr kraft hersheys nestle ghirardelli ' +
  'valrhona callebaut lindt tabasco franks kewpie tillamook olakes bobs arthur pillsbury quaker uncle bens ' +
  'barilla de cecco muir glen hunts del monte goya mutti cento swanson pacific campbells progresso rotel mccormick spice islands ' +
  'oscar mayer hormel smithfield johnsonville chobani fage yoplait oikos daisy breyers haagen dazs maman smuckers jif skippy ' +
  'karo domino dole bushs eden wesson crisco mazola filippo berio colavita bertolli trader joes kirkland ' +
  'waitrose sainsburys tesco cadbury tate lyle billingtons bramley marmite gourmet kum kee choy huy fong mae ploy ' +
  'nakano marukan bragg spectrum martins pepperidge duncan hines betty crocker carrs ' +
  ' maid jell reddi wip bakers ener gs newmans dukes sclafani anthonys '

const descriptors: readonly Descriptors[] = [
  // Quantity, number and size
  {
    words:
      'to eat thumb thumbs section sections di da de del al la le parma packet packets packed pack packs sachet can cans tin tins jar jars bottles carton tub bag bags sheet sheets a an the some few any each my our your of from with lots loads couple about more last remaining reserved extra additional ' +
      'one two three four five six seven eight nine ten dozen half whole quarter third large small medium big little tiny huge giant ' +
      'jumbo mini miniature petite standard regular normal size sized long short round square fat plump slim skinny thin thick chunky ' +
      'thickish slender heaped heaping level rounded scant generous good healthy handful inch cm bite oversized xl bulk spare leftover ' +
      'leftovers surplus approx approximately roughly total full',
  },
  // Quality and ripeness
  {
    words:
      'fresh freshly organic ripe overripe unripe underripe raw young tender old day days stale nice best finest quality premium fine ' +
      'top high highest grade value budget favorite favourite choice favored preferred perfect perfectly very super really lovely ' +
      'beautiful good decent proper real pure genuine authentic traditional classic original natural plain artisan artisanal ' +
      'artisanstyle rustic gourmet fancy deluxe luxury free range homegrown overgrown garden allotment local seasonal farm farmed farmers ' +
      'farmhouse windfall heritage heirloom vine greenhouse hothouse hydroponic waxed unwaxed untreated unsprayed bagged packaged ' +
      'prepacked wilted wilting limp bruised blemished wrinkly shriveled shrivelled wonky misshapen tired sad just juicy meaty firm crisp ' +
      'soft softened crunchy fluffy crusty chewy silky smooth creamy delicate fragrant aromatic flavorful flavourful unopened opened ' +
      'picked mixed assorted various variety varieties different selection color colored colour coloured colors colours multicolored ' +
      'rainbow tricolor single cold chilled cool iced icy warm lukewarm tepid hot boiling simmering room temperature ' +
      'refrigerated thawed quick easy simple everyday ordinary kosher halal non gmo certified sustainable sustainably line sushi ' +
      'kitchen style type kind sort brand your own please ready prewashed washed unwashed clean bottle jar about neutral flavorless ' +
      'flavourless chef chefs cook cooks store shop supermarket bought made home homemade ' +
      'house mums moms dads grandmas grans nans neighbors neighbours table cooking baking eating finishing frying sliced',
  },
  // What was done before, where it makes nothing new
  {
    words:
      'chopped diced minced grated shredded peeled trimmed crushed cubed halved quartered torn julienned crumbled melted pitted ' +
      'seeded drained rinsed defrosted cooked roasted roast boiled steamed grilled mashed toasted barbecued poached baked broiled seared ' +
      'braised stewed cut up into chunk chunks piece pieces bit bits chop dice cube cubes slice slices wedge wedges half halves quarters ' +
      'strip strips batons matchsticks ribbons rounds sliver slivers shaving shavings shred shreds curl curls crumbles ' +
      'segment segments portion portions knob lump lumps dollop pinch dash splash drizzle spoonful glug squeeze sprinkle ' +
      'sprinkling dusting whipped beaten packed loosely firmly tightly lightly finely roughly thinly thickly coarsely coarse removed',
  },
  // From where
  {
    words:
      'african american argentinian argentine armenian asian australian austrian bavarian belgian brazilian british bulgarian californian ' +
      'calabrian canadian caribbean catalan chilean chinese colombian cornish corsican cretan cuban cypriot danish devon dutch egyptian ' +
      'english ethiopian european filipino finnish french georgian german greek hawaiian hungarian icelandic indian indonesian iranian ' +
      'iraqi irish israeli italian jamaican japanese jersey korean lancashire lebanese ligurian louisiana mediterranean mexican moroccan ' +
      'neapolitan nordic normandy norwegian pakistani palestinian persian peruvian polish portuguese provencal roman russian sardinian ' +
      'scottish shetland sicilian sichuan sichuanese somerset spanish sri lankan sumatran swedish swiss syrian taiwanese thai ' +
      'tunisian turkish tuscan umbrian vermont vietnamese welsh west yorkshire oriental western eastern imported domestic ceylon madras ' +
      'kashmiri himalayan celtic atlantic pacific maine alaskan valencian murcian kentish suffolk norfolk sussex madagascar tahitian',
  },
  // Makes and brands
  {
    words: brands,
  },
  // Richness, and sugar: the base is the same food
  {
    words:
      ' lowfat nonfat reduced reducedfat less lower low light lite lean extra full semi skimmed skim partly part ' +
      ' salted unsalted lightly no zero added unsweetened sweetened sugarfree unflavored unflavoured unseasoned ' +
      'seasoned percent % pasteurized unpasteurized homogenized lactose cultured probiotic live active bifidus enriched fortified ' +
      'unbleached bleached unrefined refined virgin extravirgin cold pressed coldpressed expeller filtered unfiltered processed unprocessed ' +
      'nonhydrogenated hydrogenated uncured nitrate preservative hormone antibiotic ',
    on: [
      'dairy',
      'plant-protein',
      'nut-seed',
      'oil-fat',
      'condiment',
      'broth',
      'bread-bakery',
      'grain',
      'legume',
      'meat',
      'poultry',
      'spice',
      'vegetable',
      'sweetener',
      'flour-baking',
      'fish',
      'fruit',
      'beverage',
      'pasta-noodle',
      'egg',
    ] as readonly FoodCategory[],
  },
  // Taste and strength
  {
    words:
      'sharp mild mature aged extra vintage medium strong tangy salty young firm hard semi soft sliced slices slice block wheel log round rind stick shredded ball string wedge curd strained set thick pot pressed full',
    on: ['dairy', 'plant-protein'],
  },
  {
    words:
      'mild sharp strong spicy hot sweet tangy dark light bottled jarred coarse grainy grain smooth seeded brewed aged thin thick concentrate liquid prepared canned tinned stirred unsalted condensed reduced rich clear white brown good strong',
    on: ['condiment', 'broth'],
  },
  {
    words: 'mild sweet strong dark light fruity robust delicate peppery everyday bottled',
    on: ['oil-fat'],
  },
  {
    words:
      'dry medium sweet full bodied fruity crisp light dark hearty robust rich good drinking fizzy sparkling still bottled canned strong weak brewed fresh ground freshly blonde amber black chilled slimline diet aged spiced golden silver gold white red sparkling',
    on: ['beverage'],
  },
  {
    words:
      'sweet hot mild spicy bittersweet smoky strong ground powder powdered seed leaf leaves stick pod pods bark berry berries whole toasted dried dry crushed cracked rubbed flake flakes flaky granules coarse fine piece pieces quill quills blade blades mill freshly grinder threads strands stem pink grey black root table rock',
    on: ['spice'],
  },
  {
    words:
      'ball balls runny clear light dark liquid set thick raw soft golden pure wildflower clover acacia blossom superfine granulated extrafine crystals crystallized organic solid block flaked fine instant morsels chips chip pieces squares bar mini plain chunky smooth seedless sieved soft pourable dry tin bitter dutch process alkalized',
    on: ['sweetener', 'flour-baking'],
  },
  {
    words:
      'seasoned sliced thick thin soft crusty day stale country white brown fresh toasted sandwich hard loaf loaves slice slices crumbs cubes square part baked frozen bun buns roll rolls split top seeded burger soft round squishy ring',
    on: ['bread-bakery'],
  },
  {
    words:
      'dry dried cooked uncooked instant quick cook cooking long grain short boil easy fast precooked parboiled thin thick wide flat fine medium coarse ground stone stoneground rolled fresh frozen milled shaped shape elbow elbows whole roasted mini bowtie bow tie unbleached sifted strong plain',
    on: dry,
  },
  { words: 'pasta noodle noodles shell shells', on: ['pasta-noodle'] },
  {
    words:
      'roasted toasted raw blanched unblanched skinned skin shelled unshelled slivered flaked sliced ground chopped whole halves halved pieces half kernels meats shell natural dry black white meal unroasted unhulled hulled mixed salted crunchy smooth creamy stirred',
    on: ['nut-seed'],
  },
  {
    words:
      'canned tinned cooked dried dry drained rinsed unsalted frozen fresh shelled podded sprouted split',
    on: ['legume'],
  },
  { words: 'baby', on: ['vegetable', 'herb', 'seafood'] },
  { words: 'wild', on: ['fish', 'seafood', 'fruit', 'meat'] },
  { words: 'milk instant rindless rinded', on: ['dairy'] },
  { words: 'bread loaf', on: ['bread-bakery'] },
  { words: 'chile chiles chili chilies chilli chillies pepper', on: ['spice'] },
  { words: 'stem stems stalk stalks ring rings chunk chunks tidbits', on: ['fruit'] },
  { words: 'baby tiny small', on: ['condiment'] },
  { words: 'solid powder liquid', on: ['oil-fat', 'flour-baking'] },
  { words: 'dark light', on: ['legume'] },
  { words: 'brown white dark light', on: ['sweetener'] },
  { words: 'frozen', on: [...plants, ...flesh, 'bread-bakery', 'grain', 'pasta-noodle'] },
  {
    words: 'canned tinned jarred bottled packed brined brine',
    on: [...plants, 'fish', 'seafood', 'condiment'],
  },
  // Colours and seasons of what grows
  {
    words: `${colors} spring summer winter autumn new early late`,
    on: ['vegetable', 'fruit'],
  },
  {
    words: `${colors} orange blue brown silver holiday gel liquid paste edible`,
    on: ['flour-baking', 'sweetener'],
  },
  // Parts and cuts
  {
    words:
      'leaf leaves sprig sprigs stem stems stalk stalks branch branches bunch flat curly curled frond fronds bush tips tops picked soft hardy woody top tip greens root roots flower flowers',
    on: ['herb'],
  },
  {
    words:
      'head heads heart hearts floret florets flowerets crown crowns spear spears tip tips stick sticks stalk stalks rib ribs root roots bulb bulbs clove cloves ear ears cob cobs kernels kernel pod pods cap caps button skin skins skinned unpeeled flesh wax waxy floury starchy frying boiling roasting sweet hot mild long thin curly flat hispi pointed english garden snow salad cooking pickling puree pureed podded shelled stringless slicing hothouse bird',
    on: ['vegetable'],
  },
  {
    words:
      'segment segments section sections flesh pulp stone stoneless seedless pip pips skin skinned unpeeled dessert eating cooking sweet tart sharp bitter sour puree pureed cored stemmed hulled slicing juicing',
    on: ['fruit'],
  },
  {
    words:
      'boneless skinless rind rindless lean extra cut cuts center centre fillet fillets filet filets filleted steak steaks cube cubes medallion medallions joint joints roasting stewing braising frying grilling strip strips rasher rashers lardons thick thin streaky back deli meat flesh tied rolled butterflied french frenched trimmed spatchcocked dressed oven joint stew stewing diced free corn grass fed pasture raised cage minute rump quality butchers butcher fine grained link links patty loose bulk casing casings cooked rare',
    on: ['meat', 'poultry'],
  },
  {
    words:
      'fillet fillets filet filets filleted steak steaks loin loins side sides tail tails cutlet cutlets portion portions skinless boned boneless pinboned scaled gutted head heads shell shells raw uncooked peeled deveined shelled cleaned bearded shucked live wild caught line dry jumbo king tiger queen bay sea colossal north undyed dyed day dayboat hand dived flesh meat body bodies ring rings tube tubes tentacles whole brown pink grey packed salted tin drained flaked lump white dark chunk chunks middle cut thick thin firm baby claw claws picked tuna fish canned',
    on: ['fish', 'seafood'],
  },
  {
    words:
      'large medium small extra fresh free range cage hard soft boiled poached yolk yolks white whites beaten separated whole shell barn hen hens chicken shelled',
    on: ['egg'],
  },
  { words: 'drop drops', on: ['condiment', 'oil-fat', 'beverage'] },
]

const categoriesByWord = readDescriptors()

function readDescriptors(): ReadonlyMap<string, ReadonlySet<FoodCategory> | 'any'> {
  const found = new Map<string, Set<FoodCategory> | 'any'>()
  for (const { words, on } of descriptors)
    for (const word of words.split(' ')) {
      const known = found.get(word)
      if (on === undefined || known === 'any') found.set(word, 'any')
      else found.set(word, new Set([...(known ?? []), ...on]))
    }
  return found
}

const smokedMeats = ['bacon', 'sausage', 'lardons', 'pancetta']
const isSmokedAnyway = ({ isReadyToEat, name }: Food) =>
  isReadyToEat || smokedMeats.some((meat) => name.includes(meat))

const allergensFree: Readonly<Record<string, readonly string[]>> = {
  nut: ['tree nuts', 'peanuts'],
  peanut: ['peanuts'],
  egg: ['egg'],
  soy: ['soy'],
  milk: ['milk'],
}

const notCheese = new Set('milk cream yogurt butter buttermilk kefir whey skyr quark ghee crema'.split(' '))
const isNotCanned = ({ name }: Food) => !name.startsWith('canned ')

/** Words that suit a food by more than its category. */
const parts: Readonly<Record<string, (food: Food) => boolean>> = {
  leaf: (food) => food.category === 'herb' || food.category === 'spice' || isLeafy(food),
  smoked: isSmokedAnyway,
  unsmoked: isSmokedAnyway,
  cured: isSmokedAnyway,
  cheese: ({ category, name }) => category === 'dairy' && !notCheese.has(name.split(' ').at(-1) ?? ''),
  fresh: isNotCanned,
  raw: isNotCanned,
  uncooked: isNotCanned,
  live: isNotCanned,
}

/** What was done to a food that makes another of it; every other '-ed' only tells how it comes. */
const changing = new Set(
  (
    'fried breaded battered stuffed filled coated covered flavored flavoured scented infused spiced marinated pickled candied ' +
    'crystallized crystallised glazed caramelized caramelised smoked cured dried dehydrated fermented preserved malted sprouted ' +
    'evaporated creamed curried devilled deviled honeyed sugared brined refried textured puffed popped frosted jellied ' +
    'foraged glaceed glace desiccated dessicated crusted iced layered blackened powdered clotted soured bread seed feed weed red'
  ).split(' '),
)

/** True for what was done to a food that makes another of it. */
export const changes = (word: string): boolean => changing.has(word)

/** Claims that a food must keep by itself, or it is another food: vegan butter is no butter. */
const claims: Readonly<Record<string, Diet>> = {
  vegan: 'vegan',
  vegetarian: 'vegetarian',
  veggie: 'vegetarian',
}

/** Claims in two words, 'gluten free', by the first. */
const freeOf: Readonly<Record<string, Diet>> = {
  gluten: 'gluten-free',
  wheat: 'gluten-free',
  dairy: 'dairy-free',
}

/** What a food may have less of, and the words that say so beside it: 'low sodium', 'no salt added', 'fat free'. */
const nutrients = new Set(
  'fat sodium salt sugar calorie calories carb carbs cholesterol acid gluten wheat dairy lactose nut egg soy fodmap aluminum preservative'.split(
    ' ',
  ),
)
const lessBefore = new Set(
  'low lower lowered reduced less no non half zero light full % high without added'.split(' '),
)
const lessAfter = new Set('free reduced added less'.split(' '))
/** What a food comes in, after 'in' or beside 'packed'. */
const mediums = new Set(
  'water spring oil olive sunflower vegetable brine juice juices syrup vinegar salt liquid own their shell shells pod pods husk husks skin skins jacket bone tomato puree'.split(
    ' ',
  ),
)
const held = new Set('in packed with'.split(' '))
/** What a whole food is sold with, after 'with', and what is on or off it. */
const attached = new Set(
  'skin skins bone bones rind tops top leaves leaf stems stem greens fronds roots tail tails head heads shell shells fat peel seeds juice juices liquid'.split(
    ' ',
  ),
)
const onOrOff = new Set('on off in out'.split(' '))

/** True for a word whose neighbours make it a descriptor: 'sodium' after 'low', 'oil' after 'in', 'skin' before 'on'. */
export function isDescriptorHere(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  const [before, after] = [words[at - 1] ?? '', words[at + 1] ?? '']
  if (nutrients.has(word) && (lessBefore.has(before) || lessAfter.has(after))) return true
  const beforeThat = words[at - 2] ?? ''
  if (attached.has(word) && (onOrOff.has(after) || before === 'with' || beforeThat === 'with')) return true
  if (attached.has(word) && before === 'the' && onOrOff.has(beforeThat)) return true
  if (onOrOff.has(word) && after === 'the' && attached.has(words[at + 2] ?? '')) return true
  if (onOrOff.has(word) && attached.has(before)) return true
  if (held.has(word)) return mediums.has(after) || attached.has(after) || mediums.has(before)
  return (
    mediums.has(word) &&
    (after === 'packed' || words.slice(Math.max(0, at - 3), at).some((each) => held.has(each)))
  )
}

/**
 * Whether a food keeps what a word of a claim says of it: 'gluten' of 'gluten-free bread', 'vegan' of 'vegan butter'. Undefined for a word that
 * claims nothing.
 */
export function keepsClaim(words: readonly string[], at: number, food: Food): boolean | undefined {
  const word = words[at] ?? ''
  const diet = claims[word]
  if (diet !== undefined) return food.diets.includes(diet)
  const isFree = words[at + 1] === 'free' || (words[at - 1] === 'no' && word !== 'salt')
  if (!isFree) return undefined
  const free = freeOf[word]
  if (free !== undefined) return food.diets.includes(free)
  const allergens = allergensFree[word]
  if (allergens === undefined) return undefined
  return [...food.us9, ...food.mayContain].every((each) => !allergens.includes(each))
}

/** True where a word may be said of any food, or of those of some category. */
export function isDescriptor(word: string, singular: string): boolean {
  return (
    categoriesByWord.has(word) || Object.hasOwn(parts, singular) || Object.hasOwn(claims, word) || isHow(word)
  )
}

const brandWords = new Set(brands.split(' '))

/** True for a word of a maker's name: 'heinz', 'kikkoman'. */
export const isBrand = (word: string): boolean => brandWords.has(word)

/** 'Roughly', 'untrimmed', 'spatchcocked': adverbs, and participles that change nothing. */
function isHow(word: string): boolean {
  if (word.length < 5 || changing.has(word)) return false
  return word.endsWith('ed') || (word.endsWith('ly') && word.length > 5)
}

/** Whether a part or state suits a food, for the few words that need more than its category; undefined for all others. */
export function suitsAsPart(singular: string, food: Food): boolean | undefined {
  return parts[singular]?.(food)
}

/** True when a word said of this food makes no other food of it. */
export function suits(word: string, food: Food): boolean {
  const categories = categoriesByWord.get(word)
  return categories === 'any' || categories?.has(food.category) === true || isHow(word)
}
