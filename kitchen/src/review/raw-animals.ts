import { temperatureFor } from '../safety/index.ts'
import type { SafeTemperature } from '../safety/index.ts'
import { linesOf } from './resolve.ts'
import type { ReadLine, ReadStep, Work } from './work.ts'

/** An animal food that comes raw into the kitchen, what makes it safe, and the steps it is in. */
export type RawAnimal = {
  readonly line: ReadLine
  readonly name: string
  readonly safe: SafeTemperature
  /** Indexes of the steps that name it. */
  readonly namedIn: readonly number[]
}

const cookedBefore =
  /\b(?:cooked|leftovers?|left-over|rotisserie|pre-?cooked|smoked|cured|canned|tinned|ready[- ]to[- ]eat|hard-?boiled|pasteuri[sz]ed|deli|roasted chicken|shredded cooked)\b/i

/** Cooking words; 'brown' and 'sear' colour the outside only. */
export const cookingWords =
  /\b(?:re)?(?:cook|fr(?:y|ies|ied)|saut[eé]|sear|roast|bake|grill|simmer|boil|poach|steam|stew|braise|broil|scramble|barbecue|smoke|microwave|pressure|slow[- ]cook|air[- ]fry|stir[- ]fry|brown|heat|warm|toast|crisp|griddle|fold the omelet|pan-?fry|deep-?fry|confit|reheat|set|scald|thicken|whisk over|melt)(?:s|es|d|ed|ing|r|er)?\b/i
const throughAndThrough =
  /\b(?:roast|bake|simmer|boil|braise|stew|poach|steam|cook|grill|fry|saut[eé]|broil|pressure|microwave|barbecue|smoke)(?:s|es|d|ed|ing)?\b/i

const pronouns: Readonly<Record<SafeTemperature['group'], RegExp>> = {
  poultry:
    /\b(?:bird|meat|breasts?|thighs?|wings?|drumsticks?|legs?|chicken|turkey|pieces|skewers|kebabs|poultry)\b/i,
  'ground poultry':
    /\b(?:meat|patt(?:y|ies)|burgers?|meatballs?|mince|crumbles|mixture|meatloaf|filling|skewers|kebabs)\b/i,
  'ground meat':
    /\b(?:meat|patt(?:y|ies)|burgers?|meatballs?|mince|crumbles|sausages?|meatloaf|filling|kebabs|skewers|koftas?)\b/i,
  'whole meat':
    /\b(?:meat|steaks?|roast|chops?|ribs?|joint|cutlets?|shoulder|loin|brisket|leg|kebabs|skewers|cubes)\b/i,
  game: /\b(?:meat|steaks?|roast|chops?|pieces)\b/i,
  fish: /\b(?:fish|fillets?|steaks?|parcels?|cakes|chunks)\b/i,
  'crustaceans and scallops': /\b(?:shellfish|seafood|prawns?|skewers|tails)\b/i,
  bivalves: /\b(?:shellfish|shells?|seafood)\b/i,
  egg: /\b(?:eggs?|omelet(?:te)?|frittata|yolks?|whites?|quiche|custard|batter|egg mixture|tortilla)\b/i,
  bacon: /\b(?:bacon|lardons?|rashers?)\b/i,
}

/** The raw animal foods of a recipe. */
export function rawAnimals({ lines, steps }: Pick<Work, 'lines' | 'steps'>): readonly RawAnimal[] {
  return lines.flatMap((line) => {
    const food = line.food
    const safe = food && !cookedBefore.test(line.text) ? temperatureFor(food) : null
    return food && safe ? [{ line, name: food.name, safe, namedIn: namedIn(line, lines, steps) }] : []
  })
}

function namedIn(line: ReadLine, lines: readonly ReadLine[], steps: readonly ReadStep[]): readonly number[] {
  return steps.flatMap((step, index) =>
    step.mentions.some((mention) => linesOf(mention, lines).includes(line)) ? [index] : [],
  )
}

/** Indexes of the steps that cook the food: that name it, or call it 'the meat', and have a cooking word. */
export function cookingSteps(
  { safe, namedIn: named }: RawAnimal,
  steps: readonly ReadStep[],
): readonly number[] {
  const first = named[0] ?? 0
  const cooking = steps.flatMap(({ text }, index) =>
    index >= first && cookingWords.test(text) ? [index] : [],
  )
  const naming = cooking.filter(
    (index) => named.includes(index) || pronouns[safe.group].test(steps[index]?.text ?? ''),
  )
  return naming.length > 0 ? naming : cooking
}

/** The step that ends the cooking: the last that names the food, or a later one that cooks through what was only browned. */
export function lastCookingStep(animal: RawAnimal, steps: readonly ReadStep[]): number | undefined {
  const cooking = cookingSteps(animal, steps)
  const last = cooking.at(-1)
  if (last === undefined) return undefined
  const text = steps[last]?.text ?? ''
  if (throughAndThrough.test(text.replace(/\bcook(?:ed)? (?:rice|pasta|noodles|potatoes)\b/gi, '')))
    return last
  return steps.findIndex((step, index) => index > last && throughAndThrough.test(step.text)) > 0
    ? steps.findIndex((step, index) => index > last && throughAndThrough.test(step.text))
    : last
}
