import { findFood } from '../../foods/index.ts'
import { linesOf } from '../../graph/index.ts'
import { washingNouns } from '../../lexicon/index.ts'
import { holdsPhrase, isOrder, phraseSet } from '../../reading/index.ts'
import type { Clause, Mention } from '../../reading/index.ts'
import { plainName } from '../heat/doneness.ts'
import { rawLines } from '../heat/raw-lines.ts'
import type { RawLine } from '../heat/raw-lines.ts'
import { doing, has, isMeant } from './said.ts'
import type { Said, SentenceRule, Verdict } from './said.ts'
import { soiledByAllergen } from './allergen-contact.ts'
import { soiledVessel } from './vessels.ts'

/** What raw food touches. Source: USDA FSIS, cross-contamination; washing raw poultry. */
export const contactRules: readonly SentenceRule[] = [
  { key: 'dirty-plate', judge: soiledVessel },
  { key: 'allergen-contact', judge: soiledByAllergen },
  { key: 'washed-raw-meat', judge: washedMeat },
]

const land: ReadonlySet<string> = new Set(['poultry', 'ground poultry', 'whole meat', 'ground meat', 'game'])
const landAnimals = ({ events, work }: Said) => {
  const named = new Set(events.flatMap((event) => [...event.named]))
  return rawLines(work).filter((line) => land.has(line.animal.safe.group) && named.has(line))
}

/** Washing meat spreads what is on it; fish, shells and what was brined are rinsed. */
function washedMeat(said: Said): Verdict {
  const [clause = givenWash(said)] = doing(said, 'wash')
  if (
    clause === undefined ||
    isOfTool(clause, said) ||
    isForbidden(said) ||
    said.read.tokens.some(({ word }) => brines.has(word))
  )
    return null
  const own = clause.mentions.some(
    ({ foods, kind, senses }) =>
      foods.length > 0 || (kind === 'reference' && senses.some(({ id }) => id === 'meat')),
  )
  const [animal] = landAnimals(said)
  if (
    animal === undefined ||
    !own ||
    (has(said, 'tool') && said.read.tokens.some(({ word }) => word === 'hands' || word === 'board'))
  )
    return null
  if (!isWashed(clause, said, animal)) return null
  const next = said.clauses.find(
    ({ verb, effect, isResult }) =>
      verb !== null &&
      verb.first > clause.last &&
      isOrder(verb, said.read) &&
      !isResult &&
      effect !== 'wash' &&
      effect !== 'remove' &&
      effect !== 'eat',
  )
  const rest = next?.verb == null ? '' : said.read.text.slice(said.read.tokens[next.verb.first]?.start)
  const by = `Pat the ${plainName(animal.animal.name)} dry with paper towels.`
  return rest === '' ? by : `${by} ${rest.charAt(0).toUpperCase()}${rest.slice(1)}`
}

const plants: ReadonlySet<string> = new Set(['vegetable', 'fruit', 'herb', 'grain', 'legume'])
const isPlant = ({ foods: [food] }: Mention): boolean => plants.has(findFood(food ?? '')?.category ?? '')
const isFood = ({ foods, isNegated }: Mention): boolean => foods.length > 0 && !isNegated

/** What is washed is the meat: 'wash the rice' beside a stew washes none, nor does 'rinse them' behind the onions. */
function isWashed({ mentions, verb }: Clause, said: Said, animal: RawLine): boolean {
  const { read, work } = said
  const isAnimal = (mention: Mention) => linesOf(mention, work.lines, read.tokens).includes(animal)
  const behind = mentions.filter(({ first }) => first > (verb?.last ?? -1))
  const [object] = behind.filter((each) => isFood(each) || each.kind === 'reference')
  if (object?.kind === 'reference' && object.senses.some(({ id }) => id === 'meat')) return true
  if (object !== undefined && isFood(object))
    return behind.some(isAnimal) && (isAnimal(object) || !isPlant(object))
  const named = read.mentions.filter((each) => isFood(each) && each.last < (verb?.first ?? 0))
  if (named.length > 0) return named.some(isAnimal)
  return object === undefined || isMeant(said, animal)
}

const touching = new Set(['that', 'which', 'you', 'used', 'from', 'with', 'after', 'where', 'touched'])

const anyThing = new Set(['everything', 'anything', 'whatever'])

/** 'Wash the spatula that handled raw beef', 'wash everything the bird touched': what is washed is no food. */
function isOfTool({ mentions, verb, last }: Clause, { read }: Said): boolean {
  const after = (verb?.last ?? -1) + 1
  const [object, ...others] = mentions.filter(({ first }) => first >= after)
  const isAnyThing = anyThing.has(read.tokens[after]?.word ?? '')
  const next = isAnyThing ? object : others.find(({ foods }) => foods.length > 0)
  if (next === undefined || !(isAnyThing || object?.kind === 'tool')) return false
  const from = isAnyThing ? after : (object?.last ?? after) + 1
  return read.tokens.slice(from, isAnyThing ? last + 1 : next.first).some(({ word }) => touching.has(word))
}

/** 'Do not rinse the chicken'; what else of it is thrown away makes no warning. */
const isForbidden = ({ read }: Said): boolean =>
  read.mentions.some(({ kind, id }) => kind === 'word' && id === 'forbidding')

const washings = phraseSet(washingNouns)
/** 'Give the thighs a rinse'. */
const givenWash = ({ read, clauses }: Said) =>
  holdsPhrase(read.tokens, washings)
    ? clauses.find(({ mentions }) => mentions.some(({ foods }) => foods.length > 0))
    : undefined

const brines = new Set(['brine', 'brined', 'salt', 'cure', 'marinade', 'hands', 'soak', 'soaked'])
