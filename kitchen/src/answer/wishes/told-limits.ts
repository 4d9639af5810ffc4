import { holdsWords, listed, verbForms } from '../../reading/index.ts'
import { capital } from '../voice.ts'
import { deniedByDiet, forms } from '../../lexicon/index.ts'
import type { EquipmentId } from '../../lexicon/index.ts'
import type { Wish } from './wish.ts'

/** What is said of the limits that the dishes keep: 'Vegetarian, without tomatoes and without the oven'; '' where none was told. */
export function toldLimits(wish: Wish): string {
  const parts = [
    ...wish.diets,
    ...wish.ways.map(({ said }) => said),
    ...(wish.cuisine === null ? [] : [wish.cuisine.said]),
    ...(wish.isMild ? ['mild'] : []),
    ...(wish.isSpicy ? ['spicy'] : []),
    ...(wish.kinds.some(({ kind }) => kind?.isSoft === true) ? ['soft to chew'] : []),
    ...withoutOf(wish),
    ...withOf(wish),
    ...(wish.minutes < Infinity ? [`in ${wish.minutes} minutes at most`] : []),
    ...(wish.servings === null ? [] : [`for ${wish.servings}`]),
  ]
  return capital(parts.join(', '))
}

/** Only what is told in so many words: 'without tomatoes or the stove', 'other than soup'. */
function withoutOf(wish: Wish): readonly string[] {
  const { withoutFoods, withoutKinds, withoutEquipment, withoutWork, isUncooked } = wish
  const foods = withoutFoods.map(({ food }) => food.said)
  const allergens = wish.withoutAllergens.filter((said) => !foods.some((food) => holdsWords(food, said)))
  const things = [
    ...[...foods, ...allergens].filter((said) => !isToldByDiet(said, wish)),
    ...(isUncooked ? ['heat'] : withoutEquipment.map((each) => `the ${each}`)),
    ...withoutWork.map((verb) => verbForms(verb).progressive),
  ]
  const others = withoutKinds.map(({ said }) => said).filter((said) => !things.includes(said))
  return [
    ...(things.length > 0 ? [`without ${listed([...new Set(things)], 'or')}`] : []),
    ...(others.length > 0 ? [`other than ${listed(others, 'or')}`] : []),
  ]
}

/** How recipes are cooked with what they are written for. */
const written: Readonly<Partial<Record<EquipmentId, string>>> = {
  grill: 'on the grill',
  microwave: 'in the microwave',
  stove: 'on the stove',
  oven: 'in the oven',
  kettle: 'with the kettle',
}

/** 'Vegetarian' says 'without meat'. */
const isToldByDiet = (said: string, { diets }: Wish): boolean =>
  Object.entries(deniedByDiet).some(
    ([diet, words]) => diets.some((each) => each === diet) && forms(words).includes(said),
  )

function withOf({ equipment, isOnlyEquipment, isOneVessel, isUncooked }: Wish): readonly string[] {
  const own = equipment.flatMap((each) => written[each] ?? [])
  const only = isOnlyEquipment ? [`with nothing but the ${listed(equipment)}`] : own
  return [...(isOneVessel ? ['in one pan or pot'] : []), ...(isUncooked || isOneVessel ? [] : only)]
}

/** What is said before dishes that no recipe is written for with the equipment that is asked for; null where recipes are. */
export function standInNote({ equipment }: Wish): string | null {
  if (equipment.includes('air fryer'))
    return 'I have no recipes written for an air fryer. These roast in the oven alone and do as well in one, 25°F (15°C) lower and looked at early'
  const pot = equipment.find((each) => each === 'slow cooker' || each === 'pressure cooker')
  return pot === undefined
    ? null
    : `I have no recipes written for a ${pot}. These simmer on the stove and go into one as well, by the times of its manual and with meat that is thawed`
}

/** What was asked for and cannot be had, as the object of 'I know no': 'Thai soup of leeks without the oven'. */
export function wishedFor(wish: Wish): string {
  const kinds = wish.kinds
    .filter(({ kind }) => kind?.isMeal !== true && kind?.called !== '')
    .map(({ said, kind }) => kind?.called ?? said)
  const { diets, cuisine, foods, ways } = wish
  const of = foods.length === 0 ? '' : ` with ${listed(foods.map(({ food }) => food.said))}`
  const what = [
    ...(wish.isSpicy ? ['spicy'] : []),
    ...diets,
    ...ways.map(({ said }) => said),
    ...(cuisine === null ? [] : [capital(cuisine.said)]),
    kinds[0] ?? 'dish',
  ].join(' ')
  const rest = [
    ...withoutOf(wish),
    ...withOf(wish),
    ...(wish.minutes < Infinity ? [`in ${wish.minutes} minutes`] : []),
  ]
  return [`${what}${of}`, ...rest].join(', ')
}
