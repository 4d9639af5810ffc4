import type { Log } from '../platform/log.ts'
import {
  createWorkerThread,
  WorkerEnded,
  type WorkerThread,
  workerUrl,
} from '../platform/worker-thread/index.ts'
import type { DrawPdf, PdfParts, PdfRequest } from './pdf-request.ts'

/**
 * Makes the writer of documents: a thread for collections, which take longest, and one for everything else, so that a recipe never waits for
 * a hundred. Each holds the whole PDF library once it is asked.
 */
export function createPdfThread(log: Log): DrawPdf {
  const settings = {
    worker: workerUrl(import.meta.url, 'pdf-worker'),
    maxWaiting: 20,
    timeoutMs: 60_000,
    maxMegabytes: 512,
  }
  const askLong = createWorkerThread<PdfRequest, 'written'>(settings)
  const askShort = createWorkerThread<PdfRequest, 'written'>(settings)
  return async (request, userId) => {
    const ask = request.content.kind === 'collection' ? askLong : askShort
    try {
      return (await partsFrom(ask, request, userId)) ?? 'too-busy'
    } catch (error) {
      if (!(error instanceof WorkerEnded)) throw error
      const { kind } = request.content
      log.warn({ error: error.message, kind }, 'A document was given up')
      // Of one recipe nobody can choose less.
      return kind === 'recipe' ? 'too-busy' : 'too-long'
    }
  }
}

/** The parts of a file once the first is there; rejects when there is none, and breaks off when there are no more. */
function partsFrom(
  ask: WorkerThread<PdfRequest, 'written'>,
  request: PdfRequest,
  userId: string,
): Promise<PdfParts | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<PdfParts | undefined>()
  let isRead = true
  const parts = new ReadableStream<Uint8Array>({
    start(controller) {
      const onPart = (part: unknown): void => {
        if (isRead) controller.enqueue(part as Uint8Array)
        resolve(parts)
      }
      ask(request, userId, onPart).then(
        (answer) => (answer === undefined ? resolve(undefined) : isRead && controller.close()),
        (error: unknown) => {
          reject(error)
          if (isRead) controller.error(error)
        },
      )
    },
    cancel() {
      isRead = false
    },
  })
  return promise
}
