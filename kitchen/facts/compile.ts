// Turns the agency tables and the hand-written knowledge into the files that the kitchen loads.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cookRows } from './compile-cook-facts.ts'
import { dishCountsText } from './compile-dish-counts.ts'
import { compileFoods } from './compile-foods.ts'
import {
  companions,
  cooksLike,
  cuisineStyles,
  descriptors,
  equivalents,
  hazards,
  temperatureFacts,
  units,
  wordKinds,
} from './compile-tables.ts'
import { packFoods } from './pack-foods.ts'

/**
 * The text of each generated file, by its place in `kitchen/src`: one row a line, so that a change reads as a change. The examples come last: the kitchen that
 * reads them has to load the foods of the same facts.
 */
export const generatedFiles: Readonly<Record<string, () => string | Promise<string>>> = {
  'foods/generated/foods.json': foodsText,
  'repertoire/generated/dish-counts.json': dishCountsText,
  'repertoire/generated/equivalents.json': () => listText(equivalents()),
  'cooking/generated/cook-facts.json': () => listText(cookRows()),
  'cooking/generated/cooks-like.json': () => listText(cooksLike()),
  'cooking/generated/companions.json': () => listText(companions()),
  'cooking/generated/cuisines.json': () => listText(cuisineStyles()),
  'measures/generated/units.json': () => listText(units()),
  'recognition/generated/descriptors.json': () => listText(descriptors()),
  'safety/generated/hazards.json': () => listText(hazards()),
  'lexicon/generated/word-kinds.json': () => listText(wordKinds()),
  'safety/generated/temperatures.json': () => listText(temperatureFacts()),
  'answer/asked/generated/right-words.json': async () => {
    const { rightWords } = await import('./compile-words.ts')
    return listText(rightWords())
  },
  'answer/cards/generated/concept-counts.json': async () => {
    const { countConcepts } = await import('../src/answer/cards/card-meaning.ts')
    const { cards, counts } = countConcepts()
    return `{"cards":${cards},"counts":${listText(counts)}}`
  },
  'answer/examples/generated/question-embedding.json': async () => {
    const { questionEmbedding } = await import('./compile-examples.ts')
    return JSON.stringify(questionEmbedding())
  },
  'answer/examples/generated/example-index.json': async () => {
    const { exampleIndex } = await import('./compile-examples.ts')
    return listText(exampleIndex())
  },
  'answer/emergencies/generated/emergency-weights.json': async () => {
    const { emergencyWeights } = await import('./compile-emergencies.ts')
    return listText(emergencyWeights())
  },
  'answer/emergencies/generated/despair-weights.json': async () => {
    const { despairWeights } = await import('./compile-emergencies.ts')
    return listText(despairWeights())
  },
  'answer/aims/generated/aim-weights.json': async () => {
    const { aimWeights } = await import('./compile-aims.ts')
    return listText(aimWeights())
  },
  'answer/examples/generated/reply-weights.json': async () => {
    const { replyWeights } = await import('./compile-reply-weights.ts')
    return listText(replyWeights())
  },
  'answer/fact-check/agreement/generated/agreement-weights.json': async () => {
    const { agreementWeights } = await import('./compile-agreement.ts')
    return listText(agreementWeights())
  },
  'review/risk/generated/risk-weights.json': async () => {
    const { riskWeights } = await import('./compile-risk.ts')
    return listText(riskWeights())
  },
  'answer/fact-check/generated/statement-weights.json': async () => {
    const { statementWeights } = await import('./compile-risk.ts')
    return listText(statementWeights())
  },
}

/** Where the generated file stands. */
export function generatedUrl(place: string): URL {
  return new URL(`../src/${place}`, import.meta.url)
}

function foodsText(): string {
  const packed = packFoods(compileFoods())
  return `{"storages":${listText(packed.storages)},"foods":${listText(packed.foods)},"names":${listText(packed.names)}}`
}

function listText(values: readonly unknown[]): string {
  return `[\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n]`
}

/**
 * What is learned reads words and foods as the kitchen does, and how likely replies are right is learned of those that the kitchen gives: each pass is a process of its own, since one that has
 * loaded files does not see those that it writes.
 */
const passOf = (place: string): number => {
  if (place === 'answer/examples/generated/reply-weights.json') return 2
  return place.startsWith('answer/') && place !== 'answer/asked/generated/right-words.json' ? 1 : 0
}
const passes = [0, 1, 2]

async function write(pass: number): Promise<void> {
  for (const [place, text] of Object.entries(generatedFiles).filter(([each]) => passOf(each) === pass)) {
    writeFileSync(generatedUrl(place), `${await text()}\n`)
    console.log(place)
  }
}

if (import.meta.main && process.argv[2] !== undefined) await write(Number(process.argv[2]))
else if (import.meta.main) {
  for (const pass of passes)
    execFileSync(process.execPath, [import.meta.filename, String(pass)], { stdio: 'inherit' })
  const { digestsOf, recordDigests } = await import('./learned-from.ts')
  recordDigests(digestsOf((place) => readFileSync(generatedUrl(place), 'utf8')))
}
