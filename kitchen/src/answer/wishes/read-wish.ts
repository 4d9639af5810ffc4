import { withoutHeat } from '../../lexicon/index.ts'
import type { FoodName } from '../../foods/index.ts'
import { foodWords, holdsPhrase, phraseSet, tokensOf } from '../../reading/index.ts'
import type { Token } from '../../reading/index.ts'
import type { Mention } from '../../recognition/index.ts'
import { peopleIn } from '../asked/eaters.ts'
import { readTalk } from '../asked/talk.ts'
import type { AskedFood } from '../display-name.ts'
import { restrictionsOf } from '../may-eat/allowed-foods.ts'
import { mentionsWithClasses, namedFoodsIn } from '../named-foods.ts'
import type { NamedFood } from '../named-foods.ts'
import type { Question } from '../question.ts'
import { denialsIn, isDenied } from './denied.ts'
import type { Denial } from './denied.ts'
import { dishesIn, isDishItself, isNamed, isWithin, narrowest } from './read-dishes.ts'
import type { Dishes, Place } from './read-dishes.ts'
import { deniesCooking, equipmentIn, isWorkAlone, vessel, workIn } from './read-equipment.ts'
import {
  allergensNamed,
  cuisineIn,
  deniedAllergens,
  deniedDiets,
  dietsOf,
  isMild,
  isSpicy,
  minutesIn,
  waysOf,
} from './read-limits.ts'
import { unknownWayIn } from './ways-of-eating.ts'
import type { Wish, WishedFood } from './wish.ts'

/** A message as a wish is read from it. */
type Message = Pick<Question, 'text' | 'foods' | 'context'>

/**
 * Reads what a message wishes for: the foods that are there, what is not wanted, and every limit that is told.
 * @example readWish(understand('soup without an oven, got leeks', context)).withoutEquipment // ['oven']
 */
export function readWish(message: Message): Wish {
  const { text, context } = message
  const tokens = tokensOf(text)
  const mentions = mentionsWithClasses(text)
  const ofFoods = tokensOfFoods(tokens, mentions)
  const allergens = allergensNamed(text, tokens)
  const denials = denialsIn(tokens, new Set([...ofFoods, ...allergens.map(({ at }) => at)]))
  const dishes = dishesIn(text, tokens, denials, mentions)
  const denied = deniedAllergens(allergens, denials, ofFoods)
  return {
    ...foodsOf(message, { tokens, mentions, denials, dishes }),
    kinds: narrowest(dishes.wanted.map(({ dish }) => dish)),
    withoutKinds: [...dishes.unwanted, ...dishes.back].map(({ dish }) => dish).filter(isNamed),
    withoutWork: workIn(tokens, denials).filter((verb) => isWorkAlone(verb, dishes.unwanted)),
    ...equipmentIn(tokens, denials),
    isUncooked: holdsPhrase(tokens, uncooked) || deniesCooking(tokens, denials),
    isOneVessel: holdsPhrase(tokens, vessel),
    minutes: minutesIn(tokens, denials),
    servings: peopleIn(text),
    cuisine: cuisineIn(tokens, denials),
    diets: [...new Set([...dietsOf(text, context), ...deniedDiets(tokens, denials)])],
    ways: waysOf(text, context),
    unknownWay: unknownWayIn(text),
    withoutAllergens: denied.flatMap((each) => ('said' in each ? [each.said] : [])),
    restrictions: [...restrictionsOf(text, context), ...denied],
    isMild: isMild(tokens, denials),
    proposed: [],
    isSpicy: isSpicy(tokens, denials),
  }
}

const uncooked = phraseSet(withoutHeat)

type Reading = {
  readonly tokens: readonly Token[]
  readonly mentions: readonly Mention[]
  readonly denials: readonly Denial[]
  readonly dishes: Dishes
}

/** The foods that are there and those that are not wanted; a food that is named in both ways is there. */
function foodsOf({ text, foods, context }: Message, reading: Reading): Pick<Wish, 'foods' | 'withoutFoods'> {
  const { tokens, mentions, denials, dishes } = reading
  const restricted = readTalk(text, context).own.spans
  const isTold = ({ start }: Place) => restricted.some(([from, to]) => start >= from && start < to)
  const isDenial = ({ start }: Place) => isDenied(denials, tokenAt(tokens, start))
  const isOfDish = (place: Place) => isWithin([...dishes.unwanted, ...dishes.back], place)
  const isFree = (place: Place) => !isTold(place) && !isDenial(place) && !isOfDish(place)
  const named = namedFoodsIn(text)
  const placed = named.map((each) => ({ ...each, places: placesOf(each, mentions) }))
  const there = placed.filter(
    ({ food, places }) => places.some(isFree) && !isDishItself(dishes.wanted, food, places),
  )
  const denied = placed.filter(
    ({ places }) => places.every((place) => isDenial(place) || isOfDish(place)) && !places.every(isOfDish),
  )
  const wished = wishedFood(mentions)
  return {
    foods: foodsThere(
      there.map(({ food }) => food),
      named,
      foods,
    ).map(wished),
    // 'What do I do with runner beans, my kids hate beans': those that are there stay.
    withoutFoods: denied
      .map(({ food }) => wished(food))
      .filter((each) => !there.some(({ food }) => isOfClass(food.name, each))),
  }
}

/** A runner bean of 'beans', whichever of them the tables count to the class. */
const isOfClass = (name: FoodName, { food, kin }: WishedFood): boolean =>
  food.members.length > 0 &&
  (kin.has(name) || foodWords(food.name).every((word) => foodWords(name).includes(word)))

const tokenAt = (tokens: readonly Token[], start: number): number =>
  tokens.findIndex(({ end }) => end > start)

/** Foods of the message; those of the turn before where it names none at all. A drink beside foods is drunk. */
function foodsThere(
  there: readonly AskedFood[],
  named: readonly NamedFood[],
  before: readonly AskedFood[],
): readonly AskedFood[] {
  if (named.length === 0) return before
  const eaten = there.filter(({ category }) => category !== 'beverage')
  return eaten.length > 0 ? eaten : there.filter(({ name }) => !idle.has(name))
}
const idle = new Set(['tea', 'brewed tea', 'water', 'ice'])

/** Everywhere that a message names a food: 'no more zucchini bread, what else for zucchinis'. */
function placesOf({ food, start, end }: NamedFood, mentions: readonly Mention[]): readonly Place[] {
  const others = mentions.filter((each) => each.start !== start && each.foods[0] === food.name)
  return [{ start, end }, ...others]
}

/** A food with its kinds, and what else its words may mean. */
const wishedFood =
  (mentions: readonly Mention[]) =>
  (food: AskedFood): WishedFood => {
    const mention = mentions.find(({ text }) => text === food.said)
    return { food, kin: new Set([food.name, ...food.members, ...(mention?.foods ?? [])]) }
  }

const tokensOfFoods = (tokens: readonly Token[], mentions: readonly Mention[]): ReadonlySet<number> =>
  new Set(
    tokens.flatMap(({ start, end }, at) =>
      mentions.some((food) => start >= food.start && end <= food.end) ? [at] : [],
    ),
  )
