/** A time that words say, in minutes; of a single time both ends are the same. `start` and `end` delimit the words. */
export type Duration = {
  readonly start: number
  readonly end: number
  readonly low: number
  readonly high: number
}

type Token = { readonly word: string; readonly start: number; readonly end: number }

const minute = 1
const hour = 60
const day = 24 * hour

/** Minutes in a unit of time. A month is thirty days. */
const units: Readonly<Record<string, number>> = {
  ...named(minute / 60, 'second seconds sec secs'),
  ...named(minute, 'minute minutes min mins'),
  ...named(hour, 'hour hours hr hrs h'),
  ...named(day, 'day days'),
  ...named(7 * day, 'week weeks'),
  ...named(14 * day, 'fortnight fortnights'),
  ...named(30 * day, 'month months'),
  ...named(365 * day, 'year years'),
}

/** Times without a number, as a cook plans them: a night is eight to twelve hours, an afternoon four. */
const spans: readonly (readonly [words: string, low: number, high: number])[] = [
  ['overnight', 8 * hour, 12 * hour],
  ['over night', 8 * hour, 12 * hour],
  ['the night before', 8 * hour, 12 * hour],
  ['until tomorrow', 12 * hour, day],
  ['until the next day', 12 * hour, day],
  ['until the next morning', 8 * hour, 12 * hour],
  ['until morning', 8 * hour, 12 * hour],
  ['until the evening', 6 * hour, 10 * hour],
  ['until evening', 6 * hour, 10 * hour],
  ['the rest of the day', 6 * hour, 12 * hour],
  ['all day', 8 * hour, 12 * hour],
  ['all night', 8 * hour, 12 * hour],
  ['all morning', 4 * hour, 4 * hour],
  ['all afternoon', 4 * hour, 4 * hour],
  ['all winter', 90 * day, 120 * day],
  ['half a day', 6 * hour, 12 * hour],
]

const small = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'
const teens = 'sixteen seventeen eighteen nineteen'
const ones = new Map(`${small} ${teens}`.split(' ').map((word, value) => [word, value]))
const tens = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, (index + 2) * 10]),
)
const fractions = new Map([
  ['half', 1 / 2],
  ['quarter', 1 / 4],
  ['quarters', 1 / 4],
  ['third', 1 / 3],
  ['thirds', 1 / 3],
  ['½', 1 / 2],
  ['¼', 1 / 4],
  ['¾', 3 / 4],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
])
/** 'A few' and 'several' are three: nobody says it of two. */
const vague = new Map([
  ['couple', 2],
  ['few', 3],
  ['several', 3],
  ['dozen', 12],
])
const articles = new Set(['a', 'an'])
/** Words between a number and its unit that change no amount. */
const fillers = new Set(['good', 'full', 'whole', 'solid', 'more', 'further', 'extra', 'of', 'an', 'a', '-'])
const rangeWords = new Set(['to', 'or', '-', '–', '—'])
const sumWords = new Set(['and', 'plus', ','])

/**
 * Every time that a text names, in order, in digits and in words: '3½ hours', 'an hour and a half', 'two-and-a-half hours', 'one to two
 * hours', '2h30', 'half a day', 'overnight'. Ordinals ('a second time') are no times. Never throws.
 * @example durationsIn('Simmer for three and a half hours.') // [{ low: 210, high: 210, ... }]
 */
export function durationsIn(text: string): readonly Duration[] {
  const tokens = tokensOf(text)
  const found: Duration[] = []
  let at = 0
  while (at < tokens.length) {
    const read = readSpan(tokens, at) ?? readDuration(tokens, at)
    const [first, last] = [tokens[at], read && tokens[read.next - 1]]
    if (read && first && last)
      found.push({ start: first.start, end: last.end, low: read.low, high: read.high })
    at = read?.next ?? at + 1
  }
  return found
}

function named(minutes: number, words: string): Readonly<Record<string, number>> {
  return Object.fromEntries(words.split(' ').map((word) => [word, minutes]))
}

const tokenPattern = /\p{L}+|\d+\/\d+|\d+(?:\.\d+)?|[½¼¾⅓⅔–—,-]/gu

