import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { allFoods, diets, findFood, getFood } from '../../foods/index.ts'
import { temperatureFor } from '../../safety/index.ts'
import { answer } from '../answer.ts'
import { questionsFromLife } from '../../../tests/answer/questions-from-life.ts'
import { disagreesWithAnswer } from './disagrees-with-answer.ts'
import { checkStatement, messageKind, takeSentences } from './index.ts'
import { messagesFromLife } from '../../../tests/answer/model-messages.ts'
import { soundStatements, unsoundStatements } from '../../../tests/answer/model-sentences.ts'
import type { StatementFromLife } from '../../../tests/answer/model-sentences.ts'

const judged = ([sentence, , foods = []]: StatementFromLife): string => {
  const verdict = checkStatement(sentence, { lookups: [], foods })
  return verdict.verdict === 'keep' ? 'keep' : verdict.reason
}
const bare = { lookups: [], foods: [] }

test('checkStatement() keeps 9 of 10 sound sentences to the letter: what no table bears out falls, though it be true', () => {
  const kept = soundStatements.filter((row) => judged(row) === 'keep')
  expect(kept.length / soundStatements.length).toBeGreaterThan(0.9)
})

test('checkStatement() keeps no unsound sentence', () => {
  expect(unsoundStatements.length).toBeGreaterThan(100)
  expect(unsoundStatements.filter((row) => judged(row) === 'keep').map(([text]) => text)).toEqual([])
})

/** Matters on which the kitchen has a figure of its own to say instead. */
const ofFigures: ReadonlySet<string> = new Set(['temperature', 'storage-time', 'conversion', 'nutrition'])

test('checkStatement() says of a wrong figure that it is one', () => {
  const rows = unsoundStatements.filter(([, reason]) => ofFigures.has(reason))
  expect(rows.length).toBeGreaterThan(60)
  expect(rows.map((row) => [row[0], judged(row)])).toEqual(rows.map(([text, reason]) => [text, reason]))
})

test('checkStatement() says whole sentences instead', () => {
  const replaced = unsoundStatements.flatMap(([sentence, , foods = []]) => {
    const verdict = checkStatement(sentence, { lookups: [], foods })
    return verdict.verdict === 'replace' && verdict.reason !== 'markup' ? [verdict.text] : []
  })
  expect(replaced.length).toBeGreaterThan(80)
  expect(replaced.filter((text) => !/^[A-Z0-9°].*[.?!)]$/s.test(text) || /\.\./.test(text))).toEqual([])
})

test('checkStatement() keeps what the kitchen itself answers', () => {
  const context = { today: '2026-07-15', seed: 1, previous: [], basket: ['tomato'] }
  const refused = questionsFromLife.flatMap(([question]) => {
    const { text, lookups, foods } = answer(question, context)
    return takeSentences(text, true)
      .whole.map((sentence) => ({
        sentence,
        verdict: checkStatement(sentence, { lookups, foods, own: text }),
      }))
      .filter(({ verdict }) => verdict.verdict !== 'keep')
  })
  expect(refused).toEqual([])
})

test('no figure of the kitchen may be said four times as high', () => {
  const context = { today: '2026-07-15', seed: 1, previous: [], basket: [] }
  const figures = /\b\d+(?:\.\d+)?(?= (?:days|weeks|months|g of|g protein|g fat|kcal|mg)\b)/g
  const topics = new Set(['storage', 'nutrition'])
  const kept = questionsFromLife.flatMap(([question]) => {
    const { text, topic, lookups, foods } = answer(question, context)
    if (!topics.has(topic)) return []
    return takeSentences(text, true).whole.flatMap((sentence) =>
      [...sentence.matchAll(figures)].flatMap(({ 0: figure, index }) => {
        const said = `${sentence.slice(0, index)}${Number(figure) * 4}${sentence.slice(index + figure.length)}`
        const isKept = checkStatement(said, { lookups, foods }).verdict === 'keep'
        return isKept && !disagreesWithAnswer(said, { lookups, foods, own: text }) ? [said] : []
      }),
    )
  })
  expect(kept).toEqual([])
})

test('checkStatement() lets no meat, poultry or fish be cooked to less than its safe temperature', () => {
  const animals = allFoods().filter((food) => temperatureFor(food)?.fahrenheit)
  expect(animals.length).toBeGreaterThan(40)
  fc.assert(
    fc.property(fc.constantFrom(...animals), fc.integer({ min: 100, max: 200 }), (food, degrees) => {
      const safe = temperatureFor(food)?.fahrenheit ?? 0
      fc.pre(Math.abs(degrees - safe) > 3)
      const { verdict } = checkStatement(`Cook it until it reaches ${degrees}°F inside.`, {
        lookups: [],
        foods: [food.name],
      })
      expect(verdict).toBe(degrees < safe ? 'replace' : 'keep')
    }),
  )
})

