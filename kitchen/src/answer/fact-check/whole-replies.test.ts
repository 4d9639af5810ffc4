import { expect, test } from 'vitest'
import { answer } from '../index.ts'
import { disagreesWithAnswer } from './disagrees-with-answer.ts'
import { checkStatement } from './index.ts'

function verdictIn(asked: string, sentence: string): string {
  const { lookups, foods, text } = answer(asked, { today: '2026-11-26', seed: 1, previous: [], basket: [] })
  const facts = { lookups, foods, asked, own: text }
  return disagreesWithAnswer(sentence, facts) ? 'disagrees' : checkStatement(sentence, facts).verdict
}

test.each([
  ['Can I freeze fresh green beans without blanching?', 'For best quality, use them within 8 to 12 months.'],
  ['Can I freeze cooked rice?', 'It keeps its quality for about 6 months.'],
])('the freezer keeps quality for as long as the agencies say: %s %s', (asked, sentence) => {
  expect(verdictIn(asked, sentence)).toBe('keep')
})

test.each([
  ['Can I freeze fresh green beans without blanching?', 'They keep for five years in the freezer.'],
  ['Can I freeze cooked rice?', 'It keeps for three years in the freezer.'],
])('and no longer: %s %s', (asked, sentence) => {
  expect(verdictIn(asked, sentence)).not.toBe('keep')
})

test.each([
  [
    'How do I get crispy skin on chicken thighs?',
    'Season with salt and leave the thighs uncovered in the fridge for a few hours or overnight.',
  ],
  ['How do I get crispy skin on chicken thighs?', 'Turn the heat to medium and let the fat render slowly.'],
  [
    'I have a big ham bone, ideas?',
    'If you have no time this week, wrap the bone tightly and freeze it for a couple of months.',
  ],
  ['What should I make for brunch with asparagus?', 'Make it up to a day ahead if that helps.'],
  ['Why does my pie crust shrink?', 'Shrinking is usually the gluten snapping back like a rubber band.'],
  ['I oversalted my soup, help', 'Dilution truly lowers the salt.'],
  [
    'Can I use honey instead of sugar in a cake?',
    'Use about 3/4 cup of honey for every cup of sugar, and reduce the other liquid by about 1/4 cup.',
  ],
])('work, its waits and its words are no claim of keeping, health or contents: %s %s', (asked, sentence) => {
  expect(verdictIn(asked, sentence)).toBe('keep')
})

test('a yolk may be as soft as the kitchen itself tells it, to whom it harms least', () => {
  const asked = 'How do I poach eggs without a mess?'
  expect(verdictIn(asked, 'Cook for 3 to 4 minutes for a set white and a runny yolk.')).toBe('keep')
  expect(verdictIn(asked, 'For someone pregnant, cook the yolk until firm.')).toBe('keep')
})

test.each([
  ['How do I poach eggs for my toddler?', 'Cook for 3 to 4 minutes for a set white and a runny yolk.'],
  ['How do I poach eggs?', 'A runny yolk is safe for everyone, so give it 3 minutes.'],
  [
    'How do I grill chicken breasts?',
    "Once the meat feels firm and the outside has colour there's no need to check that it reaches 165°F.",
  ],
  ['How do I cook lentils?', "Red lentils need about 2 hours of hard boiling before they're tender."],
  [
    "what's a good way to marinate chicken for the grill",
    "When the chicken comes off the grill, drizzle what's left in the bag over the top as a fresh sauce.",
  ],
  ['how do I bottle whole tomatoes in jars', 'A good squeeze from a fresh lemon does the very same job.'],
  ['How do I freeze runner beans?', 'They can be eaten raw straight from the freezer.'],
])('what harms or is false beside it falls: %s %s', (asked, sentence) => {
  expect(verdictIn(asked, sentence)).not.toBe('keep')
})
