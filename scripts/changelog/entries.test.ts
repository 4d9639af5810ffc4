import { expect, test } from 'vitest'
import { changelogOf } from './entries.ts'

test('changelogOf() lists what was added, fixed and made faster by day, and leaves other commits out', () => {
  const commits = [
    { date: '2026-11-22', subject: 'fix(billing): expire the cookie under https; feat: share a recipe' },
    { date: '2026-11-22', subject: 'refactor: move config' },
    { date: '2026-11-21', subject: 'perf(foods): index names' },
    { date: '2026-11-20', subject: 'Print the quality' },
  ]
  expect(changelogOf(commits).split('\n').slice(3)).toEqual([
    '',
    '## 2026-11-22',
    '',
    '### Added',
    '',
    '- share a recipe',
    '',
    '### Fixed',
    '',
    '- **billing**: expire the cookie under https',
    '',
    '## 2026-11-21',
    '',
    '### Faster',
    '',
    '- **foods**: index names',
    '',
  ])
})
