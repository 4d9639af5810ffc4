import { findFood } from '../foods/index.ts'
import type { Food } from '../foods/index.ts'
import { animalWords, readyAfter, readyAnywhere, readyBefore } from '../lexicon/index.ts'
import { findPhrase, numberAt, phraseAt, phraseSet } from '../reading/index.ts'
import type { Mention, Token } from '../reading/index.ts'
import { animalCategories, temperatureFor } from '../safety/index.ts'
import type { SafeTemperature } from '../safety/index.ts'

/** A raw animal food of a line: what it is, and what makes it safe. */
export type Animal = {
  /** As a sentence may call it: the kitchen's name, or the writer's word where the kitchen has none. */
  readonly name: string
  readonly safe: SafeTemperature
}

/** A food of every group, to ask the chart with a word that the tables do not have. */
const categoryOf: Readonly<Record<keyof typeof animalWords, Pick<Food, 'name' | 'category'>>> = {
  poultry: { name: 'chicken', category: 'poultry' },
  'ground meat': { name: 'ground beef', category: 'meat' },
  'whole meat': { name: 'beef', category: 'meat' },
  game: { name: 'venison', category: 'meat' },
  fish: { name: 'fish', category: 'fish' },
  'crustaceans and scallops': { name: 'shrimp', category: 'seafood' },
  bivalves: { name: 'clam', category: 'seafood' },
  egg: { name: 'egg', category: 'egg' },
  bacon: { name: 'bacon', category: 'meat' },
}

const groups = (Object.keys(animalWords) as (keyof typeof animalWords)[]).map((group) => ({
  group,
  words: phraseSet(animalWords[group]),
}))
const grindings = phraseSet('ground|minced|mince|burger|patty|meatball|sausage')
const birds = phraseSet(animalWords.poultry)
const anywhere = phraseSet(readyAnywhere)
const before = phraseSet(readyBefore)
const after = phraseSet(readyAfter)

/**
 * The raw animal food that a line brings in, known to the tables or not; null where it brings none: plants, and animal foods sold ready to eat.
 * What is sold ready is only what the words say so of: everything else is raw.
 */
export function animalIn(tokens: readonly Token[], food: Food | undefined, isExact: boolean): Animal | null {
  if (findPhrase(tokens, anywhere) !== undefined) return null
  if (food !== undefined && !isAnimalCategory(food)) return null
  const safe = food === undefined ? null : temperatureFor(food)
  if (isOfBroth(tokens)) return null
  if (food !== undefined && isExact) return safe === null ? null : { name: food.name, safe }
  const said = wordOfAnimal(tokens)
  if (said === 'ready') return null
  if (said !== undefined) return said
  return food === undefined || safe === null ? null : { name: food.name, safe }
}

/** The raw animal food that a line names beside its first food: 'peas and chicken thighs', 'bone-in, skin-on chicken thighs'. */
export function animalBeside(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  main: Food | undefined,
): Animal | null {
  if (main === undefined || findPhrase(tokens, anywhere) !== undefined) return null
  for (const { foods, first, last, kind, isNegated } of mentions) {
    const food =
      kind === 'food' &&
      !isNegated &&
      !isAim(first, tokens) &&
      !(isPlant(main) && first === last && sharedParts.has(tokens[first]?.singular ?? '')) &&
      !tokens[first]?.isAfterStop &&
      isHead(last, mentions, tokens)
        ? findFood(foods[0] ?? '')
        : undefined
    const safe = food !== undefined && isAnimalCategory(food) ? temperatureFor(food) : null
    if (food !== undefined && safe !== null && !isReady(tokens, first, last)) return { name: food.name, safe }
  }
  return null
}

const plants: ReadonlySet<string> = new Set(['vegetable', 'fruit', 'herb'])
const isPlant = ({ category }: Food): boolean => plants.has(category)
/** 'Cavolo nero, ribs and leaves sliced': parts that plants have, too. */
const sharedParts = new Set(['rib', 'heart', 'ear', 'neck', 'cheek', 'leg', 'breast', 'tail', 'eye'])

const aimReach = 4
/** 'Salt to coat the chicken', 'oil for frying chicken', 'broth from cooking the beef': what it is for, and brings none. */
const isAim = (first: number, tokens: readonly Token[]): boolean =>
  tokens.slice(Math.max(1, first - aimReach), first).some(({ word }, at, words) => {
    const next = words[at + 1]?.word ?? ''
    const isWork = word === 'to' && numberAt(words, at + 1, false) === undefined
    return isWork || word === 'from' || (word === 'for' && next.endsWith('ing'))
  })

/** 'Chicken ramen' is ramen: the last of words without a mark between them is what the line asks for. */
const isHead = (last: number, mentions: readonly Mention[], tokens: readonly Token[]): boolean =>
  tokens[last + 1]?.isAfterMark !== false ||
  !mentions.some(({ first, foods }) => first === last + 1 && foods.length > 0)

/** 'Beef or chicken broth': the first word shares the last. */
function isOfBroth(tokens: readonly Token[]): boolean {
  const or = tokens.findIndex(({ word }) => word === 'or')
  if (or < 1 || groupAt(tokens, or - 1) === undefined) return false
  return groupAt(tokens, or + 1) !== undefined && phraseAt(tokens, or + 2, after) !== undefined
}

const isAnimalCategory = ({ category }: Food) => animalCategories.has(category)

/** The animal that the words themselves name; 'ready' where they say that it is sold ready to eat. */
function wordOfAnimal(tokens: readonly Token[]): Animal | 'ready' | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    if (at > 0 && tokens[at]?.isAfterStop) return undefined
    const found = groupAt(tokens, at)
    if (found === undefined) continue
    if (isReady(tokens, at, found.last)) return 'ready'
    const safe = temperatureFor(categoryOf[found.group])
    const name = tokens
      .slice(at, found.last + 1)
      .map(({ word }) => word)
      .join(' ')
    return safe === null ? undefined : { name, safe }
  }
  return undefined
}

function groupAt(
  tokens: readonly Token[],
  at: number,
): { readonly group: keyof typeof animalWords; readonly last: number } | undefined {
  let best: { readonly group: keyof typeof animalWords; readonly last: number } | undefined
  for (const { group, words } of groups) {
    const found = phraseAt(tokens, at, words)
    if (found !== undefined && found.last > (best?.last ?? at - 1)) best = { group, last: found.last }
  }
  if (best === undefined || !isGround(tokens)) return best
  return best.group === 'poultry' || best.group === 'whole meat' || best.group === 'game'
    ? { ...best, group: isBird(tokens) ? 'poultry' : 'ground meat' }
    : best
}

const isGround = (tokens: readonly Token[]) => findPhrase(tokens, grindings) !== undefined
const isBird = (tokens: readonly Token[]) => findPhrase(tokens, birds) !== undefined

function isReady(tokens: readonly Token[], first: number, last: number): boolean {
  for (let at = Math.max(0, first - 2); at < first; at += 1)
    if (phraseAt(tokens, at, before) !== undefined) return true
  for (let at = last + 1; at <= last + 3; at += 1) {
    const next = tokens[at]
    if (next === undefined || next.isAfterMark) return false
    if (phraseAt(tokens, at, after) !== undefined) return true
  }
  return false
}
