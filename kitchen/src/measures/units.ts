import table from './generated/units.json' with { type: 'json' }

/** A unit and every way of writing it. Volumes and weights: US customary (NIST Handbook 44, appendix C) and metric; what has neither is counted, and the food decides what one weighs. */
export type UnitRow = {
  readonly unit: string
  readonly millilitres: number | null
  readonly grams: number | null
  readonly isPackage: boolean
  readonly spellings: readonly string[]
}

const byName: ReadonlyMap<string, UnitRow> = new Map(table.map((row) => [row.unit, row]))
const names: ReadonlyMap<string, string> = new Map(
  table.flatMap(({ unit, spellings }) => [unit, ...spellings].map((name) => [name, unit] as const)),
)

/** Units in which a package is sold; a weight in brackets beside one is that of each. */
export const containers: ReadonlySet<string> = new Set(
  table.filter(({ isPackage }) => isPackage).map(({ unit }) => unit),
)

/** The unit that a word or two words ('fl oz') name, in lower case, with or without a full stop; undefined for any other word. */
export function findUnit(word: string): string | undefined {
  return names.get(word) ?? (word.endsWith('.') ? names.get(word.slice(0, -1)) : undefined)
}

/** Millilitres of one of this unit; undefined for units that are no volume. */
export function millilitresOf(unit: string): number | undefined {
  return byName.get(unit)?.millilitres ?? undefined
}

/** Grams of one of this unit; undefined for units that are no weight. */
export function gramsOfWeight(unit: string): number | undefined {
  return byName.get(unit)?.grams ?? undefined
}

/** Whether a unit is neither volume nor weight: a can, a bunch, a head, of which there are whole ones and parts. */
export function isCountedUnit(unit: string): boolean {
  const row = byName.get(unit)
  return row !== undefined && row.millilitres === null && row.grams === null
}

/** A unit in the number that an amount of it takes: '1 can', '2 cans', '1/2 bunch', '2 bunches'. */
export function unitText(unit: string, quantity: number): string {
  if (quantity <= 1 || !isCountedUnit(unit)) return unit
  return byName.get(unit)?.spellings.find((each) => each.startsWith(unit) && each.endsWith('s')) ?? unit
}
