import { join } from 'node:path'
import { createThread, TookTooLong, workerBeside } from '../platform/thread/index.ts'
import type { DrawPdf, PdfRequest } from './pdf-request.ts'

/**
 * Makes the writer of documents: a thread for collections, which take seconds, and one for everything else, so that a recipe never waits for
 * a hundred. Each holds the whole PDF library once it is asked. The pictures are those of the built pages in `webDir`.
 */
export function createPdfThread(webDir: string | undefined): DrawPdf {
  const settings = {
    worker: workerBeside(import.meta.url, 'pdf-worker'),
    data: webDir && join(webDir, 'assets'),
    mostWaiting: 20,
    longestMs: 60_000,
    mostMegabytes: 512,
  }
  const askLong = createThread<PdfRequest, Uint8Array<ArrayBuffer>>(settings)
  const askShort = createThread<PdfRequest, Uint8Array<ArrayBuffer>>(settings)
  return async (request, owner) => {
    const ask = request.content.kind === 'collection' ? askLong : askShort
    try {
      return (await ask(request, owner)) ?? 'too-busy'
    } catch (error) {
      if (error instanceof TookTooLong) return 'too-long'
      throw error
    }
  }
}
