import type { CookFacts } from '../cooking/index.ts'
import { stapleLine } from './plate.ts'
import type { Plate } from './plate.ts'
import type { Accompaniment, Weave } from './accompaniment.ts'
import type { Step, Technique } from './pattern.ts'
import { sentence } from './wording.ts'

/** An accompaniment on its plate, written out. */
export type Written = { readonly accompaniment: Accompaniment; readonly plate: Plate; readonly weave: Weave }

/** Dishes that are eaten the moment they leave the pan: nothing may be cooked between their last two steps. */
const impatient: readonly Technique[] = ['stir-fried', 'sauteed', 'pan-fried', 'eggs', 'griddled']

/** The steps of a dish with those of what is made beside it, in the order in which a cook does them. */
export function woven(
  dish: readonly Step[],
  technique: Technique,
  beside: readonly Written[],
): readonly Step[] {
  const weaves = beside.map(({ weave }) => weave)
  const early = weaves.flatMap((weave) => weave.early ?? [])
  const late = beside.filter(isPatient).flatMap(({ weave }) => weave.late ?? [])
  const atLast = beside.filter((each) => !isPatient(each)).flatMap(({ weave }) => weave.late ?? [])
  const withMeanwhile = weaves.reduce<readonly Step[]>(
    (steps, { meanwhile }) => (meanwhile === undefined ? steps : putIn(steps, meanwhile)),
    dish,
  )
  const at = impatient.includes(technique) ? Math.min(1, withMeanwhile.length - 1) : withMeanwhile.length - 1
  const steps = [
    ...early,
    ...withMeanwhile.slice(0, at),
    ...late,
    ...withMeanwhile.slice(at, -1),
    ...atLast,
    ...withMeanwhile.slice(-1),
  ]
  const serve = weaves.flatMap((weave) => weave.serve ?? []).join(' ')
  const last = weaves.flatMap((weave) => weave.last ?? [])
  const served = steps.map((step, index) =>
    index === steps.length - 1 && (serve !== '' || last.length > 0)
      ? { ...step, text: `${unserved(step.text)} ${serve}` }
      : step,
  )
  return [...served, ...last]
}

/** Breads keep warm in a towel while a wok is busy; a fried egg waits for nobody. */
function isPatient({ accompaniment }: Written): boolean {
  return accompaniment.kind !== 'egg'
}

const servedAlready = ['warm', 'hot', 'at once', 'right away', 'immediately'].map((how) => `. Serve ${how}.`)

/** 'Serve warm.' and then 'Serve with the bread.' says it twice. */
function unserved(text: string): string {
  const ending = servedAlready.find((each) => text.endsWith(each))
  return ending === undefined ? text : text.slice(0, 1 - ending.length)
}

/** Into the first step that leaves the hands free for so long, else before everything. */
function putIn(steps: readonly Step[], work: Step): readonly Step[] {
  const at = steps.findIndex(({ freeMinutes = 0 }) => freeMinutes >= work.minutes)
  const host = steps[at]
  if (host === undefined) return [{ ...work, text: sentence(work.text) }, ...steps]
  const merged = {
    ...host,
    text: `${host.text} ${host.text.includes('Meanwhile') ? 'Then' : 'Meanwhile,'} ${work.text}`,
    freeMinutes: (host.freeMinutes ?? 0) - work.minutes,
  }
  return steps.with(at, merged)
}

/** The list lines of an accompaniment, each saying what it is for; a lone food says it itself, unless the dish has it too. */
export function besideLines({ accompaniment, plate }: Written, dish: Plate): readonly string[] {
  const purpose = `, for the ${accompaniment.name(plate)}`
  const isTwice = (facts: CookFacts) => dish.portions.some((portion) => portion.facts === facts)
  const foods = plate.portions.map(({ line, name, facts }) => {
    const isPlain = plate.portions.length === 1 || purpose.includes(name)
    return isPlain && !isTwice(facts) ? line : `${line}${purpose}`
  })
  const staples = [...plate.staples]
    .filter(([food]) => !isShared(food))
    .map(([food, grams]) => `${stapleLine(food, grams)}${purpose}`)
  return [...foods, ...staples]
}

/** Salt and pepper stand on the list once, for everything. */
export function isShared(food: string): boolean {
  return food === 'salt' || food === 'black pepper'
}
