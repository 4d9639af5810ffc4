import { aboutGrams } from './about-grams.ts'
import { cookName } from '../foods/index.ts'
import type { CheckedRecipe } from '../recipe/index.ts'
import type { RecipeMenu } from './menu-of-recipes.ts'
import type { StockItem } from './read-stock.ts'
import type { SharedWork } from './shared-prep.ts'
import { bestPlace, horizonDays } from '../foods/index.ts'

/** The minutes that shared work spares, and what is shared. */
export function prepText(works: readonly SharedWork[], minutes: number): string {
  if (works.length === 0) return 'These meals share no work'
  const names = (kind: SharedWork['kind']) => [
    ...new Set(works.filter((work) => work.kind === kind).map(({ name }) => name)),
  ]
  const [cut, grain, oven] = [names('cut'), names('grain'), names('oven')]
  const parts = [
    ...(cut.length > 0 ? [`${cut.join(', ')} cut ahead`] : []),
    ...(grain.length > 0 ? [`${grain.join(', ')} boiled once`] : []),
    ...(oven.length > 0 ? ['one hot oven for two dishes'] : []),
  ]
  return `${minutes} min less for later meals: ${parts.join('; ')}`
}

export const prepExplained =
  'Minutes that later meals no longer take, because an earlier one cuts the same food the same way, boils the same grain, or has the oven hot on the same day. What is cut or boiled ahead waits covered in the fridge.'

/** What the figures of the loss count, what they are compared with, what was assumed and what is left out of them. */
export function wasteExplained(
  { gramsAtRisk, gramsSaved, gramsSavedInOrderGiven }: RecipeMenu<CheckedRecipe>,
  stock: readonly StockItem[],
): string {
  const compared =
    gramsSaved > gramsSavedInOrderGiven
      ? orderText(aboutGrams(gramsSavedInOrderGiven), aboutGrams(gramsSaved))
      : 'Cooking in the order given would save as much.'
  const assumed = stock.flatMap((item) => item.assumed ?? [])
  const taken = assumed.length > 0 ? ` Amounts not typed were taken as ${assumed.join(', ')}.` : ''
  return `By shelf life, ${spoils(gramsAtRisk, gramsSaved)}. ${compared}${notCounted(stock)}${taken}`
}

function spoils(atRisk: number, saved: number): string {
  const [of, used] = [aboutGrams(atRisk), aboutGrams(saved)]
  if (atRisk === 0) return `none of this food would spoil within ${horizonDays} days`
  return `about ${of} of this food would spoil within ${horizonDays} days; the menu uses ${used === of ? 'all' : `about ${used}`} of that in time`
}

const orderText = (inOrder: string, saved: string): string =>
  inOrder === saved
    ? 'Cooking in the order given would save nearly as much.'
    : `Cooking in the order given would save about ${inOrder}.`

/** Foods without days in the source are at no risk that anybody could count, and that is said. */
function notCounted(stock: readonly StockItem[]): string {
  const unknown = stock.filter(({ food }) => bestPlace(food.storage) === null)
  const [dated, others] = [
    unknown.filter(({ food }) => food.storage.byDate),
    unknown.filter(({ food }) => !food.storage.byDate),
  ]
  const byDate =
    dated.length > 0 ? ` Not counted, because the date on the package decides: ${names(dated)}.` : ''
  return others.length > 0 ? `${byDate} Not counted, for want of a shelf life: ${names(others)}.` : byDate
}

const names = (items: readonly StockItem[]): string =>
  items.map(({ food }) => cookName(food.plural)).join(', ')

/** What the meal that does the work has to do for the later one. */
export function givenText({ kind, name, to }: SharedWork): string {
  const where = `day ${to.day} (${to.recipe.title})`
  if (kind === 'cut') return `Cut the ${name} for ${where} too.`
  if (kind === 'oven') return `The oven at ${name} serves ${to.recipe.title} as well.`
  return `Boil the ${name} for ${where} too; spread it out to cool and put it in the fridge within 2 hours.`
}

/** What the later meal finds done. */
export function takenText({ kind, name, from }: SharedWork): string {
  if (kind === 'cut') return `Cut since day ${from.day}: ${name}.`
  if (kind === 'oven') return `The oven is hot from ${from.recipe.title}.`
  return `Boiled since day ${from.day}: ${name}. Heat it through until it steams.`
}
