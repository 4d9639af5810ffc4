// Turns the tables of what people call their dishes into the one file that ranking loads.
import { writeFileSync } from 'node:fs'
import { readTable } from './csv.ts'

export const dishCountsFile = new URL('../src/repertoire/generated/dish-counts.json', import.meta.url)

const counted = /^(.+) (\d+) x(\d+)$/

/** The text of the generated file: for each food its recipes, and for each of its dishes how many there are and how many times as often as elsewhere. */
export function dishCountsText(): string {
  const rows = readTable('food_dishes.csv').map((row) => {
    const dishes = (row['dishes'] ?? '').split('; ').flatMap((entry) => {
      const [, dish, count, lift] = counted.exec(entry.trim()) ?? []
      return dish === undefined ? [] : [[dish, Number(count), Number(lift)]]
    })
    return `${JSON.stringify(row['food'])}:${JSON.stringify([Number(row['recipes']), dishes])}`
  })
  return `{\n${rows.join(',\n')}\n}\n`
}

if (import.meta.main) writeFileSync(dishCountsFile, dishCountsText())
