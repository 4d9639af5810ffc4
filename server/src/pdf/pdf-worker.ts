// Writes PDF files beside the main thread: the library and its fonts are loaded here alone, and only once somebody asks.
import { handleTasks } from '../platform/worker-thread/index.ts'
import { pdfDocument } from './document/document.ts'
import type { PdfRequest } from './pdf-request.ts'
import { write } from './writer/index.ts'

handleTasks<PdfRequest, 'written'>((request, tell) => {
  // A copy: a Buffer may share its memory with others.
  for (const part of write(pdfDocument(request))) tell(new Uint8Array(part))
  return 'written'
})
