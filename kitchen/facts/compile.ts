// Turns the agency tables and the hand-written knowledge into the one file that the kitchen loads.
import { writeFileSync } from 'node:fs'
import type { Food } from '../src/foods/food.ts'
import { compileFoods } from './compile-foods.ts'
import { packFoods } from './pack-foods.ts'

export const generatedFile = new URL('../src/foods/generated/foods.json', import.meta.url)

function lines(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(',\n')
}

/** The text of the generated file: one food a line, so that a change reads as a change. */
export function generatedText(foods: readonly Food[]): string {
  const packed = packFoods(foods)
  return `{"storages":[\n${lines(packed.storages)}\n],"foods":[\n${lines(packed.foods)}\n],"names":[\n${lines(packed.names)}\n]}\n`
}

if (import.meta.main) {
  const foods = compileFoods()
  writeFileSync(generatedFile, generatedText(foods))
  console.log(`${foods.length} foods`)
}
