// `npm run eval:read -- --count 12 --seed 5 [--cuisine indian] [--difficulty Medium] [--diet vegan] [--from life|random] [--dish soup]`
// prints recipes in full, for reading aloud; the same words print the same recipes.
import { parseArgs } from 'node:util'
import type { CheckedRecipe, Cuisine, Diet, Difficulty } from '@plotluck/kitchen'
import { pickSome, seededRandom } from './random.ts'
import { basketsFromLife } from './requests/baskets-from-life.ts'
import { randomRequests } from './requests/random-requests.ts'
import type { Asked } from './suggestion.ts'
import { ask } from './tally.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    cuisine: { type: 'string' },
    difficulty: { type: 'string' },
    diet: { type: 'string' },
    from: { type: 'string', default: 'life' },
    dish: { type: 'string' },
  },
})
const seed = Number(values.seed)
const requests: readonly Asked[] =
  values.from === 'random' ? randomRequests(1000) : basketsFromLife.filter(({ isOdd }) => !isOdd)
const shuffled = pickSome(seededRandom(seed), requests, requests.length)
let printed = 0
for (const asked of shuffled) {
  if (printed >= Number(values.count)) break
  const answered = ask(withChoices(asked))
  if (answered.kind !== 'recipes') continue
  const wanted = answered.recipes.filter(
    ({ picture }) => values.dish === undefined || picture.dish === values.dish,
  )
  for (const recipe of wanted.slice(0, Number(values.count) - printed)) {
    console.log(toRead(recipe, asked))
    printed += 1
  }
}
if (printed === 0) console.error('No request gave a recipe to read.')

function withChoices(asked: Asked): Asked {
  const { cuisine, difficulty, diet } = values
  const request = {
    ...asked.request,
    ...(cuisine === undefined ? {} : { cuisine: cuisine as Cuisine }),
    ...(difficulty === undefined ? {} : { difficulty: difficulty as Difficulty }),
    ...(diet === undefined ? {} : { dietary: [diet as Diet] }),
  }
  return { ...asked, request, seed: asked.seed + seed }
}

function toRead(recipe: CheckedRecipe, { request, seed: own }: Asked): string {
  const { calories, protein, carbs, fat } = recipe.nutrition
  return [
    `\n## ${recipe.title}`,
    `basket: ${request.ingredients.join(', ')} (seed ${own + seed})`,
    `${recipe.cuisine} · ${recipe.picture.dish} · ${recipe.difficulty} · ${recipe.prep_time} min · serves ${recipe.servings} · ${recipe.season ?? 'any season'}`,
    ...recipe.lines.map(
      ({ text, grams, availability }) => `  ${text}  [${grams?.toFixed(0) ?? '?'} g, ${availability}]`,
    ),
    ...recipe.steps.map(({ text, minutes }, index) => `${index + 1}. (${minutes}) ${text}`),
    `${calories} kcal, ${protein} g protein, ${carbs} g carbs, ${fat} g fat; ${recipe.diets.join(', ')}; ${recipe.allergens.us9.join(', ')}`,
    recipe.leftovers ?? '',
  ].join('\n')
}