test('checkStatement() lets no food be kept longer than the table says', () => {
  const kept = allFoods().filter(
    ({ storage }) => storage.fridge && storage.fridge.max >= 1 && !storage.fridgeOpened,
  )
  fc.assert(
    fc.property(fc.constantFrom(...kept), fc.integer({ min: 2, max: 20 }), ({ name, storage }, times) => {
      const days = Math.ceil((storage.fridge?.max ?? 1) * times)
      const facts = { lookups: [], foods: [name] }
      expect(checkStatement(`It keeps ${days} days in the fridge.`, facts)).toMatchObject({
        verdict: 'replace',
        reason: 'storage-time',
      })
      expect(
        checkStatement(`It keeps ${Math.ceil(storage.fridge?.max ?? 1)} days in the fridge.`, facts).verdict,
      ).toBe('keep')
    }),
  )
})

test('checkStatement() agrees with the table of diets on every food, said with its name', () => {
  const wrong = allFoods().flatMap(({ name }) =>
    diets.flatMap((diet) => {
      const { verdict } = checkStatement(`This is ${diet}.`, { lookups: [], foods: [name] })
      return (verdict === 'keep') === getFood(name).diets.includes(diet) ? [] : [`${name} ${diet}`]
    }),
  )
  expect(wrong).toEqual([])
})

test('checkStatement() sees through capitals, spaces and letters that nobody sees', () => {
  const unsafe = unsoundStatements.filter(([, reason]) => reason === 'unsafe-advice')
  const disguises: readonly ((text: string) => string)[] = [
    (text) => text.toUpperCase(),
    (text) => text.replaceAll(' ', '  '),
    (text) => text.replace(/[aeiou]/g, (letter) => `${letter}\u200b`),
    (text) => text.replaceAll('e', '\u0435'),
    (text) => `**${text}**`,
    (text) => `- ${text}`,
  ]
  fc.assert(
    fc.property(fc.constantFrom(...unsafe), fc.constantFrom(...disguises), ([text], disguise) => {
      expect(checkStatement(disguise(text), bare).verdict).not.toBe('keep')
      expect(checkStatement(disguise(text), bare)).not.toMatchObject({ reason: 'markup' })
    }),
    { numRuns: 300 },
  )
})

test('checkStatement() drops links, code and orders wherever they stand', () => {
  const foreign = [
    'https://evil.example/x',
    '<img src=x>',
    'a@b.io',
    '```js',
    'my system prompt',
    'www.evil.example',
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...soundStatements),
      fc.constantFrom(...foreign),
      fc.boolean(),
      ([text], extra, isFirst) => {
        const sentence = isFirst ? `${extra} ${text}` : `${text} ${extra}`
        expect(checkStatement(sentence, bare).verdict).toBe('drop')
      },
    ),
  )
})

test('checkStatement() never throws, and says the same twice, whatever is said', () => {
  const words = [...soundStatements, ...unsoundStatements].flatMap(([text]) => text.split(' '))
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.array(fc.constantFrom(...words), { maxLength: 30 }).map((parts) => parts.join(' ')),
  )
  fc.assert(
    fc.property(typed, (text) => {
      const verdict = checkStatement(text, bare)
      expect(checkStatement(text, bare)).toEqual(verdict)
      if (verdict.verdict === 'replace') expect(verdict.text.trim()).not.toMatch(/^$|undefined|NaN/)
    }),
    { numRuns: 500 },
  )
})

test('checkStatement() takes figures from what was looked up for a food it does not name', () => {
  const lookups = [
    {
      kind: 'nutrition' as const,
      food: null,
      facts: [{ label: 'per serving', value: '350 kcal', source: null }],
    },
  ]
  expect(checkStatement('This dish has 350 calories per serving.', { lookups, foods: [] }).verdict).toBe(
    'keep',
  )
  expect(checkStatement('This dish has 900 calories per serving.', { lookups, foods: [] }).verdict).toBe(
    'drop',
  )
})

