import type { CookFacts, Method, Tag } from './cook-facts.ts'
import { cookFacts } from './cook-facts.ts'

type Minutes = Partial<Record<Method, number>>

/** Safe temperatures: USDA FSIS chart (foodsafety.gov), Fahrenheit first because US thermometers read it. */
export const safeCues = {
  poultry: 'no longer pink inside and 165°F (74°C)',
  groundMeat: 'no longer pink and 160°F (71°C)',
  wholeCut: 'browned and 145°F (63°C) in the middle',
  fish: 'opaque and flaking easily, 145°F (63°C)',
  shellfish: 'pearly and opaque',
  shells: 'all the shells have opened; throw away any that stay shut',
  eggs: 'set all the way through, 160°F (71°C)',
} as const

/** Where the chart has the thermometer put in a whole bird. */
const wholeBirdCue = '165°F (74°C) in the thickest part of the thigh and the juices run clear'

function protein(
  food: string,
  one: string,
  kind: Tag,
  portion: number,
  cue: string,
  minutes: Minutes,
  more: Partial<CookFacts> = {},
): CookFacts {
  const cook: Partial<Record<Method, { minutes: number; cue: string }>> = {}
  // In a liquid nothing browns.
  const wet = cue.replace(/^browned\b/, 'hot through')
  for (const [method, time] of Object.entries(minutes))
    cook[method as Method] = { minutes: time, cue: method === 'simmer' ? wet : cue }
  const { tags, ...rest } = more
  return cookFacts({
    food,
    one,
    portion,
    tags: [kind, ...(tags ?? [])],
    cook,
    ...rest,
    prepMinutes: rest.prepMinutes ?? (rest.cuts ? 2 : 0),
  })
}

const eastern = ['chinese', 'thai', 'japanese', 'korean', 'vietnamese']
/** Where cooks use no pork, and where most use no beef. */
const noPork = { strangeIn: ['levantine'] }
const noBeef = { strangeIn: ['indian'] }
const mass = { isMass: true }
const birdBites = {
  ...mass,
  cuts: {
    bite: 'cut _ into bite-size pieces',
    small: 'cut _ into small pieces',
    thin: 'slice _ into thin strips',
    whole: 'slice _ in half through the middle into thin cutlets',
  },
}
const birdMinutes = { saute: 8, roast: 25, simmer: 15, grill: 12 }
const meatStrips = {
  ...mass,
  cuts: {
    bite: 'slice _ thinly across the grain',
    small: 'cut _ into small pieces',
    thin: 'slice _ thinly across the grain',
  },
}
const fillet = { ...mass, cuts: { bite: 'cut _ into large chunks' }, prepMinutes: 1 }
const fishMinutes = { saute: 7, roast: 14, simmer: 6, grill: 8, steam: 8 }

const poultry = (food: string, one = food, portion = 130): CookFacts =>
  protein(food, one, 'poultry', portion, safeCues.poultry, birdMinutes, birdBites)
const ground = (
  food: string,
  one = food,
  more: Partial<CookFacts> = {},
  cue: string = safeCues.groundMeat,
): CookFacts =>
  protein(
    food,
    one,
    'ground-meat',
    110,
    cue,
    { saute: 8, simmer: 12, roast: 20, grill: 10 },
    { ...mass, ...more },
  )
const steak = (food: string, one = food, more: Partial<CookFacts> = {}): CookFacts =>
  protein(
    food,
    one,
    'steak',
    130,
    safeCues.wholeCut,
    { saute: 6, grill: 9, roast: 18 },
    { ...meatStrips, ...more },
  )
/** Fried or roasted as it comes, on its bone. */
const chop = (food: string, one: string, more: Partial<CookFacts> = {}): CookFacts =>
  protein(food, one, 'chop', 170, safeCues.wholeCut, { saute: 8, grill: 9, roast: 18 }, more)
const stewing = (food: string, one = food, more: Partial<CookFacts> = {}): CookFacts =>
  protein(
    food,
    one,
    'stew-meat',
    150,
    'fork-tender, well past 145°F (63°C)',
    { simmer: 90 },
    { ...mass, cuts: { bite: 'cut _ into 3 cm (1 1/4 inch) cubes' }, ...more },
  )
