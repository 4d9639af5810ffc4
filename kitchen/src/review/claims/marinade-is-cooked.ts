import type { Effect } from '../../lexicon/index.ts'
import { isOrder, minutesOf } from '../../reading/index.ts'
import type { Said } from '../hazards/said.ts'
import { isRawFlesh } from '../heat/raw-lines.ts'
import { graphIn } from '../work.ts'

/** What is left over goes over the flesh, or waits, and cooks with it for this long. */
const leastWith = 5
export const cooksOn = ({ work, read, before }: Said): boolean =>
  graphIn(work).events.some(
    (event) =>
      event.cooks &&
      !event.clause.isResult &&
      event.read !== read &&
      !before.includes(event.read) &&
      (minutesOf(event.clause)?.max ?? 0) >= leastWith &&
      (event.named.size === 0 || [...event.named].some(isRawFlesh)) &&
      [...event.touched].some(isRawFlesh),
  )

/** Raw flesh that is coated, cut or shaped is worked on still. */
export const worksRaw = ({ events, read }: Said): boolean =>
  events.some(
    ({ clause: { effect }, named }) =>
      effect !== null && rawWork.has(effect) && [...named].some(isRawFlesh) && !isCalledCooked(read),
  )
/** 'Over the grilled thighs': cooked by the word before its name. */
const isCalledCooked = ({ mentions }: Said['read']): boolean =>
  mentions.some(
    ({ kind, effect, form, id, last }) =>
      ((kind === 'technique' && effect === 'cook' && form === 'past') ||
        (kind === 'state' && id === 'cooked')) &&
      mentions.some(
        (food) => food.first === last + 1 && (food.foods.length > 0 || food.kind === 'reference'),
      ),
  )
const rawWork: ReadonlySet<Effect> = new Set<Effect>(['coat', 'steep', 'shape'])

const bowls = new Set([
  'bowl',
  'bag',
  'dish',
  'tray',
  'tub',
  'container',
  'basin',
  'pot',
  'jug',
  'jar',
  'tin',
  'box',
  'plate',
  'saucer',
])
const insides = new Set(['in', 'inside', 'of', 'from', 'to', 'on'])
export const namesBowl = ({ tokens }: Said['read']): boolean =>
  tokens.some(
    ({ singular }, at) =>
      bowls.has(singular) && [1, 2, 3].some((back) => insides.has(tokens[at - back]?.word ?? '')),
  )

/** What goes into the pan with the flesh cooks with it. */
export const isCooking = ({ events, read, clauses }: Said): boolean =>
  events.some(
    ({ cooks, clause, isIntoHeat, named }) =>
      (cooks && clause.verb !== null && isOrder(clause.verb, read)) ||
      (isIntoHeat && named.size > 0 && !namesBowl(read)),
  ) ||
  (!clauses.some(({ effect }) => effect === 'wait' || effect === 'serve' || effect === 'eat') &&
    read.mentions.some(({ kind, senses }) => kind === 'place' && senses.some(({ id }) => id === 'heat')))
