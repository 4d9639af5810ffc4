import { useItFirstRequestSchema } from '@plotluck/contract'
import { answer, type HttpApp, readBody } from '../platform/http/index.ts'
import type { UseItFirst } from './use-it-first.ts'

/** Mounts /api/generate-use-it-first-menu. */
export function mountUseItFirst(app: HttpApp, { identify, generate }: UseItFirst): void {
  app.post('/api/generate-use-it-first-menu', async (c) => {
    const person = await identify(c)
    if (!person.ok) return answer(c, person)
    const body = await readBody(c, useItFirstRequestSchema)
    return answer(c, body.ok ? await generate(person.value, body.value) : body)
  })
}
