import { expect, test } from 'vitest'
import { judge } from './judge.ts'

const request = { ingredients: ['tomatoes', 'zucchini'] }
const written = (line: string, step: string) => ({
  title: 'Tomato and Zucchini Stew',
  servings: 2,
  difficulty: 'Easy',
  ingredients: ['1 tbsp olive oil', '1 onion', '2 tomatoes', '1 zucchini', '1/2 tsp salt', line],
  steps: [
    { text: 'Chop the onion, tomatoes and zucchini.', minutes: 6 },
    { text: 'Warm the olive oil in a pot and cook the onion for 5 minutes.', minutes: 6 },
    { text: 'Add the tomatoes, zucchini and salt and simmer for 15 minutes.', minutes: 16 },
    { text: step, minutes: 3 },
  ],
})

test('a recipe of foods that the kitchen knows may be shown', () => {
  expect(judge(written('1 lemon', 'Squeeze over the lemon.'), request, [])).toMatchObject({ ok: true })
})

test('a household product among the ingredients is shown to nobody', () => {
  expect(judge(written('2 tbsp descaler', 'Stir in the descaler.'), request, [])).toMatchObject({
    ok: false,
    reasons: ['A recipe held something that is not food.'],
  })
})

test.each([
  ['1 lb Lao Gan Ma', 'Stir in the Lao Gan Ma.'],
  ['400 g snakehead fillets', 'Add the snakehead fillets and cook for 3 minutes.'],
  ['300 g surimi surprise', 'Stir through the surimi surprise.'],
  ['50 g wheat grass crumble', 'Stir in the wheat grass crumble.'],
])('a model is asked again for the plain name of %j and nobody is shown the recipe', (line, step) => {
  expect(judge(written(line, step), request, [])).toMatchObject({
    ok: false,
    reasons: [`Nobody here knows “${line}”: write the plain name of an ordinary food instead.`],
  })
})

test('a vegan product named for what it replaces is known by its promise', () => {
  const step = 'Fold in the vegan butter.'
  expect(judge(written('20 g vegan butter', step), request, [])).toMatchObject({ ok: true })
})
