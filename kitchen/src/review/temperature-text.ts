/** A temperature as written. `start` and `end` delimit the words; `celsius` and `fahrenheit` are both given, computed from `unit`. */
export type WrittenTemperature = {
  readonly start: number
  readonly end: number
  readonly degrees: number
  readonly unit: 'C' | 'F'
  readonly fahrenheit: number
  readonly celsius: number
}

const written =
  /(?<![\d.,])(\d{2,3}(?:[.,]\d{1,2})?)(?:\s*(?:-|–|to)\s*(\d{2,3}))?\s*(?:°|º|˚|degrees?|deg\.?)?\s*(fahrenheit|celsius|centigrade|f|c)\b(?!\w)(?!\s*fan\b)/gi
const bare =
  /(?<![\d.,])(\d{2,3})\s*(?:°|º|˚|degrees?\b|deg\b)(?!\s*(?:f|c|fahrenheit|celsius|centigrade)\b)/gi

/** Every temperature of a text, in order. Of a span the lower end; without a unit, what a cook means: above 110 Fahrenheit. */
export function temperaturesIn(text: string): readonly WrittenTemperature[] {
  if (!/\d{2}/.test(text)) return []
  const withUnit = [...text.matchAll(written)].map((match) =>
    read(match, match[3]?.[0]?.toUpperCase() === 'C' ? 'C' : 'F'),
  )
  const unitless = [...text.matchAll(bare)].map((match) => read(match, Number(match[1]) > 110 ? 'F' : 'C'))
  return [...withUnit, ...unitless].toSorted((a, b) => a.start - b.start)
}

function read(match: RegExpExecArray, unit: 'C' | 'F'): WrittenTemperature {
  const degrees = Number(match[1]?.replace(',', '.'))
  const both =
    unit === 'C'
      ? { celsius: degrees, fahrenheit: degrees * 1.8 + 32 }
      : { fahrenheit: degrees, celsius: (degrees - 32) / 1.8 }
  return { start: match.index, end: match.index + match[0].length, degrees, unit, ...both }
}

/** '165°F (74°C)'. */
export function writePair({
  fahrenheit,
  celsius,
}: {
  readonly fahrenheit: number
  readonly celsius: number
}): string {
  return `${Math.round(fahrenheit)}°F (${Math.round(celsius)}°C)`
}

const elsewhere =
  /\b(?:ovens?|preheat\w*|oil|fryer|water|bath|smoker|grill|barbecue|syrup|sugar|caramel|milk|yeast|fridge|refrigerat\w*|freezer|room|fan|air fryer|sous[- ]vide|griddle|plancha|stone|proof\w*|broiler|chocolate|dough|bread|loaf|cream)\b/i
const inside =
  /\b(?:internal|inside|thickest|cent(?:er|re)|middle|thermometer|reads?|registers?|reach(?:es)?|core|cooked? to|until it (?:is|hits))\b/i

/** Milk, water and dough are warmed to less than this. */
const warmestDough = 46
const insideBehind =
  /^[\s,)]*(?:(?:or |\/ ?)?\(?\d{2,3} ?°? ?[CF]\)?)?[\s,)]*(?:inside|internal|(?:in|at|near|through) (?:the )?(?:very )?(?:cent(?:er|re)|middle|thickest|core|bone))\b/i

/** The first figure of a pair, in front of the second. */
const partner = /\d{2,3} ?°? ?[CF]\s*[(/,]\s*$/i

/** True for the temperature of the food itself, by size and by the words around it; false for an oven's or an oil's. */
export function isInternal(text: string, { start, end, celsius }: WrittenTemperature): boolean {
  if (celsius > 101 || celsius < 35) return false
  if (insideBehind.test(text.slice(end, end + 60))) return true
  const clause =
    text
      .slice(Math.max(0, start - 80), start)
      .split(/[.;]\s/)
      .at(-1)
      ?.replace(partner, '') ?? ''
  if (celsius > warmestDough && /\buntil (?:(?:it|they)(?:['’]s| is| are)? |just |about )?$/i.test(clause))
    return true
  return inside.test(clause) || !elsewhere.test(clause)
}
