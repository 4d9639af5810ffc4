import type { FailureBody, HouseholdPerson } from '@plotluck/contract'
import { call, type Outcome } from '../../api/client.ts'
import { invalidateEverywhere } from '../../api/invalidate-everywhere.ts'
import { householdTexts as texts } from '../../messages/index.ts'
import { toast } from '../../ui/toast.tsx'

/** Somebody as they are told of. */
export type ToldPerson = {
  readonly name: string
  readonly allergens: HouseholdPerson['allergens']
  readonly diets: HouseholdPerson['diets']
  readonly dislikes: readonly string[]
}

/** Keeps somebody new, or changes who has this id. Gives what was wrong, or null when it is kept and shown in every tab. */
export async function savePerson(told: ToldPerson, id?: string): Promise<FailureBody | null> {
  const body = { ...told, dislikes: [...told.dislikes] }
  return shown(
    id === undefined
      ? await call('POST /api/household/people', { body })
      : await call('PUT /api/household/people/{id}', { path: { id }, body }),
  )
}

/** Removes somebody, who can be brought back from the toast that says so. */
export async function removePerson(person: HouseholdPerson): Promise<void> {
  const { id, name, allergens, diets, dislikes } = person
  const outcome = await call('DELETE /api/household/people/{id}', { path: { id } })
  // Whoever another tab has removed is gone, as was wanted.
  if (!outcome.ok && outcome.failure.code !== 'not-found') return tell(outcome.failure)
  await invalidateEverywhere('household')
  const bringBack = async (): Promise<void> => tell(await savePerson({ name, allergens, diets, dislikes }))
  toast({ ...texts.removed(name), action: { label: texts.undo, onPress: () => void bringBack() } })
}

/** Says how many are cooked for; null follows the people. */
export async function setServings(servings: number | null): Promise<void> {
  tell(await shown(await call('PUT /api/household/servings', { body: { servings } })))
}

async function shown(outcome: Outcome<unknown>): Promise<FailureBody | null> {
  if (!outcome.ok) return outcome.failure
  await invalidateEverywhere('household')
  return null
}

function tell(failure: FailureBody | null): void {
  if (failure) toast({ title: texts.error, text: failure.message, tone: 'destructive' })
}
