import { findPhrases, phraseBook } from './asked/phrases.ts'
import { tokensOf } from './asked/tokens.ts'
import type { Question } from './question.ts'

const wishes = phraseBook<true>([
  ['what|something|anything * mak|cook|eat|do|bake|have', true],
  ['recipe|recipes|idea|ideas|suggest|suggestion|inspiration', true],
  ['dinner|lunch|breakfast|supper|meal|brunch|tonight|snack|dessert|starter', true],
  ['use|using it|them|this|these|up', true],
  ['use * up', true],
  ['too many|much', true],
  ['have|got only|a|some|lots|nothing|just|leftover', true],
  ['glut|surplus|bumper|hungry|quick', true],
  ['mak|cook me|us|something', true],
  ['dish|dishes with|for|from', true],
  ['with|without', true],
])
/** 'How do I', 'why', 'what is': asked about the doing and not for a dish. */
const otherwise = phraseBook<true>([
  ['how to|do|can|should|could|would|does|did|far', true],
  ['why', true],
  ['can|could|should|will|would|may|must i|we|you|they mak|use|add|put|bake|cook|serve|mix', true],
  ['what =does|=did|happens', true],
  ['what is|are * difference|called|mean|technique|book|ingredient', true],
  ['be|do|does|did it|they|a|an|the|there', true],
])

const openWords = new Set(['something', 'anything', 'meal', 'dinner', 'lunch', 'supper', 'breakfast', 'dish'])

/** Whether a question wants dishes proposed: it wishes for some and asks nothing else. A few words alone ('a soup with leeks') do. */
export function asksForDishes({ text, context }: Pick<Question, 'text' | 'context'>): boolean {
  const tokens = tokensOf(text)
  const asksElse =
    findPhrases(tokens, otherwise).some(({ from }) => from === 0) &&
    !tokens.some(({ word }) => openWords.has(word))
  const isUseUp = findPhrases(tokens, wishes).length > 0
  const goesOn = context.previous.some(({ topic }) => topic === 'recipes')
  return (
    goesOn ||
    (isUseUp && (!asksElse || tokens.some(({ word }) => word === 'up'))) ||
    (!asksElse && tokens.length <= 7)
  )
}

const plainWishes = phraseBook<true>([
  [
    'what can|could|should|shall|do|to * mak|cook|do|bake * with|for|from|tonight|dinner|lunch|breakfast',
    true,
  ],
  ['what * can|could|should|do i|we do with', true],
  ['recipe|recipes|idea|ideas * with|for|from|using', true],
  ['ideas|suggestions', true],
  ['something|anything to|i can do|make|cook|use with', true],
  ['recipe|idea please|pls|plz', true],
  ['dinner|lunch|breakfast|supper ideas|with|from', true],
  ['what * can|could|should|shall i|we mak|cook|bake|serve', true],
  ['dinner|lunch|breakfast|supper|snack|dessert|meal * without|from|using|please', true],
  ['quick|easy|simple|cheap|light|fast dinner|lunch|breakfast|supper|snack|dessert|meal|tea', true],
  ['mak|cook|bake me|us', true],
  ['use up', true],
  ['got|have loads|lots|plenty|heaps|tons', true],
])
const others = phraseBook<true>([
  ['too salty|sweet|spicy|sour|thick|thin|many|much|bitter', true],
  ['glut|surplus|burnt|curdled|stuck|overcooked|undercooked|sour|spoiled|moldy|mouldy|instead', true],
])

/** Whether a question plainly wants dishes for what there is, and nothing went wrong or came in heaps. */
export function wantsDishes({ text }: Pick<Question, 'text'>): boolean {
  const tokens = tokensOf(text)
  return findPhrases(tokens, plainWishes).length > 0 && findPhrases(tokens, others).length === 0
}