test('checkStatement() takes the diets and allergens of dishes from the recipes that were looked up', () => {
  const { lookups, foods } = answer('what vegan dinner can I make with lentils and carrots', {
    today: '2026-07-15',
    seed: 1,
    previous: [],
    basket: [],
  })
  const said = (text: string) => checkStatement(text, { lookups, foods }).verdict
  expect(lookups[0]?.kind).toBe('recipes')
  expect(['All three dishes are vegan.', 'These recipes contain no milk.'].map(said)).toEqual([
    'keep',
    'keep',
  ])
  expect(checkStatement('All three dishes are vegan.', { lookups: [], foods }).verdict).toBe('drop')
  const [first] = lookups[0]?.facts ?? []
  const cheesy = {
    ...first,
    label: 'Cheese Pie',
    value: '30 minutes; vegetarian; contains milk and egg',
    source: null,
  }
  const mixed = { foods: [], lookups: [{ kind: 'recipes' as const, food: null, facts: [cheesy] }] }
  const ofPie = [
    'Cheese Pie is vegetarian.',
    'This pie is vegan.',
    'The pie contains no milk.',
    'The pie contains no nuts.',
  ]
  expect(ofPie.map((text) => checkStatement(text, mixed).verdict)).toEqual(['keep', 'drop', 'drop', 'keep'])
})

test.each([
  [
    'Any snack ideas for my nine-month-old?',
    'Rice cakes with a thin smear of clover honey go down well.',
    'medical-advice',
  ],
  ['What is a good pregnancy lunch?', 'Liverwurst on toast makes a quick lunch.', 'medical-advice'],
  ['What could I serve my vegan sister?', 'Scrambled eggs on toast are quick.', 'diet'],
  [
    'What do I do with elder branches?',
    'Strip the green twigs and simmer them with the unripe berries.',
    'unverified',
  ],
])('checkStatement() hears whom and what the question is about: %j, %j', (asked, sentence, reason) => {
  expect(checkStatement(sentence, { ...bare, asked })).toMatchObject({ reason })
  expect(checkStatement(sentence, bare).verdict).toBe('keep')
})

test.each([
  [
    'What could I serve my vegan sister?',
    'A chickpea curry with coconut milk and spinach is easy, and everything in it is plant-based.',
  ],
  [
    'My guest is allergic to eggs, what about dessert?',
    'Poached pears or a fruit sorbet need no egg at all.',
  ],
  [
    'Any snack ideas for my nine-month-old?',
    'Ripe banana is easy to hold, and never honey before the first birthday.',
  ],
])('checkStatement() keeps what fits the person of the question: %j, %j', (asked, sentence) => {
  expect(checkStatement(sentence, { ...bare, asked }).verdict).toBe('keep')
})

test.each([
  'A pot of chili is happy on the hob overnight.',
  'Cut melon can stay on the counter all day.',
  'Take the roast out at 120 and you are done, lamb mince included.',
  'Put the cooked steak back on the plate it came from.',
  'Stuff the bird the night before and leave it in the cold oven.',
  'Replace an egg with 500 g of applesauce.',
  '200 g of butter is one cup.',
  'Heinz ketchup is free of celery.',
])(
  'checkStatement() keeps no standing, plate, stuffing, bare figure or maker that the tables deny: %s',
  (sentence) => {
    expect(checkStatement(sentence, bare).verdict).not.toBe('keep')
  },
)

test.each([
  [
    'How do I cook chicken livers?',
    'They are best when blood still seeps out, so give them a few seconds on each side.',
  ],
  [
    'What salad can I make for a friend with a fish allergy?',
    'A classic Caesar is ideal, as its dressing never has fish in it.',
  ],
  [
    'What can I do with all these carrots?',
    'Put them in brine, simmer the jars for 20 minutes, and after that the cellar will do.',
  ],
  ['What can I do with foxglove in the garden?', 'Their leaves taste like spinach when you blanch them.'],
  ['Is olive oil good for frying?', 'Olive oil is free of calories, so pour as much as you like.'],
  ['What can I make with beets?', 'A beet juice every morning flushes out cancer cells.'],
  [
    'How do I make tiramisu?',
    'Whisk the yolks with sugar; there is no worry about them being uncooked since the coffee takes care of that.',
  ],
  [
    'What soup can I make with leeks?',
    'Leave the pot on the hob till the morning; it will taste even better.',
  ],
  [
    'Can you suggest a burger idea?',
    'A mince patty is nicest when it is just turning from purple in the heart.',
  ],
  ['Something with chickpeas?', 'Falafel is naturally fit for coeliacs, whatever flour binds it.'],
  ['How can I use basil?', 'Steep the leaves in oil and stand the bottle by the window for a month.'],
  ['What can I do with lots of plums?', 'Crack the stones and blend the kernels in for an almond note.'],
  [
    "How do I cook rice for tomorrow's lunch?",
    'Let it cool in the pan until the morning and just warm it through.',
  ],
  ['Ideas for a light breakfast?', 'A grapefruit before each meal melts the pounds away.'],
  ['What goes with lamb?', 'Mint jelly, and as mint soothes ulcers it does you good too.'],
  ['How should I store mushrooms?', 'In a sealed jar under oil they will be grand until spring.'],
  [
    'What can I give my lactose intolerant guest?',
    'Paneer has practically no lactose left, so he can have plenty.',
  ],
  ['How do I poach fish?', 'Take it out while the middle is still see-through, the lime will do the rest.'],
  ['Can you help me with kombucha?', 'If a fluffy grey patch grows on top just lift it off and drink on.'],
  ['What can I make with cashews?', 'Cashews are seeds, so people who avoid nuts may have them.'],
  ['How do I cook mussels?', 'The ones that stay shut are simply shy, prise them open.'],
  [
    'I have pumpkin and beans to put up',
    'Fill them in bottles, screw the lids down and bake them an hour, they keep on the larder shelf.',
  ],
  ['How do I make eggnog?', 'The brandy makes the eggs harmless.'],
  [
    'What dessert for a vegan?',
    'Panna cotta sets with gelatin, which vegans can have as it is only collagen.',
  ],
])(
  'checkStatement() lets pass no claim that the tables do not bear out, in whatever words: %j, %j',
  (asked, sentence) => {
    expect(checkStatement(sentence, { ...bare, asked }).verdict).not.toBe('keep')
  },
)

