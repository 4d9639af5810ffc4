// NOTE built from escapes so that no invisible character stands in the source
const invisible =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e0fff}]|\p{Cs}/gu
const markup = /<!--[\s\S]*?-->|<\/?[a-z][^<>]*>|\*\*|__|`+|!?\[([^\]]*)\]\([^)]*\)/gi
const leading =
  /^(?:#{1,6} +|[-*•–—>] +|(?:step ?)?\d{1,2} ?[.):] +(?=[\p{L}\d¼½¾⅓⅔])|step ?\d{1,2} +[-–—] +)+/iu

/** Printed letters with single spaces between: nothing to clean, as almost always. */
const isClean = /^[!-~°½¼¾–—’“”éèñ]+(?: [!-~°½¼¾–—’“”éèñ]+)*$/

/** The text without control and invisible characters, in one line of single spaces. */
export function cleanText(text: string): string {
  if (isClean.test(text)) return text
  return text.normalize('NFC').replace(invisible, '').replace(/\s+/g, ' ').trim()
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
  return text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal)
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole
    return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : ' '
  })
}

const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const units = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const spelled = new RegExp(
  `\\b(?:(${units.slice(1, 10).join('|')}|an?) hundred(?: and|-and)?[ -]?)?(?:(${Object.keys(tens).join('|')})[ -]?)?(${units.slice(1).join('|')})?(?= degrees?\\b)`,
  'gi',
)

/** 'One hundred and twenty degrees' as '120 degrees', so that a temperature in words is judged like one in digits. */
export function withDegreesInDigits(text: string): string {
  if (!/degrees?\b/i.test(text)) return text
  return text.replace(spelled, (whole: string, hundreds?: string, ten?: string, unit?: string) => {
    const hundred = hundreds === undefined ? 0 : Math.max(1, units.indexOf(hundreds.toLowerCase())) * 100
    const value =
      hundred + (tens[ten?.toLowerCase() ?? ''] ?? 0) + Math.max(0, units.indexOf(unit?.toLowerCase() ?? ''))
    return value === 0 ? whole : String(value)
  })
}

const mayHoldMarkup = /[<*_`&[\]]/

/** The text without HTML, Markdown, bullets and step numbers; entities are read once. */
export function withoutMarkup(text: string): string {
  const plain = mayHoldMarkup.test(text) ? withoutEntities(text).replace(markup, '$1').trim() : text
  return cleanText(plain.replace(leading, ''))
}
