import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import type { Import } from './rules.ts'

/** The TypeScript files of the product's own folders, from the repository's root: those git knows and those it would. */
export function sourceFiles(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    encoding: 'utf8',
  })
  return listed
    .split('\n')
    .filter(
      (file) => /^(kitchen|contract|server|web|e2e|cli|bench|eval|scripts)\//.test(file) && existsSync(file),
    )
}

/** What a file imports and passes on. */
export function importsOf(file: string): readonly Import[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  const fixed = module.staticImports.map((found) => ({
    target: found.moduleRequest.value,
    isTypeOnly: found.entries.length > 0 && found.entries.every((entry) => entry.isType),
  }))
  const passedOn = module.staticExports.flatMap((found) =>
    found.entries.flatMap((entry) =>
      entry.moduleRequest ? [{ target: entry.moduleRequest.value, isTypeOnly: entry.isType }] : [],
    ),
  )
  return [...fixed, ...passedOn]
}
