import { drinks } from './drinks.ts'
import { fresh } from './fresh.ts'
import { prepared } from './prepared.ts'
import { stores } from './stores.ts'
import type { Kind } from './kind.ts'

/** By the kind of food that a name ends in; the first that holds is told. */
export const kinds: readonly Kind[] = [...drinks, ...prepared, ...fresh, ...stores]
