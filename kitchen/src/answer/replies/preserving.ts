import type { FoodCategory } from '../../foods/index.ts'
import { shelfLifeText } from '../../use-it-first/index.ts'
import type { Reply } from '../answer-shape.ts'
import { wording } from '../asked/wording.ts'
import type { AskedFood } from '../display-name.ts'
import { findGuidance } from '../guidance.ts'
import { freezesLike } from '../freezing-by-class.ts'
import { blanching, blanchingSource, canningSource, freezesRaw, picklesWell } from '../preserving-facts.ts'
import type { Question } from '../question.ts'
import { capital, verb } from '../voice.ts'
import { guidanceReply } from './guidance.ts'

const canning = wording(
  'canning|canned|canner / to|i|we|you =can|canning / water bath / pressure / jar|botulism',
  'preserve',
)
const pickling = wording('pickl|pickling|pickled')
const drying = wording(
  'dry|drying|dried|dehydrate|dehydrated|dehydrating|dehydrator',
  'freez|freezing|freezer|frozen',
)
const forShelf = wording('shelf|pantry|cupboard|year|month|winter|unopened|seal|sealed|can|canned|canning')
/** Fruit on the edge of safe acidity. Source: USDA Complete Guide to Home Canning. */
const needsAcid: ReadonlySet<string> = new Set(['tomato', 'roma tomato', 'fig'])

/** Freezing, fridge pickles and what a tested source is needed for. Canning is never improvised. */
export function preservingReply(question: Question): Reply | null {
  const rule = findGuidance(question.text, 'preserving') ?? findGuidance(question.text, 'hazard')
  if (rule) return guidanceReply(rule)
  const [food] = question.foods
  if (pickling.test(question.text)) return pickleReply(food, question.text)
  if (drying.test(question.text)) return dryingReply(food)
  if (canning.test(question.text)) return canningReply(food)
  return food ? freezingReply(food) : waysReply()
}

function pickleReply(food: AskedFood | undefined, text: string): Reply {
  const what = food ? food.calledPlural : 'vegetables'
  if (forShelf.test(text)) return shelfPickleReply(food)
  const doubt =
    food && !picklesWell.has(food.name)
      ? ` I know no classic fridge pickle of ${what}, so start with a small jar.`
      : ''
  return {
    text: `As a fridge pickle, yes, no canning needed: slice ${what} thinly, pack a clean jar, and pour over a hot brine of at least as much vinegar (5% acidity) as water, with salt and sugar to taste. Cool, close, keep it in the fridge the whole time.${doubt} For jars on a shelf use a tested recipe from the USDA Complete Guide.`,
    lookups: [
      {
        kind: 'guidance',
        food: food?.name ?? null,
        facts: [
          {
            label: 'vinegar to water, at least',
            value: '1 to 1 (5% acidity), kept in the fridge',
            source: canningSource,
          },
        ],
      },
    ],
  }
}

/** Jars that stand on a shelf: only what was tested, and no recipe of ours. */
function shelfPickleReply(food: AskedFood | undefined): Reply {
  const text = `${food ? `Pickled ${food.calledPlural}` : 'Pickles'} that keep on a shelf need a tested recipe to the letter: its vinegar (5% acidity), its proportions and its minutes in the boiling water bath. I do not make those up; the USDA Complete Guide to Home Canning has them (nchfp.uga.edu, free). Without canning, make a fridge pickle and keep it cold all the time.`
  return {
    text,
    lookups: [
      {
        kind: 'guidance',
        food: food?.name ?? null,
        facts: [{ label: 'pickles for the shelf', value: 'tested recipe only', source: canningSource }],
      },
    ],
  }
}

/** What is sliced and dried, and what is canned: of doughs, drinks and sauces no such thing holds. */
const sliced: ReadonlySet<FoodCategory> = new Set<FoodCategory>(['vegetable', 'fruit'])
const canned: ReadonlySet<FoodCategory> = new Set<FoodCategory>([
  'vegetable',
  'fruit',
  'legume',
  'meat',
  'poultry',
  'fish',
  'seafood',
  'broth',
])

function dryingReply(food: AskedFood | undefined): Reply | null {
  if (!food || food.category === 'herb') return herbDryingReply(food)
  if (!sliced.has(food.category) || food.isDish) return null
  const name = food.calledPlural
  const sign =
    food.category === 'fruit'
      ? 'until leathery with no moist spot when you tear a piece'
      : 'most of them blanched first, until brittle or crisp: what stays leathery molds in the jar'
  return {
    text: `${capital(name)} can be dried in a dehydrator at 140°F (60°C), sliced evenly, ${sign}. The National Center for Home Food Preservation has times for each (nchfp.uga.edu). Meat needs its own tested method.`,
    lookups: [
      {
        kind: 'guidance',
        food: food?.name ?? null,
        facts: [
          {
            label: 'drying temperature',
            value: '140°F (60°C)',
            source: 'National Center for Home Food Preservation, Drying',
          },
        ],
      },
    ],
  }
}

