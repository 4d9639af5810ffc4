import { type LanguageModelMiddleware, stepCountIs, streamText, wrapLanguageModel } from 'ai'
import { EndlessAnswer } from './bounded-fetch.ts'
import { faultOf, mayBeUnsupportedFormat, stoppedFault } from './fault.ts'
import { createOutputModeCache } from './output-mode-cache.ts'
import {
  type OutputMode,
  outputModes,
  type CallEnd,
  type Model,
  type ModelAddress,
  type ModelCall,
} from './model.ts'
import { type OpenedModel, openModel } from './open-model.ts'
import { paused, pauseBeforeRetry } from './retry.ts'
import { startCallTimeouts } from './call-timeouts.ts'

/** Characters of a token at the most, three times what English has: an answer that is longer has no end. */
const charactersPerToken = 12

/**
 * A model that is spoken to by the AI SDK. A server that refuses a form of answer is asked again with the next looser one (`output-mode-cache.ts`
 * says which comes first), one that fails for a moment is asked up to three times (`retry.ts`), all within the time of the call.
 * `now` is in milliseconds.
 */
export function createModel(address: ModelAddress, now = () => performance.now()): Model {
  // Begun at once, so that nobody's first question waits for the provider's package to be read.
  const opened = openModel(address)
  const forms = createOutputModeCache(now)
  return {
    address,
    async *stream(call) {
      const model = await opened
      const endsAt = performance.now() + call.timeoutMs
      const msLeft = (): number => Math.max(1, endsAt - performance.now())
      let mode: OutputMode = call.schema ? forms.first() : 'text'
      for (let tries = 1; ;) {
        const { error, ...end } = yield* attempt(model, address, { ...call, timeoutMs: msLeft() }, mode)
        if (end.fault === null && call.schema) forms.answeredIn(mode)
        const looser = mayBeUnsupportedFormat(error) ? outputModes[outputModes.indexOf(mode) + 1] : undefined
        if (looser) {
          mode = looser
          continue
        }
        const pause = pauseBeforeRetry(error, tries, Math.min(call.idleTimeoutMs, msLeft()))
        if (pause === undefined) return { ...end, mode }
        if (!(await paused(pause, call.signal))) return { ...end, mode, fault: stoppedFault(false, address) }
        tries += 1
      }
    },
  }
}

/** `error` is there where nothing was said, so that it may be asked again. */
type Attempt = Omit<CallEnd, 'mode'> & { readonly error?: unknown }

async function* attempt(
  model: OpenedModel,
  address: ModelAddress,
  call: ModelCall,
  mode: OutputMode,
): AsyncGenerator<string, Attempt> {
  const end = { isCut: false, inputTokens: null, outputTokens: null }
  const stopped = (): Attempt => ({ ...end, fault: stoppedFault(!call.signal.aborted, address) })
  const watch = startCallTimeouts(call)
  let characters = 0
  try {
    for await (const part of speak(model, call, mode, watch.signal)) {
      // These two are said by the library before the server is asked.
      if (part.type !== 'start' && part.type !== 'start-step') watch.heard()
      if (part.type === 'text-delta' && part.text !== '') {
        characters += part.text.length
        if (characters > call.maxTokens * charactersPerToken) throw new EndlessAnswer('The text has no end')
        yield part.text
      }
      // What is said after a lookup is a new sentence.
      if (part.type === 'text-start' && characters > 0) yield '\n'
      if (part.type === 'abort') return stopped()
      if (part.type === 'error') throw part.error
      if (part.type === 'finish') return { ...end, fault: null, ...countOf(part) }
    }
    return { ...end, fault: faultOf(new Error('no end was sent'), address, true) }
  } catch (error) {
    if (call.signal.aborted || watch.isOver()) return stopped()
    const fault = faultOf(error, address, characters > 0)
    return characters > 0 ? { ...end, fault } : { ...end, fault, error }
  } finally {
    watch.close()
  }
}

function speak(model: OpenedModel, call: ModelCall, mode: OutputMode, watched: AbortSignal) {
  return streamText({
    model: wrapLanguageModel({ model, middleware: heldTo(call, mode) }),
    instructions: call.instructions,
    messages: [...call.messages],
    maxOutputTokens: call.maxTokens,
    maxRetries: 0,
    abortSignal: AbortSignal.any([call.signal, watched]),
    // The error arrives as a part of the stream; the library would print it as well.
    onError: () => {},
    ...(call.tools && { tools: call.tools, stopWhen: stepCountIs(call.maxSteps ?? 1) }),
  }).fullStream
}

/**
 * Asks the server for a form of answer. The library's own way to ask holds text back until it reads as JSON; what a model says must be heard as
 * it comes, whatever it is.
 */
function heldTo({ schema }: ModelCall, mode: OutputMode): LanguageModelMiddleware {
  const responseFormat =
    mode === 'text' ? undefined : { type: 'json' as const, ...(mode === 'json_schema' && { schema }) }
  return {
    specificationVersion: 'v4',
    transformParams: async ({ params }) => (responseFormat ? { ...params, responseFormat } : params),
  }
}

type Finish = {
  readonly finishReason: string
  readonly totalUsage: {
    readonly inputTokens?: number | undefined
    readonly outputTokens?: number | undefined
  }
}

// NOTE servers that do not count answer 0 rather than nothing
const countOf = ({ finishReason, totalUsage: { inputTokens, outputTokens } }: Finish) => ({
  isCut: finishReason === 'length',
  inputTokens: inputTokens || null,
  outputTokens: outputTokens || null,
})
