import type { Food } from '../../foods/index.ts'
import type { Reply } from '../answer-shape.ts'
import { findGuidance } from '../guidance.ts'
import type { Question } from '../question.ts'
import { dateSource, moldSource, spoilageFacts, spoilageGroup } from '../spoilage.ts'
import type { SpoilageGroup } from '../spoilage.ts'
import { capital } from '../voice.ts'
import { guidanceReply } from './guidance.ts'
import { storageLookup } from './storage.ts'

const dated = /\b(?:expir\w*|past|best before|use[- ]by|sell[- ]by|date|old|ago|yesterday|last week)\b/
const moldy = /\b(?:mou?ld\w*|fuzz\w*)\b/

/** Words for foods that need no exact name to judge: 'my bread', 'the fish'. */
const groupWords: readonly (readonly [RegExp, SpoilageGroup])[] = [
  [/\b(?:chicken|turkey|beef|pork|lamb|meat|sausages?|ham|mince|steak)\b/, 'meat'],
  [/\b(?:fish|salmon|tuna|shrimp|prawns?|seafood)\b/, 'fish'],
  [/\bbread\b/, 'bread'],
  [/\b(?:milk|cream|yogh?urt|cheese)\b/, 'soft dairy'],
  [/\beggs?\b/, 'egg'],
  [/\b(?:peppers?|potato(?:es)?|carrots?|cabbage|roots?)\b/, 'firm produce'],
  [/\b(?:lettuce|salad|greens|herbs?|leaves)\b/, 'leafy produce'],
  [/\b(?:mushrooms?|berries|tomato(?:es)?|fruit)\b/, 'soft produce'],
]

/** Whether something is still good: mold, dates, smell and slime, by the group the food belongs to. */
export function spoilageReply(question: Question): Reply | null {
  const special = findGuidance(question.text, 'hazard')
  if (special) return guidanceReply(special)
  const [food] = question.foods
  const group = food ? spoilageGroup(food) : groupWords.find(([words]) => words.test(question.text))?.[1]
  if (!group) return null
  if (/\bgreen shoots?\b/.test(question.text) && food) return shoots(food)
  const name = food ? food.plural : 'it'
  if (moldy.test(question.text)) return moldReply(name, group)
  return agedReply(question, name, group, food)
}

function shoots(food: Food): Reply {
  return {
    text: `No, ${food.name} with green shoots is fine as long as it is firm and smells right. The shoot tastes bitter: split the clove and pull it out.`,
    lookups: [storageLookup(food)],
  }
}

function moldReply(name: string, group: SpoilageGroup): Reply {
  const value = spoilageFacts[group].mold
  const rest =
    value.startsWith('cut') || value.startsWith('on firm') ? '' : ' Cutting off the spot is not enough.'
  return {
    text: `${capital(value)}.${rest}`,
    lookups: [
      { kind: 'guidance', food: null, facts: [{ label: `mold on ${name}`, value, source: moldSource }] },
    ],
  }
}

function agedReply({ text }: Question, name: string, group: SpoilageGroup, food: Food | undefined): Reply {
  const { signs } = spoilageFacts[group]
  const date = dated.test(text)
    ? 'A date on the package is about quality, not safety (infant formula apart), so look at the food. '
    : ''
  const ending =
    group === 'meat' || group === 'fish'
      ? ' If in doubt, throw it out; cooking does not make spoiled food safe.'
      : ''
  const facts = [{ label: `signs of spoilage`, value: signs, source: date ? dateSource : moldSource }]
  return {
    text: `${date}Throw ${name} away at these signs: ${signs}.${ending}`,
    lookups: [{ kind: 'guidance', food: food?.name ?? null, facts }, ...(food ? [storageLookup(food)] : [])],
  }
}
