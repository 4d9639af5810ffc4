import { randomUUID } from 'node:crypto'

declare const userId: unique symbol
/** The id of a signed-in person. Made only where a session was checked. */
export type UserId = string & { readonly [userId]: true }

/** Believes that `id` belongs to a person who proved who they are: call it beside that proof only. */
export const provenUserId = (id: string): UserId => id as UserId

/** Gives a new unique id, a UUID. */
export type NewId = () => string

export const randomIds: NewId = () => randomUUID()
