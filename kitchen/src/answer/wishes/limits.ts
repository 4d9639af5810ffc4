import type { DishPattern } from '../../dishes/index.ts'
import { findCookFacts, hasTag } from '../../cooking/index.ts'
import type { CuisineId, Tag } from '../../cooking/index.ts'
import { findFood } from '../../foods/index.ts'
import type { FoodCategory, FoodName } from '../../foods/index.ts'
import { hotFoods, softFoods } from '../../lexicon/index.ts'
import type { EquipmentId } from '../../lexicon/index.ts'
import { foodWords, holdsPhrase, holdsWords, phraseSet, tokensOf, verbForms } from '../../reading/index.ts'
import type { CheckedRecipe, RecipeDraft } from '../../recipe/index.ts'
import type { Course } from '../../repertoire/index.ts'
import type { Limits } from '../../suggestion/index.ts'
import type { AskedFood } from '../display-name.ts'
import { isAllowedRecipe } from '../may-eat/allowed-foods.ts'
import { isCalled, isSaidDish, traitsOf } from './dish-traits.ts'
import type { DishTraits } from './dish-traits.ts'
import { alwaysSaid, equipmentOf } from './equipment.ts'
import type { UsedEquipment } from './equipment.ts'
import { keepsWay } from './ways-of-eating.ts'
import type { Wish, WishedFood } from './wish.ts'

/** Minutes; what takes days, pickles and ferments, is no answer to what there is to eat. */
const longestToday = 300

/** What every dish for a wish has to keep, of what no filter of the request has. */
export function limitsOf(wish: Wish): Limits {
  const there = new Set(wish.foods.flatMap(({ kin }) => [...kin]))
  const isUnwanted = (food: FoodName) =>
    !there.has(food) && wish.withoutFoods.some((each) => isOrHolds(food, each))
  const telling = tellingFoods(wish)
  return {
    dish: (pattern, style) => keepsDish(wish, pattern, style),
    draft: (draft) => isCookedWith(wish, draft),
    recipe: ({ lines, ...recipe }) => {
      const foods = lines.flatMap(({ food }) => food ?? [])
      const isOfThose = telling.length === 0 || foods.some((food) => telling.some((each) => isOf(food, each)))
      const isTold = wish.proposed.some((told) => told.includes(`${recipe.title} (`))
      if (isTold) return false
      const isNamed = wish.withoutFoods.some(({ food }) => isNamedIn(recipe.title, food))
      return isOfThose && !isNamed && !foods.some(isUnwanted) && keepsRecipe(wish, { ...recipe, lines })
    },
  }
}

/** Of what is named the foods that a dish is made of; onions, herbs and oil alone make none where there is more. */
function tellingFoods({ foods }: Wish): readonly WishedFood[] {
  const main = foods.filter(({ food }) => !food.isStaple && !isSeasoning(food))
  return main.length > 0 ? main : foods
}

const seasonings: ReadonlySet<FoodCategory> = new Set<FoodCategory>([
  'herb',
  'spice',
  'condiment',
  'oil-fat',
  'sweetener',
])

const isSeasoning = ({ name, category }: AskedFood): boolean => {
  const facts = findCookFacts(name)
  return seasonings.has(category) || (facts !== undefined && hasTag(facts, aromatic))
}
const aromatic: readonly Tag[] = ['herb', 'woody-herb', 'garlic', 'ginger', 'chili']

const isOf = (line: FoodName, { food, kin }: WishedFood): boolean =>
  kin.has(line) || isKindOf(line, food.name)

/** 'Red onion' of an onion, 'roma tomato' of a tomato. */
const isKindOf = (food: FoodName, name: FoodName): boolean => {
  const words = foodWords(food)
  return foodWords(name).every((word) => words.includes(word))
}

function keepsDish(wish: Wish, pattern: DishPattern, style?: CuisineId): boolean {
  const traits = traitsOf(pattern)
  return (
    wish.kinds.every((kind) => isSaidDish(traits, kind)) &&
    wish.withoutKinds.every((kind) => !isSaidDish(traits, kind)) &&
    isOfCuisine(wish, style ?? traits.cuisine) &&
    (wish.kinds.length > 0 || wish.foods.length < 2 || isMeal(traits, wish)) &&
    pattern.minutes <= wish.minutes &&
    (!asksForEquipment(wish) || allowsEquipment(wish, usedAlways(pattern, traits)))
  )
}

const besideMeals: ReadonlySet<Course> = new Set<Course>(['staple', 'drink'])
const savory: ReadonlySet<FoodCategory> = new Set<FoodCategory>([
  'vegetable',
  'meat',
  'poultry',
  'fish',
  'seafood',
  'legume',
])

/** Who names foods and no kind wants no chutney and no lemonade, and of peas and eggs no cake. */
const isMeal = ({ course }: DishTraits, { foods }: Wish): boolean =>
  !besideMeals.has(course) && !(course === 'dessert' && foods.some(({ food }) => savory.has(food.category)))

const isOfCuisine = ({ cuisine }: Wish, home: CuisineId | null): boolean =>
  cuisine === null || (home !== null && cuisine.ids.includes(home))

const known = new WeakMap<DishPattern, UsedEquipment>()

function usedAlways(pattern: DishPattern, { steps }: DishTraits): UsedEquipment {
  const used = known.get(pattern) ?? equipmentOf(alwaysSaid(steps))
  known.set(pattern, used)
  return used
}

/** Reading all steps of a dish for what it is cooked with takes long the first time. */
const asksForEquipment = (wish: Wish): boolean =>
  wish.isUncooked || wish.isOneVessel || wish.isOnlyEquipment || wish.withoutEquipment.length > 0

