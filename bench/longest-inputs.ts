import { splitFoods } from '@plotluck/kitchen'
import { isGuessable } from '@plotluck/server/guessable-password'
import { redactEmails } from '@plotluck/server/log'
import { milliseconds, percentile, printTable } from './table.ts'

type Work = {
  readonly what: string
  readonly repeated: string
  readonly run: (text: string) => unknown
  readonly most: number
}

const works: readonly Work[] = [
  ...['a', '@', 'a@', '%40', '.-'].map((repeated) => ({
    what: 'a line of the log',
    repeated,
    run: redactEmails,
    most: 50_000,
  })),
  ...['tomatos, carrotts and onoins, ', 'ab/', 'xq and ', 'no a and ', 'a,'].map((repeated) => ({
    what: 'a list of foods',
    repeated,
    run: splitFoods,
    most: 2000,
  })),
  ...['p4$$w0rd', 'aB3$', '1a', '@$!13'].map((repeated) => ({
    what: 'a password',
    repeated,
    run: (text: string) => isGuessable(text, ['Rosa Kern']),
    most: 100,
  })),
]

/** What reads text of strangers, on the longest it takes of what is hardest to read, beside half of that: twice the time is linear, four times the square. */
export async function benchLongestInputs(): Promise<void> {
  const rows = []
  for (const { what, repeated, run, most } of works) {
    const [half, whole] = [await median(run, repeated, most / 2), await median(run, repeated, most)]
    rows.push({
      what,
      repeated: `\`${repeated}\``,
      characters: most,
      half: milliseconds(half),
      whole: milliseconds(whole),
      ratio: (whole / half).toFixed(1),
    })
  }
  printTable('The longest inputs', rows)
}

async function median(run: (text: string) => unknown, repeated: string, characters: number): Promise<number> {
  const text = repeated.repeat(characters / repeated.length)
  const samples: number[] = []
  for (let round = 0; round < 9; round += 1) {
    const began = performance.now()
    await run(text)
    samples.push(performance.now() - began)
  }
  return percentile(samples, 0.5)
}
