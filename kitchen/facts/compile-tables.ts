import type { CuisineStyle } from '../src/cooking/cuisines.ts'
import type { Descriptors } from '../src/recognition/descriptors.ts'
import type { UnitRow } from '../src/measures/units.ts'
import type { Hazard, TemperatureFact } from '../src/safety/index.ts'
import { listIn, numberOrNull, readTable } from './csv.ts'

/** What makes a dish taste of a place, by cuisine. */
export function cuisineStyles(): readonly CuisineStyle[] {
  return readTable('cuisines.csv').map(({ id, filter, adjective, ...lists }) => ({
    id,
    filter: filter || null,
    adjective,
    ...Object.fromEntries(Object.entries(lists).map(([name, cell]) => [name, listIn(cell)])),
  })) as unknown as readonly CuisineStyle[]
}

/** Each food that is handled as another, and that other one. */
export function cooksLike(): readonly (readonly [food: string, handledAs: string])[] {
  return readTable('cooks_like.csv').map((row) => [row['food'] ?? '', row['handled_as'] ?? ''])
}

/** Each food of the table and what goes with it. */
export function companions(): readonly (readonly [food: string, goesWith: readonly string[]])[] {
  return readTable('companions.csv').map((row) => [row['food'] ?? '', listIn(row['goes_with'])])
}

/** The agencies' chart of temperatures, row by row. */
export function temperatureFacts(): readonly TemperatureFact[] {
  return readTable('safe_temperatures.csv').map((row) => ({
    kind: row['kind'] as TemperatureFact['kind'],
    category: row['category'] ?? '',
    food: row['food'] ?? '',
    fahrenheit: numberOrNull(row['temp_f']),
    celsius: numberOrNull(row['temp_c']),
    restMinutes: numberOrNull(row['rest_minutes']),
    cue: row['doneness_cue_or_note'] || null,
    source: row['source'] ?? '',
    evidence: row['evidence'] ?? '',
  }))
}

export function hazards(): readonly Hazard[] {
  return readTable('hazards.csv').map(({ key = '', message = '', foods, source = '' }) => ({
    key,
    message,
    foods: listIn(foods),
    source,
  }))
}

export function descriptors(): readonly Descriptors[] {
  return readTable('descriptors.csv').map(({ about = '', on, words = '' }) => ({
    about,
    on: listIn(on) as Descriptors['on'],
    words,
  }))
}

export function units(): readonly UnitRow[] {
  return readTable('units.csv').map((row) => ({
    unit: row['unit'] ?? '',
    millilitres: numberOrNull(row['millilitres']),
    grams: numberOrNull(row['grams']),
    isPackage: row['is_package'] === 'yes',
    spellings: listIn(row['spellings']),
  }))
}

/** Groups of foods that do each other's work, each with the grams that stand for the same; 1 where the table gives none. */
export function equivalents(): readonly Readonly<Record<string, number>>[] {
  return readTable('equivalents.csv').map((row) => {
    const grams = listIn(row['grams'])
    return Object.fromEntries(listIn(row['foods']).map((food, at) => [food, Number(grams[at] ?? 1)]))
  })
}

/** Common English words by what they may mean: `[kind, words]`, the words parted by blanks. */
export function wordKinds(): readonly (readonly [kind: string, words: string])[] {
  return readTable('word_kinds.csv').map(({ kind = '', words = '' }) => [kind, words])
}
