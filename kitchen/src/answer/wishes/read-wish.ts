import { findFood } from '../../foods/index.ts'
import type { Diet } from '../../foods/index.ts'
import {
  brokenWords,
  cuisineGroups,
  cuisineWords,
  deniedByDiet,
  equipmentWords,
  forms,
  hotWords,
  mildWords,
  notATimeLimit,
  oneVessel,
  onlyWords,
  quickMinutes,
  quickWords,
  withoutHeat,
  workVerbs,
} from '../../lexicon/index.ts'
import type { EquipmentId } from '../../lexicon/index.ts'
import type { CuisineId } from '../../cooking/index.ts'
import { holdsPhrase, phraseAt, phraseSet, quantitiesIn, tokensOf, verbForms } from '../../reading/index.ts'
import type { PhraseSet, Token } from '../../reading/index.ts'
import type { Mention } from '../../recognition/index.ts'
import { peopleIn } from '../asked/eaters.ts'
import { readTalk } from '../asked/talk.ts'
import { dietsIn } from '../diet-words.ts'
import type { AskedFood } from '../display-name.ts'
import { mentionsWithClasses, namedFoodsIn } from '../named-foods.ts'
import type { NamedFood } from '../named-foods.ts'
import type { Question } from '../question.ts'
import { restrictionsOf } from '../may-eat/allowed-foods.ts'
import { denialsIn, isDenied } from './denied.ts'
import type { Denial } from './denied.ts'
import { dishAt, saidDish } from './dish-traits.ts'
import type { SaidDish } from './dish-traits.ts'
import type { Wish, WishedFood } from './wish.ts'

/**
 * Reads what a message wishes for: the foods that are there, what is not wanted, and every limit that is told.
 * @example readWish(understand('soup without an oven, got leeks', context)).withoutEquipment // ['oven']
 */
export function readWish({ text, foods, context }: Pick<Question, 'text' | 'foods' | 'context'>): Wish {
  const tokens = tokensOf(text)
  const mentions = mentionsWithClasses(text)
  const named = namedFoodsIn(text)
  const denials = denialsIn(tokens, tokensOfFoods(tokens, mentions))
  const dishes = dishesIn(text, tokens, denials, mentions)
  const restricted = readTalk(text, context).own.spans
  const isTold = ({ start }: Place) => restricted.some(([from, to]) => start >= from && start < to)
  const isDenial = ({ start }: Place) => isDenied(denials, tokenAt(tokens, start))
  const isOfDish = (place: Place) => isWithin([...dishes.unwanted, ...dishes.back], place)
  const wished = wishedFood(mentions)
  const placed = named.map((each) => ({ ...each, places: placesOf(each, mentions) }))
  const there = placed
    .filter(
      ({ food, places }) =>
        places.some((place) => !isTold(place) && !isDenial(place) && !isOfDish(place)) &&
        !isDishItself(dishes.wanted, food, places),
    )
    .map(({ food }) => food)
  const denied = placed
    .filter(
      ({ places }) =>
        places.every((place) => isDenial(place) || isOfDish(place)) &&
        places.some((place) => isDenial(place) && !isOfDish(place)),
    )
    .map(({ food }) => food)
  return {
    foods: foodsThere(there, named, foods).map(wished),
    withoutFoods: denied.map(wished),
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
    restrictions: restrictionsOf(text, context),
    isMild: isMild(tokens, denials),
  }
}

const uncooked = phraseSet(withoutHeat)
const vessel = phraseSet(oneVessel)
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

/** Characters of a message. */
type Place = { readonly start: number; readonly end: number }

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

/** The said dish with its place; `isFood` where its words name a food as well. */
type PlacedDish = {
  readonly dish: SaidDish
  readonly start: number
  readonly end: number
  readonly isFood: boolean
}
type Dishes = {
  readonly wanted: readonly PlacedDish[]
  readonly unwanted: readonly PlacedDish[]
  /** What 'not that' means. */
  readonly back: readonly PlacedDish[]
}

function dishesIn(
  text: string,
  tokens: readonly Token[],
  denials: readonly Denial[],
  foods: readonly Mention[],
): Dishes {
  const found: (PlacedDish & { readonly isUnwanted: boolean })[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const dish = dishAt(tokens, at)
    if (dish === undefined) continue
    const [start, end] = [tokens[at]?.start ?? 0, tokens[dish.last]?.end ?? 0]
    const isFood =
      (dish.kind?.isFoodToo ?? dish.kind === null) &&
      areFoods({ start, end }, tokens.slice(at, dish.last + 1), foods)
    const said = saidDish(text.slice(start, end), dish.kind)
    found.push({ dish: said, start, end, isFood, isUnwanted: isDenied(denials, at) })
    at = dish.last
  }
  const back = denials.find(({ isBack }) => isBack)
  const backFrom = tokens[back?.first ?? -1]?.start ?? 0
  const meant = found.findLast(
    ({ dish, start, isUnwanted }) => !isUnwanted && isNamed(dish) && start < backFrom,
  )
  return {
    wanted: found.filter((each) => !each.isUnwanted && !each.isFood && each !== meant),
    unwanted: found.filter(({ isUnwanted, isFood }) => isUnwanted && !isFood),
    back: meant ? [meant] : [],
  }
}

