import { cookName } from '../foods/index.ts'
import { recognise } from '../recognition/index.ts'
import { suggest } from '../suggestion/index.ts'
import type { AnswerContext, TopicReply } from './answer-shape.ts'
import { findPhrases, phraseBook } from './asked/phrases.ts'
import { tokensOf } from './asked/tokens.ts'
import { cardReply, sureCoverage } from './cards/card-reply.ts'
import { plainText } from './plain-text.ts'
import { listed } from './voice.ts'

const asksBasket = phraseBook<true>([
  ['what * my basket|list|ingredients', true],
  ['what * i have|got * basket|home|here', true],
  ['my basket', true],
])
const asksPlan = phraseBook<true>([
  ['what|which|anything * i|we plan|planned', true],
  ['what|which|show|anything * my|our plan|week|planner', true],
  ['what|which|anything * planned for', true],
])
/** More words tell of something else. */
const mostWords = 12
const ordinals = ['first', 'second', 'third'] as const
const asksDish = phraseBook<number>(
  ordinals.flatMap((word, at) => [
    [`${word} one|recipe|dish`, at] as const,
    [`make|cook|do * ${word}`, at] as const,
    [`number ${['one', 'two', 'three'][at]}`, at] as const,
  ]),
)

/** A person's own things: the basket, the dishes named before, the app itself. Null where the question is about food at large. */
export function accountReply(question: string, context: AnswerContext): TopicReply | null {
  const tokens = tokensOf(plainText(question))
  const dish = findPhrases(tokens, asksDish)[0]
  const told = dish && dishReply(dish.value, context)
  if (told) return told
  if (findPhrases(tokens, asksBasket).length > 0 && tokens.length <= 9)
    return tokens[0]?.word === 'how' ? fillReply : basketReply(context)
  const card = cardReply(question, context)
  // One that speaks of less is compared with other answers.
  if (card?.isOwn && card.coverage >= sureCoverage)
    return { ...card, topic: 'about', text: withOtherPart(question, card.text, context) }
  return tokens.length <= mostWords && findPhrases(tokens, asksPlan).length > 0 ? planReply() : null
}

const fewestOfPart = 3

/** 'How can I cancel, will I lose my recipes': what each part of a question asks of the app, one after the other. */
function withOtherPart(question: string, text: string, context: AnswerContext): string {
  const parts = plainText(question)
    .replaceAll('?', ',')
    .replaceAll(' and ', ',')
    .split(',')
    .filter((part) => part.trim().split(' ').length >= fewestOfPart)
  if (parts.length < 2) return text
  const told = parts.flatMap((part) => cardReply(part, context) ?? []).filter(({ isOwn }) => isOwn)
  const [first] = told
  return first && first.text !== text ? `${first.text} ${text}` : text
}

function basketReply({ basket }: AnswerContext): TopicReply {
  const names = basket.map((text) => {
    const found = recognise(text)
    return found.kind === 'food' ? cookName(found.food) : text
  })
  const text =
    names.length > 0
      ? `In your basket: ${listed(names)}. Shall I name dishes for it, or say how something of it keeps?`
      : 'Your basket is empty. Add what you have on the dashboard, or name it here, and I will find dishes for it.'
  return { text, topic: 'about', foods: [] }
}

const fillReply: TopicReply = {
  text: 'On the dashboard: type what you have, with or without amounts, and add it; a list may be pasted in as it is. Tap an entry to change or remove it. Then I can find dishes for it.',
  topic: 'about',
  foods: [],
}

const planReply = (): TopicReply => ({
  text: 'I cannot see your plan in this answer. The planner shows the week, and its shopping list what is missing. Name a food, and I can say what to cook with it.',
  topic: 'about',
  foods: [],
})

const named = /([\p{Lu}][^.,?!]*?(?:, [\p{Lu}][^.,?!(]*?)*) \((\d+) minutes\)/gu

const withoutOpening = (text: string, openings: readonly string[]): string =>
  text.slice(openings.find((opening) => text.startsWith(opening))?.length ?? 0)

/** The dish of that place in the list of the answer before, as a cook would say it: what goes in and the steps. */
function dishReply(place: number, { previous, today, seed }: AnswerContext): TopicReply | null {
  const turn = previous.findLast(({ role, topic }) => role === 'assistant' && topic === 'recipes')
  const titles = [
    ...withoutOpening(turn?.content ?? '', ['How about ', 'You could make ', 'My pick: ']).matchAll(named),
  ].map(([, title = '']) => withoutOpening(title, ['or ', 'and ']).trim())
  const title = titles[place]
  if (!turn || !title) return null
  const foods = turn.foods ?? []
  for (let step = 0; step < 6; step += 1) {
    const set = suggest({ ingredients: foods }, { seed: seed + step, today })
    const recipe = set.ok ? set.recipes.find((each) => title.endsWith(each.title)) : undefined
    if (recipe)
      return {
        text: `${recipe.title}, for ${recipe.servings}: ${recipe.ingredients.join('; ')}. ${recipe.instructions.replaceAll('\n', ' ')}`,
        topic: 'recipes',
        foods: [...foods],
      }
  }
  return {
    text: `That was ${title}. Choose to make recipes from ${listed(foods)}, and you get it with amounts and steps.`,
    topic: 'recipes',
    foods: [...foods],
  }
}
