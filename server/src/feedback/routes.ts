import { callsOf } from '@plotluck/contract'
import type { Serve } from '../platform/http/index.ts'
import type { Feedback } from './feedback.ts'

/** Mounts /api/feedback and /api/reports. */
export function mountFeedback(serve: Serve, { rate, report }: Feedback): void {
  serve(callsOf.feedback, {
    'POST /api/feedback': ({ user, body }) => rate(user, body),
    'POST /api/reports': ({ user, body }) => report(user, body),
  })
}
