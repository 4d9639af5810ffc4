import { spawnSync } from 'node:child_process'
import { recognise, suggest } from '@plotluck/kitchen'
import { percentile } from '../bench/table.ts'
import type { Figure } from './figures.ts'
import { percent, row } from './figures.ts'
import { usdaFoods } from './oracle/food-tables.ts'
import type { Asked } from './suggestion.ts'

/** Names of USDA's table and their plurals that the kitchen recognises as that very food. */
export function recognitionFigures(): readonly Figure[] {
  const typed = usdaFoods.flatMap(({ name }) => [
    { name, text: name },
    { name, text: pluralOf(name) },
  ])
  const missed = typed.filter(({ name, text }) => {
    const found = recognise(text)
    return found.kind !== 'food' || found.food !== name
  })
  for (const { text } of missed.slice(0, 40)) console.error(`not recognised as itself: ${text}`)
  const known = 1 - missed.length / typed.length
  return [row('USDA names and plurals recognised', percent(known), '97 %', known >= 0.97, true)]
}

/** The plural of a name's head: 'jar of tomatoes' and brackets are left as they are. */
function pluralOf(name: string): string {
  if (/[),%\d]$|s$/.test(name)) return name
  if (/(?:[sxz]|ch|sh|tomato|potato)$/.test(name)) return `${name}es`
  return /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`
}

/**
 * How many titles of one set come back when the same basket is asked again with the next seed, and how many of the first
 * come back in the fourth and fifth when each is told, as the server tells it, what was had before.
 */
export function repetitionFigures(requests: readonly Asked[]): readonly Figure[] {
  const shares = requests.flatMap((asked) => {
    const [one, next] = [titlesOf(asked), titlesOf({ ...asked, seed: asked.seed + 1 })]
    return one.length === 0 ? [] : [next.filter((title) => one.includes(title)).length / one.length]
  })
  const again = shares.reduce((sum, value) => sum + value, 0) / Math.max(1, shares.length)
  const late = requests.flatMap(lateRepeats)
  const back = late.filter((isBack) => isBack).length
  return [
    // The commonest dishes come first, whatever the seed; what was had gives way, which the next row holds.
    row('titles that come back with the next seed', percent(again), '', true, false),
    row(
      'titles of the first set in the fourth or fifth',
      `${back} of ${late.length}`,
      '0',
      back === 0,
      false,
    ),
  ]
}

function titlesOf(asked: Asked, avoid: readonly string[] = []): readonly string[] {
  const suggestion = suggest(asked.request, { seed: asked.seed, today: asked.today, avoid })
  return suggestion.ok ? suggestion.recipes.map(({ title }) => title) : []
}

/** For each title of the fourth and fifth set, whether it was in the first. */
function lateRepeats(asked: Asked): readonly boolean[] {
  const sets: (readonly string[])[] = []
  for (let turn = 0; turn < 5; turn += 1)
    sets.push(titlesOf({ ...asked, seed: asked.seed + turn }, sets.flat()))
  return sets.slice(3).flatMap((titles) => titles.map((title) => sets[0]?.includes(title) === true))
}

/** Time and memory of importing the kitchen in a fresh process, the middle of five. */
export function loadingFigures(): readonly Figure[] {
  const body =
    "const t=performance.now();const m=process.memoryUsage().rss;await import('@plotluck/kitchen');console.log(JSON.stringify([performance.now()-t,(process.memoryUsage().rss-m)/1048576]))"
  const samples = Array.from({ length: 5 }, () => {
    const { stdout, stderr, error } = spawnSync(process.execPath, ['--input-type=module', '-e', body], {
      encoding: 'utf8',
      // As `npm run kitchen` starts it.
      env: { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' },
    })
    if (error !== undefined || stdout === '')
      throw new Error(`Loading the kitchen in a fresh process failed: ${error?.message ?? stderr}`)
    return JSON.parse(stdout) as [number, number]
  })
  const time = percentile(
    samples.map(([value]) => value),
    0.5,
  )
  const memory = percentile(
    samples.map(([, value]) => value),
    0.5,
  )
  return [
    row('loading', `${time.toFixed(0)} ms`, '150 ms', time < 150, false),
    row('memory of what is loaded', `${memory.toFixed(0)} MB`, '80 MB', memory < 80, false),
  ]
}
