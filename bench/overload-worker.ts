// Sends one kind of call as fast as it is answered, six at once, until it is told to stop; then says how each was answered.
import { parentPort, workerData } from 'node:worker_threads'
import { expensiveCalls } from './overload-calls.ts'

const maxConcurrent = 6
const { name, url } = workerData as { readonly name: string; readonly url: string }
const send = expensiveCalls.find((call) => call.name === name)?.send ?? notThere
const answers: Record<string, number> = {}
const state = { isStopping: false, count: 0 }

async function notThere(): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 100))
  return 'nothing'
}

async function sendOn(): Promise<void> {
  while (!state.isStopping) {
    const status = await send(url, (state.count += 1)).catch(() => 'cut off')
    answers[status] = (answers[status] ?? 0) + 1
  }
}

const senders = Array.from({ length: maxConcurrent }, sendOn)
parentPort?.on('message', async () => {
  state.isStopping = true
  await Promise.all(senders)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  parentPort?.postMessage(answers)
})
