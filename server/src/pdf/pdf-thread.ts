import { join } from 'node:path'
import { createThread, workerBeside } from '../platform/thread/index.ts'
import type { DrawPdf, PdfRequest } from './pdf-request.ts'

/** Makes the writer of documents: one thread, which holds the whole PDF library. The pictures are those of the built pages in `webDir`. */
export function createPdfThread(webDir: string | undefined): DrawPdf {
  return createThread<PdfRequest, Uint8Array<ArrayBuffer>>({
    worker: workerBeside(import.meta.url, 'pdf-worker'),
    data: webDir && join(webDir, 'assets'),
    mostWaiting: 20,
    longestMs: 60_000,
  })
}
