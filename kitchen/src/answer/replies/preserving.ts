import type { Food } from '../../foods/index.ts'
import { shelfLifeText } from '../../use-it-first/index.ts'
import type { Reply } from '../answer-shape.ts'
import { findGuidance } from '../guidance.ts'
import { blanching, blanchingSource, canningSource, freezesRaw, picklesWell } from '../preserving-facts.ts'
import type { Question } from '../question.ts'
import { capital } from '../voice.ts'
import { guidanceReply } from './guidance.ts'

const canning = /\bcann?(?:ing|ed)\b|\b(?:to|i|we|you) can\b|\bwater[- ]?bath|\bpressure|\bjars?\b|\bbotulism/
const pickling = /\bpickl/
const drying = /\b(?:dry|drying|dried|dehydrat)/

/** Freezing, fridge pickles and what a tested source is needed for. Canning is never improvised. */
export function preservingReply(question: Question): Reply | null {
  const rule = findGuidance(question.text, 'preserving') ?? findGuidance(question.text, 'hazard')
  if (rule) return guidanceReply(rule)
  const [food] = question.foods
  if (pickling.test(question.text)) return pickleReply(food)
  if (drying.test(question.text)) return dryingReply(food)
  if (canning.test(question.text) && !/\bpreserve\b/.test(question.text)) return canningReply(food)
  return food ? freezingReply(food) : waysReply()
}

function pickleReply(food: Food | undefined): Reply {
  const what = food ? food.plural : 'vegetables'
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

function dryingReply(food: Food | undefined): Reply {
  const name = food ? food.plural : 'Fruit and herbs'
  return {
    text: `${capital(name)} can be dried in a dehydrator at 140°F (60°C), sliced evenly, until leathery with no moist spot when you tear a piece; herbs crumble at 95 to 115°F (35 to 46°C). The National Center for Home Food Preservation has times for each (nchfp.uga.edu). Meat needs its own tested method.`,
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

function canningReply(food: Food | undefined): Reply {
  const name = food ? food.plural : 'Vegetables, beans and meat'
  const acid = food ? /^(?:tomato|roma tomato|fig)$/.test(food.name) : false
  const rule = acid
    ? `${capital(name)} sit on the edge of safe acidity, so canning them needs added lemon juice or citric acid and a tested time.`
    : food?.category === 'fruit'
      ? `Most fruit is acid enough for a water bath, with a tested recipe and its times.`
      : `${capital(name)} are low in acid: only a pressure canner with a tested recipe is safe, because a water bath does not kill botulism spores.`
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

function freezingReply(food: Food): Reply {
  const blanch = blanching[food.name]
  const raw = freezesRaw[food.name]
  const time = food.storage.freezer ? ` They keep ${shelfLifeText(food.storage.freezer)}.` : ''
  if (blanch) {
    const value = `${blanch.minutes} minutes, ${blanch.cut}`
    return {
      text: `Freeze ${food.plural} after blanching: ${blanch.minutes} minutes in boiling water (${blanch.cut}), then the same time in ice water; drain well, pack flat, label. Blanching keeps color and flavor.${time}${pickleHint(food)}`,
      lookups: [
        { kind: 'guidance', food: food.name, facts: [{ label: 'blanch', value, source: blanchingSource }] },
      ],
    }
  }
  if (raw) {
    return {
      text: `Freezing is the safe and easy way for ${food.plural}: ${raw}.${time}${pickleHint(food)}`,
      lookups: [
        {
          kind: 'guidance',
          food: food.name,
          facts: [{ label: 'freeze', value: raw, source: blanchingSource }],
        },
      ],
    }
  }
  if (!food.storage.freezer) return waysReply()
  return {
    text: `Freezing is the safe way for ${food.plural}: pack airtight and label it.${time} For anything else I would follow a tested recipe from nchfp.uga.edu.`,
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

function pickleHint(food: Food): string {
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
