import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const worthCompressing = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml'])

/** Writes `.br` and `.gz` beside every text file below `folder`, as small as they get, so that the server only picks one. */
export function compressFiles(folder: string): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || !worthCompressing.has(extname(entry.name))) continue
    const path = join(entry.parentPath, entry.name)
    const content = readFileSync(path)
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      }),
    )
  }
}
