import { dirname, join } from 'node:path/posix'

/** One import as written: `./week.ts`, `@plotluck/kitchen`, `hono`. */
export type Import = { readonly target: string; readonly isTypeOnly: boolean }

export type BoundaryViolation = { readonly file: string; readonly target: string; readonly rule: string }

/** The imports of one file that break a wall. Paths are relative to the repository's root, with forward slashes. */
export function boundaryViolations(file: string, imports: readonly Import[]): readonly BoundaryViolation[] {
  if (/\.test\.tsx?$/.test(file)) return []
  return imports.flatMap(({ target }) => {
    const rule = brokenRule(file, resolved(file, target))
    return rule ? [{ file, target, rule }] : []
  })
}

type Resolved = { readonly kind: 'file' | 'package'; readonly name: string }

function resolved(file: string, target: string): Resolved {
  if (target.startsWith('.')) return { kind: 'file', name: join(dirname(file), target) }
  return { kind: 'package', name: target }
}

function brokenRule(file: string, target: Resolved): string | null {
  const workspace = workspaceOf(file)
  const entered = target.kind === 'file' ? workspaceOf(target.name) : workspace
  const isOpen = entered === workspace || target.name.startsWith('scripts/') || mayReadFacts(file, target)
  if (!isOpen) return 'a workspace is entered by its package name'
  const rule = rules[workspace]
  return rule ? rule(file, target) : null
}

const packages = new Set(['kitchen', 'contract', 'server', 'web', 'e2e'])

/** The package a file belongs to; cli, bench, eval and scripts belong to the root's. */
function workspaceOf(path: string): string {
  const folder = path.split('/')[0] ?? ''
  return packages.has(folder) ? folder : 'root'
}

/** The independent oracle reads the sources' own files and what people typed, which no package hands out. */
const mayReadFacts = (file: string, target: Resolved): boolean =>
  file.startsWith('eval/') && /^kitchen\/(?:facts|tests)\//.test(target.name)

/** The scripted model stands at the border of the world, where journeys begin as well. */
const seenFromOutside = new Set([
  '@plotluck/contract',
  '@plotluck/server/testing/model',
  '@plotluck/server/testing/authenticator-app',
  '@plotluck/server/testing/oidc-server',
])

const rules: Record<string, (file: string, target: Resolved) => string | null> = {
  kitchen: kitchenRule,
  contract: contractRule,
  server: serverRule,
  web: webRule,
  e2e: (_file, target) =>
    isPlotluck(target) && !seenFromOutside.has(target.name) ? 'e2e sees the product from outside' : null,
}

function kitchenRule(file: string, target: Resolved): string | null {
  if (!file.startsWith('kitchen/src/')) return null
  if (target.kind === 'package') return 'the kitchen depends on nothing'
  const own = segment(file, 'kitchen/src/')
  const other = segment(target.name, 'kitchen/src/')
  if (own === other || own === 'index.ts') return null
  return target.name === `kitchen/src/${other}/index.ts` ? null : 'another topic is entered by its index.ts'
}

function contractRule(_file: string, target: Resolved): string | null {
  if (target.kind === 'file') return null
  return /^(zod\/mini|zod\/v4\/core|@plotluck\/kitchen(\/vocabularies|\/word-stem|\/answers)?)$/.test(
    target.name,
  )
    ? null
    : 'the contract knows zod and the kitchen only'
}

/** The folders that put the product together, and main.ts, which starts it; they may see all of the server. */
const compositionRoot = new Set(['main.ts', 'startup', 'composition', 'operator', 'config', 'testing'])
/** What every capability stands on, lowest first; each may enter those before it. */
const foundations = ['platform', 'premium']

function serverRule(file: string, target: Resolved): string | null {
  if (target.name.startsWith('@plotluck/web')) return 'the server does not know the page'
  if (target.kind === 'package' || !file.startsWith('server/src/')) return null
  const own = segment(file, 'server/src/')
  const other = segment(target.name, 'server/src/')
  if (own === other || compositionRoot.has(own)) return null
  if (foundations.includes(own)) {
    const isBelow = foundations.indexOf(other) >= 0 && foundations.indexOf(other) < foundations.indexOf(own)
    return isBelow ? null : 'the platform knows no capability'
  }
  if (foundations.includes(other)) return null
  return compositionRoot.has(other)
    ? 'capabilities get what they need from the composition'
    : 'capabilities do not know each other'
}

function webRule(file: string, target: Resolved): string | null {
  if (target.name.startsWith('@plotluck/server')) return 'the page knows the contract, not the server'
  if (target.kind === 'package') {
    return file.startsWith('web/src/ui/') && isPlotluck(target) ? 'ui has no cooking words' : null
  }
  if (file.startsWith('web/src/ui/') && /^web\/src\/(screens|api|pictures|layout)\//.test(target.name)) {
    return 'ui knows no screens'
  }
  return siblingScreens(file, target.name)
}

function siblingScreens(file: string, target: string): string | null {
  if (!file.startsWith('web/src/screens/') || !target.startsWith('web/src/screens/')) return null
  return segment(file, 'web/src/screens/') === segment(target, 'web/src/screens/')
    ? null
    : 'screens do not know each other'
}

function segment(path: string, prefix: string): string {
  return path.startsWith(prefix) ? (path.slice(prefix.length).split('/')[0] ?? '') : ''
}

function isPlotluck(target: Resolved): boolean {
  return target.kind === 'package' && target.name.startsWith('@plotluck/')
}
