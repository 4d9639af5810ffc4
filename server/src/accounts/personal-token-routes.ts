import { callsOf } from '@plotluck/contract'
import { success } from '../platform/failure.ts'
import type { Serve } from '../platform/http/index.ts'
import type { Accounts } from './accounts.ts'
import { deviceOf } from './browser-request.ts'

/** Mounts the tokens that people make for programs. */
export function mountPersonalTokens(serve: Serve, { personalTokens, events }: Accounts): void {
  serve(callsOf.personalTokens, {
    'GET /api/account/tokens': async ({ user }) => success({ tokens: await personalTokens.list(user.id) }),
    'POST /api/account/tokens': async ({ c, user, body }) => {
      const made = await personalTokens.make(user.id, body)
      if (made.ok) await events.note({ userId: user.id }, 'personal-token-made', deviceOf(c))
      return made
    },
    'DELETE /api/account/tokens/{id}': async ({ c, user, path }) => {
      const revoked = await personalTokens.revoke(user.id, path.id)
      if (revoked.ok) await events.note({ userId: user.id }, 'personal-token-revoked', deviceOf(c))
      return revoked
    },
  })
}
