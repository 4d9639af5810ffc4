import type { FoodCategory } from '../../foods/index.ts'
import { temperatureFor } from '../../safety/index.ts'
import type { SafeTemperature } from '../../safety/index.ts'
import type { Reply } from '../answer-shape.ts'
import { findGuidance } from '../guidance.ts'
import type { Question } from '../question.ts'
import { capital, verb } from '../voice.ts'
import { guidanceReply } from './guidance.ts'

/** Kinds of animal food that people name without saying which: 'a burger', 'fish'. */
const kinds: readonly (readonly [words: RegExp, name: string, category: FoodCategory])[] = [
  [/\b(?:ground (?:chicken|turkey))\b/, 'ground chicken', 'poultry'],
  [
    /\b(?:burgers?|mince|meatballs?|meatloaf|ground (?:beef|pork|meat|lamb|veal|bison)|sausages?)\b/,
    'ground beef',
    'meat',
  ],
  [/\b(?:chicken|turkey|duck|goose|poultry)\b/, 'chicken', 'poultry'],
  [/\b(?:venison|rabbit)\b/, 'venison', 'meat'],
  [/\b(?:beef|pork|lamb|veal|steaks?|chops?|(?:the|a|my|pot|rib|chuck) roast|roasts)\b/, 'steak', 'meat'],
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
  for (const food of foods) {
    const safe = temperatureFor(food)
    if (safe) return safeReply(food.called, safe, food.name, text)
  }
  const kind = safeKindIn(text)
  if (kind) return safeReply(kind.name, kind.safe, null, text)
  const [food] = foods
  return food
    ? {
        text: `${capital(food.calledPlural)} ${verb(food, 'needs', 'need')} no safe internal temperature; cook by the eye, until tender.`,
      }
    : null
}

/** The kind of animal food that a text names without saying which, in its own word, with its safe temperature. */
export function safeKindIn(text: string): { readonly name: string; readonly safe: SafeTemperature } | null {
  const kind = kinds.find(([words]) => words.test(text))
  const safe = kind && temperatureFor({ name: kind[1], category: kind[2] })
  return kind && safe ? { name: kind[0].exec(text)?.[0] ?? kind[1], safe } : null
}

/** 'Chicken: 165°F (74°C). Measure in the thickest part, away from the bone.' */
export function safeSentence(name: string, safe: SafeTemperature): string {
  const where = safe.fahrenheit === null ? '' : ' Measure in the thickest part, away from the bone.'
  return `${capital(name)}: ${temperatureText(safe)}.${where}`
}

function safeReply(name: string, safe: SafeTemperature, food: string | null, text: string): Reply {
  const value = temperatureText(safe)
  const rare = /\b(?:rare|pink)\b/.test(text) ? ' Rarer than that is below what USDA advises.' : ''
  return {
    text: `${verdict(safe, text)}${safeSentence(name, safe)}${rare}`,
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
