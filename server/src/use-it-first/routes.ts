import { callsOf } from '@plotluck/contract'
import type { Serve } from '../platform/http/index.ts'
import type { UseItFirst } from './use-it-first.ts'

/** Mounts /api/generate-use-it-first-menu. */
export function mountUseItFirst(serve: Serve, { generate }: UseItFirst): void {
  serve(callsOf.useItFirst, {
    'POST /api/generate-use-it-first-menu': ({ user, body }) => generate(user, body),
  })
}
