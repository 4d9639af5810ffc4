import type { FoodCategory } from '../../foods/index.ts'
import { phrasesOf } from '../asked/wording.ts'
import { findPhrases } from '../asked/phrases.ts'
import type { Token } from '../asked/tokens.ts'
import { namedFoodsIn } from '../named-foods.ts'
import type { NamedFood } from '../named-foods.ts'
import { isSeveral } from '../voice.ts'
import { preparedFoods } from './prepared-foods.ts'
import type { PreparedFood } from './prepared-foods.ts'

type State = 'cooked' | 'cut'

const stateWords: Readonly<Record<State, ReturnType<typeof phrasesOf>>> = {
  cooked: phrasesOf(
    '=cooked / =boiled / =roasted / =roast / =baked / =grilled / =steamed / =fried / =poached / =sauteed / =stewed / =braised / =barbecued / leftover / left over / from thanksgiving|christmas',
  ),
  cut: phrasesOf(
    '=cut / sliced / chopped / diced / =peeled / =half / halved / quartered / grated / shredded / cubed / segmented',
  ),
}

/** The prepared food that stands for each kind of food in a state, by what it is called in their table, and what the rest of it is called. */
const kinds: Readonly<Record<State, Partial<Record<FoodCategory, readonly [called: string, like: string]>>>> =
  {
    cooked: {
      vegetable: ['cooked vegetables', 'other cooked vegetables'],
      fruit: ['leftovers', 'other cooked food'],
      legume: ['cooked quinoa, grains or beans', 'other cooked grains and beans'],
      grain: ['cooked quinoa, grains or beans', 'other cooked grains and beans'],
      'pasta-noodle': ['cooked pasta', 'other cooked pasta'],
      meat: ['cooked meat', 'other cooked meat'],
      poultry: ['cooked poultry', 'other cooked poultry'],
      fish: ['cooked fish', 'other cooked fish'],
      seafood: ['cooked shellfish', 'other cooked shellfish'],
      'plant-protein': ['leftovers', 'other cooked food'],
    },
    cut: {
      fruit: ['cut fruit', 'other cut fruit'],
      vegetable: ['cut vegetables', 'other cut vegetables'],
    },
  }

/** Entries that only say what kind of food it is: one that is named says more. */
const general = new Set(
  Object.values(kinds)
    .flatMap((each) => Object.values(each))
    .map(([called]) => called),
)

/** How many words may stand between the state and the food: 'half a red onion'. */
const widest = 3

/** The food that a text names in a state, with the times of its kind; what was found already where that is no mere kind. */
export function ofState(
  plain: string,
  tokens: readonly Token[],
  found: PreparedFood | undefined,
): PreparedFood | undefined {
  if (found && !general.has(found.called)) return found
  const [food, other] = namedFoodsIn(plain)
  if (!food || other || food.food.isDish || food.food.members.length > 0) return found
  const state = stateOf(tokens, food)
  const kind = state && kinds[state][food.food.category]
  const entry = kind && preparedFoods.find(({ called }) => called === kind[0])
  return state && kind && entry ? { ...entry, ...calledIn(state, food), like: kind[1] } : found
}

function stateOf(tokens: readonly Token[], { food, start, end }: NamedFood): State | null {
  const first = tokens.findIndex((token) => token.start < end && token.end > start)
  const last = tokens.findLastIndex((token) => token.start < end && token.end > start)
  const states = ['cooked', 'cut'] as const
  if (food.name.startsWith('cooked ')) return 'cooked'
  if (isKeptOtherwise(food.name)) return null
  return (
    states.find((state) =>
      findPhrases(tokens, stateWords[state]).some(
        ({ from, to }) => (to <= first && first - to < widest) || (from > last && from - last < widest),
      ),
    ) ?? null
  )
}

/** A package, a dried or a frozen food keeps by its own row. */
const otherwise = new Set(['canned', 'dried', 'dry', 'frozen', 'pickled', 'smoked', 'candied'])
const isKeptOtherwise = (name: string): boolean => otherwise.has(name.split(' ')[0] ?? '')

function calledIn(state: State, { food }: NamedFood): Pick<PreparedFood, 'called' | 'isSeveral'> {
  const isMany = food.said !== food.called && food.called !== food.calledPlural
  const name = isMany ? food.calledPlural : food.called
  const called = name.startsWith(`${state} `) ? name : `${state} ${name}`
  return { called, isSeveral: isMany || isSeveral(name) }
}
