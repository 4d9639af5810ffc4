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

const words = /[\p{L}\d½¼¾⅓⅔°%]+(?:'\p{L}+)?/gu

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

/** The words of a text that `plainText` made plain, in order. Contractions come apart: 'can't' is 'can' and 'not'. */
export function tokensOf(plain: string): readonly Token[] {
  const tokens: Token[] = []
  let from = 0
  for (const match of plain.matchAll(words)) {
    const [word] = match
    const between = plain.slice(from, match.index)
    const start = match.index
    from = start + word.length
    const isAfterStop = tokens.length === 0 || /[.?!;\n](?:\s|$)|\n/.test(between)
    const isAfterBreak = isAfterStop || /[,:()"]|\s-+\s|\.\./.test(between)
    partsOf(word).forEach((part, index) =>
      tokens.push({
        word: part,
        stem: part === 'can' ? stemOfCan(tokens.at(-1)?.word, tokens.at(-2)?.word) : stemOf(part),
        start,
        end: from,
        isAfterBreak: index === 0 && isAfterBreak,
        isAfterStop: index === 0 && isAfterStop,
      }),
    )
  }
  return tokens
}

/** The 'can' of 'a can of beans' and of 'to can beans' is not the 'can' of 'can I'. */
function stemOfCan(before: string | undefined, earlier: string | undefined): string {
  if (/^(?:i|we|you)$/.test(before ?? '') && /^(?:can|should|do)$/.test(earlier ?? '')) return 'canning'
  if (
    /^(?:a|an|the|this|that|my|of|open|opened|half|empty|tin|dented|bulging|per|one|two)$/.test(before ?? '')
  )
    return 'canned'
  return /^(?:to|safely|home|pressure)$/.test(before ?? '') ? 'canning' : 'can'
}

function partsOf(word: string): readonly string[] {
  const whole = contractions[word]
  if (whole) return whole
  if (word.endsWith("n't")) return [word.slice(0, -3), 'not']
  const at = word.indexOf("'")
  const ending = at > 0 ? endings[word.slice(at)] : undefined
  // The possessive of a person ('my son's birthday') reads as 'is', which no pattern minds.
  return ending ? [word.slice(0, at), ending] : [word.replace(/'.*$/, '')]
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
}

/**
 * What a word is compared by: without the endings of plurals and verbs, the same for 'bake', 'bakes', 'baked' and 'baking'. It need be no word.
 */
export function stemOf(word: string): string {
  const known = irregular[word]
  if (known !== undefined) return known
  if (word.length <= 3 || /\d/.test(word)) return word
  return withoutVerbEnding(withoutPlural(word))
}

function withoutPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (word.endsWith('ie') && word.length > 4) return `${word.slice(0, -2)}y`
  if (/(?:ss|sh|ch|x|zz|o)es$/.test(word)) return word.slice(0, -2)
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}

function withoutVerbEnding(word: string): string {
  const base = /(?:ing|ed)$/.test(word) && word.length > 5 ? word.replace(/(?:ing|ed)$/, '') : word
  if (base === word || !/[aeiouy]/.test(base)) return word.length > 3 ? word.replace(/e$/, '') : word
  if (base.endsWith('i')) return `${base.slice(0, -1)}y`
  return base.replace(/([bdgklmnprtv])\1$/, '$1')
}
