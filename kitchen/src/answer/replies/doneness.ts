import { findCookFacts, methods } from '../../cooking/index.ts'
import type { CookFacts, Method } from '../../cooking/index.ts'
import type { FoodCategory } from '../../foods/index.ts'
import { temperatureFor } from '../../safety/index.ts'
import type { Lookup, Reply } from '../answer-shape.ts'
import { quantitiesIn, tokensOf } from '../../reading/index.ts'
import { wording } from '../asked/wording.ts'
import type { Wording } from '../asked/wording.ts'
import type { AskedFood } from '../display-name.ts'
import { findGuidance } from '../guidance.ts'
import type { Question } from '../question.ts'
import { capital, listed } from '../voice.ts'
import { guidanceReply } from './guidance.ts'
import { temperatureReply, temperatureText } from './temperature.ts'

const methodWords: Readonly<Record<Method, Wording>> = {
  saute: wording('saute|sautéed|sauté|sauteed|fry|fried|pan|frying'),
  roast: wording('roast|bake|oven|baking'),
  boil: wording('boil'),
  steam: wording('steam'),
  simmer: wording('simmer|stew|braise|braising'),
  grill: wording('grill|barbecue|bbq'),
}
const methodNames: Readonly<Record<Method, string>> = {
  saute: 'in a medium-high pan',
  roast: 'in the oven at 425°F (220°C)',
  boil: 'boiled',
  steam: 'steamed',
  simmer: 'simmered',
  grill: 'on a hot grill',
}
const cookSource = 'kitchen practice, for pieces cut as the recipes cut them'

/** How long a food takes and how the cook sees that it is done; safe temperatures where the agencies have them. */
export function donenessReply(question: Question): Reply | null {
  const rule = findGuidance(question.text, 'doneness')
  if (rule) return guidanceReply(rule)
  const [food] = question.foods
  if (!food) return temperatureReply(question)
  if (isOnlyHeated(food, question.text)) return null
  const safe = temperatureFor(food)
  if (safe && isJoint(food, question.text)) return temperatureReply(question)
  const facts = findCookFacts(food.name)
  if (!facts || Object.keys(facts.cook).length === 0) return safe ? temperatureReply(question) : noTimes(food)
  const asked = methods.filter((method) => methodWords[method].test(question.text) && facts.cook[method])
  const known = methods.filter((method) => facts.cook[method] && !isSimmeredAlike(facts, method))
  const shown = asked.length > 0 ? asked : known.slice(0, 3)
  const ending = safe ? ` Safe at: ${temperatureText(safe)}.` : ' The look decides, the clock only guides.'
  const first = boiledFirst(facts)
  const times = timesText(facts, shown)
  return {
    text: first
      ? `${first.replace('_', food.calledPlural)}. After that ${times}.${ending}`
      : `${capital(food.calledPlural)}: ${times}.${ending}`,
    lookups: [cookingLookup(food, facts)],
  }
}

/** What harms raw or half cooked is boiled before anything else is done with it. */
function boiledFirst({ cuts }: CookFacts): string | undefined {
  const cut = cuts.bite ?? ''
  return tokensOf(cut).some(({ word }) => word === 'boil') ? capital(cut) : undefined
}

const pieces = wording(
  'diced|cubed|cubes|sliced|strips|steak|steaks|chop|chops|cutlet|cutlets|fillet|fillets|drumstick|drumsticks|thigh|thighs|wing|wings',
)
const byWeight = '=lb|=lbs|=kg|=kilo|=kilos|=pound|=pounds|=kilogram'
const joints: Partial<Readonly<Record<FoodCategory, Wording>>> = {
  meat: wording(`whole|joint|hock|shank|leg|shoulder|brisket|gammon|rack|saddle / ${byWeight}`),
  poultry: wording(`whole|crown|spatchcock / ${byWeight}`),
  fish: wording('whole'),
}

/** Minutes of pieces that are cut for a pan say nothing of a whole joint: half raw it would come to the table. */
const isJoint = ({ category, called }: AskedFood, text: string): boolean =>
  joints[category]?.test(`${text} ${called}`) === true && !pieces.test(text)

const inCan = wording('canned|tinned|tin|jarred|jar / =cooked')

/** Minutes until beans from a can are hot say nothing of dry ones, which are soaked and boiled until they are soft: half cooked they can poison. */
const isOnlyHeated = ({ category, name }: AskedFood, text: string): boolean =>
  category === 'legume' &&
  !inCan.test(text) &&
  (name.startsWith('canned ') || findCookFacts(name) === undefined)

/** Simmering that is nothing but boiling by another name needs no line of its own. */
function isSimmeredAlike({ cook }: CookFacts, method: Method): boolean {
  return method === 'simmer' && cook.boil?.minutes === cook.simmer?.minutes
}

/** The times of some methods; the cue once where it is the same for all. */
function timesText({ cook }: CookFacts, shown: readonly Method[]): string {
  const times = shown.flatMap((method) => {
    const done = cook[method]
    return done
      ? [{ time: `about ${done.minutes} minutes ${methodNames[method]}`, cue: plainCue(done.cue) }]
      : []
  })
  const cues = new Set(times.map(({ cue }) => cue))
  if (cues.size > 1)
    return listed(
      times.map(({ time, cue }) => `${time}, until ${cue}`),
      'or',
    )
  return `${listed(
    times.map(({ time }) => time),
    'or',
  )}, until ${times[0]?.cue ?? 'tender'}`
}

/** The look alone: the temperature follows in its own sentence. */
const plainCue = (cue: string): string => {
  const at = quantitiesIn(tokensOf(cue)).find(({ kind }) => kind === 'temperature')?.start
  if (at === undefined) return cue
  const before = cue.slice(0, at).trim()
  const bare = before.endsWith(' and') ? before.slice(0, -4) : before
  return bare.endsWith(',') ? bare.slice(0, -1) : bare
}

function noTimes(food: AskedFood): Reply {
  return {
    text: `I have no cooking times for ${food.calledPlural}. Taste and look decide: stop when you like it.`,
  }
}

function cookingLookup({ name }: AskedFood, facts: CookFacts): Lookup {
  return {
    kind: 'cooking',
    food: name,
    facts: methods.flatMap((method) => {
      const done = facts.cook[method]
      return done
        ? [{ label: method, value: `${done.minutes} minutes, until ${done.cue}`, source: cookSource }]
        : []
    }),
  }
}
