import { cuisines, dietaryFilters, difficulties, maxTimes } from '@plotluck/kitchen/vocabularies'
import type { Asked } from '../suggestion.ts'

const basket = [
  'tomatoes',
  'zucchini',
  'onions',
  'spinach',
  'eggs',
  'chicken breast',
  'bell peppers',
  'carrots',
]

/** Every cuisine with every diet (or none), time and difficulty, from one basket in which each has something to cook with. */
export const everyFilter: readonly Asked[] = cuisines.flatMap((cuisine) =>
  [undefined, ...dietaryFilters].flatMap((diet) =>
    maxTimes.flatMap((maxTime) =>
      difficulties.map((difficulty, index) => ({
        request: {
          ingredients: basket,
          cuisine,
          maxTime,
          difficulty,
          ...(diet === undefined ? {} : { dietary: [diet] }),
        },
        seed: 100 + index,
        today: '2026-07-15',
      })),
    ),
  ),
)
