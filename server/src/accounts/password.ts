import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import PQueue from 'p-queue'

// OWASP's argon2id recommendation for 2 passes: 19 MiB, one lane (Password Storage Cheat Sheet).
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Each takes a whole core for its time; one is left to the thread that answers everybody.
const atWork = new PQueue({ concurrency: Math.max(1, availableParallelism() - 1) })

/** Hashes a password with argon2id. */
export const hashPassword = (password: string): Promise<string> => atWork.add(() => hash(password, cost))

/** Whether a password is the one a hash was made from. */
export const isPassword = (password: string, hashed: string): Promise<boolean> =>
  atWork.add(() => verify(hashed, password))

/** Takes as long as checking a password: what an unknown e-mail must cost, so that time does not tell who has an account. */
export async function checkNoPassword(password: string): Promise<false> {
  await hashPassword(password)
  return false
}
