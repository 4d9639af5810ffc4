import type { Diet } from '../foods/index.ts'
import { wording } from './asked/wording.ts'
import type { Wording } from './asked/wording.ts'

const words: Readonly<Record<Diet, Wording>> = {
  vegan: wording('vegan / plant based'),
  vegetarian: wording('vegetarian / veggie eat|have|friendly'),
  pescatarian: wording('pescatarian'),
  'gluten-free': wording('gluten free / without gluten / coeliac'),
  'dairy-free': wording(
    'dairy|lactose free / without dairy / non dairy / nondairy / lactose intolerant|intolerance',
  ),
  keto: wording('keto|ketogenic / low carb'),
  paleo: wording('paleo'),
}

/** Diets a question names, in lower case. Lactose-free is answered as dairy-free, the stricter of the two. */
export function dietsIn(question: string): readonly Diet[] {
  return (Object.keys(words) as Diet[]).filter((diet) => words[diet].test(question))
}