function tokensOf(text: string): readonly Token[] {
  return [...text.toLowerCase().matchAll(tokenPattern)].map((match) => ({
    word: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
}

type Read = { readonly low: number; readonly high: number; readonly next: number }
type Value = { readonly value: number; readonly next: number }

function readSpan(tokens: readonly Token[], at: number): Read | undefined {
  for (const [words, low, high] of spans) {
    const parts = words.split(' ')
    if (parts.every((part, index) => tokens[at + index]?.word === part))
      return { low, high, next: at + parts.length }
  }
  return undefined
}

function readDuration(tokens: readonly Token[], at: number): Read | undefined {
  const low = readNumber(tokens, at)
  if (low === undefined) return undefined
  const high = readUpperEnd(tokens, low.next) ?? low
  const unit = readUnit(tokens, high.next)
  if (unit === undefined || isOrdinal(tokens, at, unit)) return undefined
  const added = readAdded(tokens, unit)
  return {
    low: low.value * unit.value + added.value,
    high: high.value * unit.value + added.value,
    next: added.next,
  }
}

/** 'A second time', 'a second pan'. */
function isOrdinal(tokens: readonly Token[], at: number, unit: Value): boolean {
  return articles.has(wordAt(tokens, at)) && wordAt(tokens, unit.next - 1) === 'second'
}

function readUpperEnd(tokens: readonly Token[], at: number): Value | undefined {
  return rangeWords.has(wordAt(tokens, at)) ? readNumber(tokens, at + 1) : undefined
}

function readUnit(tokens: readonly Token[], at: number): Value | undefined {
  let next = at
  while (fillers.has(wordAt(tokens, next))) next += 1
  const value = units[wordAt(tokens, next)]
  return value === undefined ? undefined : { value, next: next + 1 }
}

/** What follows a unit and belongs to it: 'and a half', 'and twenty minutes', '30 mins', the 30 of '2h30'. */
function readAdded(tokens: readonly Token[], { value: unit, next }: Value): Value {
  const none = { value: 0, next }
  const joined = sumWords.has(wordAt(tokens, next)) ? next + 1 : next
  const number = readNumber(tokens, joined)
  if (number === undefined) return none
  const smaller = readUnit(tokens, number.next)
  if (smaller !== undefined)
    return smaller.value < unit ? { value: number.value * smaller.value, next: smaller.next } : none
  const isFraction = joined > next && number.value < 1
  if (isFraction) return { value: number.value * unit, next: number.next }
  const isWrittenTogether = unit === hour && tokens[next]?.start === tokens[next - 1]?.end && joined === next
  return isWrittenTogether ? { value: number.value, next: number.next } : none
}

function readNumber(tokens: readonly Token[], at: number): Value | undefined {
  const whole = readWhole(tokens, at)
  const fraction = whole === undefined ? readFraction(tokens, at) : readMixed(tokens, whole.next)
  if (whole === undefined) return fraction
  if (fraction !== undefined) return { value: whole.value + fraction.value, next: fraction.next }
  const parts = fractions.get(wordAt(tokens, skipHyphen(tokens, whole.next)))
  // 'Three quarters of an hour'.
  return parts === undefined
    ? whole
    : { value: whole.value * parts, next: skipHyphen(tokens, whole.next) + 1 }
}

/** 'Half', 'a quarter', '1/2', '½'. */
function readFraction(tokens: readonly Token[], at: number): Value | undefined {
  const next = articles.has(wordAt(tokens, at)) ? skipHyphen(tokens, at + 1) : at
  const word = wordAt(tokens, next)
  const [over, under] = word.split('/').map(Number)
  if (over && under) return { value: over / under, next: next + 1 }
  const value = fractions.get(word)
  return value === undefined || word.endsWith('s') ? undefined : { value, next: next + 1 }
}

/** The fraction behind a whole number: ' 1/2', '½', 'and a half', '-and-a-half'. */
function readMixed(tokens: readonly Token[], at: number): Value | undefined {
  const next = skipHyphen(tokens, at)
  if (wordAt(tokens, next) === 'and') return readFraction(tokens, skipHyphen(tokens, next + 1))
  return /^\p{L}/u.test(wordAt(tokens, next)) ? undefined : readFraction(tokens, next)
}

function readWhole(tokens: readonly Token[], at: number): Value | undefined {
  const word = wordAt(tokens, at)
  if (/^\d+(?:\.\d+)?$/.test(word)) return { value: Number(word), next: at + 1 }
  return readArticle(tokens, at) ?? readSpelled(tokens, at)
}

function readArticle(tokens: readonly Token[], at: number): Value | undefined {
  const isArticle = articles.has(wordAt(tokens, at))
  const next = isArticle ? at + 1 : at
  const value = vague.get(wordAt(tokens, next))
  if (value !== undefined) return { value, next: next + 1 }
  const isFraction = fractions.has(wordAt(tokens, next)) || wordAt(tokens, next) === 'hundred'
  return isArticle && !isFraction ? { value: 1, next } : undefined
}

/** 'Sixty-five', 'one hundred and twenty'. */
function readSpelled(tokens: readonly Token[], at: number): Value | undefined {
  const first = readTens(tokens, articles.has(wordAt(tokens, at)) ? at + 1 : at)
  const from = first?.next ?? at + 1
  if (wordAt(tokens, from) !== 'hundred') return first
  const rest = wordAt(tokens, from + 1) === 'and' ? from + 2 : from + 1
  const more = readTens(tokens, rest)
  return { value: (first?.value ?? 1) * 100 + (more?.value ?? 0), next: more?.next ?? from + 1 }
}

function readTens(tokens: readonly Token[], at: number): Value | undefined {
  const ten = tens.get(wordAt(tokens, at))
  if (ten === undefined) {
    const one = ones.get(wordAt(tokens, at))
    return one === undefined ? undefined : { value: one, next: at + 1 }
  }
  const behind = skipHyphen(tokens, at + 1)
  const one = ones.get(wordAt(tokens, behind))
  return one !== undefined && one > 0 && one < 10
    ? { value: ten + one, next: behind + 1 }
    : { value: ten, next: at + 1 }
}

const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.word ?? ''
const skipHyphen = (tokens: readonly Token[], at: number): number =>
  wordAt(tokens, at) === '-' ? at + 1 : at
