import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One meaning of a word: where its dictionary files it, what it says of it, and what it is a kind of. */
export type Sense = {
  readonly id: string
  /** The lexicographer's file, for example `noun.person`. */
  readonly file: string
  /** The definition, without its examples. */
  readonly gloss: string
  readonly kindsOf: readonly string[]
}

/** A meaning as the index of a word lists it: the commoner the lower its rank, and how often a corpus had it. */
export type Ranked = { readonly id: string; readonly rank: number; readonly count: number }

/** WordNet's database files, read whole. */
export type Wordnet = {
  readonly senses: ReadonlyMap<string, Sense>
  readonly words: ReadonlyMap<string, readonly Ranked[]>
}

// In the order of WordNet's lexnames(5WN); each numbers a file.
const files =
  'adj.all adj.pert adv.all noun.Tops noun.act noun.animal noun.artifact noun.attribute noun.body noun.cognition noun.communication noun.event noun.feeling noun.food noun.group noun.location noun.motive noun.object noun.person noun.phenomenon noun.plant noun.possession noun.process noun.quantity noun.relation noun.shape noun.state noun.substance noun.time verb.body verb.change verb.cognition verb.communication verb.competition verb.consumption verb.contact verb.creation verb.emotion verb.motion verb.perception verb.possession verb.social verb.stative verb.weather adj.ppl'.split(
    ' ',
  )
const parts = ['noun', 'verb', 'adj', 'adv']
const letters: Readonly<Record<string, string>> = { 1: 'n', 2: 'v', 3: 'a', 4: 'r', 5: 'a' }

/** Reads the `dict` folder of WordNet 3 (files `data.*` and `index.sense`). */
export function readWordnet(folder: string): Wordnet {
  const linesOf = (name: string) => readFileSync(join(folder, name), 'latin1').split('\n')
  const senses = parts.flatMap((part) => linesOf(`data.${part}`).flatMap(senseOf))
  const words = new Map<string, Ranked[]>()
  for (const { word, ...ranked } of linesOf('index.sense').flatMap(rankedOf))
    words.set(word, [...(words.get(word) ?? []), ranked])
  return { senses: new Map(senses.map((sense) => [sense.id, sense])), words }
}

/** `offset file type count word id ... pointers | gloss`, as wndb(5WN) has it. */
function senseOf(line: string): readonly Sense[] {
  const [head = '', gloss = ''] = line.split(' | ')
  const [offset = '', file = '', type = '', count = '', ...rest] = head.split(' ')
  if (offset.length !== 8 || Number.isNaN(Number(offset))) return []
  const pointers = rest.slice(2 * Number.parseInt(count, 16) + 1)
  const kindsOf = pointers.flatMap((sign, at) =>
    sign === '@' || sign === '@i' ? [`${pointers[at + 2]}${pointers[at + 1]}`] : [],
  )
  const id = `${type === 's' ? 'a' : type}${offset}`
  return [{ id, file: files[Number(file)] ?? '', gloss: gloss.split('; "')[0] ?? '', kindsOf }]
}

/** `word%type:...  offset rank count`. */
function rankedOf(line: string): readonly (Ranked & { readonly word: string })[] {
  const [key = '', offset = '', rank = '', count = ''] = line.split(' ')
  const [word = '', type = ''] = key.split('%')
  const letter = letters[type.charAt(0)]
  if (letter === undefined || offset === '') return []
  return [{ word, id: `${letter}${offset}`, rank: Number(rank), count: Number(count) }]
}
