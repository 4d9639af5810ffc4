import type { Reply } from '../answer-shape.ts'
import { temperatureFor } from '../../safety/index.ts'
import type { SafeTemperature } from '../../safety/index.ts'
import { wording } from '../asked/wording.ts'
import type { Question } from '../question.ts'
import { isOvenHeat } from './oven-heat.ts'
import { degreesIn, safeKindIn, safeSentence } from './temperature.ts'

/** Source: USDA FSIS, Roasting Those 'Other' Holiday Meats; Let's Talk Turkey. */
const coolest = {
  fahrenheit: 325,
  source: "USDA FSIS, Roasting Those 'Other' Holiday Meats; Let's Talk Turkey",
}
/** What is no oven's heat: below it a figure is a size, a time or an age. */
const leastOfOven = 120

/** Who asks why it came out wrong did not ask whether the oven is hot enough. */
const asksWhy = wording('why')

/** 'Can I cook the turkey overnight at 200 degrees': which heat the oven has to have for meat and poultry. Null where it is hot enough or none is named. */
export function lowOvenReply({ text, foods }: Question): Reply | null {
  const told = isOvenHeat(text) && !asksWhy.test(text) ? degreesIn(text) : null
  if (!told) return null
  const heat = told.isCelsius ? (told.degrees * 9) / 5 + 32 : told.degrees
  const meat = meatIn(text, foods)
  if (!meat || heat < leastOfOven || heat >= coolest.fahrenheit) return null
  const value = `${coolest.fahrenheit}°F (165°C) or more`
  const said = `${told.degrees}°${told.isCelsius ? 'C' : 'F'}`
  return {
    text: `No, USDA advises no oven at ${said} for meat or poultry: set it to ${value}, or the middle stays too long in the range where bacteria grow. ${safeSentence(meat.name, meat.safe)}`,
    lookups: [
      { kind: 'temperature', food: meat.name, facts: [{ label: 'oven', value, source: coolest.source }] },
    ],
  }
}

const ofMeat: ReadonlySet<string> = new Set(['meat', 'poultry'])

function meatIn(
  text: string,
  foods: Question['foods'],
): { readonly name: string; readonly safe: SafeTemperature } | null {
  for (const { name, called, category } of foods) {
    const safe = ofMeat.has(category) ? temperatureFor({ name, category }) : null
    if (safe) return { name: called, safe }
  }
  return foods.length === 0 ? safeKindIn(text) : null
}
