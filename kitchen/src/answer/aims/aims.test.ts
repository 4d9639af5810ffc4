import { describe, expect, test } from 'vitest'
import { aimMessages } from '../../../facts/compile-aims.ts'
import { answer } from '../index.ts'

const ask = (question: string) => answer(question, { today: '2026-11-26', seed: 1, previous: [], basket: [] })

describe('a message that tells of foods and wants dishes', () => {
  test.each([
    ['tofu, broccoli, noodles but no soy sauce', /Tofu|Broccoli/],
    ['1 can black beans, tortillas, one sweet potato. go', /Black Bean|Sweet Potato/],
    [
      'Salmon fillets, half a lemon, potatoes, and some dill thats nearly gone. Im tired, what is easiest?',
      /Salmon/,
    ],
    [
      'Cleaning the fridge before we fly out tomorrow: a quarter of a brie, seven mushrooms, some double cream, a bit of ham and one courgette. What single thing eats up the lot tonight?',
      /Mushroom|Zucchini/,
    ],
    [
      "Turkey mince, some cooked quinoa from Tuesday and three bell peppers. It's Thursday, any supper in that?",
      /Turkey|Bell Pepper|Quinoa/,
    ],
  ])('gets dishes of them: %s', (question, names) => {
    const { topic, text } = ask(question)
    expect([topic, text]).toEqual(['recipes', expect.stringMatching(names)])
  })

  test.each([
    'how long does cooked quinoa keep beside turkey mince in the fridge',
    'my rice and beans came out mushy, what did I do wrong',
    'what can I use instead of soy sauce with tofu and broccoli',
    'are lentils, chickpeas and peas safe for somebody with a peanut allergy',
    'I think I ate a wild mushroom with my fried eggs and potatoes, what now',
  ])('is told from one that wants something else: %s', (question) => {
    expect(ask(question).topic).not.toBe('recipes')
  })

  test('never gets one beside what was written for who is ill', () => {
    const { topic, text } = ask(
      "My neighbour is going through bowel prep for a colonoscopy and I said I'd bring her something. What's 'low residue'? I have courgettes, chicken and eggs.",
    )
    expect([topic, text]).not.toEqual(['recipes', expect.anything()])
  })

  test('never gets a dish of what it says is not there, nor in place of what somebody must not eat', () => {
    expect(ask('tofu, broccoli, noodles but no soy sauce').foods).not.toContain('soy sauce')
    expect(ask('my son has an egg allergy. flour, eggs, milk, bananas, brekkie?').text).not.toMatch(
      /Omelet|Frittata/,
    )
  })
})

test.each([
  'I am cooking first time for my girlfriend on Friday, she likes pasta and mushroom. Something which looks nice but not too hard?',
  'I have stale bread, half a cauliflower, two soft carrots and a wrinkly pepper. Payday is friday. What can I cook out of that?',
])('a day that is still to come is not counted as days that food has lain: %s', (question) => {
  expect(ask(question).text).not.toMatch(/Throw it away|five days/)
})

describe('a message of food that stood warm too long', () => {
  test.each([
    'Made chicken stock yesterday, ten litres in one pot, put the lid on and left it to cool on the bench. It was still lukewarm this morning when I put it in the fridge. It smells lovely. Can I save it?',
    'my kid left a ham sandwich in his backpack all day',
  ])('is told to throw it away: %s', (question) => {
    expect(ask(question).text).toMatch(/2 hours.*thrown away|[Tt]hrow it away/)
  })

  test.each([
    ['can I leave bread dough out overnight', /thrown away/],
    ['my sourdough starter stood on the counter for two days and smells of apples', /thrown away/],
    ['we dried the apple rings on the stove all night, how do I keep them', /thrown away/],
    ['left the cheddar rinds and a loaf on the table overnight', /Reheating does not help/],
  ])('is told from what may stand: %s', (question, never) => {
    expect(ask(question).text).not.toMatch(never)
  })
})

describe('what is learned from', () => {
  test('is at least three hundred messages of each aim, each once, and as many near misses', () => {
    const messages = aimMessages()
    expect(new Set(messages.map(({ text }) => text)).size).toBe(messages.length)
    for (const kind of ['dishes', 'stood-warm', 'none'])
      expect([kind, messages.filter((each) => each.kind === kind).length > 299]).toEqual([kind, true])
  })
})
