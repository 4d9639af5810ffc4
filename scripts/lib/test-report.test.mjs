import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from './temporary-folder.mjs'
import { readJourneyReport } from './test-report.mjs'

const outOfTime = [
  { message: 'Test timeout of 90000ms exceeded.' },
  { message: 'Error: page.waitForURL: Test timeout of 90000ms exceeded.' },
]
const journey = (title, status, ...attempts) => ({
  file: 'week.spec.ts',
  title,
  tests: [{ status, projectName: 'phone', results: attempts.map((errors) => ({ errors })) }],
})

function reportOf(...specs) {
  const path = join(temporaryFolder('test-report'), 'journeys.json')
  writeFileSync(path, JSON.stringify({ suites: [{ suites: [{ specs }] }] }))
  return readJourneyReport(path)
}

test('a journey that fails twice has failed, with its first error', () => {
  const report = reportOf(journey('plans', 'unexpected', [{ message: 'first' }], [{ message: 'second' }]))
  expect(report).toMatchObject({ passed: 0, failed: 1, unsteady: [] })
  expect(report.failures).toEqual(['week.spec.ts > plans (phone)\n    first'])
})

test('a journey that passes when tried again counts as passed and is named with the step it hung in', () => {
  const report = reportOf(journey('plans', 'flaky', outOfTime, []), journey('swaps', 'expected', []))
  expect(report).toMatchObject({ passed: 2, failed: 0, failures: [] })
  expect(report.unsteady.join()).toContain('page.waitForURL')
})

test('a report that is not there counts nothing', () => {
  expect(readJourneyReport('/nowhere/journeys.json')).toEqual({
    passed: 0,
    failed: 0,
    failures: [],
    unsteady: [],
  })
})
