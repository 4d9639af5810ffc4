import { counted, listed, number } from '../format.ts'

const minutes = { one: 'minute', other: 'minutes' }

/** Words of cook mode and of its timers. */
export const cookTexts = {
  pageTitle: 'Cooking | Plotluck',
  pageTitleOf: (title: string) => `Cooking ${title} | Plotluck`,
  close: 'Close',
  step: (step: number, steps: number) => `Step ${number(step)} of ${number(steps)}`,
  progress: 'Steps',
  forThisStep: 'For this step',
  oven: (heat: string) => `Oven ${heat}`,
  fromStep: (food: string, step: number) => `${food} – from step ${number(step)}`,
  last: (line: string) => `${line} – the rest`,
  rest: (food: string) => `the rest of the ${food}`,
  some: (food: string) => `some of the ${food}`,
  hintByTouch: 'Tap or swipe to go on.',
  hintByKey: 'Click, or press the space bar, to go on.',
  next: 'Next',
  upNext: 'Up next:',
  back: 'Back',
  finish: 'Finish',
  askHarvest: 'Ask Harvest',
  question: (title: string, step: number) => `I am cooking ${title} and am at step ${number(step)}. `,
  screenStaysOn: 'The screen stays on while you cook.',
  screenMayDim:
    'This browser cannot keep the screen on. Tap now and then, or set a longer time in your device.',
  screenRefused: 'Your device does not let the screen stay on just now.',
  done: {
    title: 'Enjoy your meal',
    text: (title: string) => `That was the last step of ${title}.`,
    toRecipe: 'Back to the recipe',
    again: 'Cook it again',
  },
  timers: {
    title: 'Timers',
    // Read out in the middle of a step's sentence, so the time comes first.
    start: (time: string) => `${time}, start a timer`,
    name: (step: number, foods: readonly string[]) =>
      foods.length === 0 ? `Step ${number(step)}` : `Step ${number(step)}, ${listed(foods)}`,
    started: (name: string, seconds: number) => `Timer started, ${duration(seconds)}: ${name}`,
    timeIsUp: 'Time is up',
    over: (name: string) => `Time is up: ${name}`,
    ago: (seconds: number) => `${duration(seconds)} ago`,
    more: (name: string) => `+1 min: ${name}`,
    moreShort: '+1 min',
    stop: (name: string) => `Stop the timer: ${name}`,
    stopShort: 'Stop',
    dismiss: (name: string) => `Done: ${name}`,
    dismissShort: 'Done',
  },
}

function duration(seconds: number): string {
  if (seconds < 60) return counted(seconds, { one: 'second', other: 'seconds' })
  return counted(Math.round(seconds / 60), minutes)
}
