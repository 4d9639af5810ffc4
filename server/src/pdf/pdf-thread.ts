import { join } from 'node:path'
import { createThread, TookTooLong, workerBeside } from '../platform/thread/index.ts'
import type { DrawPdf, PdfRequest } from './pdf-request.ts'

/** Makes the writer of documents: one thread, which holds the whole PDF library. The pictures are those of the built pages in `webDir`. */
export function createPdfThread(webDir: string | undefined): DrawPdf {
  const ask = createThread<PdfRequest, Uint8Array<ArrayBuffer>>({
    worker: workerBeside(import.meta.url, 'pdf-worker'),
    data: webDir && join(webDir, 'assets'),
    mostWaiting: 20,
    longestMs: 60_000,
    mostMegabytes: 512,
  })
  return async (request) => {
    try {
      return (await ask(request)) ?? 'too-busy'
    } catch (error) {
      if (error instanceof TookTooLong) return 'too-long'
      throw error
    }
  }
}
