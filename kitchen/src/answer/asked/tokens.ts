import { remembered, tokensOf as readTokens } from '../../reading/index.ts'

/** A word of a question, with the stem it is compared by and its place in the plain text. */
export type Token = {
  readonly word: string
  readonly stem: string
  readonly start: number
  readonly end: number
  /** True where a mark that ends a clause (comma, full stop, dash, bracket) stands before the word. */
  readonly isAfterBreak: boolean
  /** True where a sentence begins. */
  readonly isAfterStop: boolean
}

/** Words written together with a negation or a verb, and what they stand for. */
const contractions: Readonly<Record<string, readonly string[]>> = {
  cannot: ['can', 'not'],
  cant: ['can', 'not'],
  "can't": ['can', 'not'],
  "won't": ['will', 'not'],
  wont: ['will', 'not'],
  "shan't": ['shall', 'not'],
  dont: ['do', 'not'],
  doesnt: ['does', 'not'],
  didnt: ['did', 'not'],
  isnt: ['is', 'not'],
  arent: ['are', 'not'],
  wasnt: ['was', 'not'],
  shouldnt: ['should', 'not'],
  couldnt: ['could', 'not'],
  wouldnt: ['would', 'not'],
  hasnt: ['has', 'not'],
  havent: ['have', 'not'],
  im: ['i', 'am'],
  ive: ['i', 'have'],
  shes: ['she', 'is'],
  hes: ['he', 'is'],
  whats: ['what', 'is'],
  werent: ['were', 'not'],
  mustnt: ['must', 'not'],
  dosent: ['does', 'not'],
  thats: ['that', 'is'],
  theyre: ['they', 'are'],
  theres: ['there', 'is'],
  wheres: ['where', 'is'],
  hows: ['how', 'is'],
  youre: ['you', 'are'],
  iam: ['i', 'am'],
  gonna: ['going', 'to'],
  wanna: ['want', 'to'],
}
const endings: Readonly<Record<string, string>> = {
  "'m": 'am',
  "'re": 'are',
  "'ve": 'have',
  "'ll": 'will',
  "'d": 'would',
  "'s": 'is',
}

/** The words of a text that `plainText` made plain, in order: those of the reading, with contractions apart ('can't' is 'can' and 'not') and a stem each. */
export const tokensOf: (plain: string) => readonly Token[] = remembered((plain) => {
  const tokens: Token[] = []
  let from = 0
  for (const { start, end } of readTokens(plain)) {
    const between = plain.slice(from, start)
    from = end
    const isAfterStop = tokens.length === 0 || endsSentence(between)
    const isAfterBreak = isAfterStop || endsClause(between)
    partsOf(plain.slice(start, end)).forEach((part, index) =>
      tokens.push({
        word: part,
        stem: stemIn(part, tokens, plain.slice(end)),
        start,
        end,
        isAfterBreak: index === 0 && isAfterBreak,
        isAfterStop: index === 0 && isAfterStop,
      }),
    )
  }
  return tokens
})

const has = (text: string, signs: string): boolean => [...text].some((sign) => signs.includes(sign))
const endsSentence = (between: string): boolean => has(between, '.?!;\n')
const endsClause = (between: string): boolean =>
  has(between, ',:()"') || between.includes(' - ') || between.includes(' -- ')

/** The stem of a word in its place: 'keeps going wrong' keeps nothing, and in 'last week' nothing lasts. */
function stemIn(word: string, before: readonly Token[], rest: string): string {
  if (word === 'can') return stemOfCan(before.at(-1)?.word, before.at(-2)?.word)
  if (word !== 'last' && !keeping.has(word)) return stemOf(word)
  const [next = ''] = rest.trimStart().split(' ', 1)
  if (keeping.has(word) && next.endsWith('ing') && !noVerbs.has(next)) return 'continue'
  return word === 'last' && isTime(next) ? 'past' : stemOf(word)
}
/** With or without a mark behind it. */
const isTime = (word: string): boolean => times.has(word) || times.has(word.slice(0, -1))
const keeping = new Set(['keep', 'keeps', 'kept'])
const noVerbs = new Set([
  'thing',
  'king',
  'spring',
  'string',
  'evening',
  'morning',
  'icing',
  'frosting',
  'stuffing',
])
const times = new Set(
  'night week weekend month year summer winter spring autumn fall christmas easter thanksgiving time monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
)

