import { describe, expect, test } from 'vitest'
import { elapsedIn } from './elapsed.ts'
import { tokensOf } from './tokens.ts'

const wednesday = '2026-11-25'
const daysIn = (message: string) => elapsedIn(tokensOf(message.toLowerCase()), wednesday)?.aloud

describe('the days that food lies', () => {
  test.each([
    ['bought chicken on Monday, today is Thursday, still ok?', 'Monday to Thursday is three days'],
    ['i made it Monday today is Thursday', 'Monday to Thursday is three days'],
    ["It's Thursday. Chicken cooked Monday", 'Monday to Thursday is three days'],
    ['soup from Sunday and it is Friday, good?', 'Sunday to Friday is five days'],
    ['made chilli sunday. thursday now', 'Sunday to Thursday is four days'],
    ['Today is Tuesday and the ham was opened last Thursday', 'Thursday to Tuesday is five days'],
  ])('end on the day that is said to be today: %s', (message, days) => {
    expect(daysIn(message)).toBe(days)
  })

  test.each([
    ['is the soup from Sunday good for Friday?', 'Sunday to Friday is five days'],
    ['can I eat on Friday the chicken curry I cooked on Sunday', 'Sunday to Friday is five days'],
  ])('end on the day on which somebody wants to eat it: %s', (message, days) => {
    expect(daysIn(message)).toBe(days)
  })

  test.each([
    ['I made soup on Sunday the week before last, is it still good?', 'Sunday to Wednesday is ten days'],
    ['cooked chili last Monday and today is Thursday the week after', 'Monday to Thursday is ten days'],
    ['stew was cooked on tuesday last week', 'Tuesday to Wednesday is eight days'],
    ['cooked Saturday last week, now it is Wednesday', 'Saturday to Wednesday is four days'],
    ['bolognese made two Fridays ago', 'Friday to Wednesday is 12 days'],
    ['pie made the Sunday before last', 'Sunday to Wednesday is ten days'],
    ['chicken soup made the week before last', 'That is 14 days'],
  ])('count the week that is told between: %s', (message, days) => {
    expect(daysIn(message)).toBe(days)
  })

  test.each(['payday is Friday, I have stale bread', 'I am cooking for her on Friday'])(
    'do not start on a day to come: %s',
    (message) => {
      expect(daysIn(message)).toBeUndefined()
    },
  )
})
