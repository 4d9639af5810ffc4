import { saveByIdSchema, saveWrittenSchema } from '@plotluck/contract'
import * as z from 'zod/mini'
import type { Result } from '../platform/failure.ts'
import { answer, check, type HttpApp, type HttpContext, readBody } from '../platform/http/index.ts'
import { readPage } from '../platform/pages/index.ts'
import type { SaveRequest } from './save-recipe.ts'
import type { Saved } from './saved.ts'

/** Mounts /api/saved-recipes, and the question whether a recipe is among them. */
export function mountSaved(app: HttpApp, saved: Saved): void {
  const { identify, identifySaver, save, list, get, savedIdOf, remove } = saved
  app.get('/api/saved-recipes', async (c) => {
    const person = await identify(c)
    if (!person.ok) return answer(c, person)
    const page = readPage(c)
    return answer(c, page.ok ? await list(person.value, page.value) : page)
  })
  app.post('/api/saved-recipes', async (c) => {
    const person = await identifySaver(c)
    if (!person.ok) return answer(c, person)
    const request = await readSaveRequest(c)
    return answer(c, request.ok ? await save(person.value, request.value) : request)
  })
  app.get('/api/saved-recipes/:id', async (c) => {
    const person = await identify(c)
    return answer(c, person.ok ? await get(person.value, c.req.param('id')) : person)
  })
  app.get('/api/recipes/:id/saved', async (c) => {
    const person = await identify(c)
    return person.ok ? c.json(await savedIdOf(person.value, c.req.param('id'))) : answer(c, person)
  })
  app.delete('/api/saved-recipes/:id', async (c) => {
    const person = await identify(c)
    return answer(c, person.ok ? await remove(person.value, c.req.param('id')) : person)
  })
}

/** Characters of the body of a recipe of one's own: sixty lines and 10,000 of instructions, all of them escaped. */
const longestRecipe = 256 * 1024

// One schema at a time, so that the answer names what is wrong with the kind of request that was meant.
async function readSaveRequest(c: HttpContext): Promise<Result<SaveRequest>> {
  const anything = z.looseObject({}, 'Send the id of a recipe, or a recipe.')
  const body = await readBody(c, anything, longestRecipe)
  if (!body.ok) return body
  return check(body.value['recipe_id'] ? saveByIdSchema : saveWrittenSchema, body.value)
}
