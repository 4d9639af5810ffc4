import { describe, expect, test } from 'vitest'
import { answer } from './index.ts'

const say = (question: string) =>
  answer(question, { today: '2026-11-26', seed: 1, previous: [], basket: [] }).text

describe('what wants a yes or no begins with it', () => {
  test.each([
    ['Can I freeze zucchini?', /^Yes\. /],
    ['can you freeze cucumbers', /^No/],
    ['can potatoes be frozen raw', /^Not raw/],
    ['can i dry tomatoes', /^Yes\. /],
    ['can you can green beans', /^Yes\. /],
    ['can you eat zucchini raw', /^Yes/],
    ['can green beans be eaten raw', /^No/],
    ['Should I peel carrots?', /^No need/],
    ['do you have to peel butternut squash before roasting', /^Yes/],
  ])('%s', (question, sign) => {
    expect(say(question)).toMatch(sign)
  })

  test('who asks how is told how', () => {
    expect(say('how do I freeze zucchini')).not.toMatch(/^Yes/)
  })
})

test('what is frozen only cooked is not said to freeze raw', () => {
  expect(say('Are raw potatoes freezable? Got 60 kg this year and no cellar.')).toMatch(/^Not raw\. /)
})

test('what a baby is to be given is no accident that happened', () => {
  expect(say('Can my 9 month old have a lick of honey on toast')).toMatch(/^No\. No honey before 12 months/)
  expect(say('my baby licked honey off my finger, she is 9 months')).toMatch(/^A lick seldom harms/)
})

test('to freeze again is asked for, and not how long thawed meat keeps', () => {
  const told = say('thawed a pack of chicken thighs in the fridge yesterday, plans changed. refreeze?')
  expect(told).toMatch(/^If it thawed in the fridge/)
})

describe('an answer is about the food that is asked for', () => {
  test.each([
    'How do you cut a mango?',
    'how do you cut a leek',
    'how to cut fennel',
    'how do you slice an avocado',
  ])('%s', (question) => {
    expect(say(question)).not.toMatch(/onion|pits|waterproof plaster/)
  })

  test.each(['why does my carrot vote for taxes', 'my potato won the election', 'carrot invoice attached'])(
    'and about more than its name: %s',
    (question) => {
      expect(say(question)).toMatch(
        /^(I am not sure (what you are asking|that I understand you)|Payments, cards and invoices|That I do not know for sure|Votes and parties|I cannot see your billing|I see neither the sky nor)/,
      )
    },
  )
})

describe('who must not eat what is heard, and told', () => {
  test.each([
    ['He breaks out in hives from soy. Miso soup tonight?', /^No\. /],
    ['eggs make my daughter itch all over. mayo ok?', /^No\. Mayonnaise contains egg/],
    ['My antenatal class said no Camembert, may I eat it?', /^Not before you have asked there again/],
    ["I'm pregnant, can I eat well cooked lentils?", /^Yes\. /],
  ])('%s', (question, says) => {
    expect(say(question)).toMatch(says)
  })
})

test('What somebody takes a food for asks for no figures', () => {
  const context = { today: '2026-11-26', seed: 1, previous: [], basket: [] }
  expect(answer('can a celiac have seitan its not bread its protein', context).text).toMatch(/^No\./)
  expect(answer('how much protein is in lentils for my celiac friend', context).text).toMatch(/protein/)
})
