import type { Log } from '../platform/log.ts'
import { createWorkerThread, WorkerEnded, workerUrl } from '../platform/worker-thread/index.ts'
import type { DrawPdf, PdfRequest } from './pdf-request.ts'

/**
 * Makes the writer of documents: a thread for collections, which take seconds, and one for everything else, so that a recipe never waits for
 * a hundred. Each holds the whole PDF library once it is asked.
 */
export function createPdfThread(log: Log): DrawPdf {
  const settings = {
    worker: workerUrl(import.meta.url, 'pdf-worker'),
    maxWaiting: 20,
    timeoutMs: 60_000,
    maxMegabytes: 512,
  }
  const askLong = createWorkerThread<PdfRequest, Uint8Array<ArrayBuffer>>(settings)
  const askShort = createWorkerThread<PdfRequest, Uint8Array<ArrayBuffer>>(settings)
  return async (request, userId) => {
    const ask = request.content.kind === 'collection' ? askLong : askShort
    try {
      return (await ask(request, userId)) ?? 'too-busy'
    } catch (error) {
      if (!(error instanceof WorkerEnded)) throw error
      const { kind } = request.content
      log.warn({ error: error.message, kind }, 'A document was given up')
      // Of one recipe nobody can choose less.
      return kind === 'recipe' ? 'too-busy' : 'too-long'
    }
  }
}
