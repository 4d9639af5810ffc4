import { expect, test } from 'vitest'
import { createWorkerThread, WorkerEnded } from './index.ts'

// A worker that doubles numbers, counts its own questions, and does what it should not when it is asked a word.
const source = `
import { handleTasks } from '${new URL('./handle-tasks.ts', import.meta.url).href}'
let asked = 0
handleTasks(async (question, tell) => {
  asked += 1
  if (question === 'asked') return asked
  if (question === 'parts') for (const part of ['a', 'b', 'c']) tell(part)
  if (question === 'stuck') for (;;);
  if (question === 'hungry') for (let kept; ; ) kept = { kept, text: String(asked + Math.random()) }
  if (question === 'wrong') throw new Error('There is no such number')
  await new Promise((resolve) => setTimeout(resolve, 5))
  return question * 2
})`
const worker = new URL(`data:text/javascript,${encodeURIComponent(source)}`)
const askFor = createWorkerThread<unknown, number>({
  worker,
  maxWaiting: 4,
  timeoutMs: 1500,
  maxMegabytes: 64,
})
const ask = (question: unknown) => askFor(question, 'Ana')

test('a thread answers in the order of the questions, one after the other', async () => {
  expect(await Promise.all([1, 2, 3].map((number) => ask(number)))).toEqual([2, 4, 6])
})

test('parts of an answer come before it, in their order, and to nobody else', async () => {
  const heard: unknown[] = []
  const other = askFor(1, 'Ben', (part) => heard.push(['Ben', part]))
  await askFor('parts', 'Ana', (part) => heard.push(part)).then(() => heard.push('end'))
  await other
  expect(heard).toEqual(['a', 'b', 'c', 'end'])
})

test('a question more than may wait is turned away, the others are answered', async () => {
  expect(await Promise.all([1, 2, 3, 4, 5].map((number) => ask(number)))).toEqual([2, 4, 6, 8, undefined])
})

test('work that throws is told with its reason, and the thread goes on', async () => {
  const before = (await ask('asked')) ?? 0
  await expect(ask('wrong')).rejects.toThrow('There is no such number')
  expect(await ask('asked')).toBe(before + 2)
})

test('a stuck thread is replaced, and who waits behind it is answered', async () => {
  const [ended, next] = await Promise.allSettled([ask('stuck'), ask(21)])
  expect(ended).toMatchObject({ status: 'rejected', reason: expect.any(WorkerEnded) })
  expect(next).toEqual({ status: 'fulfilled', value: 42 })
})

test('a thread that runs out of memory is replaced, the server goes on, and who waits behind it is answered', async () => {
  const small = createWorkerThread({ worker, maxWaiting: 4, timeoutMs: 20_000, maxMegabytes: 32 })
  const [ended, next] = await Promise.allSettled([small('hungry', 'Ana'), small(21, 'Ana')])
  expect(ended).toMatchObject({ status: 'rejected', reason: expect.any(WorkerEnded) })
  expect(next).toEqual({ status: 'fulfilled', value: 42 })
})

test('a question that comes while an idle thread is ending is answered by another', async () => {
  const short = createWorkerThread({ worker, maxWaiting: 1, timeoutMs: 20_000, maxMegabytes: 64, idleMs: 20 })
  const answers: unknown[] = []
  for (let asked = 0; asked < 8; asked += 1) {
    answers.push(await short(asked, 'Ana'))
    // The thread is told to end in the same turn of the event loop, before this continues.
    const start = performance.now()
    while (performance.now() - start < 21);
    await new Promise<void>((resolve) => setTimeout(resolve, 0))
  }
  expect(answers).toEqual([0, 2, 4, 6, 8, 10, 12, 14])
})

test('a thread whose module does not load rejects with the reason', async () => {
  const missing = new URL('./no-such-worker.ts', import.meta.url)
  const askNobody = createWorkerThread({ worker: missing, maxWaiting: 1, timeoutMs: 1500, maxMegabytes: 64 })
  await expect(askNobody(1, 'Ana')).rejects.toThrow('no-such-worker')
})

test('owners are answered in turn: who asks once waits for one question of another, not for all of them', async () => {
  const order: string[] = []
  const asking = ['Ana', 'Ana', 'Ana', 'Ben'].map((owner) =>
    askFor(1, owner).then(() => void order.push(owner)),
  )
  await Promise.all(asking)
  expect(order).toEqual(['Ana', 'Ben', 'Ana', 'Ana'])
})
