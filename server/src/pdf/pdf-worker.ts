// Writes PDF files beside the main thread: the library and its fonts are loaded here alone, and only once somebody asks.
import { renderToBuffer } from '@react-pdf/renderer'
import { handleTasks } from '../platform/worker-thread/index.ts'
import { pdfDocument } from './document/document.ts'
import { registerFonts } from './document/fonts.ts'
import type { PdfRequest } from './pdf-request.ts'

registerFonts()

// A copy: a Buffer may share its memory with others.
handleTasks<PdfRequest, Uint8Array<ArrayBuffer>>(
  async (request) => new Uint8Array(await renderToBuffer(pdfDocument(request))),
)
