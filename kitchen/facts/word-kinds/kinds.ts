import type { Ranked, Sense, Wordnet } from './wordnet.ts'

/** What a word may mean that somebody could be harmed by, or that only a table of the kitchen can judge. */
export type Kind =
  | 'animal'
  | 'body'
  | 'care'
  | 'food'
  | 'gauge'
  | 'health'
  | 'money'
  | 'person'
  | 'place'
  | 'plant'
  | 'quantity'
  | 'redness'
  | 'safety'
  | 'several'
  | 'substance'
  | 'swallow'
  | 'time'

const byFile: Readonly<Record<string, Kind>> = {
  'noun.animal': 'animal',
  'noun.body': 'body',
  'verb.body': 'body',
  'verb.consumption': 'swallow',
  'noun.food': 'food',
  'noun.group': 'person',
  'noun.person': 'person',
  'noun.location': 'place',
  'noun.plant': 'plant',
  'noun.possession': 'money',
  'noun.quantity': 'quantity',
  'noun.substance': 'substance',
  'noun.time': 'time',
}

/** What stands above a meaning in WordNet, as word and rank. */
const byAncestor: readonly (readonly [word: string, rank: number, kind: Kind])[] = [
  ['illness', 1, 'health'],
  ['pathological_state', 1, 'health'],
  ['symptom', 1, 'health'],
  ['medicine', 2, 'health'],
  ['drug', 1, 'health'],
  ['medical_care', 1, 'health'],
  ['injury', 1, 'health'],
  ['pain', 1, 'health'],
  ['bodily_process', 1, 'health'],
  ['poison', 1, 'substance'],
  ['cleansing_agent', 1, 'substance'],
  ['explosive', 1, 'substance'],
  ['fuel', 1, 'substance'],
  ['microorganism', 1, 'animal'],
  ['measuring_instrument', 1, 'gauge'],
  ['juvenile', 1, 'care'],
  ['sick_person', 1, 'care'],
  ['patient', 1, 'care'],
  ['baby', 1, 'care'],
  ['health_professional', 1, 'care'],
  ['expert', 1, 'care'],
  ['structure', 1, 'place'],
  ['container', 1, 'place'],
  ['conveyance', 3, 'place'],
  ['furniture', 1, 'place'],
  ['geological_formation', 1, 'place'],
]

/** Beginnings of words by which a definition speaks of the matter. */
const byGloss: readonly (readonly [beginnings: string, kind: Kind])[] = [
  [
    'disease illness medic health therap symptom infect allerg nutri immun pregnan digest diet bodily blood sick',
    'health',
  ],
  ['poison toxi drug chemical', 'substance'],
  ['safe danger harm hazard risk peril injur decay rot spoil putre edible eaten', 'safety'],
  ['red reddish pink raw uncooked crimson', 'redness'],
  ['religio', 'person'],
]
const whole: ReadonlySet<string> = new Set(['red', 'pink', 'raw', 'rot'])

/** An adverb defined by time says when or how long. */
const timeWords: ReadonlySet<string> = new Set(['time', 'times', 'long', 'day', 'night', 'year', 'hours'])

/** Rarer meanings are not thought of, unless a corpus had them. */
const commonRank = 2
const rarestRank = 4
const isCommon = ({ rank, count }: Ranked): boolean => rank <= commonRank || (count > 0 && rank <= rarestRank)

/** The kinds of all common meanings of a word; empty where none can harm, and undefined for a word that WordNet lacks. */
export function kindsOf(word: string, wordnet: Wordnet): ReadonlySet<Kind> | undefined {
  const ranked = wordnet.words.get(word)
  if (ranked === undefined) return undefined
  const senses = ranked.filter(isCommon).flatMap(({ id }) => wordnet.senses.get(id) ?? [])
  const kinds = senses.map((sense) => kindsOfSense(sense, wordnet))
  const isAlsoPlain = kinds.some((each) => each.length === 0) && kinds.some((each) => each.length > 0)
  return new Set([...kinds.flat(), ...(isAlsoPlain ? (['several'] as const) : [])])
}

/** True for a word that is no verb and no adjective and whose commonest nouns are things that people make. */
export function isThing(word: string, wordnet: Wordnet): boolean {
  const ranked = wordnet.words.get(word) ?? []
  return (
    ranked.some(({ id, rank }) => rank <= commonRank && wordnet.senses.get(id)?.file === 'noun.artifact') &&
    ranked.every(({ id }) => id.startsWith('n'))
  )
}

const kindsOfSense = (sense: Sense, wordnet: Wordnet): readonly Kind[] => [
  ...(byFile[sense.file] === undefined ? [] : [byFile[sense.file] as Kind]),
  ...ancestorKinds(sense, wordnet),
  ...glossKinds(sense),
]

function ancestorKinds(sense: Sense, wordnet: Wordnet): readonly Kind[] {
  const above = ancestorsOf(sense, wordnet)
  return byAncestor.flatMap(([word, rank, kind]) => {
    const root = wordnet.words.get(word)?.find((each) => each.id.startsWith('n') && each.rank === rank)
    if (root === undefined) throw new Error(`WordNet has no ${word} ${rank}`)
    return above.has(root.id) ? [kind] : []
  })
}

function ancestorsOf({ id, kindsOf: above }: Sense, wordnet: Wordnet): ReadonlySet<string> {
  const sensesAbove = above.flatMap((each) => wordnet.senses.get(each) ?? [])
  return new Set([id, ...sensesAbove.flatMap((each) => [...ancestorsOf(each, wordnet)])])
}

function glossKinds({ file, gloss }: Sense): readonly Kind[] {
  const said = gloss.toLowerCase().split(/[^a-z]+/)
  const kinds = byGloss
    .filter(([beginnings]) =>
      beginnings
        .split(' ')
        .some((begin) => said.some((word) => (whole.has(begin) ? word === begin : word.startsWith(begin)))),
    )
    .map(([, kind]) => kind)
  const isOfTime = file === 'adv.all' && said.some((word) => timeWords.has(word))
  return isOfTime ? [...kinds, 'time'] : kinds
}
