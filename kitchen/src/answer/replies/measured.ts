import type { Lookup, Reply } from '../answer-shape.ts'
import type { AmountUnit } from '../amounts.ts'
import type { AskedFood } from '../display-name.ts'
import { measureFigure } from '../voice.ts'

/** '2 cups', '¾ cup', '50 g'. */
export const amountText = (quantity: number, unit: AmountUnit): string =>
  `${measureFigure(quantity)} ${unitWord(quantity, unit)}`

const withPlural: ReadonlySet<string> = new Set(['cup', 'pint', 'uk pint', 'quart', 'gallon'])

/** Cups, pints and the like have a plural; symbols have none. */
export function unitWord(quantity: number, unit: AmountUnit): string {
  const word = unit === 'uk pint' ? 'UK pint' : unit
  return quantity > 1 && withPlural.has(unit) ? `${word}s` : word
}

/** A reply about measures: of a food with all its measures, else with the figure alone. */
export function measured(text: string, food: AskedFood | null, source: string): Reply {
  const lookups = food ? [measureLookup(food)] : [plainLookup(text, source)]
  return { text, lookups }
}

function plainLookup(value: string, source: string): Lookup {
  return { kind: 'measure', food: null, facts: [{ label: 'measure', value, source }] }
}

/** Every measure the source has of a food. */
export function measureLookup({ name, portions, source }: AskedFood): Lookup {
  const measures = Object.entries({
    ...portions.named,
    cup: portions.cup,
    tbsp: portions.tbsp,
    piece: portions.piece,
  })
  const facts = measures.flatMap(([label, grams]) =>
    grams === undefined ? [] : [{ label, value: `${grams} g`, source: source.id }],
  )
  return { kind: 'measure', food: name, facts }
}
