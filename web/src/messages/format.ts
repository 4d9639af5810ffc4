/** The language of the texts beside this file. Its plurals and lists follow it; numbers are written as the person's device writes them. */
const language = 'en'

const numbers = new Intl.NumberFormat()
const plurals = new Intl.PluralRules(language)
const lists = new Intl.ListFormat(language, { type: 'conjunction' })

/** The forms of a text that depend on a count. */
type Forms<Text> = { readonly one: Text; readonly other: Text }

/** A number as the person's device writes it: 1,234.5 or 1.234,5. */
export const number = (value: number): string => numbers.format(value)

/** The form that goes with a count. */
export function plural<Text>(count: number, { one, other }: Forms<Text>): Text {
  return plurals.select(count) === 'one' ? one : other
}

/**
 * A count with its thing.
 * @example counted(2, { one: 'serving', other: 'servings' }) // '2 servings'
 */
export const counted = (count: number, forms: Forms<string>): string =>
  `${number(count)} ${plural(count, forms)}`

/** Minutes as a cook reads them: '85 min', and past an hour and a half '1 h 35 min'. */
export function duration(minutes: number): string {
  if (minutes <= 90) return `${number(minutes)} min`
  const hours = `${number(Math.floor(minutes / 60))} h`
  return minutes % 60 === 0 ? hours : `${hours} ${number(minutes % 60)} min`
}

/**
 * Things in a row, as a sentence names them.
 * @example listed(['peas', 'mint', 'feta']) // 'peas, mint, and feta'
 */
export const listed = (things: readonly string[]): string => lists.format(things)
