import { isStrips } from './pan.ts'
import type { Plate, Portion } from './plate.ts'
import type { Step } from './pattern.ts'
import { step } from './pattern.ts'
import { list, minutesText, sentence } from './wording.ts'

/** Knife work as a step of its own; no step when nothing needs a knife. */
export function mise<S extends string>(plate: Plate<S>, ...slots: readonly S[]): Step {
  const text = plate.prep(...slots)
  return {
    text: text === '' ? '' : `${sentence(text)}.`,
    minutes: text === '' ? 0 : plate.prepMinutes(...slots),
  }
}

/** Knife work while something else happens: the longer of both is what the clock shows. */
export function meanwhile<S extends string>(
  plate: Plate<S>,
  minutes: number,
  lead: string,
  ...slots: readonly S[]
): Step {
  const text = plate.prep(...slots)
  const work =
    text === ''
      ? ''
      : plate.pick(`Meanwhile, ${text}.`, `While you wait, ${text}.`, `In the meantime, ${text}.`)
  return step(Math.max(minutes, plate.prepMinutes(...slots)), `${lead} ${work}`)
}

/** 'squeeze over the lemon' or 'splash over the red wine vinegar'; '' for an empty slot. */
export function sharpen<S extends string>(plate: Plate<S>, slot: S, into: 'over' | 'in' = 'over'): string {
  const portions = plate.all(slot)
  const citrus = portions.filter(({ facts }) => facts.tags.has('citrus'))
  const bottled = portions.filter(({ facts }) => !facts.tags.has('citrus'))
  const tasks = [
    citrus.length > 0 ? `squeeze ${into} the juice of the ${namesOf(citrus)}` : '',
    bottled.length > 0 ? `${into === 'over' ? 'sprinkle over' : 'stir in'} the ${namesOf(bottled)}` : '',
  ]
  return list(tasks.filter((task) => task !== ''))
}

/** 'the juice of the lemon' or 'the red wine vinegar', as part of a dressing. */
export function juice<S extends string>(plate: Plate<S>, slot: S): string {
  return list(
    plate
      .all(slot)
      .map(({ facts, name }) => (facts.tags.has('citrus') ? `the juice of the ${name}` : `the ${name}`)),
  )
}

function namesOf(portions: readonly Portion[]): string {
  return list(portions.map(({ name }) => name))
}

/** Whole cuts of beef, pork and lamb rest three minutes after the heat, as the USDA chart asks. */
export function rest<S extends string>(plate: Plate<S>, slot: S): string {
  return needsRest(plate, slot) ? `Rest ${plate.the(slot)} for 3 minutes.` : ''
}

export function restMinutes<S extends string>(plate: Plate<S>, slot: S): number {
  return needsRest(plate, slot) ? 3 : 0
}

function needsRest<S extends string>(plate: Plate<S>, slot: S): boolean {
  return plate
    .all(slot)
    .some(
      (portion) => (portion.facts.tags.has('steak') || portion.facts.tags.has('chop')) && !isStrips(portion),
    )
}

/** 'cook the chicken for 8 minutes, turning it, until it is done'. */
export function fry<S extends string>(plate: Plate<S>, slot: S, verb = 'cook'): string {
  const minutes = plate.minutes('saute', slot)
  if (minutes === 0) return ''
  return `${verb} ${plate.the(slot)} for ${minutesText(minutes)}, ${turning(plate, slot)}, ${plate.until('saute', slot)}`
}

function turning<S extends string>(plate: Plate<S>, slot: S): string {
  const [portion] = plate.all(slot)
  if (portion?.facts.tags.has('ground-meat')) return 'breaking it up with a spoon'
  if (portion?.facts.tags.has('beans')) return 'stirring'
  return `turning ${plate.them(slot)} now and then`
}

/** What `cook` writes for the oven, with the place it is spread on: 'spread the carrots on a large baking sheet and roast'. */
export function onTray(text: string): string {
  return text.replace(' and roast', ' on a large baking sheet, with space between, and roast')
}
