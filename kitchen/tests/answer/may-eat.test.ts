import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { answer, type AnswerContext, type Turn } from '../../src/answer/index.ts'
import { allFoods } from '../../src/foods/index.ts'

type Row = { readonly sign: string; readonly names: string; readonly turns: readonly string[] }

const file = new URL('./may-eat-questions.txt', import.meta.url)
const rows = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): Row => {
    const [sign = '', names = '', turns = ''] = line.split(' | ')
    return { sign, names, turns: turns.split(' >> ') }
  })

const context: AnswerContext = { today: '2026-07-15', seed: 1, previous: [], basket: [] }

function talk(turns: readonly string[]): string {
  const previous: Turn[] = []
  let text = ''
  for (const question of turns) {
    const given = answer(question, { ...context, previous })
    previous.push({ role: 'user', content: question })
    previous.push({ role: 'assistant', content: given.text, foods: given.foods, topic: given.topic })
    text = given.text
  }
  return text
}

const signOf = (text: string): string => {
  if (/^No\b/.test(text)) return 'no'
  return /^(?:Yes\b|That is fine)/.test(text) ? 'yes' : 'unsure'
}

test('answer() starts with the right sign whenever somebody asks whether a person may eat something', () => {
  expect(rows.length).toBeGreaterThanOrEqual(150)
  const wrong = rows.flatMap(({ sign, names, turns }) => {
    const text = talk(turns)
    const isRight = signOf(text) === sign && text.toLowerCase().includes(names)
    return isRight ? [] : [`${sign} ${names}: ${turns.join(' >> ')} -> ${text}`]
  })
  expect(wrong).toEqual([])
})

const told: readonly Turn[] = [
  { role: 'user', content: 'My daughter has a peanut allergy' },
  { role: 'assistant', content: 'I will keep that in mind.' },
]

const later = (question: string) => answer(question, { ...context, previous: told })

test('answer() offers no dish with what somebody of the talk is allergic to', () => {
  expect(later('How long does satay sauce keep?').canMakeRecipesFrom ?? []).not.toContain('satay sauce')
  for (const question of [
    'what can I make with peanut butter and noodles',
    'dinner ideas with chicken and rice',
  ]) {
    const { text, lookups } = later(question)
    expect(text).not.toMatch(/peanut|satay/i)
    expect(JSON.stringify(lookups)).not.toMatch(/contains or may contain [^"]*peanuts/)
  }
})

test('answer() keeps strictly to the people of the household', () => {
  const tom = { name: 'Tom', allergens: ['egg' as const], diets: [], dislikes: [] }
  const household = { people: [tom] }
  const given = answer('Can Tom have mayonnaise?', { ...context, household })
  expect(given.text).toMatch(/^No\. Mayonnaise contains egg/)
  const dishes = answer('what can I make with eggs and spinach', { ...context, household })
  expect(JSON.stringify(dishes.lookups)).not.toMatch(/contains or may contain [^"]*egg/)
})

test.each<[string, RegExp, RegExp]>([
  ['what can I use instead of cream in pasta', /milk/, /Not for Tom: [^.]*half-and-half/],
  ['what goes well with apples', /cheddar/, /Not for Tom: [^.]*cheddar cheese/],
  ['how do I thicken a sauce?', /butter/, /Not for Tom: [^.]*butter/],
])('answer() to %j names what somebody of the household must not be given', (question, named, note) => {
  const tom = { name: 'Tom', allergens: ['milk' as const], diets: [], dislikes: [] }
  const plain = answer(question, context)
  expect(plain.text).toMatch(named)
  expect(plain.text).not.toContain('Tom')
  expect(answer(question, { ...context, household: { people: [tom] } }).text).toMatch(note)
})

test('answer() about a food that was asked for says nothing of who must not eat it', () => {
  const tom = { name: 'Tom', allergens: ['egg' as const], diets: [], dislikes: [] }
  const { text } = answer('how long do eggs keep?', { ...context, household: { people: [tom] } })
  expect(text).not.toContain('Tom')
})

test.each([
  ['my nephew cannot have eggs, which pasta may he eat', 'pasta', 'egg'],
  ['my son has a milk allergy, which bread can he eat', 'bread', 'milk'],
  ['my guest is allergic to soy, which bread should I buy', 'bread', 'soy'],
  ['my guest is allergic to wheat, which noodles can I serve', 'noodles', 'wheat'],
] as const)(
  'answer() names no food as an example that may hold the allergen: %s',
  (question, kind, allergen) => {
    const { text: whole } = answer(question, { today: '2026-11-22', seed: 1, previous: [], basket: [] })
    // What is told as well says which hold it.
    const [text = ''] = whole.split('\n\n')
    for (const { name, us9, mayContain } of allFoods().filter((food) => food.name.endsWith(` ${kind}`)))
      if ([...us9, ...mayContain].includes(allergen)) expect(text.toLowerCase()).not.toContain(name)
    expect(text).toContain('label')
  },
)
