import { type Body, type Household, type HouseholdPerson, maxHouseholdPeople } from '@plotluck/contract'
import { type Household as EatingHousehold, recognise } from '@plotluck/kitchen'
import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/index.ts'
import { failure, type Result, success } from '../platform/failure.ts'
import type { User } from '../platform/http/index.ts'
import type { NewId, UserId } from '../platform/ids.ts'
import {
  deletePerson,
  findServings,
  insertPerson,
  lockPeople,
  peopleOf,
  type PersonRow,
  setServings,
  updatePerson,
} from './store.ts'

export type HouseholdDeps = { readonly database: Database; readonly clock: Clock; readonly newId: NewId }

type PersonRequest = Body<'POST /api/household/people'>
type Done = { readonly success: true }

/** Who is cooked for: what each must not eat holds for everything that is suggested to their cook. */
export type HouseholdOf = ReturnType<typeof createHousehold>

export function createHousehold(deps: HouseholdDeps) {
  const { database } = deps
  return {
    get: ({ id: userId }: User): Promise<Household> =>
      database.asUser(userId, (tx) => getHousehold(tx, userId)),
    addPerson: ({ id: userId }: User, told: PersonRequest) =>
      database.asUser(userId, (tx) => addPerson(tx, deps, userId, told)),
    changePerson: ({ id: userId }: User, id: string, told: PersonRequest) =>
      database.asUser(userId, (tx) => changePerson(tx, id, told)),
    removePerson: ({ id: userId }: User, id: string) => database.asUser(userId, (tx) => removePerson(tx, id)),
    setServings: ({ id: userId }: User, servings: number | null): Promise<Household> =>
      database.asUser(userId, async (tx) => {
        await setServings(tx, userId, servings)
        return getHousehold(tx, userId)
      }),
    /** For capabilities that ask inside their own transaction: the household as the kitchen keeps it; undefined where nothing was said. */
    of: eatingHousehold,
  }
}

async function getHousehold(tx: Transaction, userId: UserId): Promise<Household> {
  const people = await peopleOf(tx, userId)
  return { people: people.map(present), servings: await findServings(tx, userId) }
}

async function eatingHousehold(tx: Transaction, userId: UserId): Promise<EatingHousehold | undefined> {
  const rows = await peopleOf(tx, userId)
  const servings = await findServings(tx, userId)
  if (rows.length === 0 && servings === null) return undefined
  const people = rows.map(({ name, allergens, diets, dislikes }) => ({ name, allergens, diets, dislikes }))
  return { people, ...(servings !== null && { servings }) }
}

async function addPerson(
  tx: Transaction,
  { clock, newId }: HouseholdDeps,
  userId: UserId,
  told: PersonRequest,
): Promise<Result<HouseholdPerson>> {
  await lockPeople(tx, userId)
  if ((await peopleOf(tx, userId)).length >= maxHouseholdPeople)
    return failure('invalid-input', {
      message: `A household has ${maxHouseholdPeople} people at the most.`,
    })
  const row = { id: newId(), userId, ...once(told), createdAt: clock() }
  await insertPerson(tx, row)
  return success(present(row))
}

async function changePerson(
  tx: Transaction,
  id: string,
  told: PersonRequest,
): Promise<Result<HouseholdPerson>> {
  const row = await updatePerson(tx, id, once(told))
  return row ? success(present(row)) : failure('not-found')
}

async function removePerson(tx: Transaction, id: string): Promise<Result<Done>> {
  return (await deletePerson(tx, id)) ? success({ success: true }) : failure('not-found')
}

/** What is told, each thing once. */
function once({ name, allergens, diets, dislikes }: PersonRequest) {
  return { name, allergens: each(allergens), diets: each(diets), dislikes: each(dislikes) }
}

function present({ id, name, allergens, diets, dislikes }: PersonRow): HouseholdPerson {
  const unknown_dislikes = dislikes.filter((text) => recognise(text).kind !== 'food')
  return { id, name, allergens, diets, dislikes, unknown_dislikes }
}

const each = <T>(values: readonly T[]): readonly T[] => [...new Set(values)]
