import { findFood } from '../foods/index.ts'
import type { FoodName } from '../foods/index.ts'
import { forms, lineFillers } from '../lexicon/index.ts'
import { foodWords } from '../reading/index.ts'
import type { Mention, Token } from '../reading/index.ts'
import { animalCategories } from '../safety/index.ts'
import type { Line } from './line.ts'

const fillers = new Set(forms(lineFillers).flatMap((form) => form.split(' ')))

/**
 * The lines that a mention speaks of, by the surest way that finds any: the very food; a food of the same class; a line whose words it says;
 * a name that a cook would use for the other. Empty for a food from nowhere.
 */
export function linesOf(mention: Mention, lines: readonly Line[], tokens: readonly Token[]): readonly Line[] {
  const [likeliest] = mention.foods
  const exact = lines.filter(
    (line) => likeliest !== undefined && mention.kind === 'food' && names(line).includes(likeliest),
  )
  if (exact.length > 0) return exact
  const said = wordsSaid(mention, tokens)
  const literal = lines.filter((line) => said.length > 0 && said.every((word) => line.keywords.has(word)))
  // 'The lettuce' is the romaine lettuce of the list, and not the green pepper too because a lettuce can be green.
  if (mention.kind === 'food' && literal.length > 0) return literal
  const meant = new Set(mention.foods)
  const near = lines.filter((line) => names(line).some((name) => meant.has(name)))
  if (literal.length > 0 || near.length > 0) return [...new Set([...literal, ...near])]
  const named = lines.filter((line) =>
    line.mentions.some(({ foods }) => foods[0] === likeliest && likeliest !== undefined),
  )
  if (named.length > 0) return named
  const short = lines.filter((line) => isShortFor(mention, said, line))
  if (short.length > 0) return short
  return inParts(said, lines)
}

/** A food's names as the line has them: what it was read as, and what stands beside it. */
function names({ food, otherFoods, parsed }: Line): readonly FoodName[] {
  const others = otherFoods.map(({ name }) => name)
  if (food !== undefined) return [food.name, ...others]
  return parsed.food === null ? others : [parsed.food, ...others]
}

function wordsSaid({ first, last }: Mention, tokens: readonly Token[]): readonly string[] {
  const all = tokens.slice(first, last + 1)
  const bare = all.filter(({ word }) => !fillers.has(word))
  return (bare.length > 0 ? bare : all).map(({ singular }) => singular)
}

/** 'The cumin' of cumin seeds, 'the cheese' of mozzarella cheese: the last or first word says enough where the kinds agree. */
function isShortFor(mention: Mention, said: readonly string[], line: Line): boolean {
  const head = said.at(-1)
  if (head === undefined || !line.keywords.has(head)) return isSame(mention, line)
  return isSameKind(mention, line)
}

function isSame({ foods: [said] }: Mention, { food }: Line): boolean {
  if (said === undefined || food === undefined) return false
  if (findFood(said)?.category !== food.category) return false
  return isWithin(core(said), foodWords(food.name)) || isWithin(core(food.name), foodWords(said))
}

function isSameKind({ foods: [said] }: Mention, { food }: Line): boolean {
  const category = said === undefined ? undefined : findFood(said)?.category
  return (
    food === undefined ||
    category === undefined ||
    food.category === category ||
    !animalCategories.has(category)
  )
}

function core(name: FoodName): readonly string[] {
  const words = foodWords(name)
  const bare = words.filter((word) => !fillers.has(word))
  return bare.length > 0 ? bare : words
}

const isWithin = (some: readonly string[], all: readonly string[]) => some.every((word) => all.includes(word))

/** The words of another food may be two of the list: 'Spinach Pasta Bake', 'roasted red peppers' after the oven. */
function inParts(said: readonly string[], lines: readonly Line[]): readonly Line[] {
  if (said.length < 2) return []
  const parts = said.map((word) => lines.filter(({ keywords }) => keywords.has(word)))
  return parts.every((part) => part.length > 0) ? [...new Set(parts.flat())] : []
}
