import { describe, expect, test } from 'vitest'
import { hoursTold } from './clock.ts'
import { tokensOf } from './tokens.ts'

const hoursIn = (message: string) => hoursTold(tokensOf(message))

describe('hours between the times of day that a message tells', () => {
  test.each([
    ['pasta salad out since noon, it is nine in the evening', 9],
    ['left out from 6pm to 11pm', 5],
    ['in the sun since 11, it is 3 now', 4],
    ['on the stove since lunch, now it is 10 p.m.', 10],
    ['on the counter since breakfast and it is dinner time', 10],
    ['took the ham out at 8 this morning, it is 4pm now', 8],
    ['out since 1pm, now half past seven', 6.5],
    ['in the car from ten to two', 4],
  ])('%s', (message, hours) => {
    expect(hoursIn(message)?.hours).toBe(hours)
  })

  test.each([
    'out since noon',
    'left out for 3 hours',
    'enough for 3 to 4 people',
    'lunch for two, dinner for six',
  ])('are none where no two times are told: %s', (message) => {
    expect(hoursIn(message)).toBeNull()
  })

  test('are not sure where a time may be of either half of the day', () => {
    expect(hoursIn('since 11, it is 3 now')?.isSure).toBe(false)
    expect(hoursIn('from 6pm to 11pm')?.isSure).toBe(true)
  })
})