/** Equipment that does without what is ruled out, as far as it is known so far. */
function allowsEquipment(wish: Wish, { heat, vessels }: UsedEquipment): boolean {
  if (wish.isUncooked && heat.size > 0) return false
  if (wish.isOneVessel && (vessels > 1 || heat.has('grill'))) return false
  if (wish.withoutEquipment.some((each) => heat.has(each))) return false
  return !wish.isOnlyEquipment || [...heat].every((each) => wish.equipment.includes(each))
}

/** What a recipe is to be cooked with, by the equipment that takes its place where no recipe is written for it. */
const standsFor: Readonly<Partial<Record<EquipmentId, (used: UsedEquipment) => boolean>>> = {
  grill: ({ heat }) => heat.has('grill'),
  microwave: ({ heat }) => heat.has('microwave'),
  oven: ({ heat }) => heat.has('oven'),
  stove: ({ heat }) => !heat.has('oven') && !heat.has('grill'),
  'slow cooker': ({ heat }) => !heat.has('oven'),
  'pressure cooker': ({ heat }) => !heat.has('oven'),
  'air fryer': ({ heat, vessels }) =>
    heat.has('air fryer') || (heat.has('oven') && heat.size === 1 && vessels <= 1),
  kettle: ({ heat }) => heat.size === 0 || [...heat].every((each) => each === 'kettle'),
}

/** Minutes from which on a pot is left to itself. */
const longSimmer = 40

/** What simmers in its liquid for long; dried beans have to boil hard before, which no slow cooker does. */
function simmersLong({ prep_time, lines, picture }: CheckedRecipe): boolean {
  const isWet = picture.dish === 'stew' || picture.dish === 'soup' || picture.dish === 'curry'
  const hasDried = lines.some(({ food }) => food !== null && isDriedPulse(food))
  return isWet && prep_time >= longSimmer && !hasDried
}

const isDriedPulse = (food: FoodName): boolean =>
  findFood(food)?.category === 'legume' && foodWords(food).includes('dried')

/** Whether its steps keep to the equipment of a wish. */
function isCookedWith(wish: Wish, { steps }: Pick<RecipeDraft, 'steps'>): boolean {
  if (!asksForEquipment(wish) && wish.equipment.length === 0) return true
  const used = equipmentOf(steps.map(({ text }) => text))
  return (
    allowsEquipment(wish, used) &&
    wish.equipment.every((each) => wish.isOnlyEquipment || (standsFor[each]?.(used) ?? true))
  )
}

const simmering: ReadonlySet<EquipmentId> = new Set<EquipmentId>(['slow cooker', 'pressure cooker'])
const asksToSimmer = ({ equipment, isOnlyEquipment }: Wish): boolean =>
  !isOnlyEquipment && equipment.some((each) => simmering.has(each))

function keepsRecipe(wish: Wish, recipe: CheckedRecipe): boolean {
  return (
    isCookedWith(wish, recipe) &&
    (!asksToSimmer(wish) || simmersLong(recipe)) &&
    wish.withoutWork.every((verb) => !isDone(verb, recipe)) &&
    wish.withoutKinds.every((said) => !isCalled(recipe.title, said)) &&
    (wish.cuisine === null || wish.cuisine.ids.some((id) => id === recipe.cuisine)) &&
    (!wish.isSpicy || recipe.lines.some(({ food }) => food !== null && isHot(food))) &&
    (!wish.kinds.some(({ kind }) => kind?.isSoft) ||
      recipe.lines.every(({ food }) => food === null || isSoft(food))) &&
    (!wish.isMild || recipe.lines.every(({ food }) => food === null || !isHot(food))) &&
    recipe.prep_time <= Math.min(wish.minutes, longestToday) &&
    wish.diets.every((diet) => recipe.diets.includes(diet)) &&
    wish.ways.every((way) => keepsWay(recipe, way)) &&
    isAllowedRecipe(recipe, wish.restrictions)
  )
}

/** Whether a recipe says that this is done, in its title or its steps. */
function isDone(verb: string, { title, instructions }: CheckedRecipe): boolean {
  const said = `${title}. ${instructions}`
  return Object.values(verbForms(verb)).some((form) => holdsWords(said, form))
}

const hot = phraseSet(hotFoods)
const isHot = (food: FoodName): boolean => holdsPhrase(tokensOf(food), hot)

const hardCategories: ReadonlySet<FoodCategory> = new Set<FoodCategory>([
  'meat',
  'poultry',
  'seafood',
  'nut-seed',
  'bread-bakery',
])
const softForms = phraseSet(softFoods)
/** What needs no biting: no meat but ground, no nuts, no crust. */
const isSoft = (food: FoodName): boolean =>
  !hardCategories.has(findFood(food)?.category ?? 'meat') || holdsPhrase(tokensOf(food), softForms)

const isNamedIn = (text: string, { said, called }: AskedFood): boolean =>
  holdsWords(text, said) || holdsWords(text, called)

/** 'No pasta' is no egg noodles either. */
const isOfPasta = (line: FoodName, { food, kin }: WishedFood): boolean =>
  food.category === 'pasta-noodle' && kin.size > 1 && findFood(line)?.category === food.category

/** Whether a food is one that is not wanted, or bears the name of one: canned tomatoes where somebody wants none. */
const isOrHolds = (line: FoodName, unwanted: WishedFood): boolean =>
  unwanted.kin.has(line) ||
  isOfPasta(line, unwanted) ||
  findFood(line)?.members.some((member) => unwanted.kin.has(member)) === true ||
  isNamedIn(line, unwanted.food)
