import { counted, listed } from '../format.ts'

const weekday = new Intl.DateTimeFormat(undefined, { weekday: 'long' })
const dayAndTime = new Intl.DateTimeFormat(undefined, {
  weekday: 'long',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

export const homeTexts = {
  title: 'Today in your kitchen',
  tonight: 'On the plan today',
  start: 'Start cooking',
  startNamed: (title: string) => `Start cooking ${title}`,
  swap: 'Swap',
  swapNamed: (title: string) => `Swap ${title}`,
  spoils: 'Use first',
  spoilsText: (names: readonly string[]) => `${listed(names)} will not keep much longer.`,
  past: (name: string) => `${name} is past its day: still there?`,
  pastByEye: 'We cook with it again once you have looked at it.',
  pastUnsafe: 'Neither eye nor nose can tell with this one, so we no longer cook with it.',
  throwOut: 'Throw out',
  throwOutNamed: (name: string) => `Throw out ${name}`,
  stillGood: 'Still good',
  stillGoodNamed: (name: string) => `Still good: ${name}`,
  howWas: (title: string, date: string) =>
    `How was ${weekday.format(new Date(`${date}T12:00:00`))}'s ${title}?`,
  rate: 'Say how it was',
  /** What is left of a free week. */
  left: (left: number) =>
    `${counted(left, { one: 'set of recipes', other: 'sets of recipes' })} left this week.`,
  returns: (instant: string) => `Your next free recipes: ${dayAndTime.format(new Date(instant))}.`,
}
