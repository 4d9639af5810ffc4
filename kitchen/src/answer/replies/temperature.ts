import type { FoodCategory } from '../../foods/index.ts'
import { eggDishTemperature, temperatureFor } from '../../safety/index.ts'
import type { SafeTemperature } from '../../safety/index.ts'
import type { Reply } from '../answer-shape.ts'
import { findGuidance } from '../guidance.ts'
import type { Question } from '../question.ts'
import { capital, verb } from '../voice.ts'
import { guidanceReply } from './guidance.ts'

/** Kinds of animal food that people name without saying which: 'a burger', 'fish'. */
const kinds: readonly (readonly [words: RegExp, name: string, category: FoodCategory])[] = [
  [/\b(?:ground (?:chicken|turkey))\b/, 'ground chicken', 'poultry'],
  [/\b(?:burgers?|mince|meatballs?|meatloaf|ground|sausages?)\b/, 'ground beef', 'meat'],
  [/\b(?:chicken|turkey|duck|goose|poultry)\b/, 'chicken', 'poultry'],
  [/\b(?:venison|rabbit)\b/, 'venison', 'meat'],
  [/\b(?:beef|pork|lamb|veal|steaks?|chops?|roasts?)\b/, 'steak', 'meat'],
  [/\b(?:fish|salmon|tuna|cod|trout|tilapia|halibut)\b/, 'fish', 'fish'],
  [/\b(?:shrimp|prawns?|lobster|crab|scallops?)\b/, 'shrimp', 'seafood'],
  [/\b(?:clams?|mussels?|oysters?)\b/, 'mussel', 'seafood'],
  [/\beggs?\b/, 'egg', 'egg'],
]

/** The safe internal temperature with its rest, or the cue where the agencies give none. */
export function temperatureReply(question: Question): Reply | null {
  const { text, foods } = question
  const rule = findGuidance(text, 'temperature')
  if (rule) return guidanceReply(rule)
  if (/\begg(?:s|y)?\b.*\b(?:dish|casserole|bake)|\b(?:frittata|quiche|custard|casserole)\b/.test(text))
    return eggDish()
  for (const food of foods) {
    const safe = temperatureFor(food)
    if (safe) return safeReply(food.called, safe, food.name, text)
  }
  const kind = kinds.find(([words]) => words.test(text))
  const safe = kind && temperatureFor({ name: kind[1], category: kind[2] })
  if (kind && safe) return safeReply(kind[0].exec(text)?.[0] ?? kind[1], safe, null, text)
  const [food] = foods
  return food
    ? {
        text: `${capital(food.calledPlural)} ${verb(food, 'needs', 'need')} no safe internal temperature; cook by the eye, until tender.`,
      }
    : null
}

function eggDish(): Reply {
  const { fahrenheit, celsius } = eggDishTemperature
  return {
    text: `Egg dishes such as frittata, quiche and casseroles are safe at ${fahrenheit}°F (${celsius}°C) in the middle.`,
    lookups: [
      {
        kind: 'temperature',
        food: 'egg',
        facts: [
          {
            label: 'egg dishes',
            value: `${fahrenheit}°F (${celsius}°C)`,
            source: 'USDA FSIS / foodsafety.gov "Safe Minimum Internal Temperatures"',
          },
        ],
      },
    ],
  }
}

function safeReply(name: string, safe: SafeTemperature, food: string | null, text: string): Reply {
  const value = temperatureText(safe)
  const where = safe.fahrenheit === null ? '' : ' Measure in the thickest part, away from the bone.'
  const rare = /\b(?:rare|pink)\b/.test(text) ? ' Rarer than that is below what USDA advises.' : ''
  return {
    text: `${verdict(safe, text)}${capital(name)}: ${value}.${where}${rare}`,
    lookups: [{ kind: 'temperature', food, facts: [{ label: safe.group, value, source: safe.source }] }],
  }
}

/** Whether a temperature that the question names is enough: 'No, 150°F is not enough. ' */
function verdict({ fahrenheit }: SafeTemperature, text: string): string {
  const [, degrees, unit] = /\b(\d{2,3}) ?(?:°|degrees?)? ?(f|c|fahrenheit|celsius)?\b/.exec(text) ?? []
  if (fahrenheit === null || !degrees || !/\b(?:enough|done|safe|ok|okay|ready|cooked|reads?)\b/.test(text))
    return ''
  const isCelsius = unit?.startsWith('c') ?? Number(degrees) < 100
  const measured = isCelsius ? (Number(degrees) * 9) / 5 + 32 : Number(degrees)
  const said = `${degrees}°${isCelsius ? 'C' : 'F'}`
  return measured >= fahrenheit - 1 ? `Yes, ${said} is enough. ` : `No, ${said} is not enough. `
}

/** '145°F (63°C), then 3 minutes of rest', or the cue alone. */
export function temperatureText({ fahrenheit, celsius, restMinutes, cue }: SafeTemperature): string {
  if (fahrenheit === null) return cue ?? 'cook it through'
  const rest = restMinutes > 0 ? `, then ${restMinutes} minutes of rest` : ''
  return `${fahrenheit}°F (${celsius}°C)${rest}${cue ? ` ${cue}` : ''}`
}