const joints = new Set(['and', 'with', 'or'])
/** 'Baked beans' and 'chicken and rice' are what somebody has, whatever dish is called so; 'zucchini bread' is a dish. */
function areFoods({ start, end }: Place, words: readonly Token[], foods: readonly Mention[]): boolean {
  if (foods.some((food) => food.start <= start && food.end >= end)) return true
  const isFoodWord = (word: Token) => foods.some((food) => food.start <= word.start && food.end >= word.end)
  return (
    words.some(({ word }) => joints.has(word)) &&
    words.every((word) => joints.has(word.word) || isFoodWord(word))
  )
}

/** A dish, and no time of the day. */
const isNamed = ({ kind }: SaidDish): boolean => kind?.isMeal !== true

/** The zucchini of a zucchini bread that somebody has had enough of. */
const isWithin = (dishes: readonly Place[], { start, end }: Place): boolean =>
  dishes.some((dish) => start >= dish.start && end <= dish.end)

/** The banana of banana bread is there; the soup of a soup is none. */
const isDishItself = (wanted: readonly Place[], food: AskedFood, places: readonly Place[]): boolean =>
  places.every((place) =>
    wanted.some(
      ({ start, end }) =>
        place.start >= start && place.end <= end && (food.isDish || place.end - place.start === end - start),
    ),
  )

/** 'Soup for dinner' is a soup, whatever else dinner is. */
function narrowest(kinds: readonly SaidDish[]): readonly SaidDish[] {
  const narrow = kinds.filter(({ kind }) => kind?.isMeal !== true)
  return narrow.length > 0 ? narrow : kinds.slice(0, 1)
}

let toolSets: readonly (readonly [EquipmentId, PhraseSet])[] | undefined
const only = phraseSet(onlyWords)
const broken = phraseSet(brokenWords)
const brokenWithin = 4
const onlyWithin = 4

type Tools = Pick<Wish, 'equipment' | 'isOnlyEquipment' | 'withoutEquipment'>

function equipmentIn(tokens: readonly Token[], denials: readonly Denial[]): Tools {
  toolSets ??= Object.entries(equipmentWords).map(
    ([id, words]) => [id as EquipmentId, phraseSet(words)] as const,
  )
  const wanted = new Set<EquipmentId>()
  const unwanted = new Set<EquipmentId>()
  let isOnlyEquipment = false
  for (let at = 0; at < tokens.length; at += 1) {
    const best = toolSets
      .map(([id, set]) => ({ id, last: phraseAt(tokens, at, set)?.last ?? -1 }))
      .reduce((a, b) => (b.last > a.last ? b : a))
    if (best.last < 0) continue
    if (isDenied(denials, at) || isBroken(tokens, best.last)) unwanted.add(best.id)
    else {
      wanted.add(best.id)
      isOnlyEquipment ||= isOnly(tokens, at)
    }
    at = best.last
  }
  const isOnlyPan =
    wanted.size === 0 && tokens.some((_, at) => phraseAt(tokens, at, vessel) && isOnly(tokens, at))
  return {
    equipment: isOnlyPan ? ['stove'] : [...wanted].filter((id) => !unwanted.has(id)),
    isOnlyEquipment: isOnlyEquipment || isOnlyPan,
    withoutEquipment: [...unwanted],
  }
}

/** 'My oven is broken', 'the slow cooker, it died': told within a few words, before the sentence ends. */
function isBroken(tokens: readonly Token[], last: number): boolean {
  for (let at = last + 1; at < tokens.length && at <= last + brokenWithin; at += 1) {
    if (tokens[at]?.isAfterStop === true) return false
    if (phraseAt(tokens, at, broken) !== undefined) return true
  }
  return false
}

const isOnly = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - onlyWithin), at).some((_, index, before) => {
    const place = at - before.length + index
    return phraseAt(tokens, place, only) !== undefined
  })

let work: ReadonlyMap<string, { readonly verb: string; readonly isBase: boolean }> | undefined

