// `npm run eval` judges 10,000 random requests, the baskets from life and every filter, and writes docs/quality.md;
// `npm run eval -- --quick` judges 1,000 and writes nothing; `--samples FIGURE` prints requests that show a fault;
// `npm run eval -- real FOLDER` reviews recipes of food sites, `--samples refused` lists those refused (see real.ts).
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Figure } from './figures.ts'
import { distinctPerThousand, figuresOf, percent, row } from './figures.ts'
import { loadingFigures, recognitionFigures, repetitionFigures } from './knowledge.ts'
import { basketsFromLife } from './requests/baskets-from-life.ts'
import { classicCompanions } from './requests/classic-companions.ts'
import { namedFigures } from './named-by-cooks.ts'
import { repertoireFigures } from './repertoire.ts'
import { lifeFigures, reviewFigures } from './reviewing.ts'
import { standTogether } from './judges/togetherness.ts'
import { questionFigures } from './questions.ts'
import { replyFigures } from './replies.ts'
import { everyFilter } from './requests/every-filter.ts'
import { randomRequests, randomSetSeed } from './requests/random-requests.ts'
import { toCommand } from './suggestion.ts'
import type { Tally } from './tally.ts'
import { ask, tallyOf } from './tally.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    samples: { type: 'string' },
    show: { type: 'string', default: '3' },
  },
})
if (positionals[0] === 'real') {
  const { printReal } = await import('./real.ts')
  printReal(positionals[1] ?? '.', values.samples)
  process.exit(0)
}
const count = values.quick ? 1000 : 10_000

tallyOf(randomRequests(200)) // So that the times measured are those of a warm process.
const random = tallyOf(randomRequests(count))
const life = tallyOf(basketsFromLife)
const filters = tallyOf(everyFilter)
const companions = tallyOf(classicCompanions.map(({ asked }) => asked))
const sets = [
  { name: `${count} random requests (seed ${randomSetSeed})`, tally: random, figures: [titleFigure(random)] },
  {
    name: `${basketsFromLife.length} baskets from life`,
    tally: life,
    figures: [...repetitionFigures(basketsFromLife), refusalFigure()],
  },
  { name: `${everyFilter.length} requests, every filter`, tally: filters, figures: [] },
  {
    name: `${classicCompanions.length} baskets of classic companions`,
    tally: companions,
    figures: [companionFigure()],
  },
  {
    name: 'knowledge',
    tally: null,
    figures: [...recognitionFigures(), ...lifeFigures(), ...loadingFigures()],
  },
  {
    name: 'repertoire',
    tally: null,
    figures: values.quick ? [] : [...repertoireFigures(), ...namedFigures()],
  },
  { name: 'review of strange recipes', tally: null, figures: reviewFigures() },
  { name: 'questions of strangers, judged by others', tally: null, figures: questionFigures() },
  { name: 'replies of a model beside the answers of the kitchen', tally: null, figures: replyFigures() },
].map((set) => ({ ...set, figures: [...(set.tally === null ? [] : figuresOf(set.tally)), ...set.figures] }))

const table = [
  '# Quality of the kitchen\n\nPrinted by `npm run eval`; what the figures mean stands in `eval/`.',
  ...sets.map(({ name, figures }) => tableOf(name, figures)),
].join('\n')
console.log(table)
for (const { tally } of sets) if (tally !== null) printSamples(tally)
if (!values.quick) writeFileSync(new URL('../docs/quality.md', import.meta.url), `${table}\n`)
const failed = sets.flatMap(({ figures }) => figures).filter(({ isHard, isMet }) => isHard && !isMet)
process.exit(failed.length > 0 ? 1 : 0)

function titleFigure(tally: Tally): Figure {
  const distinct = distinctPerThousand(tally.titles)
  // Baskets that share a food share the commonest dish of it: a thousand titles are not a thousand dishes.
  return row('distinct titles per thousand', distinct, '750', distinct >= 750, true)
}

/** Odd baskets may be refused; ordinary ones may not. */
function refusalFigure(): Figure {
  const ordinary = tallyOf(basketsFromLife.filter(({ isOdd }) => !isOdd))
  return row(
    'ordinary baskets refused',
    `${ordinary.refused} of ${ordinary.answers}`,
    '0',
    ordinary.refused === 0,
    true,
  )
}

/** Whether what the basket was filled for comes together in one dish. */
function companionFigure(): Figure {
  const met = classicCompanions.filter(({ asked, together }) => {
    const answered = ask(asked)
    return answered.kind === 'recipes' && standTogether(together, answered.recipes)
  })
  const share = met.length / classicCompanions.length
  const name = 'classic companions that stand together in one of the three'
  return row(name, percent(share), '95 %', share >= 0.95, true)
}

function tableOf(name: string, figures: readonly Figure[]): string {
  return [
    `\n## ${name}\n`,
    '| figure | value | target | |',
    '| --- | --- | --- | --- |',
    ...figures.map(({ figure, value, target, isMet, isHard }) => {
      const verdict = target === '' ? '' : isMet ? 'met' : isHard ? '**FAILED**' : 'missed'
      return `| ${figure} | ${value} | ${target} | ${verdict} |`
    }),
  ].join('\n')
}

function printSamples({ samples }: Tally): void {
  for (const [figure, found] of samples) {
    if (values.samples === undefined || !figure.includes(values.samples)) continue
    console.log(`\n### ${figure}`)
    for (const { asked, detail } of found.slice(0, Number(values.show)))
      console.log(`${detail}\n    ${toCommand(asked)}`)
  }
}
