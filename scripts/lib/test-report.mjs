import { existsSync, readFileSync } from 'node:fs'

/**
 * What a report of Vitest holds: how many tests passed and failed, and the failed ones as 'file > name'. A missing report counts nothing.
 * @param {string} path
 * @returns {{ passed: number, failed: number, failures: string[] }}
 */
export function readUnitReport(path) {
  const report = read(path)
  const failures = (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${name} > ${fullName}`),
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
      .map(({ projectName }) => `${file} > ${title} (${projectName})`),
  )
  return [...own, ...suites.flatMap(failedJourneys)]
}

function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}