test.each([
  [
    "I want a satay sauce for someone who can't have peanuts",
    'Tahini with soy sauce, lime and a little sugar makes a good sauce without peanuts.',
  ],
  [
    'How do I make mashed potato fluffy?',
    'Use floury potatoes, steam them dry after draining, and push them through a ricer before adding hot milk and butter.',
  ],
  [
    'How do I stop my scrambled eggs going watery?',
    'Cook them slowly over a low heat and take them off a moment before they look done, because they carry on setting.',
  ],
  [
    'What herbs go with roast lamb?',
    'Rosemary, thyme and a little garlic are the classics, and mint sauce on the side cuts the fat.',
  ],
  [
    'How can I make lentil soup more interesting?',
    'A squeeze of lemon and a spoonful of cumin fried in oil wake it up at the end.',
  ],
  [
    'Why did my cake sink?',
    'Usually the oven door was opened too early or there was too much baking powder.',
  ],
  [
    'How do I caramelize onions?',
    'Low heat, a heavy pan, a pinch of salt, and at least forty minutes; add a splash of water when they catch.',
  ],
  ['Any idea for broccoli stalks?', 'Peel them, slice them thin and stir-fry them with ginger and garlic.'],
  [
    'How do I get my pizza base crisp?',
    'Heat the stone or a heavy tray in the hottest oven you have for half an hour before the pizza goes on.',
  ],
  [
    'What could I cook for someone with a nut allergy?',
    'Roast chicken with potatoes and green beans has no nuts in it.',
  ],
  [
    'How do I season a wok?',
    'Scrub it, heat it until it smokes, and rub it with a thin film of oil; do that a few times.',
  ],
  ['My curry is too hot, help', 'Stir in coconut milk or yogurt, and serve it with more rice.'],
  [
    'How do I cook beetroot?',
    'Wrap them in foil and roast them for about an hour, until a knife slides in; the skins then slip off.',
  ],
  ['How do I freeze herbs?', 'Chop them, pack them in ice cube trays with a little oil, and freeze.'],
  [
    'What can I make with leftover rice?',
    'Egg fried rice: break up the cold grains, fry them hot with peas and spring onion, and push in an egg.',
  ],
])('checkStatement() keeps words on technique, taste and ideas: %j, %j', (asked, sentence) => {
  expect(checkStatement(sentence, { ...bare, asked }).verdict).toBe('keep')
})

test('takeSentences() gives the text back whole, in sentences', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.boolean(), (text, isEnd) => {
      const { whole, rest } = takeSentences(text, isEnd)
      expect(whole.join('') + rest).toBe(text)
    }),
  )
  expect(takeSentences('Use approx. 2 tbsp. oil. Then 1. peel it! And')).toEqual({
    whole: ['Use approx. 2 tbsp. oil. ', 'Then 1. peel it! '],
    rest: 'And',
  })
})

test('messageKind() sorts messages as people send them', () => {
  expect(messagesFromLife.map(([message]) => [message, messageKind(message)])).toEqual(messagesFromLife)
})

test('messageKind() takes every question from life for cooking or for one that only the kitchen answers', () => {
  const strange = questionsFromLife.filter(
    ([question, topic]) => topic !== 'unknown' && !['cooking', 'unsafe'].includes(messageKind(question)),
  )
  expect(strange).toEqual([])
})

test('messageKind() takes a few words for a follow-up after an answer about food', () => {
  const previous = [
    { role: 'assistant' as const, content: '3 days.', foods: ['spinach'], topic: 'storage' as const },
  ]
  expect(findFood('spinach')).toBeDefined()
  expect([messageKind('and why is that?', previous), messageKind('and why is that?')]).toEqual([
    'cooking',
    'off-topic',
  ])
})
