import { checkLineSchema, dateSpanSchema, ownLineSchema, stockSchema } from '@plotluck/contract'
import { answer, type HttpApp, readBody, readQuery } from '../platform/http/index.ts'
import type { Shopping } from './shopping.ts'

/** Mounts /api/shopping-list. */
export function mountShopping(app: HttpApp, shopping: Shopping): void {
  const { identify, list, check, setStock, addLine, removeLine } = shopping
  app.get('/api/shopping-list', async (c) => {
    const person = await identify(c)
    if (!person.ok) return answer(c, person)
    const span = readQuery(c, dateSpanSchema)
    return span.ok ? c.json(await list(person.value, span.value)) : answer(c, span)
  })
  app.put('/api/shopping-list/checks', async (c) => {
    const person = await identify(c)
    if (!person.ok) return answer(c, person)
    const line = await readBody(c, checkLineSchema)
    return line.ok ? c.json(await check(person.value, line.value)) : answer(c, line)
  })
  app.put('/api/shopping-list/stock', async (c) => {
    const person = await identify(c)
    if (!person.ok) return answer(c, person)
    const body = await readBody(c, stockSchema)
    return body.ok ? c.json(await setStock(person.value, body.value.stock)) : answer(c, body)
  })
  app.post('/api/shopping-list/lines', async (c) => {
    const person = await identify(c)
    if (!person.ok) return answer(c, person)
    const line = await readBody(c, ownLineSchema)
    return answer(c, line.ok ? await addLine(person.value, line.value) : line)
  })
  app.delete('/api/shopping-list/lines/:id', async (c) => {
    const person = await identify(c)
    return answer(c, person.ok ? await removeLine(person.value, c.req.param('id')) : person)
  })
}
