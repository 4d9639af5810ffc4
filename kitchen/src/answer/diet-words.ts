import type { Diet } from '../foods/index.ts'
import { wording } from './asked/wording.ts'
import type { Wording } from './asked/wording.ts'

const words: Readonly<Record<Diet, Wording>> = {
  vegan: wording('vegan / plant based / without|no animal product'),
  vegetarian: wording('vegetarian / veggie eat|have|friendly / meat free / without|no meat / meatless'),
  pescatarian: wording('pescatarian'),
  'gluten-free': wording('gluten|wheat free / without|no gluten / coeliac / gluten intolerant|intolerance'),
  'dairy-free': wording(
    'dairy|lactose|milk free / without|no dairy|lactose / non dairy / nondairy / lactose|dairy intolerant|intolerance',
  ),
  keto: wording('keto|ketogenic / low carb'),
  paleo: wording('paleo'),
}

/** Diets a question names, in lower case. Lactose-free is answered as dairy-free, the stricter of the two. */
export function dietsIn(question: string): readonly Diet[] {
  return (Object.keys(words) as Diet[]).filter((diet) => words[diet].test(question))
}
