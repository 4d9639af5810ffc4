import type { wrapLanguageModel } from 'ai'
import { boundedFetch } from './bounded-fetch.ts'
import type { ModelAddress } from './model.ts'

/** A model of the library that can be wrapped. */
export type OpenedModel = Parameters<typeof wrapLanguageModel>[0]['model']

/** The library's model for an address. Each provider's package is loaded when it is used, and only then. */
export async function openModel({ provider, name, apiKey, baseUrl }: ModelAddress): Promise<OpenedModel> {
  const options = { fetch: boundedFetch, ...(apiKey && { apiKey }), ...(baseUrl && { baseURL: baseUrl }) }
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI(options)(name)
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic(options)(name)
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google')
      return createGoogle(options)(name)
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const server = { name: 'compatible', includeUsage: true, supportsStructuredOutputs: true }
      return createOpenAICompatible({ ...server, ...options, baseURL: baseUrl ?? '' })(name)
    }
  }
}
