import { expect, test } from 'vitest'
import { answer } from '../../src/answer/index.ts'
import { allFoods } from '../../src/foods/index.ts'
import { temperatureFor } from '../../src/safety/index.ts'

const context = { today: '2026-07-15', seed: 1, previous: [], basket: [] }
const single = allFoods().filter(({ members, name }) => members.length === 0 && !name.includes('homemade'))

/** Every so manieth food of those for which the tables have what is asked. */
const sample = (all: typeof single, count = 50) =>
  all.filter((_, at) => at % Math.max(1, Math.floor(all.length / count)) === 0).slice(0, count)

const failing = (foods: typeof single, ask: (name: string) => string, says: RegExp): readonly string[] =>
  foods.flatMap(({ name, plural }) => {
    const { text } = answer(ask(plural), context)
    const isNonsense = /undefined|NaN|\.\.|\bis made with\b.*\bis made with\b/.test(text)
    return says.test(text) && !isNonsense ? [] : [`${name}: ${text}`]
  })

const shareOf = 0.1

test.each<[relation: string, foods: typeof single, ask: (name: string) => string, says: RegExp]>([
  [
    'how long it keeps',
    single.filter(({ storage }) => storage.fridge ?? storage.pantry),
    (name) => `how long do ${name} keep`,
    /day|week|month|year|date|indefinitely/i,
  ],
  [
    'whether it may be frozen',
    single.filter(({ storage }) => storage.freezer),
    (name) => `can I freeze ${name}`,
    /freez|frozen/i,
  ],
  ['its allergens', single, (name) => `what allergens are in ${name}`, /contain|label/i],
  ['whether it is vegan', single, (name) => `are ${name} vegan`, /vegan|animal|depends|label/i],
  [
    'how hot it has to be inside',
    single.filter((food) => temperatureFor(food)?.fahrenheit),
    (name) => `what should ${name} reach inside`,
    /°F/,
  ],
  [
    'what a cup of it weighs',
    single.filter(({ portions }) => portions.cup !== undefined),
    (name) => `how much does a cup of ${name} weigh`,
    /\d+ g/,
  ],
  [
    'what to use instead',
    single.filter(({ substitutes }) => substitutes.length > 0),
    (name) => `what can I use instead of ${name}`,
    /^(?!.*(?:know no|do not know)).+/s,
  ],
])(
  'answer() tells %s for 9 of 10 foods of the whole table that have it, and no nonsense',
  (_, foods, ask, says) => {
    const asked = sample(foods)
    expect(asked.length).toBeGreaterThan(30)
    const wrong = failing(asked, ask, says)
    expect(wrong.length <= asked.length * shareOf ? [] : wrong).toEqual([])
  },
)
