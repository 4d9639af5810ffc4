import { feedbackSchema, reportSchema } from '@plotluck/contract'
import { answer, type HttpApp, readBody } from '../platform/http/index.ts'
import type { Feedback } from './feedback.ts'

/** Mounts /api/feedback and /api/reports. */
export function mountFeedback(app: HttpApp, { identify, rate, report }: Feedback): void {
  app.post('/api/feedback', async (c) => {
    const person = await identify(c)
    if (!person.ok) return answer(c, person)
    const rated = await readBody(c, feedbackSchema)
    return answer(c, rated.ok ? await rate(person.value, rated.value) : rated)
  })
  app.post('/api/reports', async (c) => {
    const person = await identify(c)
    if (!person.ok) return answer(c, person)
    const reported = await readBody(c, reportSchema)
    return answer(c, reported.ok ? await report(person.value, reported.value) : reported)
  })
}
