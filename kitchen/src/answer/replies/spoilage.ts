import type { Reply } from '../answer-shape.ts'
import type { AskedFood } from '../called.ts'
import { findGuidance } from '../guidance.ts'
import type { Question } from '../question.ts'
import { dateSource, moldSource, spoilageFacts, spoilageGroup } from '../spoilage.ts'
import type { SpoilageGroup } from '../spoilage.ts'
import { capital } from '../voice.ts'
import { guidanceReply } from './guidance.ts'
import { keptText, storageLookup } from './storage.ts'

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
  const special = findGuidance(question.text, 'spoilage') ?? findGuidance(question.text, 'hazard')
  if (special) return guidanceReply(special)
  const [food] = question.foods
  const group = food ? spoilageGroup(food) : groupWords.find(([words]) => words.test(question.text))?.[1]
  if (!group) return null
  if (/\bgreen shoots?\b/.test(question.text) && food) return shoots(food)
  const name = food ? food.calledPlural : 'it'
  if (moldy.test(question.text) && food?.said === 'cheese') return cheeseReply()
  if (moldy.test(question.text) && !/\bfuzzy (?:\w+ )?skins?\b/.test(question.text))
    return moldReply(name, group)
  const tired = /\b(?:limp|wilt\w*|wrinkl\w*)\b/.test(question.text) ? tiredReply(group, food) : null
  return tired ?? agedReply(question, name, group, food)
}

const tiredTexts: Readonly<Partial<Record<SpoilageGroup, string>>> = {
  'leafy produce':
    'Only wilted is only thirsty: a bath in ice water brings leaves back. Slimy, dark or smelly ones go, with what they touch.',
  'firm produce':
    'Limp or wrinkled alone is only lost water: fine to eat, best cooked, and a bath in cold water crisps it up. Soft wet spots, slime or a sour smell mean throw it away.',
  'soft produce':
    'Wrinkles and soft spots alone mean cook it today. Leaking, mold or a sour smell mean throw it away.',
}

function tiredReply(group: SpoilageGroup, food: AskedFood | undefined): Reply | null {
  const text = tiredTexts[group]
  return text ? { text, lookups: food ? [storageLookup(food)] : [] } : null
}

function shoots(food: AskedFood): Reply {
  return {
    text: `No, ${food.called} with green shoots is fine as long as it is firm and smells right. The shoot tastes bitter: split the clove and pull it out.`,
    lookups: [storageLookup(food)],
  }
}

/** 'Cheese' may be hard or soft, and mold on the one is not mold on the other. */
function cheeseReply(): Reply {
  const [hard, soft] = [spoilageFacts['hard cheese'].mold, spoilageFacts['soft dairy'].mold]
  return {
    text: `Hard cheese, such as cheddar: ${hard}. Soft, sliced, crumbled or shredded cheese: ${soft}. The mold of blue cheese and of the rind of Brie belongs there.`,
    lookups: [
      {
        kind: 'guidance',
        food: null,
        facts: [
          { label: 'mold on hard cheese', value: hard, source: moldSource },
          { label: 'mold on soft cheese', value: soft, source: moldSource },
        ],
      },
    ],
  }
}

function moldReply(name: string, group: SpoilageGroup): Reply {
  const value = spoilageFacts[group].mold
  const all = `Throw all of the ${name} away: mold goes deeper than you can see, so cutting off the spot is not enough.`
  return {
    text: value.startsWith('throw') ? (name === 'it' ? `${capital(value)}.` : all) : `${capital(value)}.`,
    lookups: [
      { kind: 'guidance', food: null, facts: [{ label: `mold on ${name}`, value, source: moldSource }] },
    ],
  }
}

function agedReply(
  { text }: Question,
  name: string,
  group: SpoilageGroup,
  food: AskedFood | undefined,
): Reply {
  const { signs } = spoilageFacts[group]
  const time = food && /^do(?:es)?\b/.test(text) ? lastingText(food) : ''
  const date = dated.test(text)
    ? 'A date on the package is about quality, not safety (infant formula apart), so look at the food. '
    : ''
  const ending =
    group === 'meat' || group === 'fish'
      ? ' If in doubt, throw it out; cooking does not make spoiled food safe.'
      : ''
  const facts = [{ label: `signs of spoilage`, value: signs, source: date ? dateSource : moldSource }]
  return {
    text: `${time}${date}Throw ${name} away at these signs: ${signs}.${ending}`,
    lookups: [{ kind: 'guidance', food: food?.name ?? null, facts }, ...(food ? [storageLookup(food)] : [])],
  }
}

/** 'Yes, in time: flour keeps 6 to 12 months at room temperature. ' */
function lastingText(food: AskedFood): string {
  const sentence = keptText(food)
  return sentence ? `Yes, in time: ${sentence}. ` : ''
}
