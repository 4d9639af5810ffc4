import { randomUUID } from 'node:crypto'

declare const userId: unique symbol
/** The id of a signed-in person. Made only where a session was checked. */
export type UserId = string & { readonly [userId]: true }

/** Believes that `id` belongs to a person who proved who they are: call it beside that proof only. */
export const provenUserId = (id: string): UserId => id as UserId

/** Whether a text can be the id of a row. What is none is asked for in vain, and the database is not asked. */
export const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** Gives a new unique id, a UUID. */
export type NewId = () => string

export const randomIds: NewId = () => randomUUID()

/** A seed that differs for each random id and can be found again from it: its first 32 bits. */
export const seedOf = (id: string): number => Number.parseInt(id.slice(0, 8), 16)
