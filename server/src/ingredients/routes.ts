import { readIngredientsSchema } from '@plotluck/contract'
import { answer, type HttpApp, readBody } from '../platform/http/index.ts'
import type { Ingredients } from './ingredients.ts'

/** Mounts /api/read-ingredients. */
export function mountIngredients(app: HttpApp, { identify, read }: Ingredients): void {
  app.post('/api/read-ingredients', async (c) => {
    const person = await identify(c)
    if (!person.ok) return answer(c, person)
    const body = await readBody(c, readIngredientsSchema)
    return answer(c, body.ok ? await read(person.value, body.value.text) : body)
  })
}
