import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  goodRecipes,
  type ModelCase,
  modelBasket,
  modelCases,
  startModelServer,
  writes,
} from '@plotluck/server/testing/model'
import { type MeasuredServer, type Send, senderOf, signUpSeveral, startServer } from './server.ts'
import { milliseconds, percentile, printTable } from './table.ts'

const providers = ['openai', 'anthropic', 'google', 'openai-compatible'] as const
type Provider = (typeof providers)[number]

/** A model that is scripted, and a server whose recipes it writes. */
async function startWithModel(provider: Provider, maxConcurrent: number) {
  const model = await startModelServer()
  const { baseUrl = '', apiKey = '', name } = model.address(provider)
  const server = await startServer({
    AI_PROVIDER: provider,
    AI_MODEL: name,
    AI_BASE_URL: baseUrl,
    AI_API_KEY: apiKey,
    AI_SECONDS: '9',
    AI_AT_ONCE: String(maxConcurrent),
    LOG_LEVEL: 'fatal',
  })
  const token = await signUpSeveral(server)
  const stop = async (): Promise<void> => {
    await server.stop()
    await model.stop()
  }
  return { model, server, token, send: senderOf(server, token), stop }
}

/** Every fault of a model by every protocol: what came all the same, and how long it took. */
export async function benchFaults(): Promise<void> {
  const columns = await Promise.all(providers.map(faultsOf))
  const rows = modelCases().map(({ name }, index) => ({
    'what the model or its server does': name,
    ...Object.fromEntries(columns.map(({ provider, results }) => [provider, results[index] ?? ''])),
  }))
  printTable('Faults of a model: recipes by the model + by the kitchen, time of the answer', rows)
}

async function faultsOf(provider: Provider) {
  const { model, send, stop } = await startWithModel(provider, 4)
  const results: string[] = []
  const generate = async ({ scripts }: Pick<ModelCase, 'scripts'>): Promise<string> => {
    model.willDo(...scripts)
    const began = performance.now()
    const { recipes } = (await send('/generate-recipes', { ingredients: modelBasket })) as Answer
    const byModel = recipes.filter(({ writtenBy }) => writtenBy === 'model').length
    return `${byModel} + ${recipes.length - byModel}, ${milliseconds(performance.now() - began)}`
  }
  for (const each of modelCases()) {
    results.push(await generate(each))
    // A good answer in between, because a model that fails three times in a row is left alone for a minute.
    await generate({ scripts: [{ response: writes(...goodRecipes()) }] })
  }
  await stop()
  return { provider, results }
}

type Answer = { readonly recipes: readonly { readonly writtenBy: string }[] }

const requests = 100
const streams = 50
/** A process that rests gives back what its start and other work took. */
const openMs = 45_000

/** What Plotluck adds to a model's own time, how soon a finished recipe is there, and what many streams at once weigh. */
export async function benchModels(): Promise<void> {
  const { model, server, token, send, stop } = await startWithModel('openai-compatible', streams)
  printTable('Around a model that answers at once', [
    await overhead(model.address('openai-compatible').baseUrl, send, model),
  ])
  printTable(`${streams} generations at once`, [await together(server, token, model)])
  await stop()
  await benchDelay()
}

type ScriptedModel = Awaited<ReturnType<typeof startModelServer>>

async function overhead(modelUrl: string | undefined, send: Send, model: ScriptedModel) {
  model.willDo({ response: writes(...goodRecipes()), chunkSize: 100_000 })
  const bare = () =>
    timed(async () => {
      const body = JSON.stringify({
        model: 'scripted',
        stream: true,
        messages: [{ role: 'user', content: 'x' }],
      })
      const headers = { 'content-type': 'application/json', authorization: 'Bearer x' }
      await (await fetch(`${modelUrl}/chat/completions`, { method: 'POST', headers, body })).text()
    })
  const ours = () => timed(() => send('/generate-recipes', { ingredients: modelBasket }))
  for (let warm = 0; warm < 30; warm += 1) await ours()
  const [bares, all]: [number[], number[]] = [[], []]
  for (let index = 0; index < requests; index += 1) {
    bares.push(await bare())
    all.push(await ours())
  }
  const [ofModel, ofAll] = [percentile(bares, 0.5), percentile(all, 0.5)]
  return {
    'the model alone, p50': milliseconds(ofModel),
    'a generation, p50': milliseconds(ofAll),
    'ours of it': milliseconds(ofAll - ofModel),
    'a generation, p99': milliseconds(percentile(all, 0.99)),
  }
}

/** A model that says one recipe, notes when its last word left, and says the other two a while later. */
async function startTalker() {
  const [first, ...rest] = goodRecipes()
  const spoken = { at: 0 }
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const say = (content: string): void =>
      void response.write(
        `data: ${JSON.stringify({ id: 'x', choices: [{ index: 0, delta: { content } }] })}\n\n`,
      )
    say(`{"recipes":[${JSON.stringify(first)}`)
    spoken.at = performance.now()
    setTimeout(() => {
      say(`,${rest.map((recipe) => JSON.stringify(recipe)).join(',')}]}`)
      response.end(
        `data: ${JSON.stringify({ id: 'x', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`,
      )
    }, 200)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/v1`, spoken, stop: () => server.close() }
}

async function benchDelay(): Promise<void> {
  const talker = await startTalker()
  const settings = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'talker', AI_BASE_URL: talker.url }
  const server = await startServer(settings)
  const token = await signUpSeveral(server)
  const delays: number[] = []
  for (let index = 0; index < 30; index += 1) {
    const at = await firstRecipeAt(server, token)
    if (index >= 5) delays.push(at - talker.spoken.at)
  }
  await server.stop()
  talker.stop()
  printTable('From the last word of a recipe to that recipe at the client', [
    { p50: milliseconds(percentile(delays, 0.5)), p99: milliseconds(percentile(delays, 0.99)) },
  ])
}

const stream = (server: MeasuredServer, token: () => string): Promise<Response> =>
  fetch(`${server.url}/api/generate-recipes`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token()}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify({ ingredients: modelBasket }),
  })

/** When the first recipe was there; the rest is read to its end. */
async function firstRecipeAt(server: MeasuredServer, token: () => string): Promise<number> {
  let [text, at] = ['', Number.NaN]
  for await (const piece of (await stream(server, token)).body ?? []) {
    text += new TextDecoder().decode(piece)
    if (Number.isNaN(at) && text.includes('event: recipe')) at = performance.now()
  }
  return at
}

/** Many generations at once, each by a model that takes its time: what the server weighs meanwhile. */
async function together(server: MeasuredServer, token: () => string, model: ScriptedModel) {
  await new Promise((resolve) => setTimeout(resolve, openMs))
  const before = server.memoryMegabytes()
  model.willDo({ response: writes(...goodRecipes()), chunkSize: 60, latency: 30 })
  let most = before
  const watch = setInterval(() => (most = Math.max(most, server.memoryMegabytes())), 50)
  const began = performance.now()
  const texts = await Promise.all(
    Array.from({ length: streams }, async () => (await stream(server, token)).text()),
  )
  clearInterval(watch)
  return {
    before: `${before.toFixed(0)} MB`,
    most: `${most.toFixed(0)} MB`,
    finished: texts.filter((text) => text.includes('event: done')).length,
    'by the model': texts.join('').split('"writtenBy":"model"').length - 1,
    took: milliseconds(performance.now() - began),
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
