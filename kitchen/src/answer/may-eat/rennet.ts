import { foodWords } from '../../reading/index.ts'

const rennetCheeses = new Set(['parmesan', 'pecorino', 'grana'])

/** True for cheeses that by their protected names are made with animal rennet. Source: their EU specifications. */
export function hasAnimalRennet(name: string): boolean {
  return foodWords(name).some((word) => rennetCheeses.has(word))
}
