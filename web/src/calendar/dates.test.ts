import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { addDays, isCalendarDate, mondayOf, todayOf, weekFrom } from './dates.ts'

test('mondayOf() finds the Monday of any day, also over the turn of a year', () => {
  expect(['2026-07-13', '2026-07-15', '2026-07-19', '2027-01-01'].map(mondayOf)).toEqual([
    '2026-07-13',
    '2026-07-13',
    '2026-07-13',
    '2026-12-28',
  ])
})

test('weekFrom() gives seven days in a row, also where the clocks change and in a leap February', () => {
  expect(weekFrom('2026-03-23')).toEqual([23, 24, 25, 26, 27, 28, 29].map((day) => `2026-03-${day}`))
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-10-25', 1)).toBe('2026-10-26')
})

test.each([
  ['Pacific/Auckland', '2026-07-15T13:30:00Z', '2026-07-16'],
  ['America/Los_Angeles', '2026-07-15T06:30:00Z', '2026-07-14'],
  ['Europe/Berlin', '2026-03-29T00:59:00Z', '2026-03-29'],
])('todayOf() is the day on the wall in %s, and its week is the same everywhere', (zone, now, today) => {
  const script = `import('${new URL('./dates.ts', import.meta.url).href}').then(({ todayOf, mondayOf, weekFrom }) => console.log(JSON.stringify([todayOf(new Date('${now}')), weekFrom(mondayOf('${today}'))])))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, TZ: zone },
  })
  expect(JSON.parse(stdout)).toEqual([today, weekFrom(mondayOf(today))])
})

test('todayOf() pads what is short', () => {
  expect(todayOf(new Date(2026, 0, 5, 12))).toBe('2026-01-05')
})

test('isCalendarDate() knows days that exist from those that only look like one', () => {
  expect(['2026-07-15', '2028-02-29', '9998-12-31'].filter(isCalendarDate)).toHaveLength(3)
  const wrong = ['2026-13-45', '2026-02-29', '2026-7-15', '0000-01-01', '9999-01-01', 'tomorrow', '']
  expect(wrong.filter(isCalendarDate)).toEqual([])
})
