import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const file = fileURLToPath(new URL('kitchen.ts', import.meta.url))

function kitchen(
  words: readonly string[],
  input = '',
): { readonly status: number | null; readonly lines: string[]; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  return { status, lines: stdout.trimEnd().split('\n'), said: stderr }
}

function answers(words: readonly string[], requests: readonly string[]): unknown[] {
  return kitchen([...words, '--jsonl'], requests.join('\n')).lines.map((line) => JSON.parse(line))
}

test('the kitchen suggests three vegan recipes as JSON', () => {
  const { status, lines } = kitchen([
    'suggest',
    'tomatoes',
    'zucchini',
    '--dietary',
    'vegan',
    '--today',
    '2026-07-15',
    '--json',
  ])
  const answer = JSON.parse(lines.join('\n'))
  expect(status).toBe(0)
  expect(answer.recipes).toHaveLength(3)
  for (const recipe of answer.recipes) expect(recipe.diets).toContain('vegan')
})

test('the kitchen prints recipes for people', () => {
  expect(kitchen(['suggest', 'tomatoes', '--today', '2026-07-15']).lines[0]).toMatch(/\(\d+ min, serves \d+/)
})

test('a line that is wrong gets an error and the next line its answer', () => {
  expect(
    answers(['recognise'], ['{', '[]', '{"text":1}', '{"text":"courgettes"}', '{"text":"qwzx"}']),
  ).toMatchObject([
    { error: { code: 'invalid-json' } },
    { error: { code: 'invalid-request' } },
    { error: { code: 'invalid-request' } },
    { food: 'zucchini' },
    { food: null },
  ])
})

test('nutrition is per serving and names what it did not count', () => {
  const [answer] = answers(['nutrition'], ['{"lines":["200 g dry spaghetti","3 qwzx"],"servings":2}'])
  expect(answer).toMatchObject({ counted: 1, total: 2, notCounted: ['3 qwzx'] })
})

test('a food is described, and an unknown one refused', () => {
  expect(answers(['food'], ['{"food":"tomato"}', '{"food":"qwzx"}'])).toMatchObject([
    { food: 'tomato', kcal: 18, per100g: { kcal: 18 } },
    { error: { code: 'unknown-food' } },
  ])
})

test('a dish with undercooked chicken does not pass review as it is', () => {
  const recipe = {
    title: 'Chicken and tomatoes',
    servings: 2,
    ingredients: ['300 g chicken breast', '2 tomatoes', '1 tbsp olive oil'],
    steps: [{ text: 'Fry the chicken and tomatoes in the oil until pink inside.', minutes: 4 }],
  }
  const [answer] = answers(['review'], [JSON.stringify({ recipe, request: { ingredients: ['tomato'] } })])
  expect((answer as { verdict: string }).verdict).not.toBe('passed')
})

test('a command without words says so instead of answering nothing', () => {
  for (const command of ['recognise', 'parse', 'food', 'nutrition', 'answer']) {
    const { status, lines } = kitchen([command])
    expect([status, lines.join()]).toEqual([1, expect.stringContaining(`Give something after ${command}.`)])
  }
  expect(kitchen(['parse', ' ', '--json']).lines[0]).toContain('"code":"invalid-request"')
})

test('a line is parsed for people too, a menu is printed as one, and what is left out is named', () => {
  expect(kitchen(['parse', '2 1/2 cups finely chopped red onion']).lines).toEqual(
    expect.arrayContaining(['food: red onion', 'preparation: finely chopped', 'grams: 400']),
  )
  const menu = kitchen(['use-it-first', 'spinach', 'milk', '--today', '2026-07-15']).lines
  expect(menu[0]).toMatch(/^Day 1: /)
  expect(menu.filter((line) => /\(\d+ min, serves \d+/.test(line)).length).toBeGreaterThan(0)
  expect(menu.join()).not.toContain('{')
  expect(kitchen(['suggest', 'tomatoes', 'qwzx', '--today', '2026-07-15']).lines.at(-1)).toContain("'qwzx'")
})

test('a day that does not exist is refused, a filter that is null is none, and a mark of the encoding is no fault', () => {
  const request = { ingredients: ['tomato'], today: '2026-02-30' }
  expect(
    answers(
      ['suggest'],
      [
        `\uFEFF${JSON.stringify(request)}`,
        JSON.stringify({ ...request, today: '2026-02-28', cuisine: null, maxTime: null, dietary: null }),
      ],
    ),
  ).toMatchObject([{ error: { code: 'invalid-request' } }, { recipes: [{}, {}, {}] }])
})

test('filters are read in any case, and one that no list has is an error', () => {
  const request = { ingredients: ['tomato', 'zucchini'], today: '2026-07-15', cuisine: 'Italian' }
  const lines = [['Vegan'], ['Lunar']].map((dietary) => JSON.stringify({ ...request, dietary }))
  expect(answers(['suggest'], lines)).toMatchObject([
    { recipes: [{ cuisine: 'italian' }, {}, {}] },
    { error: { code: 'invalid-request', message: expect.stringContaining('vegan') } },
  ])
})

test.each<[string[], string]>([
  [[], 'Say what the kitchen is to do.'],
  [['fry'], 'There is no command "fry".'],
  [['food', 'tomato', '--servings', '3'], 'food takes no --servings.'],
  [['suggest', '--jsonl', '--seed', '7'], '--jsonl takes no --seed.'],
  [['suggest', '--jsonl', 'tomato'], 'takes no words.'],
  [['suggest', '--sedd', '7'], "Unknown option '--sedd'"],
])(
  'the words %j are refused with what is wrong and how to use the kitchen, and nothing is answered',
  (words, sentence) => {
    const { status, lines, said } = kitchen(words)
    expect([status, lines]).toEqual([2, ['']])
    expect(said).toContain(sentence)
    expect(said).toContain('kitchen COMMAND')
  },
)

test('the kitchen plans a menu that loses little, with the figures', () => {
  const [plan, refused] = answers(
    ['use-it-first'],
    ['{"ingredients":["spinach","milk"],"today":"2026-07-15","seed":1}', '{"ingredients":["bleach"]}'],
  ) as Record<string, unknown>[]
  expect(Object.keys(plan ?? {})).toEqual(
    expect.arrayContaining([
      'prepEfficiency',
      'wasteReduction',
      'menu',
      'ingredientGuide',
      'gramsAtRisk',
      'gramsSaved',
      'gramsSavedInOrderGiven',
    ]),
  )
  expect(plan?.['menu']).toHaveLength(3)
  expect(refused).toMatchObject({ error: { code: 'no-food' } })
})

test('the kitchen answers a question in words', () => {
  expect(kitchen(['answer', 'how', 'long', 'does', 'spinach', 'keep']).lines[0]).toMatch(/spinach/i)
})

test('the kitchen answers a question in the light of the questions before it', () => {
  const before = ['How long does spinach keep?', 'And in the fridge?']
  const asked = { text: 'and in the freezer?', previous: before }
  const turns = [
    { role: 'user', content: 'kale' },
    { role: 'assistant', content: '3 to 5 days.', foods: ['kale'], topic: 'storage' },
  ]
  expect(
    answers(
      ['answer'],
      [JSON.stringify(asked), JSON.stringify({ ...asked, previous: turns }), '{"text":"a","previous":[1]}'],
    ),
  ).toMatchObject([
    { topic: 'storage', foods: ['spinach'] },
    { topic: 'storage', foods: ['kale'] },
    { error: { code: 'invalid-request' } },
  ])
  expect(kitchen(['answer', 'and', 'in', 'the', 'freezer', '--previous', before[0] ?? '']).lines[0]).toMatch(
    /freez|frozen/i,
  )
})

test('a reader that closes early ends the kitchen quietly', () => {
  const requests = Array.from({ length: 5000 }, () => '{"text":"courgettes"}').join('\n')
  const { status, stderr, stdout } = spawnSync(
    'sh',
    ['-c', `"${process.execPath}" "${file}" recognise --jsonl | head -n 1`],
    { input: requests, encoding: 'utf8' },
  )
  expect([status, stderr, stdout]).toEqual([0, '', '{"food":"zucchini"}\n'])
})

test.each(['suggest', 'use-it-first'])(
  '%s parts lists into foods, and cooks with nothing that is said not to be there',
  (command) => {
    const request = { ingredients: ['eggs, feta', 'spinach and no peanuts', 'qwzx'], today: '2026-07-15' }
    const [answer, refused] = answers(
      [command],
      [JSON.stringify(request), '{"ingredients":["no peanuts"]}'],
    ) as Record<string, unknown>[]
    const recipes = JSON.stringify(answer?.['recipes'] ?? answer?.['menu'])
    for (const food of ['egg', 'feta cheese', 'spinach']) expect(recipes).toContain(`"food":"${food}"`)
    expect(answer).toMatchObject({ leftOut: [{ text: 'qwzx' }, { text: 'no peanuts' }] })
    expect(refused).toMatchObject({
      error: { code: 'invalid-request', message: expect.stringContaining('no peanuts') },
    })
  },
)
