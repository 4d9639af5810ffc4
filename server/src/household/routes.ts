import { callsOf } from '@plotluck/contract'
import { success } from '../platform/failure.ts'
import type { Serve } from '../platform/http/index.ts'
import type { HouseholdOf } from './household.ts'

/** Mounts /api/household. */
export function mountHousehold(serve: Serve, household: HouseholdOf): void {
  serve(callsOf.household, {
    'GET /api/household': async ({ user }) => success(await household.get(user)),
    'POST /api/household/people': ({ user, body }) => household.addPerson(user, body),
    'PUT /api/household/people/{id}': ({ user, path, body }) => household.changePerson(user, path.id, body),
    'DELETE /api/household/people/{id}': ({ user, path }) => household.removePerson(user, path.id),
    'PUT /api/household/servings': async ({ user, body }) =>
      success(await household.setServings(user, body.servings)),
  })
}
