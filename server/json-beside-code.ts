import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'rolldown'

/** Of less, a file of its own costs more than it saves. */
const fewestCharacters = 10_000

/**
 * Large JSON modules as files beside the bundle that are parsed where they are imported: read as part of a script, each of their literals is compiled.
 * Throws where two of them have one file name.
 */
export function jsonBesideCode(): Plugin {
  const placed = new Map<string, string>()
  return {
    name: 'json-beside-code',
    load(id) {
      if (!id.endsWith('.json')) return null
      const text = readFileSync(id, 'utf8')
      if (text.length < fewestCharacters) return null
      const fileName = basename(id)
      if ((placed.get(fileName) ?? id) !== id)
        throw new RangeError(`${id} and ${placed.get(fileName)} cannot both lie beside the bundle`)
      placed.set(fileName, id)
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(JSON.parse(text)) })
      return { code: codeReading(fileName), moduleType: 'js' }
    },
  }
}

const codeReading = (fileName: string): string =>
  `import { readFileSync } from 'node:fs'
export default JSON.parse(readFileSync(new URL('./${fileName}', import.meta.url), 'utf8'))`
