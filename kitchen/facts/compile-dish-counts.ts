import { readTable } from './csv.ts'

const counted = /^(.+) (\d+) x(\d+)$/

/** For each food its recipes, and for each of its dishes how many there are and how many times as often as elsewhere. */
export function dishCountsText(): string {
  const rows = readTable('food_dishes.csv').map((row) => {
    const dishes = (row['dishes'] ?? '').split('; ').flatMap((entry) => {
      const [, dish, count, lift] = counted.exec(entry.trim()) ?? []
      return dish === undefined ? [] : [[dish, Number(count), Number(lift)]]
    })
    return `${JSON.stringify(row['food'])}:${JSON.stringify([Number(row['recipes']), dishes])}`
  })
  return `{\n${rows.join(',\n')}\n}`
}
