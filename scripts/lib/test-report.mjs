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
 * The same of a report of Playwright. A journey that passes only when tried again has failed.
 * @param {string} path
 * @returns {{ passed: number, failed: number, failures: string[] }}
 */
export function readJourneyReport(path) {
  const report = read(path)
  const failures = (report?.suites ?? []).flatMap(failedJourneys)
  return { passed: report?.stats?.expected ?? 0, failed: failures.length, failures }
}

function failedJourneys({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(
        ({ projectName, results }) =>
          `${file} > ${title} (${projectName})${reason(results.flatMap(({ errors }) => errors)[0]?.message)}`,
      ),
  )
  return [...own, ...suites.flatMap(failedJourneys)]
}

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