function herbDryingReply(food: AskedFood | undefined): Reply {
  const value = '95 to 115°F (35 to 46°C), until they crumble'
  return {
    text: `${food ? `Dry ${food.calledPlural}` : 'Dry herbs'} in a dehydrator at 95 to 115°F (35 to 46°C), or hung in small bunches in a warm, airy place, until the leaves crumble; then close them in a jar away from light. Fruit and vegetables want 140°F (60°C) and longer; the National Center for Home Food Preservation has the times (nchfp.uga.edu).`,
    lookups: [
      {
        kind: 'guidance',
        food: food?.name ?? null,
        facts: [
          {
            label: 'drying herbs',
            value,
            source: 'National Center for Home Food Preservation, Drying Herbs',
          },
        ],
      },
    ],
  }
}

const uncanned = (name: string): string => (name.startsWith('canned ') ? name.slice('canned '.length) : name)

function canningReply(food: AskedFood | undefined): Reply | null {
  if (food && !canned.has(food.category)) return null
  const name = food ? uncanned(food.calledPlural) : 'Vegetables, beans and meat'
  const acid = food ? needsAcid.has(food.name) : false
  const rule = acid
    ? `${capital(name)} ${food ? verb(food, 'sits', 'sit') : 'sit'} on the edge of safe acidity, so canning them needs added lemon juice or citric acid and a tested time.`
    : food?.category === 'fruit'
      ? `Most fruit is acid enough for a water bath, with a tested recipe and its times.`
      : `${capital(name)} ${food ? verb(food, 'is', 'are') : 'are'} low in acid: only a pressure canner with a tested recipe is safe, because a water bath does not kill botulism spores.`
  return {
    text: `${rule} I never make up canning times: take them from the USDA Complete Guide to Home Canning (nchfp.uga.edu, free). ${food?.storage.freezer ? `Freezing is the easy way: ${shelfLifeText(food.storage.freezer)}.` : ''}`.trim(),
    lookups: [
      {
        kind: 'guidance',
        food: food?.name ?? null,
        facts: [{ label: 'canning', value: rule, source: canningSource }],
      },
    ],
  }
}

function freezingReply(food: AskedFood): Reply {
  const blanch = blanching[food.name]
  const raw = freezesRaw[food.name]
  const time = food.storage.freezer ? ` They keep ${shelfLifeText(food.storage.freezer)}.` : ''
  if (blanch) {
    const value = `${blanch.minutes} minutes, ${blanch.cut}`
    return {
      text: `Freeze ${food.calledPlural} after blanching: ${blanch.minutes} minutes in boiling water (${blanch.cut}), then the same time in ice water; drain well, pack flat, label. Blanching keeps color and flavor.${time}${pickleHint(food)}`,
      lookups: [
        { kind: 'guidance', food: food.name, facts: [{ label: 'blanch', value, source: blanchingSource }] },
      ],
    }
  }
  if (raw) {
    return {
      text: `Freezing is the safe and easy way for ${food.calledPlural}: ${raw}.${time}${pickleHint(food)}`,
      lookups: [
        {
          kind: 'guidance',
          food: food.name,
          facts: [{ label: 'freeze', value: raw, source: blanchingSource }],
        },
      ],
    }
  }
  const like = food.storage.freezer && !food.storage.like ? null : freezesLike(food)
  if (like)
    return {
      text: like.text.startsWith('Yes: ') ? capital(like.text.slice('Yes: '.length)) : like.text,
      lookups: [
        {
          kind: 'guidance',
          food: food.name,
          facts: [{ label: 'freezing', value: like.text, source: like.source }],
        },
      ],
    }
  if (!food.storage.freezer) return waysReply()
  return {
    text: `Freezing is the safe way for ${food.calledPlural}: pack airtight and label it.${time} For anything else I would follow a tested recipe from nchfp.uga.edu.`,
    lookups: [
      {
        kind: 'guidance',
        food: food.name,
        facts: [
          { label: 'freezer', value: shelfLifeText(food.storage.freezer), source: food.storage.source },
        ],
      },
    ],
  }
}

function pickleHint(food: AskedFood): string {
  return picklesWell.has(food.name) ? ' A fridge pickle is the quick other way.' : ''
}

function waysReply(): Reply {
  return {
    text: 'Three ways are safe without special gear: freezing (blanch most vegetables first), drying, and fridge pickles with at least as much vinegar as water. For canning and fermenting follow a tested recipe from the USDA Complete Guide (nchfp.uga.edu). Which food is it?',
    lookups: [
      {
        kind: 'guidance',
        food: null,
        facts: [
          { label: 'tested methods', value: 'freezing, drying, fridge pickles', source: canningSource },
        ],
      },
    ],
  }
}
