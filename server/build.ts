// Makes server/dist/main.js (or that of another folder of the package, `node build.ts FOLDER`) and the threads that plan menus and write PDF files beside it: each with what it needs, because reading hundreds of modules is most of an unbundled start.
// Beside them the files that a new embedded database begins with.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { externalPackages } from './external-packages.mjs'
import { jsonBesideCode } from './json-beside-code.ts'
import { newDatabaseFile, packNewDatabase } from './src/platform/database/new-database.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const folder = here(process.argv[2] ?? './dist')
const bundle = await rolldown({
  input: {
    main: here('./src/main.ts'),
    operator: here('../cli/operator.ts'),
    'planning-worker': here('./src/composition/planning-worker.ts'),
    'pdf-worker': here('./src/pdf/pdf-worker.ts'),
  },
  platform: 'node',
  plugins: [jsonBesideCode()],
  external: [/^node:/, ...externalPackages.map((name) => new RegExp(`^${name}(/|$)`))],
})
await bundle.write({
  dir: folder,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: '[name].js',
  minify: false,
  cleanDir: true,
})
await bundle.close()
writeFileSync(join(folder, newDatabaseFile), await packNewDatabase())