/** Cooked as it comes, bone and all: half of a serving is bone. */
const onTheBone = (food: string, minutes: number, more: Partial<CookFacts> = {}): CookFacts =>
  protein(
    food,
    food,
    'stew-meat',
    300,
    'falling from the bone, well past 145°F (63°C)',
    { simmer: minutes },
    more,
  )
const fish = (food: string, one = food): CookFacts =>
  protein(food, one, 'fish', 140, safeCues.fish, fishMinutes, fillet)

/** Sliced thickly; minutes in the pan, in the oven, on the grill and in a liquid. */
const sausage = (
  food: string,
  portion: number,
  cue: string,
  [saute, roast, grill, simmer]: readonly [number, number, number, number],
  strangeIn: readonly string[] = [],
): CookFacts =>
  protein(
    food,
    food,
    'sausage',
    portion,
    cue,
    { saute, roast, grill, simmer },
    {
      ...mass,
      cuts: { bite: 'slice _ thickly' },
      strangeIn: [...eastern, 'indian', 'mexican', 'levantine', ...strangeIn],
    },
  )

/** What was roasted before is only heated, until it steams, FSIS: 165°F (74°C). */
const cooked = (one: string, cuts: CookFacts['cuts'], more: Partial<CookFacts> = {}): CookFacts =>
  protein(
    `cooked ${one}`,
    one,
    'cooked-meat',
    100,
    'steaming hot, 165°F (74°C)',
    { saute: 3, simmer: 4 },
    { ...mass, cuts, ...more },
  )
const pulled = { bite: 'pull _ into bite-size pieces', small: 'chop _' }
const sliced = { bite: 'cut _ into strips', small: 'cut _ into small dice' }

