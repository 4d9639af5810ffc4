import { withEmojiNamed } from '../recognition/index.ts'
import { withAges } from './asked/ages.ts'
import { spelledRight } from './asked/spelling.ts'

/** What people shorten as they type. */
const shortForms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ppl: 'people',
    pple: 'people',
    'w/out': 'without',
    'w/o': 'without',
    'w/': 'with',
    w: 'with',
    b4: 'before',
    hrs: 'hours',
    wks: 'weeks',
    mths: 'months',
    yrs: 'years',
    mins: 'minutes',
    pls: 'please',
    plz: 'please',
    temp: 'temperature',
    temps: 'temperatures',
    veg: 'vegetables',
    choc: 'chocolate',
    mayo: 'mayonnaise',
    maths: 'math',
    tmrw: 'tomorrow',
    tmr: 'tomorrow',
    tmw: 'tomorrow',
    tomoz: 'tomorrow',
  }),
)

const letters = /(?<![\p{L}'])[a-z]+(?![\p{L}'])/gu
/** A word with a capital within a sentence: 'my aunt in Basel'. */
const name = /(?<=[a-z,] )\p{Lu}\p{Ll}+/gu

/** Lower case, one line, straight quotes, no invisible letters, foods by name where a picture shows them; digits and fractions stay; slips of the pen are mended, but in names, and a grown-up's age is 'elderly' or 'adult'. Long texts are cut: a question is short. */
export function plainText(question: string): string {
  const written = withEmojiNamed(question.slice(0, 1000))
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
  const names = new Set(Array.from(written.matchAll(name), ([each]) => each.toLowerCase()))
  const plain = written
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u2013\u2014]/g, '-')
    .replace(/\s+/g, ' ')
    .replaceAll('store-bought', 'shop-bought')
    .replaceAll('store bought', 'shop bought')
    .trim()
    .split(' ')
    .map((word) => shortForms.get(word) ?? word)
    .join(' ')
    .replace(letters, (word) => (names.has(word) ? word : spelledRight(word)))
  return withAges(plain)
}
