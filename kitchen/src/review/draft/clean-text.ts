/** Ranges of code points that show nothing: controls, marks of direction, joiners, variation selectors, tags. */
const invisibleRanges: readonly (readonly [number, number])[] = [
  [0x00, 0x08],
  [0x0b, 0x0c],
  [0x0e, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0xd800, 0xdfff],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xfff9, 0xfffb],
  [0xe0000, 0xe0fff],
]

const isInvisible = (code: number) => invisibleRanges.some(([from, to]) => code >= from && code <= to)

/** Printed letters with single spaces between: nothing to clean, as almost always. */
const isClean = /^[!-~°½¼¾–—’“”éèñ]+(?: [!-~°½¼¾–—’“”éèñ]+)*$/

/** Unicode's full-width forms of ASCII stand this far behind it. */
const fullWidthOffset = 0xfee0

/** '２ ｔｂｓｐ' reads as '2 tbsp'. */
function halfWidth(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  return code > 0xff00 && code < 0xff5f ? String.fromCodePoint(code - fullWidthOffset) : sign
}

/** The text without control and invisible characters, in one line of single spaces. */
export function cleanText(text: string): string {
  if (isClean.test(text)) return text
  const seen = [...text.normalize('NFC')]
    .filter((sign) => !isInvisible(sign.codePointAt(0) ?? 0))
    .map(halfWidth)
  return seen.join('').split(/\s+/).filter(Boolean).join(' ')
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

/** The text with its entities read, once: '&lt;' is '<'. */
export function withoutEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x?[\da-f]{1,6}|[a-z]{2,4});/gi, (whole: string, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
    const isHex = name[1]?.toLowerCase() === 'x'
    const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10)
    return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : ' '
  })
}

const markupSigns = ['<', '*', '_', '`', '&', '[', ']']

/** The text without HTML, Markdown, bullets and step numbers; entities are read once. */
export function withoutMarkup(text: string): string {
  if (!markupSigns.some((sign) => text.includes(sign))) return withoutLeading(text)
  const plain = withoutEntities(text)
    .replace(/<!--[\s\S]*?-->|<\/?[a-z][^<>]*>/gi, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|__|`+/g, '')
  return cleanText(withoutLeading(plain.trim()))
}

const bullet = /^(?:#{1,6} +|[-*•–—>] +|step ?\d{1,2} ?[-–—.:)]? +)/i
const number = /^\d{1,2} ?[.):] +(?=[\p{L}\d¼½¾⅓⅔])/u

/** '1. Boil', '- Boil', 'Step 2: boil' begin with what a page counts, again and again. */
function withoutLeading(text: string): string {
  const bare = text.replace(bullet, '').replace(number, '')
  return bare === text ? text : withoutLeading(bare)
}

const scriptTags = 'script|iframe|object|embed|svg|img|style|link|meta|form|input|video|audio|base|math'
const scriptParts = [
  `<\\s*/?\\s*(?:${scriptTags})\\b`,
  '\\bon(?:error|load|click|mouseover|focus|toggle)\\s*=',
  '\\b(?:java|vb)script\\s*:',
  '\\bdata\\s*:\\s*(?:text/|[a-z]+\\()',
  '\\{\\{.*\\}\\}',
  '\\$\\{.*\\}|<%',
]
const script = new RegExp(scriptParts.join('|'), 'i')

/** True for program code, which no recipe needs. */
export const holdsScript = (text: string): boolean => script.test(text)
