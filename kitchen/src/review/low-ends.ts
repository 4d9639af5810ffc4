import { durationsIn } from '../measures/index.ts'
import type { SafeTemperature, TemperatureGroup } from '../safety/index.ts'
import { wordsIn } from './cooking-words.ts'
import { requiredFahrenheit } from './doneness.ts'
import { readText } from './read-text.ts'
import { temperaturesIn } from './temperature-text.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

const bloody = set('raw blood bloody bleu blue red underdone undercooked')
const rosy = set('rosy rose rosé blush blushing pink pinkish rare medium-rare')
const glassy = set('raw glassy translucent jelly jellied gel underdone undercooked')

/** What meat, fish and eggs look like before they are safe, where a sentence asks for it. */
const signs: Readonly<Partial<Record<TemperatureGroup, ReadonlySet<string>>>> = {
  poultry: new Set([...bloody, ...rosy]),
  'ground poultry': new Set([...bloody, ...rosy]),
  'ground meat': new Set([...bloody, ...rosy]),
  game: new Set([...bloody, ...rosy]),
  'whole meat': bloody,
  fish: glassy,
  'crustaceans and scallops': new Set([...glassy, 'grey', 'gray']),
  egg: set('wobble wobbly loose wet runny undercooked'),
}
/** Words that say it of every food, as they follow each other. */
const phrases: readonly string[] = [
  'outside only',
  'only the outside',
  'one side only',
  'without cooking',
  'no longer cold',
  'half done',
  'half cooked',
  'no longer than',
  'no more than',
  'barely warm',
  'cool in the middle',
  'cold in the middle',
]
const denying = set('no not never without longer isnt arent any lost loses trace')
const notOfFood = set('smell taste flavor flavour edge meat juices')
/** Where a sentence begins to say how far it goes. */
const ends = /\b(?:until|till|so|to|while|keep(?:ing)?|leav(?:e|ing)|with|still|fine|stays?|for)\b|[,;:]/i
const cookedInWater = /\bsous[- ]?vide\b|\bwater bath\b/i
const onThermometer = /\b(?:thermometer|probe|core|inside|internal)\b/i
const bareFigure =
  /\b(?:at|to|reads?|reach(?:es)?|hits?|shows?)\s+(\d{2,3})\b(?!\s*(?:°|º|degrees?|deg|f\b|c\b|g\b|ml\b|min|hour|sec|%))/i

/**
 * Where a sentence asks for less than done: the place of a sign, of a bath or a thermometer below the safe figure, or of a ceiling of time.
 * Undefined where it does not. A low figure alone is for the figures' own rule.
 */
export function lowEndAt(sentence: string, safe: SafeTemperature): number | undefined {
  const from = sentence.search(ends)
  const places = [
    signAt(sentence, safe, from),
    phraseAt(sentence),
    bathAt(sentence, safe),
    readingAt(sentence, safe),
  ]
  return places.filter((place) => place !== undefined).toSorted((a, b) => a - b)[0]
}

/** The place of a time too short for any meat to be done by it, for a sentence that ends the cooking. */
export function shortTimeAt(sentence: string): number | undefined {
  const times = durationsIn(sentence)
  return times.length > 0 && times.every(({ high }) => high <= 2) ? times[0]?.start : undefined
}

function signAt(sentence: string, { group }: SafeTemperature, from: number): number | undefined {
  const known = signs[group]
  if (known === undefined || from < 0) return undefined
  const foods = readText(sentence).mentions
  const found = [...sentence.matchAll(/[\p{L}'’-]+/gu)].find(({ 0: word, index }) => {
    if (index < from || !known.has(word.toLowerCase())) return false
    if (foods.some(({ start, end }) => index >= start - word.length - 2 && index < end)) return false
    return (
      !isDenied(sentence.slice(0, index)) &&
      !notOfFood.has(wordsIn(sentence.slice(index + word.length))[0] ?? '')
    )
  })
  return found?.index ?? juicesAt(sentence, group)
}

function isDenied(before: string): boolean {
  return wordsIn(before)
    .slice(-4)
    .some((word) => denying.has(word))
}

/** 'Until the juices are still faintly coloured'. */
function juicesAt(sentence: string, group: TemperatureGroup): number | undefined {
  const at = group === 'fish' || group === 'egg' ? -1 : sentence.search(/\bjuices\b.*\bcolou?red\b/i)
  return at < 0 ? undefined : at
}

function phraseAt(sentence: string): number | undefined {
  const lower = sentence.toLowerCase()
  const places = phrases.map((phrase) => lower.indexOf(phrase)).filter((place) => place >= 0)
  const served = /\boff the heat\b.*\bserve\b/i.exec(sentence)?.index
  return [...places, ...(served === undefined ? [] : [served])].toSorted((a, b) => a - b)[0]
}

/** Shellfish has a cue and no figure; what is far below any figure is low for it too. */
const required = (safe: SafeTemperature): number => requiredFahrenheit(safe) ?? 145

function bathAt(sentence: string, safe: SafeTemperature): number | undefined {
  const isLow = (fahrenheit: number) => fahrenheit < required(safe) - 1.5 && fahrenheit > 90
  const isShellfish = requiredFahrenheit(safe) === null && safe.group !== 'bacon'
  if (!isShellfish && !cookedInWater.test(sentence)) return undefined
  return temperaturesIn(sentence).find(({ fahrenheit }) => isLow(fahrenheit))?.start
}

/** 'Pull it at 140 on the thermometer.' */
function readingAt(sentence: string, safe: SafeTemperature): number | undefined {
  const read = onThermometer.test(sentence) ? bareFigure.exec(sentence) : null
  const degrees = Number(read?.[1])
  const fahrenheit = degrees > 90 ? degrees : degrees * 1.8 + 32
  return read && fahrenheit < required(safe) - 1.5 ? read.index : undefined
}
