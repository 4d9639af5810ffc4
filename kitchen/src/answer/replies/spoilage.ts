import type { Reply } from '../answer-shape.ts'
import { wording } from '../asked/wording.ts'
import type { Wording } from '../asked/wording.ts'
import type { AskedFood } from '../display-name.ts'
import { findGuidance } from '../guidance.ts'
import type { Question } from '../question.ts'
import { withoutDenied } from '../asked/denied.ts'
import { dateSource, moldSource, spoilageFacts, useBySource, spoilageGroup } from '../spoilage.ts'
import type { SpoilageGroup } from '../spoilage.ts'
import { signOn } from '../spoilage-signs.ts'
import type { SpoilageSign } from '../spoilage-signs.ts'
import { capital } from '../voice.ts'
import { guidanceReply } from './guidance.ts'
import { keptText, storageLookup, storageReply } from './storage.ts'

const dated = wording('expire|expired|expiry|expiration|=past|date / best before / use|sell by')
const usedBy = wording('use by')
const opened = wording('open|opened|opening', 'unopened / never opened')
const moldy = wording(
  'mold|mould|moldy|mouldy|fuzz|fuzzy|furry|hairy / bit|bits|spot|spots|patch|patches|speck|specks|dot|dots of|that * blue|green|pink|grey|gray|black|white / blue|green|pink spot|spots|patch|patches|bit|bits|speck|specks|dot|dots|fur',
  'fuzzy skin / fuzzy * skin',
)
const greenShoots = wording('green shoot|sprout')
const howLong = wording('how long|many day / shelf life', 'ago|old|past|after')
const tired = wording(
  'limp|wilt|wilted|wilting|wilts|wrinkle|wrinkled|wrinkly|bendy|rubbery|floppy|droopy|shriveled|shrivelled',
)
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
export function spoilageReply(asked: Question): Reply | null {
  const question = { ...asked, text: withoutDenied(asked.text) }
  const special = findGuidance(question.text, 'spoilage') ?? findGuidance(question.text, 'hazard')
  if (special) return guidanceReply(special)
  const [food] = question.foods
  const sign = food ? signOn(food, question.text) : null
  if (food && sign) return signReply(food, sign)
  const asksDays = howLong.test(question.text) || (opened.test(question.text) && !dated.test(question.text))
  if (food && asksDays && !moldy.test(question.text)) return storageReply(question)
  const group = food ? spoilageGroup(food) : groupWords.find(([words]) => words.test(question.text))?.[1]
  if (!group) return null
  if (greenShoots.test(question.text) && food) return shoots(food)
  const name = food ? food.calledPlural : 'it'
  if (moldy.test(question.text) && food?.said === 'cheese') return cheeseReply()
  if (moldy.test(question.text)) return moldReply(name, group)
  const onlyTired = tired.test(question.text) ? tiredReply(group, food) : null
  return onlyTired ?? agedReply(question, name, group, food)
}

const signReply = ({ name }: AskedFood, { text, source }: SpoilageSign): Reply => ({
  text,
  lookups: [{ kind: 'guidance', food: name, facts: [{ label: 'what it is', value: text, source }] }],
})

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

/** Mold in a word that means nothing else. */
const namesMold = wording('mold|mould|moldy|mouldy / fuzzy|furry|hairy spot|spots|growth|patch|stuff|bit')
/** Mold that belongs there, is kept away, or sits on no food. */
const otherMold = wording(
  'prevent|avoid|stop|keep|why|grow|jelly|silicone|cookie|cake|chocolate|pan|tin mold|mould / no|without|any mold|mould / be it|that|this|these|they mold|mould|moldy|mouldy / casings|guanciale / country|cured ham / dry aged / mold|mould * prevent|avoid|stop / blue cheese|mold|mould / koji|tempeh|rind|brie|camembert|gorgonzola|stilton|roquefort|salami / fridge|dishwasher|wall|board|lunchbox|container|bottle|straw|seal|smell|allergy',
)

/** What mold means on the one food of a question; null where it speaks of none, or of mold that is no spoilage. */
export function moldOn({ text, foods }: Question): Reply | null {
  const [food, other] = foods
  if (!food || other || !namesMold.test(text) || otherMold.test(text)) return null
  return moldReply(food.calledPlural, food.isDish || madeDish.test(text) ? 'moist' : spoilageGroup(food))
}
const madeDish = wording('cooked|boiled|leftover|soup|stew|sauce|salad|casserole|dip|pie')

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
  const date = usedBy.test(text) ? ofUseBy : dated.test(text) ? ofDate : ''
  const ending =
    group === 'meat' || group === 'fish'
      ? ' If in doubt, throw it out; cooking does not make spoiled food safe.'
      : ''
  const facts = [
    {
      label: `signs of spoilage`,
      value: signs,
      source: date === '' ? moldSource : date === ofUseBy ? useBySource : dateSource,
    },
  ]
  return {
    text: `${time}${date}Throw ${name} away at these signs: ${signs}.${ending}`,
    lookups: [{ kind: 'guidance', food: food?.name ?? null, facts }, ...(food ? [storageLookup(food)] : [])],
  }
}

const ofDate =
  'A date on the package is about quality, not safety (infant formula apart), so look at the food. '
/** The same words mean safety in one country and quality in another: UK Food Standards Agency, Best before and use-by dates. */
const ofUseBy =
  "A use-by date in the UK and the EU is about safety: once it is past, throw the food away, whatever it smells like. In the US, and with 'best before' or 'sell by', a date is about quality (infant formula apart), so look at the food. "

/** 'Yes, in time: flour keeps 6 to 12 months at room temperature. ' */
function lastingText(food: AskedFood): string {
  const sentence = keptText(food)
  return sentence ? `Yes, in time: ${sentence}. ` : ''
}
