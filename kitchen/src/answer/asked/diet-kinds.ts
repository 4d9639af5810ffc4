import { namedFoodsIn } from '../named-foods.ts'
import { wording } from './wording.ts'

const asksWhether = new Set('is are does do can could may am isnt arent'.split(' '))
const dietsBefore = [
  'vegan',
  'vegetarian',
  'gluten free',
  'gluten-free',
  'gf',
  'dairy free',
  'dairy-free',
  'keto',
  'low carb',
  'paleo',
]
const asksElse = wording(
  'instead|replace|replacement|substitute|swap|alternative|without|recipe / how to|do|much|many',
)

/** 'Gluten-free bread crumbles', 'low carb instead of mash': a way of eating that says what kind of food is wanted, and does not ask whether a food fits it. */
export function saysKindByDiet(plain: string): boolean {
  if (asksWhether.has(plain.split(' ', 1)[0] ?? '')) return false
  if (asksElse.test(plain)) return true
  return namedFoodsIn(plain).some(({ start, end }) => {
    const before = plain.slice(0, start).trimEnd()
    const name = plain.slice(start, end)
    return dietsBefore.some(
      (diet) => before === diet || before.endsWith(` ${diet}`) || name.startsWith(`${diet} `),
    )
  })
}
