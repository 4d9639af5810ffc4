import { expect, test } from 'vitest'
import { reviewed } from './reviewed.ts'

const soup = {
  lines: ['300 g prawns', '1 l vegetable broth', '1 lime'],
  say: [
    'Simmer the broth for 10 minutes, add the prawns and simmer until pink and opaque. Squeeze in the lime.',
  ],
}

test('what goes on with an argument about somebody falls with it', () => {
  const { said } = reviewed({
    ...soup,
    say: [
      ...soup.say,
      'Got a guest with coeliac disease? Simply fish out their croutons at the table; the broth is fine.',
    ],
  })
  expect(said).not.toContain('fish out')
  expect(said).not.toContain('broth is fine')
  expect(said).toContain('Squeeze in the lime.')
})

test.each([
  [
    'whom it is not for',
    ['200 g pearl barley', '1 l vegetable broth'],
    'Not for coeliacs: barley contains gluten.',
  ],
  [
    'what to leave out for whom',
    ['300 g rice noodles', '2 tbsp fish sauce', '2 tbsp peanuts'],
    'Contains fish and peanuts; leave out the peanuts for anyone with an allergy.',
  ],
  [
    'what it holds',
    ['300 g wheat noodles', '2 tbsp soy sauce', '3 tbsp peanut butter'],
    'Contains peanuts, soy and wheat.',
  ],
])('a warning about allergens that the list proves stays: %s', (_what, lines, warning) => {
  const { said, lines: listed } = reviewed({ lines, say: [`Simmer everything for 20 minutes. ${warning}`] })
  expect(said).toContain(warning)
  expect(listed).toEqual(lines)
})

test('a warning that the list does not prove falls', () => {
  const { said } = reviewed({ ...soup, say: [...soup.say, 'Contains only celery, no shellfish.'] })
  expect(said).not.toContain('no shellfish')
})

test('what a list of denied foods names breaks no diet', () => {
  const { verdict } = reviewed(
    {
      lines: ['3 pears'],
      say: ['Steam the pears for 10 minutes and blend until smooth. Add no salt, sugar or honey.'],
    },
    ['vegan'],
  )
  expect(verdict).not.toBe('refused')
})

test.each(['It is light and easily digested.', 'Colour, not temperature, is what tells you they are ready.'])(
  'a sentence that only tells how something is stays only where the kitchen knows every word: %s',
  (talk) => {
    const { said } = reviewed({ ...soup, say: [...soup.say, talk] })
    expect(said).not.toContain(talk)
  },
)

test.each(['Ten minutes, start to finish!', 'Dinner is on the table in under half an hour!'])(
  'a time that is claimed for the whole dish falls where the steps take longer: %s',
  (claim) => {
    const { said } = reviewed({
      lines: ['1 kg carrots'],
      say: ['Roast the carrots for 50 minutes.', `Serve hot. ${claim}`],
    })
    expect(said).not.toContain(claim)
    expect(said).toContain('Serve hot.')
  },
)

test('how long a dish keeps is no time of its steps', () => {
  const { said, minutes } = reviewed({
    lines: ['4 tomatoes', '1 onion', '1 lime'],
    say: ["Chop tomatoes and onion and toss with lime juice. In the fridge it's fine for 3 days."],
  })
  expect(said).toContain('3 days')
  expect(minutes).toBeLessThan(30)
})

const compote = { lines: ['500 g rhubarb', '100 g sugar'], last: 'Simmer with the sugar for 10 minutes.' }

test.each([
  'Rhubarb leaves are toxic, so throw them on the compost heap.',
  'The leaves are poisonous.',
  'Never eat the leaves: they are poisonous.',
])('what says that something harms stays: %s', (warning) => {
  const { said } = reviewed({ lines: compote.lines, say: [`Trim the rhubarb. ${warning}`, compote.last] })
  expect(said).toContain(warning)
})

test.each(['Vaccines are poison.', 'Visit plants.example.com: rhubarb leaves are poisonous.'])(
  'what calls something else harmful falls: %s',
  (claim) => {
    const { said } = reviewed({ lines: compote.lines, say: [`Trim the rhubarb. ${claim}`, compote.last] })
    expect(said).not.toContain(claim)
  },
)

test.each(['The leaves are not poisonous at all.', 'The leaves are harmless, whatever people say.'])(
  'what says that something does not harm falls: %s',
  (claim) => {
    const { said } = reviewed({ lines: compote.lines, say: [`Trim the rhubarb. ${claim}`, compote.last] })
    expect(said).not.toContain('leaves')
    expect(said).toContain('Trim the rhubarb')
  },
)
