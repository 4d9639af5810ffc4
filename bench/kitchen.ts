import { spawnSync } from 'node:child_process'
import { presetIngredients } from '@plotluck/contract/presets'
import { parseLine, planUseItFirst, review, suggest } from '@plotluck/kitchen'
import { checkStatement } from '@plotluck/kitchen/answers'
import type { CheckedRecipe } from '@plotluck/kitchen'
import { milliseconds, percentile, printTable } from './table.ts'

const baskets: readonly (readonly string[])[] = [
  ['tomatoes', 'zucchini', 'basil'],
  ['kale', 'potatoes', 'onions'],
  ['chicken breast', 'carrots', 'peas', 'rice', 'garlic'],
  ['eggs', 'spinach', 'feta'],
]
const twenty = presetIngredients.map(({ name }) => name)

/** Three recipes on one core: how many sets a second, and how long the middle and the slowest of a hundred wait. */
export function benchKitchen(): void {
  const rows = [
    { name: 'three recipes, small baskets', baskets },
    { name: 'three recipes, 20 ingredients', baskets: [twenty] },
  ].map(({ name, baskets: asked }) => {
    const times = timeSuggestions(asked, 600)
    const total = times.reduce((sum, time) => sum + time, 0)
    return {
      what: name,
      'per second': Math.round((1000 * times.length) / total),
      p50: milliseconds(percentile(times, 0.5)),
      p99: milliseconds(percentile(times, 0.99)),
    }
  })
  printTable('Kitchen, one core', rows)
  printTable('Use-It-First menu in this process', [2, 5, 20].map(planning))
  printTable('Kitchen, reading and judging, one core', readingAndJudging())
  printTable('Kitchen, loading', [loading()])
}

/** How long one ingredient line, one recipe of a strange hand and one sentence of a model in the chat take; every text is timed once, when the process is warm. */
function readingAndJudging() {
  const [warmUp, measured] = [recipesOf(0), recipesOf(1000)]
  for (const recipe of warmUp) judge(recipe)
  const reviews = measured.map((recipe) => timed(() => judge(recipe)))
  const lines = measured.flatMap(({ ingredients }) => ingredients)
  const parses = lines.map((line) => timed(() => parseLine(line)))
  const sentences = measured.flatMap(({ steps }) => steps.map(({ text }) => text))
  const checks = sentences.map((text) => timed(() => checkStatement(text, { lookups: [], foods: [] })))
  return [
    { what: 'an ingredient line parsed', samples: parses },
    { what: 'a recipe reviewed', samples: reviews },
    { what: 'a sentence of a reply checked', samples: checks },
  ].map(({ what, samples }) => ({
    what,
    samples: samples.length,
    p50: `${(1000 * percentile(samples, 0.5)).toFixed(0)} µs`,
    p99: `${(1000 * percentile(samples, 0.99)).toFixed(0)} µs`,
  }))
}

function recipesOf(firstSeed: number): readonly CheckedRecipe[] {
  return Array.from({ length: 100 }, (_, index) => {
    const ingredients = baskets[index % baskets.length] ?? []
    const answer = suggest({ ingredients }, { seed: firstSeed + index, today: '2026-07-15' })
    return answer.ok ? answer.recipes : []
  }).flat()
}

function judge({ title, servings, ingredients, steps }: CheckedRecipe): void {
  review(
    { title, servings, ingredients, steps, writtenBy: 'model' },
    { ingredients: ['tomatoes', 'zucchini'] },
  )
}

function timed(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

const stock = ['spinach', 'milk', 'tomatoes', 'chicken breast', 'potatoes']

/** A three-day menu: the first one of a process, which has compiled nothing yet, and the ones after it. */
function planning(ingredients: number) {
  const texts = ingredients > stock.length ? twenty : stock.slice(0, ingredients)
  const call = `k.planUseItFirst(${JSON.stringify(texts)},{seed:1,today:'2026-07-15'});`
  const first = sample(call, asStarted, "const k=await import('@plotluck/kitchen');")
  const times = Array.from({ length: 40 }, (_, seed) =>
    timed(() => planUseItFirst(texts, { seed, today: '2026-07-15' })),
  )
  return {
    ingredients: texts.length,
    'first of a process, p50': milliseconds(percentile(first.times, 0.5)),
    p50: milliseconds(percentile(times, 0.5)),
    p99: milliseconds(percentile(times, 0.99)),
  }
}

function timeSuggestions(asked: readonly (readonly string[])[], count: number): readonly number[] {
  const once = (seed: number) => {
    const ingredients = asked[seed % asked.length] ?? []
    const start = performance.now()
    suggest({ ingredients }, { seed, today: '2026-07-15' })
    return performance.now() - start
  }
  for (let seed = 0; seed < 200; seed += 1) once(seed)
  return Array.from({ length: count }, (_, index) => once(1000 + index))
}

function loading() {
  const cold = sample("await import('@plotluck/kitchen');", {})
  const load = sample("await import('@plotluck/kitchen');")
  const whole = sample("await import('@plotluck/kitchen/answers');await import('@plotluck/kitchen');")
  const first = sample(
    "await import('@plotluck/kitchen').then(k=>k.suggest({ingredients:['tomatoes']},{seed:1,today:'2026-07-15'}));",
  )
  return {
    load: milliseconds(percentile(load.times, 0.5)),
    'load with what Harvest answers with': milliseconds(percentile(whole.times, 0.5)),
    'load, sources never compiled before': milliseconds(percentile(cold.times, 0.5)),
    'load and first three recipes': milliseconds(percentile(first.times, 0.5)),
    memory: `${percentile(load.sizes, 0.5).toFixed(0)} MB`,
    'memory with answers': `${percentile(whole.sizes, 0.5).toFixed(0)} MB`,
  }
}

// As `npm run kitchen` starts it: what node made of the sources is kept from one start to the next.
const asStarted = { NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' }

// A fresh process each time, measured from inside, so that what node itself costs is not counted; nor is what stands in `before`.
function sample(body: string, settings: Readonly<Record<string, string>> = asStarted, before = '') {
  const samples = Array.from({ length: 9 }, () => {
    const out = spawnSync('node', ['--input-type=module', '-e', before + measuring(body)], {
      encoding: 'utf8',
      env: { ...process.env, ...settings },
    }).stdout
    return JSON.parse(out) as [number, number]
  })
  return { times: samples.map(([time]) => time), sizes: samples.map(([, size]) => size) }
}

function measuring(body: string): string {
  const before = 'const t=performance.now();const m=process.memoryUsage().rss;'
  const report = 'console.log(JSON.stringify([performance.now()-t,(process.memoryUsage().rss-m)/1048576]))'
  return before + body + report
}
