import { singular } from '../../reading/index.ts'
import type { Reply } from '../answer-shape.ts'
import { isContent } from '../asked/fit.ts'
import { tokensOf } from '../asked/tokens.ts'
import type { Token } from '../asked/tokens.ts'
import { wording } from '../asked/wording.ts'
import type { Question } from '../question.ts'
import { capital } from '../voice.ts'
import { canningGuide, canningWay, untested } from '../../safety/index.ts'
import type { CanningTime, CanningWay } from '../../safety/index.ts'

const asksToCan = wording(
  '=canning|canner / home canned|canning / bottling|to bottle / can|could|should|to|do|we|you|i =bottle / boil|boiling * jar|jars|pints|quarts / how long * process|processing / how many minutes * process|processing / process|processing * pint|quart|jar|jars|half-pint|canner / pint|quart * process|processing / water bath * pint|quart|minutes|time|how long / pressure canner / put up * jars / water bath =can|canned / can|canned * water bath',
  'open|opened|bought|store bought|shelf life / how long * keep|last|good|safe|eat / dented|bulging|rusty|expired|instead|out of a can|seal|sealed|lid|lids|altitude|salt|sugar|syrup|sweetener|juice from / still good / in the oven|dishwasher|microwave / instant pot / processor / blender / =vinegar|=pickling|relish|salsa|chutney|=preserves|curd / set|setting|runny|recipe / leave|leaves|float|floating|cloudy|color|acidify / add lemon|acid',
)
const noWay = wording(
  untested,
  'jam|jelly / body butter / butter bean|beans / butternut / apple butter / peanut butter / egg plum / cream style|corn / bread and butter / pickled',
)

const bath = wording(
  'water bath / boiling water / boil / without a|an|the pressure|canner / without pressure',
)
const asksMinutes = wording(
  'how long * process|processing / how many minutes * process|processing|can / process|processing * pint|pints|quart|quarts|jar|jars|half-pint|canner / how long|many * boil|cook|heat|sterilize jar|jars',
)
const keepsHomeCanned = wording(
  'home|own|my canned|jarred|bottled + keep|last|good|shelf|store|safe|year|years|expire',
  'open|opened|ham|tuna can',
)

/** Words of a question for minutes of canning beside its food. */
const ofCanning = new Set(
  'can canning canned canner process processing jar jars pint pints quart quarts half-pint preserve preserving keep without minutes minute long time times pressure water bath boiling boil hot raw pack packed home safely pound pounds psi many whole sliced halves fresh need needs cubed cubes much bottle bottling processed plain'.split(
    ' ',
  ),
)

/** The food's words in the singular: the longest run of words that the guide knows. */
function wayFor(
  tokens: readonly Token[],
): { readonly said: string; readonly way: CanningWay; readonly at: readonly number[] } | null {
  for (const length of [3, 2, 1])
    for (let from = 0; from + length <= tokens.length; from += 1) {
      const words = tokens.slice(from, from + length).map(({ word }) => word)
      const last = words.at(-1) ?? ''
      const name = [...words.slice(0, -1), singular(last)].join(' ')
      const way = canningWay(name) ?? canningWay(words.join(' '))
      if (way) return { said: words.join(' '), way, at: words.map((_, step) => from + step) }
    }
  return null
}

/** How long jars of a food are processed by the tested guide, or that no tested time is known. Null where something else about canning is asked. */
export function canningMinutes({ text, foods }: Question): Reply | null {
  if (keepsHomeCanned.test(text)) return keptReply
  if (!asksToCan.test(text)) return null
  const tokens = tokensOf(text)
  if (noWay.test(text)) return untestedReply
  const found = wayFor(tokens)
  if (!found || saysMore(tokens, found.at))
    return asksMinutes.test(text) && foods.length > 0 ? noTimeReply : null
  return timesReply(found.said, found.way, signOf(text, found.way))
}

/** Whether a question speaks of more than canning and the food at these places. */
const saysMore = (tokens: readonly Token[], food: readonly number[]): boolean =>
  tokens.some((token, at) => isContent(token) && !food.includes(at) && !ofCanning.has(token.word))

/** 'Can I can it in a water bath' wants a yes or no first. */
function signOf(text: string, way: CanningWay): string {
  if (!bath.test(text)) return ''
  if (way.in === 'pressure canner')
    return 'No, a water bath does not kill botulism spores in food without acid. '
  return text.startsWith('can ') || text.startsWith('is ')
    ? `Yes${way.acid ? ', with added acid' : ''}. `
    : ''
}

function timesReply(said: string, way: CanningWay, sign: string): Reply {
  const how = wayText(way)
  const times = way.times.map(timeText).join('; ')
  const needs = [way.acid, way.needs].filter((each) => each !== undefined).join(' ')
  const text = `${sign}${capital(said)}: ${how}, ${times}. ${needs}${needs ? ' ' : ''}That is up to 1,000 ft (300 m); higher up it takes longer or more pressure, by the table of the USDA Complete Guide (nchfp.uga.edu, free), which has the whole recipe.`
  return {
    text,
    lookups: [
      {
        kind: 'guidance',
        food: null,
        facts: [
          { label: `canning ${said}`, value: `${how}, ${times}`, source: `${canningGuide}, ${way.table}` },
        ],
      },
    ],
  }
}

const wayText = (way: CanningWay): string =>
  way.in === 'boiling water'
    ? 'in a boiling water bath'
    : 'only in a pressure canner, at 10 pounds with a weighted gauge or 11 with a dial'

const timeText = ({ pack, pint, quart }: CanningTime): string =>
  quart === null
    ? `${pack}: pints ${pint} minutes, no time here for quarts`
    : pint === quart
      ? `${pack}: pints or quarts ${pint} minutes`
      : `${pack}: pints ${pint} minutes, quarts ${quart}`

const kept = 'best within a year, in a cool, dark, dry place'
/** Source: National Center for Home Food Preservation, Storing Home-Canned Foods. */
const keptReply: Reply = {
  text: `Home-canned food that was processed by a tested recipe and sealed keeps its quality a year: ${kept}. Throw a jar away untasted that bulges, leaks, spurts or smells wrong. Once open it goes into the fridge like any leftovers, 3 to 4 days.`,
  lookups: [
    {
      kind: 'guidance',
      food: null,
      facts: [
        {
          label: 'home-canned',
          value: kept,
          source: 'National Center for Home Food Preservation, Storing Home-Canned Foods',
        },
      ],
    },
  ],
}

const untestedText =
  'No: there is no tested way to can that at home. It is too thick, too fat or too low in acid for heat to reach the middle, and botulism spores survive. Keep it in the fridge and eat it within days, or freeze it in small portions with an inch of room.'
const untestedReply: Reply = {
  text: untestedText,
  lookups: [
    {
      kind: 'guidance',
      food: null,
      facts: [
        {
          label: 'no tested way to can it',
          value: 'fridge or freezer',
          source:
            'National Center for Home Food Preservation, foods with no tested home canning recommendation',
        },
      ],
    },
  ],
}

/** A time is never taken from a food that is only like it. */
const noTimeReply: Reply = {
  text: 'I have no tested canning time at hand for that, and a guess is dangerous: the National Center for Home Food Preservation (nchfp.uga.edu, free) says whether there is one. Until then keep it in the fridge or freezer.',
  lookups: [
    {
      kind: 'guidance',
      food: null,
      facts: [
        {
          label: 'canning time',
          value: 'no tested time at hand',
          source: 'National Center for Home Food Preservation',
        },
      ],
    },
  ],
}
