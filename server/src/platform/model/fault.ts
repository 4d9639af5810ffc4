import { APICallError } from 'ai'
import { EndlessAnswer } from './bounded-fetch.ts'
import type { FaultCode, ModelAddress, ModelFault } from './model.ts'

/** What an error of a call means, with a sentence that tells the operator what to do. `hasSpoken`: some of the answer had come. */
export function faultOf(error: unknown, address: ModelAddress, hasSpoken: boolean): ModelFault {
  const status = APICallError.isInstance(error) ? error.statusCode : undefined
  const wasHeard = hasSpoken || status === 200
  const code = isEndless(error) ? 'endless' : wasHeard ? 'cut-off' : codeOf(status)
  return { code, message: sentences[code](address, detailOf(error, status)) }
}

/** The fault of a call that ended by its clock or by whoever asked. */
export const stoppedFault = (isWanted: boolean, address: ModelAddress): ModelFault => {
  const code = isWanted ? 'too-slow' : 'stopped'
  return { code, message: sentences[code](address, '') }
}

/** Whether a server may have refused the form of the answer rather than the question. */
export function mayBeUnsupportedFormat(error: unknown): boolean {
  return APICallError.isInstance(error) && [400, 415, 422, 501].includes(error.statusCode ?? 0)
}

const isEndless = (error: unknown): boolean =>
  error instanceof EndlessAnswer || (error instanceof Error && isEndless(error.cause))

function codeOf(status: number | undefined): FaultCode {
  if (status === undefined) return 'unreachable'
  if (status === 401 || status === 403) return 'wrong-key'
  if (status === 404) return 'unknown-model'
  if (status === 429) return 'too-many'
  return status >= 500 ? 'broken' : 'refused'
}

function detailOf(error: unknown, status: number | undefined): string {
  const message = error instanceof Error ? error.message : String(error)
  const short = message.replaceAll(/\s+/g, ' ').slice(0, 200)
  return status === undefined ? short : `${status}: ${short}`
}

const placeOf = ({ provider, baseUrl }: ModelAddress): string => baseUrl ?? provider

const sentences: Record<FaultCode, (address: ModelAddress, detail: string) => string> = {
  'wrong-key': (at, detail) => `${placeOf(at)} does not accept the key in AI_API_KEY (${detail}).`,
  'unknown-model': (at, detail) =>
    `${placeOf(at)} has no model named "${at.name}", or AI_BASE_URL leads past its API (${detail}).`,
  'too-many': (at, detail) => `${placeOf(at)} says that it was asked too often (${detail}).`,
  refused: (at, detail) => `${placeOf(at)} refused the question (${detail}).`,
  broken: (at, detail) => `${placeOf(at)} failed (${detail}).`,
  'cut-off': (at, detail) => `${placeOf(at)} broke off in the middle of its answer (${detail}).`,
  endless: (at) => `${placeOf(at)} sent an answer without end, which was stopped.`,
  unreachable: (at, detail) => `${placeOf(at)} could not be reached (${detail}).`,
  'too-slow': (at) => `${placeOf(at)} took too long.`,
  stopped: (at) => `The call of ${placeOf(at)} was stopped because nobody wanted the answer any more.`,
}
