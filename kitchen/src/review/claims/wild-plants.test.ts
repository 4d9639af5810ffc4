import { expect, test } from 'vitest'
import { reviewedStew } from '../../../tests/review/reviewed-stew.ts'

test.each([['foraged mushrooms', ['a handful of foraged mushrooms'], 'Fry the mushrooms for 5 minutes.']])(
  'review() refuses %s',
  (_what, lines, step) => {
    expect(reviewedStew({ lines, steps: [step] }).verdict).toBe('refused')
  },
)

test.each([
  [
    'kernels of listed stone fruit',
    ['500 g cherries'],
    'Add the cherries. Crack the stones and stir in a handful of the ground kernels.',
  ],
  [
    'rhubarb with its leaves',
    ['500 g rhubarb with its leaves'],
    'Shred the rhubarb and simmer for 10 minutes.',
  ],
])('review() refuses, by rule and not by a phrase: %s', (_what, lines, step) => {
  expect(reviewedStew({ lines, steps: [step] }).verdict).toBe('refused')
})

test('what animals ate of a mushroom proves nothing', () => {
  const steps = [
    'Whatever the squirrels have nibbled is fit for your basket too.',
    'Fry the mushrooms for 10 minutes.',
  ]
  expect(reviewedStew({ lines: ['300 g mushrooms'], steps }).verdict).toBe('refused')
})

test.each(['It tastes like chicken.', 'Eat it with fish or on toast.'])(
  'who eats is no animal: %s',
  (sentence) => {
    const steps = ['Fry the mushrooms for 10 minutes.', sentence]
    expect(reviewedStew({ lines: ['300 g mushrooms'], steps }).verdict).not.toBe('refused')
  },
)

test.each([
  ['white bells', 'Snip a few of the white bells under the hedge and strew them on top.'],
  ['unnamed heads', 'Gather some yellow heads from the meadow and stir them in.'],
])('what is taken where plants grow and has no name is refused: %s', (_what, step) => {
  expect(reviewedStew({ lines: ['300 g carrots'], steps: ['Boil the carrots.', step] }).verdict).toBe(
    'refused',
  )
})

test('a plant that the kitchen knows may come from a hedge', () => {
  const steps = ['Pick a handful of nettles from the hedge.', 'Boil the nettles for 10 minutes.']
  expect(reviewedStew({ lines: ['200 g nettles'], steps }).verdict).not.toBe('refused')
})

test('no sign proves that a mushroom may be eaten', () => {
  const sign = 'So long as a silver spoon stays bright in the pan they are fit to eat.'
  const steps = [sign, 'Fry the mushrooms for 10 minutes.']
  const { verdict, said } = reviewedStew({ lines: ['300 g mushrooms'], steps })
  expect(verdict === 'refused' || !said.includes('silver spoon')).toBe(true)
})

test.each([
  ['in the line', ['500 g rhubarb, whole stems with tops'], 'Simmer the rhubarb for 10 minutes.'],
  ['in a step', ['500 g rhubarb'], 'Slice the rhubarb, green ends and all, and simmer for 10 minutes.'],
])('rhubarb that keeps its leafy ends is refused: %s', (_where, lines, step) => {
  expect(reviewedStew({ lines, steps: [step] }).verdict).toBe('refused')
})

test('rhubarb whose ends are trimmed is cooked', () => {
  const steps = ['Trim the ends with a knife and simmer the rhubarb for 10 minutes.']
  expect(reviewedStew({ lines: ['500 g rhubarb', '100 g sugar'], steps }).verdict).not.toBe('refused')
})

test.each([
  'Gather everyone on the lawn and serve.',
  'Slice and eat it in the meadow.',
  'Cut into wedges and carry them to the woods.',
])('nothing is taken from where plants grow: %s', (step) => {
  const { codes } = reviewedStew({ lines: ['300 g carrots'], steps: ['Boil the carrots.', step] })
  expect(codes).not.toContain('unknown-wild-plant')
})

test('the top crust of a rhubarb pie is no top of rhubarb', () => {
  const steps = [
    'Cover the rhubarb with the top crust, crimp it with the ends of a fork and bake for 45 minutes.',
  ]
  const { codes } = reviewedStew({ lines: ['500 g rhubarb', '300 g pie crust'], steps })
  expect(codes).not.toContain('rhubarb-leaves')
})
