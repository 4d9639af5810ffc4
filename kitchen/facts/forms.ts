import type { FoodName } from '../src/foods/food.ts'
import type { SourcedFood } from './compile-foods.ts'

const forms = ['cooked ', 'boiled ', 'baked ', 'frozen ', 'canned ']

/** The food whose form this one is: as its table says, else by its name ('cooked broccoli' is broccoli); null for a food in its first form. */
export function formOf(
  { name, formOf: written }: SourcedFood,
  known: ReadonlySet<FoodName>,
): FoodName | null {
  if (written !== undefined && written !== '') {
    if (!known.has(written)) throw new RangeError(`"${name}" is a form of "${written}", which is not a food`)
    return written
  }
  const form = forms.find((each) => name.startsWith(each))
  if (form === undefined) return null
  const rest = name.slice(form.length)
  return [rest, rest.replace(/s$/, ''), rest.replace(/es$/, '')].find((each) => known.has(each)) ?? null
}
