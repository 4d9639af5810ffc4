import type { Reply } from '../answer-shape.ts'
import { wording } from '../asked/wording.ts'
import type { Wording } from '../asked/wording.ts'
import type { AskedFood } from '../display-name.ts'
import { findGuidance } from '../guidance.ts'
import type { Question } from '../question.ts'
import { dateSource, moldSource, spoilageFacts, spoilageGroup } from '../spoilage.ts'
import type { SpoilageGroup } from '../spoilage.ts'
import { capital } from '../voice.ts'
import { guidanceReply } from './guidance.ts'
import { keptText, storageLookup, storageReply } from './storage.ts'

const dated = wording(
  'expire|expired|expiry|expiration|past|date|old|ago|yesterday / best before / use|sell by / last week',
)
const moldy = wording('mold|mould|moldy|mouldy|fuzz|fuzzy', 'fuzzy skin / fuzzy * skin')
const greenShoots = wording('green shoot|sprout')
const howLong = wording('how long|many day / shelf life', 'ago|old|past|after')
const tired = wording('limp|wilt|wilted|wilting|wilts|wrinkle|wrinkled|wrinkly')
const asksInTime = new Set(['do', 'does'])

/** Words for foods that need no exact name to judge: 'my bread', 'the fish'. */
const groupWords: readonly (readonly [Wording, SpoilageGroup])[] = [
  [wording('chicken|turkey|beef|pork|lamb|meat|sausage|ham|mince|steak'), 'meat'],
  [wording('fish|salmon|tuna|shrimp|prawn|seafood'), 'fish'],
  [wording('bread'), 'bread'],
  [wording('milk|cream|yogurt|yoghurt|cheese'), 'soft dairy'],
  [wording('egg'), 'egg'],
  [wording('pepper|potato|carrot|cabbage|roots'), 'firm produce'],
  [wording('lettuce|salad|greens|herb|leaves'), 'leafy produce'],
  [wording('mushroom|berry|tomato|fruit'), 'soft produce'],
]

/** Whether something is still good: mold, dates, smell and slime, by the group the food belongs to. */
export function spoilageReply(question: Question): Reply | null {
  const special = findGuidance(question.text, 'spoilage') ?? findGuidance(question.text, 'hazard')
  if (special) return guidanceReply(special)
  const [food] = question.foods
  if (food && howLong.test(question.text) && !moldy.test(question.text)) return storageReply(question)
  const group = food ? spoilageGroup(food) : groupWords.find(([words]) => words.test(question.text))?.[1]
  if (!group) return null
  if (greenShoots.test(question.text) && food) return shoots(food)
  const name = food ? food.calledPlural : 'it'
  if (moldy.test(question.text) && food?.said === 'cheese') return cheeseReply()
  if (moldy.test(question.text)) return moldReply(name, group)
  const onlyTired = tired.test(question.text) ? tiredReply(group, food) : null
  return onlyTired ?? agedReply(question, name, group, food)
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
  const time = food && asksInTime.has(text.split(' ')[0] ?? '') ? lastingText(food) : ''
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
