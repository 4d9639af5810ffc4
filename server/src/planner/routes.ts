import { copyWeekSchema, dateSpanSchema, moveMealSchema, placeMealSchema } from '@plotluck/contract'
import { answer, type HttpApp, readBody, readQuery } from '../platform/http/index.ts'
import type { Planner } from './planner.ts'

/** Mounts /api/meal-plans. */
export function mountPlanner(app: HttpApp, { identify, list, place, move, copyWeek, remove }: Planner): void {
  app.get('/api/meal-plans', async (c) => {
    const person = await identify(c)
    if (!person.ok) return answer(c, person)
    const span = readQuery(c, dateSpanSchema)
    return span.ok ? c.json(await list(person.value, span.value)) : answer(c, span)
  })
  app.post('/api/meal-plans', async (c) => {
    const person = await identify(c)
    if (!person.ok) return answer(c, person)
    const asked = await readBody(c, placeMealSchema)
    return answer(c, asked.ok ? await place(person.value, asked.value) : asked)
  })
  app.post('/api/meal-plans/copy-week', async (c) => {
    const person = await identify(c)
    if (!person.ok) return answer(c, person)
    const weeks = await readBody(c, copyWeekSchema)
    return weeks.ok ? c.json(await copyWeek(person.value, weeks.value)) : answer(c, weeks)
  })
  app.patch('/api/meal-plans/:id', async (c) => {
    const person = await identify(c)
    if (!person.ok) return answer(c, person)
    const asked = await readBody(c, moveMealSchema)
    return answer(c, asked.ok ? await move(person.value, c.req.param('id'), asked.value) : asked)
  })
  app.delete('/api/meal-plans/:id', async (c) => {
    const person = await identify(c)
    return answer(c, person.ok ? await remove(person.value, c.req.param('id')) : person)
  })
}