/** Meat, fish, eggs, tofu and legumes, with the safe temperature or the cue for each. Portions are raw or drained. */
export const proteins: readonly CookFacts[] = [
  poultry('chicken breast'),
  poultry('chicken breast with skin', 'chicken breast'),
  poultry('chicken thigh'),
  poultry('chicken thigh with skin', 'chicken thigh'),
  poultry('turkey breast'),
  protein(
    'duck breast',
    'duck breast',
    'poultry',
    140,
    safeCues.poultry,
    { saute: 12, roast: 22, grill: 12 },
    {
      ...mass,
      cuts: {
        bite: 'cut _ into strips',
        small: 'cut _ into small strips',
        thin: 'slice _ thinly',
        whole: 'score the fat of _',
      },
    },
  ),
  protein('chicken wing', 'chicken wing', 'poultry', 200, safeCues.poultry, { roast: 40, grill: 25 }),
  ...['chicken drumstick', 'chicken leg'].map((food) =>
    protein(food, food, 'poultry', 200, safeCues.poultry, { roast: 40, grill: 30, simmer: 35 }),
  ),
  ...['duck leg', 'turkey leg'].map((food) =>
    protein(food, food, 'poultry', 280, safeCues.poultry, { roast: 75, simmer: 75 }),
  ),
  protein(
    'chicken liver',
    'chicken liver',
    'poultry',
    120,
    safeCues.poultry,
    { saute: 8 },
    { ...mass, cuts: { bite: 'trim _ and cut into lobes', whole: 'trim _ and cut into lobes' } },
  ),
  cooked('chicken', pulled),
  cooked('turkey', pulled),
  cooked('beef', sliced, noBeef),
  cooked('pork', sliced, noPork),
  cooked('lamb', sliced),
  protein('whole chicken', 'chicken', 'whole-bird', 300, wholeBirdCue, { roast: 75 }),
  protein('cornish hen', 'Cornish hen', 'whole-bird', 330, wholeBirdCue, { roast: 55 }),
  protein('quail', 'quail', 'whole-bird', 220, wholeBirdCue, { roast: 22 }, { many: 'quails' }),
  ground('ground chicken', 'ground chicken', {}, safeCues.poultry),
  ground('ground turkey', 'ground turkey', {}, safeCues.poultry),
  ground('ground beef 80/20', 'ground beef', noBeef),
  ground('ground beef 90/10', 'ground beef', noBeef),
  ground('ground pork', 'ground pork', noPork),
  ground('ground lamb'),
  ground('ground veal', 'ground veal', noBeef),
  ground('ground bison', 'ground bison', noBeef),
  steak('flank steak', 'flank steak', noBeef),
  steak('skirt steak', 'skirt steak', noBeef),
  steak('sirloin steak', 'sirloin steak', noBeef),
  steak('ribeye steak', 'ribeye steak', noBeef),
  steak('beef tenderloin', 'beef tenderloin', noBeef),
  steak('beef top round', 'beef', noBeef),
  steak('pork tenderloin', 'pork tenderloin', noPork),
  steak('pork loin', 'pork loin', noPork),
  steak('leg of lamb', 'lamb'),
  steak('veal cutlet', 'veal cutlet', noBeef),
  chop('pork chop', 'pork chop', noPork),
  chop('lamb loin chop', 'lamb chop'),
  stewing('beef stew meat (chuck)', 'stewing beef', noBeef),
  stewing('lamb shoulder', 'lamb shoulder'),
  onTheBone('beef short ribs', 150, { ...noBeef, many: 'beef short ribs' }),
  onTheBone('oxtail', 150, { ...noBeef, isMass: true }),
  onTheBone('beef shank', 120, noBeef),
  onTheBone('lamb shank', 120),
  onTheBone('pork spareribs', 90, { ...noPork, many: 'pork spareribs' }),
  onTheBone('baby back ribs', 90, { ...noPork, many: 'baby back ribs' }),
  stewing('pork shoulder', 'pork shoulder', noPork),
  protein(
    'italian sausage',
    'Italian sausage',
    'sausage',
    100,
    safeCues.groundMeat,
    { saute: 10, roast: 25, grill: 14, simmer: 15 },
    {
      cuts: { bite: 'slice _ thickly', small: 'squeeze the meat out of _' },
      prepMinutes: 1,
      strangeIn: [...eastern, 'indian', 'mexican', 'levantine'],
    },
  ),
  sausage('chicken sausage', 100, safeCues.poultry, [10, 25, 14, 15]),
  sausage('turkey sausage', 100, safeCues.poultry, [10, 25, 14, 15]),
  sausage('bratwurst', 100, safeCues.groundMeat, [12, 25, 15, 15], ['italian']),
  sausage('kielbasa', 90, 'browned and 165°F (74°C)', [8, 20, 10, 12], ['italian']),
  protein(
    'chorizo',
    'chorizo',
    'sausage',
    60,
    'browned and 160°F (71°C)',
    { saute: 8, roast: 18, simmer: 12 },
    {
      ...mass,
      cuts: { bite: 'slice _', small: 'crumble _' },
      strangeIn: [...eastern, 'indian', 'italian', 'levantine'],
    },
  ),
  protein(
    'bacon',
    'bacon',
    'cured-meat',
    30,
    'crisp',
    { saute: 7, roast: 15 },
    {
      ...mass,
      cuts: { bite: 'cut _ into strips', small: 'cut _ into small strips' },
      strangeIn: ['indian', 'thai', 'levantine'],
    },
  ),
  protein(
    'cured ham',
    'ham',
    'cured-meat',
    40,
    'hot and browned at the edges',
    { saute: 4, roast: 10 },
    { ...mass, cuts: { bite: 'dice _' }, strangeIn: ['indian', 'thai', 'levantine'] },
  ),
  protein(
    'deli ham',
    'ham',
    'cured-meat',
    40,
    'hot and browned at the edges',
    { saute: 4, roast: 10 },
    { ...mass, cuts: { bite: 'cut _ into strips' }, strangeIn: ['indian', 'thai', 'levantine'] },
  ),
  protein(
    'prosciutto',
    'prosciutto',
    'cured-meat',
    25,
    'crisp',
    { saute: 3, roast: 8 },
    { ...mass, cuts: { bite: 'tear _' }, strangeIn: [...eastern, 'indian', 'mexican', 'levantine'] },
  ),
  protein(
    'pancetta',
    'pancetta',
    'cured-meat',
    25,
    'crisp',
    { saute: 6, roast: 12 },
    { ...mass, cuts: { bite: 'dice _' }, strangeIn: [...eastern, 'indian', 'mexican', 'levantine'] },
  ),
  fish('atlantic salmon, farmed', 'salmon'),
  fish('sockeye salmon', 'salmon'),
  fish('cod'),
  fish('haddock'),
  fish('halibut'),
  fish('tilapia'),
  fish('catfish'),
  fish('trout'),
  fish('pollock'),
  fish('sea bass'),
  fish('snapper'),
  fish('flounder or sole', 'flounder'),
  fish('mackerel'),
  fish('swordfish'),
  fish('mahi mahi'),
  fish('ocean perch'),
  fish('grouper'),
  fish('whiting (hake)', 'hake'),
  fish('turbot'),
  fish('fresh tuna', 'tuna'),
  protein(
    'canned tuna in water',
    'tuna',
    'canned-fish',
    60,
    'hot through',
    { saute: 2 },
    { ...mass, cuts: { bite: 'drain _' }, prepMinutes: 0.5, strangeIn: ['indian', 'thai', 'chinese'] },
  ),
  protein(
    'canned tuna in oil',
    'tuna',
    'canned-fish',
    60,
    'hot through',
    { saute: 2 },
    { ...mass, cuts: { bite: 'drain _' }, prepMinutes: 0.5, strangeIn: ['indian', 'thai', 'chinese'] },
  ),
  protein(
    'canned pink salmon',
    'salmon',
    'canned-fish',
    70,
    'hot through',
    { saute: 2 },
    {
      ...mass,
      cuts: { bite: 'drain and flake _' },
      prepMinutes: 0.5,
      strangeIn: ['indian', 'thai', 'chinese'],
    },
  ),
  protein(
    'canned sardines in oil',
    'sardine',
    'canned-fish',
    60,
    'hot through',
    { saute: 2 },
    { cuts: { bite: 'drain _' }, prepMinutes: 0.5, strangeIn: ['indian', 'thai', 'chinese', 'mexican'] },
  ),
  protein(
    'canned anchovy',
    'anchovy',
    'briny',
    6,
    'melted',
    { saute: 2 },
    {
      many: 'anchovies',
      cuts: { bite: 'chop _', small: 'chop _' },
      prepMinutes: 0.5,
      strangeIn: [...eastern, 'indian', 'mexican'],
    },
  ),
  protein(
    'smoked salmon',
    'smoked salmon',
    'smoked-fish',
    50,
    'hot through',
    {},
    {
      ...mass,
      cuts: { bite: 'tear _ into strips' },
      prepMinutes: 0.5,
      strangeIn: ['indian', 'thai', 'chinese', 'mexican', 'korean'],
    },
  ),
  protein(
    'shrimp',
    'shrimp',
    'shellfish',
    110,
    safeCues.shellfish,
    { saute: 4, simmer: 4, grill: 5, roast: 8 },
    { many: 'shrimp', cuts: { bite: 'peel and devein _', whole: 'peel and devein _' }, prepMinutes: 4 },
  ),
  protein(
    'scallop',
    'scallop',
    'shellfish',
    110,
    safeCues.shellfish,
    { saute: 4, simmer: 4, grill: 4 },
    { strangeIn: ['indian', 'mexican'] },
  ),
  protein(
    'squid',
    'squid',
    'shellfish',
    110,
    'just opaque',
    { saute: 3, grill: 3, simmer: 3 },
    { ...mass, cuts: { bite: 'cut _ into rings' }, strangeIn: ['indian', 'american', 'mexican'] },
  ),
  protein(
    'mussel',
    'mussel',
    'shellfish',
    250,
    safeCues.shells,
    { simmer: 6, steam: 6 },
    { cuts: { bite: 'scrub _' }, prepMinutes: 4, strangeIn: ['indian', 'mexican', 'japanese', 'korean'] },
  ),
  protein(
    'clam',
    'clam',
    'shellfish',
    250,
    safeCues.shells,
    { simmer: 7, steam: 7 },
    { cuts: { bite: 'scrub _' }, prepMinutes: 4, strangeIn: ['indian', 'mexican'] },
  ),
  protein('egg', 'egg', 'egg', 100, safeCues.eggs, {}),
  protein(
    'tofu',
    'tofu',
    'tofu',
    120,
    'golden on all sides',
    { saute: 8, roast: 25, simmer: 5, grill: 8 },
    {
      ...mass,
      cuts: {
        bite: 'press _ dry and cut into cubes',
        small: 'press _ dry and crumble it',
        whole: 'press _ dry and slice thickly',
      },
      prepMinutes: 3,
      strangeIn: ['italian', 'greek', 'levantine', 'mexican', 'french'],
    },
  ),
  protein(
    'firm tofu',
    'tofu',
    'tofu',
    120,
    'golden on all sides',
    { saute: 8, roast: 25, simmer: 5, grill: 8 },
    {
      ...mass,
      cuts: {
        bite: 'press _ dry and cut into cubes',
        small: 'press _ dry and crumble it',
        whole: 'press _ dry and slice thickly',
      },
      prepMinutes: 3,
      strangeIn: ['italian', 'greek', 'levantine', 'french'],
    },
  ),
  protein(
    'extra firm tofu',
    'tofu',
    'tofu',
    120,
    'golden on all sides',
    { saute: 8, roast: 25, simmer: 5, grill: 8 },
    {
      ...mass,
      cuts: {
        bite: 'press _ dry and cut into cubes',
        small: 'press _ dry and crumble it',
        whole: 'press _ dry and slice thickly',
      },
      prepMinutes: 3,
      strangeIn: ['italian', 'greek', 'levantine', 'french'],
    },
  ),
  protein(
    'tempeh',
    'tempeh',
    'tofu',
    100,
    'golden and nutty',
    { saute: 8, roast: 20, simmer: 10, grill: 8 },
    {
      ...mass,
      cuts: { bite: 'cut _ into thin slices', small: 'crumble _', whole: 'cut _ into thin slices' },
      prepMinutes: 1,
      strangeIn: ['italian', 'greek', 'levantine', 'indian', 'french'],
    },
  ),
  ...(
    [
      ['canned chickpeas', 'chickpea', ['chinese', 'thai', 'japanese', 'korean', 'vietnamese', 'mexican']],
      ['canned black beans', 'black bean', [...eastern, 'indian', 'italian', 'greek', 'levantine', 'french']],
      ['canned kidney beans', 'kidney bean', [...eastern, 'italian', 'greek']],
      ['canned pinto beans', 'pinto bean', [...eastern, 'indian', 'italian', 'greek', 'levantine', 'french']],
      ['canned white beans', 'white bean', [...eastern, 'indian', 'mexican']],
      ['canned cannellini beans', 'cannellini bean', [...eastern, 'indian', 'mexican']],
    ] as const
  ).map(([food, one, strangeIn]) =>
    protein(
      food,
      one,
      'beans',
      120,
      'hot through',
      {},
      {
        cook: {
          saute: { minutes: 3, cue: 'hot through' },
          simmer: { minutes: 8, cue: 'hot through' },
          roast: { minutes: 20, cue: 'crisp at the edges' },
        },
        cuts: { bite: 'drain and rinse _', small: 'drain and rinse _' },
        prepMinutes: 0.5,
        strangeIn,
      },
    ),
  ),
  protein(
    'lentil',
    'lentil',
    'lentils',
    60,
    'tender but not mushy',
    { boil: 25, simmer: 30 },
    { cuts: { bite: 'rinse _' }, prepMinutes: 0.5, strangeIn: [...eastern, 'mexican'] },
  ),
  protein(
    'brown lentil',
    'brown lentil',
    'lentils',
    60,
    'tender but not mushy',
    { boil: 25, simmer: 30 },
    { cuts: { bite: 'rinse _' }, prepMinutes: 0.5, strangeIn: [...eastern, 'mexican'] },
  ),
  protein(
    'green lentil',
    'green lentil',
    'lentils',
    60,
    'tender but not mushy',
    { boil: 25, simmer: 30 },
    { cuts: { bite: 'rinse _' }, prepMinutes: 0.5, strangeIn: [...eastern, 'mexican'] },
  ),
  protein(
    'red lentil',
    'red lentil',
    'red-lentils',
    60,
    'soft and falling apart',
    { boil: 15, simmer: 18 },
    { cuts: { bite: 'rinse _' }, prepMinutes: 0.5, strangeIn: [...eastern, 'mexican', 'italian'] },
  ),
  protein(
    'split pea',
    'split pea',
    'split-pulses',
    60,
    'soft and falling apart',
    { boil: 40, simmer: 45 },
    { cuts: { bite: 'rinse _' }, prepMinutes: 0.5, strangeIn: [...eastern, 'mexican'] },
  ),
]
