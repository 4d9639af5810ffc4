// Draws docs/architecture.md from the imports of the code: `npm run architecture`. With --check it draws nothing, and ends with 1 when
// the page no longer says what the code does.
import { readFileSync, writeFileSync } from 'node:fs'
import { type PartOf, edgesOf, flowchart, table, withoutShortcuts } from './architecture/graph.ts'
import { importsOf, sourceFiles } from './boundaries/read-imports.ts'

const page = 'docs/architecture.md'

const sources = sourceFiles()
  .filter((file) => !/\.(test|spec)\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file, targets: importsOf(file).map(({ target }) => target) }))

const workspaces = /^(kitchen|contract|server|web|e2e|cli|bench|eval|scripts)\//
const workspace: PartOf = (path) => workspaces.exec(path)?.[1] ?? null
const kitchenTopic: PartOf = (path) => /^kitchen\/src\/([\w-]+)\//.exec(path)?.[1] ?? null

/** The capabilities, the parts of the platform, and below them the two packages everything speaks in. */
const serverPart: PartOf = (path) => {
  const [, folder, part] = /^server\/src\/([\w-]+)\/([\w-]+)/.exec(path) ?? []
  if (folder !== undefined) return folder === 'platform' ? `platform/${part}` : folder
  return /^(contract|kitchen)\//.exec(path)?.[1] ?? null
}

const webPart: PartOf = (path) => {
  const [, folder, screen] = /^web\/src\/([\w-]+)\/(?:([\w-]+)\/)?/.exec(path) ?? []
  if (folder !== undefined) return folder === 'screens' ? `screens/${screen}` : folder
  return /^(contract|kitchen)\//.exec(path)?.[1] ?? null
}

const drawings: Record<string, () => string> = {
  workspaces: () => flowchart(withoutShortcuts(edgesOf(sources, workspace))),
  kitchen: () => flowchart(withoutShortcuts(edgesOf(sources, kitchenTopic))),
  server: () =>
    table(
      edgesOf(sources, serverPart).filter(({ from }) => !/^(platform|contract|kitchen)/.test(from)),
      'capability',
    ),
  web: () =>
    table(
      edgesOf(sources, webPart).filter(({ from }) => from.startsWith('screens/')),
      'screen',
    ),
}

const written = readFileSync(page, 'utf8')
const drawn = Object.entries(drawings).reduce(
  (text, [name, draw]) =>
    text.replace(
      new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- /${name} -->)`),
      (_, before: string, after: string) => `${before}\n${draw()}\n\n${after}`,
    ),
  written,
)
if (!process.argv.includes('--check')) writeFileSync(page, drawn)
else if (drawn !== written) {
  console.error(`${page} no longer says what the code does. Draw it again: npm run architecture`)
  process.exit(1)
}
