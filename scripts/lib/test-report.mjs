import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * What a report of Vitest holds: how many tests passed and failed, and the failed ones as 'file > name' with the error's first lines. A missing report counts nothing.
 * @param {string} path
 * @returns {{ passed: number, failed: number, failures: string[] }}
 */
export function readUnitReport(path) {
  const report = read(path)
  const failures = (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name} > ${fullName}${reason(failureMessages?.[0])}`),
  )
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0, failures }
}

/**
 * The same of a report of Playwright. `unsteady` names, with its error, each journey that failed once and passed when tried again.
 * @param {string} path
 * @returns {{ passed: number, failed: number, failures: string[], unsteady: string[] }}
 */
export function readJourneyReport(path) {
  const suites = read(path)?.suites ?? []
  const failures = journeysThatAre('unexpected', suites)
  const unsteady = journeysThatAre('flaky', suites)
  const passed = journeysThatAre('expected', suites).length + unsteady.length
  return { passed, failed: failures.length, failures, unsteady }
}

function journeysThatAre(wanted, suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName, results }) => `${file} > ${title} (${projectName})${errorsOf(results)}`),
    ),
    ...journeysThatAre(wanted, inner),
  ])
}

/** A test that ran out of time has a second error, which names the step that it waited in. */
const errorsOf = (results) =>
  (results.find(({ errors }) => errors.length > 0)?.errors ?? [])
    .map(({ message }) => reason(message))
    .join('')

/** What went wrong, in the first lines of the error: a run on another machine leaves nothing else to look at. */
function reason(message) {
  const lines = stripVTControlCharacters(message ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return lines
    .slice(0, 8)
    .map((line) => `\n    ${line}`)
    .join('')
}

function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}
