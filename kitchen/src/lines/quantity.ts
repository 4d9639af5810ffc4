/** An amount read from the front of a line, and what follows it. `max` is the upper end of a range. */
export type ReadQuantity = { readonly quantity: number; readonly max: number | null; readonly rest: string }

const numberPattern = String.raw`\d+\s+\d+\s*/\s*\d+|\d+\s*/\s*\d+|\d+(?:[.,]\d+)?|\.\d+`
const rangePattern = new RegExp(
  String.raw`^(?:about |approx\.? |approximately |ca\.? |up to |~)?(${numberPattern})(?:\s*(?:-|to|or)\s*(${numberPattern}))?(?![\d/])\s*(?:x(?=\s))?\s*`,
  'i',
)
const wordNumbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  half: 0.5,
  quarter: 0.25,
}
const wordPattern =
  /^(?:a )?(couple(?: of)?|dozen|few|half an?|half|quarter(?: of an?)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\s+/i

/** Reads '2 1/2', '3-4', '1 to 2', '1,5', 'half a', 'a couple of'; undefined when the line does not begin with an amount. */
export function readQuantity(line: string): ReadQuantity | undefined {
  const digits = rangePattern.exec(line)
  if (digits?.[1] !== undefined) {
    const first = numberOf(digits[1])
    const second = digits[2] === undefined ? null : numberOf(digits[2])
    const isRange = second !== null && second > first
    return { quantity: first, max: isRange ? second : null, rest: line.slice(digits[0].length) }
  }
  const word = wordPattern.exec(line)
  return word?.[1] === undefined
    ? undefined
    : { ...wordQuantity(word[1].toLowerCase()), rest: line.slice(word[0].length) }
}

function wordQuantity(word: string): { quantity: number; max: number | null } {
  if (word.startsWith('couple')) return { quantity: 2, max: null }
  if (word === 'few') return { quantity: 3, max: null }
  if (word === 'dozen') return { quantity: 12, max: null }
  return { quantity: wordNumbers[word.split(' ')[0] ?? ''] ?? 1, max: null }
}

/** '2 1/2', '1/2', '1.5', '1,5' as a number; a zero divisor counts as nothing. */
function numberOf(text: string): number {
  const parts = text.trim().split(/\s+(?=\d+\s*\/)/)
  return parts.reduce((sum, part) => sum + fractionOf(part), 0)
}

function fractionOf(part: string): number {
  const [over, under] = part.split('/').map((side) => Number(side.trim().replace(',', '.')))
  if (under === undefined) return over ?? 0
  return under === 0 ? 0 : (over ?? 0) / under
}

const vulgar: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}

/** One way of writing for what print has many: fractions, dashes, spaces, bullets. */
export function plainLine(text: string): string {
  return text
    .replace(
      /(\d)?\s*([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/g,
      (_, digit: string | undefined, sign: string) =>
        `${digit === undefined ? '' : `${digit} `}${vulgar[sign] ?? ''}`,
    )
    .normalize('NFKC')
    .replace(/\u2044/g, '/')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-*•·▢☐]+(?=\S)/, '')
    .trim()
}
