import type { SafeTemperature, TemperatureGroup } from '../safety/index.ts'
import { eggDishTemperature } from '../safety/index.ts'
import { writePair } from './temperature-text.ts'

/** Cues that say a food is done although nobody measures it, as the agencies' chart words them. */
const cues: Readonly<Partial<Record<TemperatureGroup, RegExp>>> = {
  fish: /\b(?:flak(?:es?|y|ing)|opaque|separates easily|cooked through)\b/i,
  'crustaceans and scallops':
    /\b(?:opaque|pearly|turns? pink|pink and|(?:just )?pink|bright red|cooked through)\b/i,
  bivalves: /\b(?:shells? (?:have |are )?open\w*|opens?\b|opened|have opened)\b/i,
  egg: /\b(?:(?:is|are|just|until|fully|and|completely) (?:just |fully |completely )?set|set (?:in the|all|through|completely|and|,|\.|;|but)|firm|hard-?boiled|hard[- ]cooked|cooked through|(?:comes?|came) out clean|springs? back|no (?:liquid|runny) egg|solid|curds|puffed|baked through|no longer (?:runny|liquid|wet)|crisp|golden)\b/i,
  bacon: /\b(?:crisp\w*|browned|brown|golden|cooked through|render\w*)\b/i,
}

/** True when the words hold the cue by which this food is judged. Meat and poultry have none: only a thermometer tells. */
export function hasCue({ group }: SafeTemperature, text: string): boolean {
  return cues[group]?.test(text) ?? false
}

/** What the internal temperature of a step must reach, in °F; `null` where only the cue counts. */
export function requiredFahrenheit({ group, fahrenheit }: SafeTemperature): number | null {
  return group === 'egg' ? eggDishTemperature.fahrenheit : fahrenheit
}

/** The sentence that makes a step safe. `name` is the food as the kitchen names it. */
export function safetySentence(
  { group, fahrenheit, celsius, restMinutes }: SafeTemperature,
  name: string,
): string {
  const figure = fahrenheit !== null && celsius !== null ? writePair({ fahrenheit, celsius }) : ''
  const sentences: Readonly<Record<TemperatureGroup, string>> = {
    poultry: `Cook until the thickest part of the ${plain(name)} reaches ${figure}.`,
    'ground poultry': `Cook until the ${plain(name)} reaches ${figure} in the center.`,
    'ground meat': `Cook until the ${plain(name)} reaches ${figure} in the center.`,
    'whole meat': `Cook until the thickest part of the ${plain(name)} reaches ${figure}, then rest it for ${restMinutes} minutes.`,
    game: `Cook until the thickest part of the ${plain(name)} reaches ${figure}.`,
    fish: `Cook until the ${plain(name)} is opaque and flakes easily with a fork, ${figure} inside.`,
    'crustaceans and scallops': `Cook until the ${plain(name)} is pearly and opaque.`,
    bivalves: 'Cook until the shells open; discard any that stay shut.',
    egg: `Cook until the egg is firm, ${writePair(eggDishTemperature)} in the center.`,
    bacon: `Cook the ${plain(name)} until crisp.`,
  }
  return sentences[group]
}

/** A food's name as a sentence says it: without the shop's remarks. */
const plain = (name: string) =>
  name
    .replace(/\s*\(.*?\)|,.*$|\s*\d+\/\d+/g, '')
    .replace(/^atlantic (?=salmon)| or sole$| with(?:out)? skin$/, '')
    .trim()