/** The verbs of cooking that a message denies: 'not fried', 'without baking', 'besides roasting'. */
function workIn(tokens: readonly Token[], denials: readonly Denial[]): readonly string[] {
  work ??= new Map(
    forms(workVerbs).flatMap((verb) =>
      Object.values(verbForms(verb)).map((form) => [form, { verb, isBase: form === verb }] as const),
    ),
  )
  const all = work
  const found = tokens.flatMap(({ word }, at) => {
    const done = all.get(word)
    return done !== undefined && isDenied(denials, at) && !(done.isBase && isNoun(tokens, denials, at))
      ? [done.verb]
      : []
  })
  return [...new Set(found)]
}

/** 'No salad stuff': the bare form is a verb where the denial begins with it or 'to' stands before. */
const isNoun = (tokens: readonly Token[], denials: readonly Denial[], at: number): boolean =>
  tokens[at - 1]?.word !== 'to' && denials.every(({ first }) => first !== at)

/** Of 'no stew' and 'no grill' the stew and the grill are meant. */
const isWorkAlone = (verb: string, unwanted: readonly PlacedDish[]): boolean =>
  !Object.hasOwn(equipmentWords, verb) && unwanted.every(({ dish }) => !dish.said.includes(verb))

const cooking = new Set(['cook', 'cooking', 'cooked'])
/** 'Can't be bothered to cook'; 'no cooked breakfast' is denied too. */
const deniesCooking = (tokens: readonly Token[], denials: readonly Denial[]): boolean =>
  tokens.some(
    ({ word }, at) => cooking.has(word) && isDenied(denials, at) && !asksWhat.has(tokens[at - 2]?.word ?? ''),
  )
/** 'Not sure what to cook'. */
const asksWhat = new Set(['what', 'how', 'which'])

const longestLimit = 300
const quick = phraseSet(quickWords)
const noLimit = new Set(forms(notATimeLimit))

/** Minutes that the meal may take at the most. */
function minutesIn(tokens: readonly Token[], denials: readonly Denial[]): number {
  const limits = quantitiesIn(tokens).filter(
    ({ kind, range, last }) =>
      kind === 'duration' && range.max <= longestLimit && !noLimit.has(tokens[last + 1]?.word ?? ''),
  )
  if (limits.length > 0) return Math.min(...limits.map(({ range }) => range.max))
  const at = tokens.findIndex((_, index) => phraseAt(tokens, index, quick) !== undefined)
  return at >= 0 && !isDenied(denials, at) ? quickMinutes : Infinity
}

function cuisineIn(tokens: readonly Token[], denials: readonly Denial[]): Wish['cuisine'] {
  const rows = [
    ...Object.entries(cuisineWords).map(([id, words]) => [words as string, [id as CuisineId]] as const),
    ...Object.entries(cuisineGroups).map(([words, ids]) => [words, ids as readonly CuisineId[]] as const),
  ]
  for (let at = 0; at < tokens.length; at += 1)
    for (const [words, ids] of rows) {
      const found = phraseAt(tokens, at, phraseSet(words))
      if (found !== undefined && !isDenied(denials, at) && !isOfFood(tokens, found.last))
        return { said: forms(words)[0] ?? '', ids }
    }
  return null
}

/** 'Greek yogurt', 'thai basil', 'italian sausage': the name of a food. */
function isOfFood(tokens: readonly Token[], at: number): boolean {
  const [word, next] = [tokens[at]?.word, tokens[at + 1]]
  return next !== undefined && findFood(`${word} ${next.singular}`) !== undefined
}

function dietsOf(text: string, context: Question['context']): Wish['diets'] {
  const told = readTalk(text, context).own.restrictions
  const before = context.previous.flatMap(({ role, content }) =>
    role === 'user' ? dietsIn(content.toLowerCase()) : [],
  )
  const own = told.flatMap((each) => (each.kind === 'diet' ? [each.diet] : []))
  return [...new Set([...own, ...dietsIn(text), ...before])]
}

/** 'No nuts, eggs or dairy'. */
const deniedDiets = (tokens: readonly Token[], denials: readonly Denial[]): readonly Diet[] =>
  Object.entries(deniedByDiet).flatMap(([diet, words]) =>
    tokens.some(({ word }, at) => isDenied(denials, at) && forms(words).includes(word)) ? [diet as Diet] : [],
  )

const hot = phraseSet(hotWords)
const mild = phraseSet(mildWords)

/** 'Mild', 'not too spicy'. */
const isMild = (tokens: readonly Token[], denials: readonly Denial[]): boolean =>
  holdsPhrase(tokens, mild) ||
  tokens.some((_, at) => phraseAt(tokens, at, hot) !== undefined && isDenied(denials, at))
