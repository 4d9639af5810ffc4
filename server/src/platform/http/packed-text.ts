import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { HttpContext } from './types.ts'

type Encoding = 'br' | 'gzip' | 'identity'

/** A text as it is sent: once as it is, and once for each encoding. */
export type PackedText = Readonly<Record<Encoding, Uint8Array<ArrayBuffer>>>

const packers: Readonly<Record<Encoding, (text: string) => Uint8Array>> = {
  br: (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text) => gzipSync(text, { level: 9 }),
  identity: (text) => Buffer.from(text),
}

/** Packs a text that is sent many times: each encoding when it is first asked for, which takes a hundredth of a second, and then no more. */
export function packText(text: string): PackedText {
  const packed = new Map<Encoding, Uint8Array<ArrayBuffer>>()
  const packedAs = (encoding: Encoding): Uint8Array<ArrayBuffer> => {
    const known = packed.get(encoding) ?? new Uint8Array(packers[encoding](text))
    packed.set(encoding, known)
    return known
  }
  return {
    get br() {
      return packedAs('br')
    },
    get gzip() {
      return packedAs('gzip')
    },
    get identity() {
      return packedAs('identity')
    },
  }
}

/** Answers a text in the smallest encoding that the client reads. */
export function answerPacked(c: HttpContext, type: string, packed: PackedText): Response {
  const accepted = c.req.header('accept-encoding') ?? ''
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name))
  c.header('Content-Type', type)
  c.header('Vary', 'Accept-Encoding')
  if (encoding !== undefined) c.header('Content-Encoding', encoding)
  return c.body(packed[encoding ?? 'identity'])
}
