import { type LanguageModelMiddleware, stepCountIs, streamText, wrapLanguageModel } from 'ai'
import { faultOf, mayBeTheForm, stoppedFault } from './fault.ts'
import {
  type AnswerMode,
  answerModes,
  type CallEnd,
  type Model,
  type ModelAddress,
  type ModelCall,
} from './model.ts'
import { type OpenedModel, openModel } from './open-model.ts'

/**
 * A model that is spoken to by the AI SDK. A server that refuses a form of answer is asked again with the next looser one, and the form that
 * worked is remembered as long as the process lives.
 */
export function createModel(address: ModelAddress): Model {
  // Begun at once, so that nobody's first question waits for the provider's package to be read.
  const opened = openModel(address)
  let known: AnswerMode = 'json_schema'
  return {
    address,
    async *stream(call) {
      const model = await opened
      let mode: AnswerMode = call.schema ? known : 'text'
      for (;;) {
        const { fault, isFormRefused, ...end } = yield* attempt(model, address, call, mode)
        const looser = isFormRefused ? answerModes[answerModes.indexOf(mode) + 1] : undefined
        if (looser === undefined) return { ...end, mode, fault }
        mode = known = looser
      }
    },
  }
}

type Attempt = Omit<CallEnd, 'mode'> & { readonly isFormRefused: boolean }

async function* attempt(
  model: OpenedModel,
  address: ModelAddress,
  call: ModelCall,
  mode: AnswerMode,
): AsyncGenerator<string, Attempt> {
  const end = { isCut: false, inputTokens: null, outputTokens: null, isFormRefused: false }
  let hasSpoken = false
  try {
    const formed = wrapLanguageModel({ model, middleware: heldTo(call, mode) })
    const { fullStream } = streamText({ model: formed, ...settingsOf(call) })
    for await (const part of fullStream) {
      if (part.type === 'text-delta' && part.text !== '') {
        hasSpoken = true
        yield part.text
      }
      // What is said after a lookup is a new sentence.
      if (part.type === 'text-start' && hasSpoken) yield '\n'
      if (part.type === 'abort') return { ...end, fault: stoppedFault(!call.signal.aborted, address) }
      if (part.type === 'error') throw part.error
      if (part.type === 'finish') return { ...end, fault: null, ...countOf(part) }
    }
    return { ...end, fault: faultOf(new Error('no end was sent'), address, true) }
  } catch (error) {
    if (call.signal.aborted) return { ...end, fault: stoppedFault(false, address) }
    return {
      ...end,
      fault: faultOf(error, address, hasSpoken),
      isFormRefused: !hasSpoken && mayBeTheForm(error),
    }
  }
}

function settingsOf(call: ModelCall) {
  return {
    instructions: call.instructions,
    messages: [...call.messages],
    maxOutputTokens: call.mostTokens,
    abortSignal: call.signal,
    timeout: { totalMs: call.withinMs, firstChunkMs: call.silenceMs, chunkMs: call.silenceMs },
    // The error arrives as a part of the stream; the library would print it as well.
    onError: () => {},
    ...(call.tools && { tools: call.tools, stopWhen: stepCountIs(call.mostSteps ?? 1) }),
  }
}

/**
 * Asks the server for a form of answer. The library's own way to ask holds text back until it reads as JSON; what a model says must be heard as
 * it comes, whatever it is.
 */
function heldTo({ schema }: ModelCall, mode: AnswerMode): LanguageModelMiddleware {
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
