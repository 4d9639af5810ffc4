/** Words that look like plurals and are none. */
const unchanging = new Set(
  (
    'hummus couscous asparagus molasses watercress citrus octopus bass swiss grass brussels schnapps hibiscus its is ' +
    'this us as gas plus less press glass grits haggis cress bus thus always across does was has yes towards ' +
    'species series fungus anus cactus bias lens mass class brass overpass lass kiss boss cross dress ' +
    'mess chess pass happiness thickness firmness doneness freshness albus virus pus campus'
  ).split(' '),
)

/** Plurals that the rules of spelling do not give, plural first. */
const irregularPlurals: ReadonlyMap<string, string> = new Map([
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['halves', 'half'],
  ['calves', 'calf'],
  ['knives', 'knife'],
  ['shelves', 'shelf'],
  ['cookies', 'cookie'],
  ['brownies', 'brownie'],
  ['smoothies', 'smoothie'],
  ['pies', 'pie'],
  ['veggies', 'veggie'],
  ['hoagies', 'hoagie'],
  ['weenies', 'weenie'],
  ['chillies', 'chilli'],
  ['chilies', 'chili'],
  ['children', 'child'],
  ['women', 'woman'],
  ['men', 'man'],
  ['people', 'person'],
  ['mice', 'mouse'],
  ['geese', 'goose'],
  ['feet', 'foot'],
  ['teeth', 'tooth'],
  ['anchovies', 'anchovy'],
  ['shoes', 'shoe'],
  ['olives', 'olive'],
  ['chives', 'chive'],
  ['endives', 'endive'],
  ['cloves', 'clove'],
  ['calories', 'calorie'],
  ['brioches', 'brioche'],
  ['quiches', 'quiche'],
  ['ceviches', 'ceviche'],
])

const irregularSingulars: ReadonlyMap<string, string> = new Map(
  [...irregularPlurals].map(([several, one]) => [one, several]),
)

const sibilants = ['s', 'x', 'z', 'ch', 'sh']
const isVowel = (letter: string | undefined) => letter !== undefined && 'aeiou'.includes(letter)
const endsInSibilant = (word: string) => sibilants.some((end) => word.endsWith(end))

/**
 * The singular of one lower-case word by the rules of English spelling; a word that is no plural comes back unchanged.
 * @example singular('tomatoes') // 'tomato'
 * @example singular('hummus') // 'hummus'
 */
export function singular(word: string): string {
  const irregular = irregularPlurals.get(word)
  if (irregular !== undefined) return irregular
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss') || unchanging.has(word)) return word
  if (word.endsWith('ies')) return isVowel(word.at(-4)) ? word.slice(0, -1) : `${word.slice(0, -3)}y`
  const withoutEs = word.slice(0, -2)
  if (word.endsWith('oes') || (word.endsWith('es') && endsInSibilant(withoutEs) && !keepsE(withoutEs)))
    return withoutEs
  return word.slice(0, -1)
}

/** 'Cheeses' lose an s, 'dishes' lose es: before the ending stands an e that belongs to the word, or none. */
const keepsE = (stem: string) => stem.endsWith('s') && !stem.endsWith('ss') && stem.length > 3

/**
 * The plural of one lower-case word.
 * @example plural('knife') // 'knives'
 */
export function plural(word: string): string {
  const irregular = irregularSingulars.get(word)
  if (irregular !== undefined) return irregular
  if (unchanging.has(word)) return word
  if (word.endsWith('y') && !isVowel(word.at(-2))) return `${word.slice(0, -1)}ies`
  if (endsInSibilant(word) || (word.endsWith('o') && !isVowel(word.at(-2)) && takesEs.has(word)))
    return `${word}es`
  return `${word}s`
}

const takesEs = new Set(['tomato', 'potato', 'mango', 'hero', 'echo'])

/** The four forms in which recipes use a verb. */
export type VerbForms = {
  readonly base: string
  readonly third: string
  readonly past: string
  readonly progressive: string
}

/** Past forms that the rules of spelling do not give; the first is the participle. */
const irregularPasts: ReadonlyMap<string, string> = new Map([
  ['put', 'put'],
  ['cut', 'cut'],
  ['set', 'set'],
  ['let', 'let'],
  ['beat', 'beaten'],
  ['freeze', 'frozen'],
  ['make', 'made'],
  ['take', 'taken'],
  ['leave', 'left'],
  ['keep', 'kept'],
  ['stand', 'stood'],
  ['sit', 'sat'],
  ['spread', 'spread'],
  ['tear', 'torn'],
  ['hold', 'held'],
  ['rise', 'risen'],
  ['grind', 'ground'],
  ['eat', 'eaten'],
  ['drink', 'drunk'],
  ['bring', 'brought'],
  ['break', 'broken'],
  ['throw', 'thrown'],
  ['lay', 'laid'],
  ['give', 'given'],
  ['shake', 'shaken'],
  ['sweat', 'sweated'],
  ['split', 'split'],
  ['wring', 'wrung'],
  ['get', 'gotten'],
  ['buy', 'bought'],
  ['swallow', 'swallowed'],
  ['feed', 'fed'],
])

/** Verbs of several syllables whose last letter is not doubled. */
const notDoubled = new Set([
  'simmer',
  'butter',
  'scatter',
  'water',
  'layer',
  'cover',
  'whisper',
  'flavor',
  'season',
  'open',
  'soften',
  'thicken',
  'crumble',
  'blister',
  'slather',
  'devein',
  'gather',
  'lower',
  'cider',
  'render',
  'tenderize',
  'moisten',
  'pepper',
  'filter',
  'deliver',
  'batter',
  'sweeten',
  'brown',
  'flavour',
  'measure',
  'enter',
  'alter',
  'order',
  'pickle',
  'visit',
  'poison',
  'harden',
  'loosen',
])

const isShortStem = (word: string) =>
  !isVowel(word.at(-1)) &&
  isVowel(word.at(-2)) &&
  !isVowel(word.at(-3)) &&
  !'wxy'.includes(word.at(-1) ?? '') &&
  !notDoubled.has(word)

/**
 * The forms of a verb, of one word or with words behind it ('bring to a boil').
 * @example verbForms('chop') // { base: 'chop', third: 'chops', past: 'chopped', progressive: 'chopping' }
 */
export function verbForms(verb: string): VerbForms {
  const gap = verb.indexOf(' ')
  const [word, tail] = gap === -1 ? [verb, ''] : [verb.slice(0, gap), verb.slice(gap)]
  const stem = isShortStem(word) ? `${word}${word.at(-1)}` : word
  return {
    base: verb,
    third: `${plural(word)}${tail}`,
    past: `${irregularPasts.get(word) ?? pastOf(word, stem)}${tail}`,
    progressive: `${progressiveOf(word, stem)}${tail}`,
  }
}

function pastOf(word: string, stem: string): string {
  if (word.endsWith('e') || word.endsWith('é')) return `${word}d`
  if (word.endsWith('y') && !isVowel(word.at(-2))) return `${word.slice(0, -1)}ied`
  return `${stem}ed`
}

function progressiveOf(word: string, stem: string): string {
  return word.endsWith('e') && !word.endsWith('ee') ? `${word.slice(0, -1)}ing` : `${stem}ing`
}
