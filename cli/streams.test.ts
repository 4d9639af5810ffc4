import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { allFoods } from '@plotluck/kitchen'
import { expect, test } from 'vitest'

const file = fileURLToPath(new URL('kitchen.ts', import.meta.url))
const count = 10_000

/** The answers to requests, one a line, from one process. */
function stream(command: string, requests: readonly unknown[]): readonly Record<string, unknown>[] {
  const input = requests.map((request) => (typeof request === 'string' ? request : JSON.stringify(request)))
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, command, '--jsonl'], {
    input: input.join('\n'),
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  })
  expect([status, stderr]).toEqual([0, ''])
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

const names = allFoods().map(({ name }) => name)
const nameAt = (index: number) => names[index % names.length] ?? ''
const plainNames = names.filter((name) => /^[a-z]+$/.test(name))
const plainAt = (index: number) => plainNames[index % plainNames.length] ?? ''
/** Scattered over the stream, so that an answer out of its place shows. */
const isWhole = (index: number, each: number) => (index * 7919) % each === 0

type Stream = {
  readonly command: string
  readonly request: (index: number) => unknown
  readonly isAnswer: (answer: Record<string, unknown>, index: number) => boolean
}

const streams: readonly Stream[] = [
  {
    command: 'recognise',
    request: (index) => ({ text: nameAt(index) }),
    isAnswer: ({ food }, index) => food === nameAt(index),
  },
  {
    command: 'parse',
    request: (index) => ({ text: `${index + 1} g flour` }),
    isAnswer: ({ grams }, index) => grams === index + 1,
  },
  {
    command: 'food',
    request: (index) => ({ food: nameAt(index) }),
    isAnswer: ({ food }, index) => food === nameAt(index),
  },
  {
    command: 'nutrition',
    request: (index) => ({ lines: [`${index + 1} g qwzx`, '100 g sugar'], servings: 1 }),
    isAnswer: ({ notCounted }, index) => String(notCounted) === `${index + 1} g qwzx`,
  },
  // The long ones are asked now and then; between them stand requests that are refused.
  {
    command: 'review',
    request: (index) =>
      isWhole(index, 10)
        ? {
            recipe: {
              title: `Tomato Salad ${index}`,
              servings: 2,
              ingredients: ['3 tomatoes', '1 tbsp olive oil'],
              steps: ['Slice the tomatoes and dress them with the olive oil.'],
            },
          }
        : {},
    isAnswer: (answer, index) =>
      isWhole(index, 10)
        ? (answer['recipe'] as { title?: string })?.title === `Tomato Salad ${index}`
        : 'error' in answer,
  },
  {
    command: 'answer',
    request: (index) =>
      isWhole(index, 50) ? { text: `How long does ${plainAt(index)} keep?`, today: '2026-07-15' } : {},
    isAnswer: (answer, index) =>
      isWhole(index, 50) ? String(answer['foods']).includes(plainAt(index)) : 'error' in answer,
  },
  {
    command: 'suggest',
    request: (index) =>
      isWhole(index, 40)
        ? { ingredients: ['tomatoes'], seed: index, today: '2026-07-15' }
        : { ingredients: [] },
    isAnswer: (answer, index) => (isWhole(index, 40) ? 'recipes' in answer : 'error' in answer),
  },
  {
    command: 'use-it-first',
    request: (index) =>
      isWhole(index, 1000)
        ? { ingredients: ['spinach'], seed: index, today: '2026-07-15' }
        : { ingredients: [] },
    isAnswer: (answer, index) => (isWhole(index, 1000) ? 'menu' in answer : 'error' in answer),
  },
]

test.each(streams.map((each) => [each.command, each] as const))(
  'ten thousand lines for %s get ten thousand answers, in order, from one process',
  (command, { request, isAnswer }) => {
    const answers = stream(
      command,
      Array.from({ length: count }, (_, index) => request(index)),
    )
    expect(answers).toHaveLength(count)
    const astray = answers.flatMap((answer, index) => (isAnswer(answer, index) ? [] : [index]))
    expect(astray.slice(0, 5).map((index) => [index, answers[index]])).toEqual([])
  },
  180_000,
)

test('an empty line is a line too, and gets an error for its answer', () => {
  expect(stream('recognise', ['', '{"text":"courgettes"}', '   ', '{"text":"aubergine"}'])).toMatchObject([
    { error: { code: 'invalid-json' } },
    { food: 'zucchini' },
    { error: { code: 'invalid-json' } },
    { food: 'eggplant' },
  ])
})

test('every command answers with every field that programs count on', () => {
  const fields = (command: string, request: unknown) => Object.keys(stream(command, [request])[0] ?? {})
  const figures = ['kcal', 'protein_g', 'carbs_g', 'fat_g', 'fiber_g', 'sugar_g', 'sodium_mg']
  expect(fields('recognise', { text: 'courgettes' })).toEqual(['food'])
  expect(fields('parse', { text: '2 1/2 cups finely chopped red onion' })).toEqual(
    expect.arrayContaining(['quantity', 'quantityMax', 'unit', 'food', 'preparation', 'grams']),
  )
  expect(fields('food', { food: 'tomato' })).toEqual(
    expect.arrayContaining([...figures, 'portions', 'us9', 'eu14', 'diets', 'storage', 'season']),
  )
  expect(fields('nutrition', { lines: ['200 g spaghetti'], servings: 2 })).toEqual(
    expect.arrayContaining(['calories', 'protein', 'carbs', 'fat', 'counted', 'total', 'notCounted']),
  )
  const [answer] = stream('suggest', [{ ingredients: ['tomato', 'zucchini'], seed: 7, today: '2026-07-15' }])
  const [recipe] = (answer?.['recipes'] ?? []) as readonly Record<string, unknown>[]
  expect(Object.keys(recipe ?? {})).toEqual(
    expect.arrayContaining([
      'title',
      'ingredients',
      'instructions',
      'lines',
      'steps',
      'allergens',
      'diets',
      'checks',
    ]),
  )
})

test('parse answers the example of the format to the letter', () => {
  expect(stream('parse', [{ text: '2 1/2 cups finely chopped red onion' }])[0]).toMatchObject({
    quantity: 2.5,
    quantityMax: null,
    unit: 'cup',
    food: 'red onion',
    preparation: 'finely chopped',
    grams: 400,
  })
})

const readmes = ['../kitchen/README.md', '../README.md'].map((path) =>
  readFileSync(new URL(path, import.meta.url), 'utf8'),
)
const examples = readmes.flatMap((text) => text.match(/^.*npm run -s kitchen -- .*$/gm) ?? [])

test('the readmes have examples of every command', () => {
  for (const { command } of streams)
    expect(
      examples.some((example) => example.includes(`-- ${command} `)),
      command,
    ).toBe(true)
})

test.each(examples)('an example of a readme runs as it stands: %s', (example) => {
  const line = example.replace('npm run -s kitchen --', `"${process.execPath}" "${file}"`)
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout.trim()).not.toBe('')
  expect(stdout).not.toContain('"error"')
})

test('the readme counts the foods that there are', () => {
  expect(readmes[0]).toContain(`${allFoods().length.toLocaleString('en-US')} foods`)
})