const pronouns = new Set(['i', 'we', 'you'])
const modals = new Set(['can', 'should', 'do'])
const beforeTin = new Set(
  'a an the this that my of open opened half empty tin dented bulging per one two'.split(' '),
)
const beforeCanning = new Set(['to', 'safely', 'home', 'pressure'])

/** The 'can' of 'a can of beans' and of 'to can beans' is not the 'can' of 'can I'. */
function stemOfCan(before = '', earlier = ''): string {
  if (pronouns.has(before) && modals.has(earlier)) return 'canning'
  if (beforeTin.has(before)) return 'canned'
  return beforeCanning.has(before) ? 'canning' : 'can'
}

/** 'Béchamel' and 'crème fraîche' as most people type them. */
const withoutAccents = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '')

function partsOf(said: string): readonly string[] {
  const word = withoutAccents(said)
  const whole = Object.hasOwn(contractions, word) ? contractions[word] : undefined
  if (whole) return whole
  if (word.endsWith("n't")) return [word.slice(0, -3), 'not']
  const at = word.indexOf("'")
  const ending = at > 0 ? endings[word.slice(at)] : undefined
  // The possessive of a person ('my son's birthday') reads as 'is', which no pattern minds.
  return ending ? [word.slice(0, at), ending] : [at > 0 ? word.slice(0, at) : word]
}

const irregular: Readonly<Record<string, string>> = {
  ate: 'eat',
  eaten: 'eat',
  drank: 'drink',
  drunk: 'drink',
  gave: 'give',
  given: 'give',
  kept: 'keep',
  froze: 'freez',
  freezable: 'freez',
  frozen: 'freez',
  made: 'mak',
  bought: 'buy',
  went: 'go',
  gone: 'go',
  goes: 'go',
  children: 'child',
  kids: 'kid',
  feet: 'foot',
  teeth: 'tooth',
  leaves: 'leaf',
  loaves: 'loaf',
  knives: 'knife',
  halves: 'half',
  wives: 'wife',
  does: 'do',
  did: 'do',
  is: 'be',
  are: 'be',
  am: 'be',
  was: 'be',
  were: 'be',
  been: 'be',
  being: 'be',
  has: 'have',
  had: 'have',
  having: 'have',
  forgot: 'forget',
  forgotten: 'forget',
  burnt: 'burn',
  spilt: 'spill',
  smelt: 'smell',
  this: 'this',
  cans: 'canned',
  canned: 'canned',
  canning: 'canning',
  canner: 'canning',
  coeliacs: 'coeliac',
  celiacs: 'coeliac',
  celiac: 'coeliac',
  allergie: 'allergy',
}

/**
 * What a word is compared by: without the endings of plurals and verbs, the same for 'bake', 'bakes', 'baked' and 'baking'. It need be no word.
 */
export function stemOf(word: string): string {
  const known = Object.hasOwn(irregular, word) ? irregular[word] : undefined
  if (known !== undefined) return known
  if (word.length <= 3 || isNumber(word)) return word
  return withoutVerbEnding(withoutPlural(word))
}

const isNumber = (word: string): boolean => has(word, '0123456789')
const hissing = ['ss', 'sh', 'ch', 'x', 'zz', 'o'].map((end) => `${end}es`)

function withoutPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (word.endsWith('ie') && word.length > 4) return `${word.slice(0, -2)}y`
  if (hissing.some((end) => word.endsWith(end))) return word.slice(0, -2)
  return word.endsWith('s') && !has(word.at(-2) ?? 's', 'sui') ? word.slice(0, -1) : word
}

const verbEnding = (word: string): number => (word.endsWith('ing') ? 3 : word.endsWith('ed') ? 2 : 0)
const doubled = 'bdgklmnprtv'

function withoutVerbEnding(word: string): string {
  const cut = word.length > 5 ? verbEnding(word) : 0
  const base = word.slice(0, word.length - cut)
  if (cut === 0 || !has(base, 'aeiouy'))
    return word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word
  if (base.endsWith('i')) return `${base.slice(0, -1)}y`
  const last = base.at(-1) ?? ''
  if (base.at(-2) === last && doubled.includes(last)) return base.slice(0, -1)
  return base
}
