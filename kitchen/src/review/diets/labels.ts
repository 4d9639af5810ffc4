import type { Diet, Food } from '../../foods/index.ts'
import { readLine } from '../../graph/index.ts'
import type { Line } from '../../graph/index.ts'
import { fitsDiet } from './diet-of-line.ts'
import { repaired } from '../finding.ts'
import { withFindings } from '../work.ts'
import type { Work } from '../work.ts'

/** Kinds of food of which a maker sells one with milk or egg and another sells one without, under one name. */
const soldBothWays: ReadonlySet<string> = new Set(['bread-bakery', 'pasta-noodle'])
const ofAnimals: readonly string[] = ['milk', 'egg', 'fish', 'crustaceans', 'molluscs']
const labelled: readonly Diet[] = ['vegan', 'dairy-free', 'gluten-free']
/** What a maker binds with flour or milk, or leaves without. */
const boundBothWays: ReadonlySet<string> = new Set(['meat'])

/**
 * Bread, noodles and dark chocolate that keep a diet or break it by their brand are asked for by the label: '1 vegan baguette'. The writer meant
 * one that fits, and only a label can say so.
 */
export function withLabels(work: Work, diet: Diet): Work {
  if (!labelled.includes(diet) || (diet === 'gluten-free' && work.draft.writtenBy === 'kitchen')) return work
  const lines = work.lines.map((line) => labelledLine(line, diet))
  const changed = lines.filter((line, at) => line !== work.lines[at])
  return changed.length === 0
    ? work
    : withFindings(
        { ...work, lines },
        changed.map(({ text }) =>
          repaired({
            kind: 'diets',
            code: 'label-for-diet',
            message: `Whether it is ${diet} depends on the brand: the list now says “${text}”.`,
            where: text,
          }),
        ),
      )
}

function labelledLine(line: Line, diet: Diet): Line {
  const { food, mentions, text } = line
  if (food === undefined || fitsDiet(line, diet)) return line
  const isBound = line.certainty === 'exact' && isBoundByBrand(food, diet)
  const isOther = diet !== 'gluten-free' && dependsOnBrand(food, diet) && !namesAnimal(line)
  if (!isBound && !isOther) return line
  const named = mentions.find(({ foods }) => foods.includes(food.name))
  if (named === undefined) return line
  const asked = readLine(withWord(text, named.start, diet))
  return fitsDiet(asked, diet) ? asked : line
}

/** The word before the food; at the head of the line it takes the capital. */
function withWord(text: string, at: number, word: string): string {
  if (at > 0) return `${text.slice(0, at)}${word} ${text.slice(at)}`
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${text.charAt(0).toLowerCase()}${text.slice(1)}`
}

/** 'Chicken-flavored ramen' is made with no plant's broth. */
const namesAnimal = ({ read, animal }: Line): boolean =>
  animal !== null || read.mentions.some(({ kind, id }) => kind === 'part' && id !== 'part' && id !== 'inside')

const ofGluten: readonly string[] = ['wheat', 'gluten']

/** Sausages and pastes that are bound with flour or milk by one maker and not by another. */
const isBoundByBrand = ({ category, us9, eu14, mayContain }: Food, diet: Diet): boolean => {
  const unwanted = diet === 'gluten-free' ? ofGluten : ['milk']
  return (
    diet !== 'vegan' &&
    boundBothWays.has(category) &&
    mayContain.some((allergen) => unwanted.includes(allergen)) &&
    [...us9, ...eu14].every((certain) => !unwanted.includes(certain))
  )
}

/** Sold with and without: nothing that is surely in it breaks the diet, and nothing of an animal is in its name. */
export const dependsOnBrand = ({ name, category, us9, eu14, diets, mayContain }: Food, diet: Diet): boolean =>
  (soldBothWays.has(category) || name.startsWith('dark chocolate')) &&
  diets.includes('vegetarian') &&
  mayContain.some((allergen) => ofAnimals.includes(allergen)) &&
  (diet === 'dairy-free' ? ['milk'] : ofAnimals).every(
    (allergen) => ![...us9, ...eu14].some((certain) => certain === allergen),
  )
