import { people, putUnderLoad } from './mixed-load.ts'
import { startServer } from './server.ts'
import { milliseconds, percentile, printTable } from './table.ts'

const spans = 12
const spanMinutes = 5
const atOnce = 10
/** Ten people, each asking once a second at most: a busy server, not a drowning one. */
const pause = 1000

/** An hour of people at work on the embedded database: whether memory and waits stay as they are. */
export async function benchHour(): Promise<void> {
  const server = await startServer({})
  const rows = []
  for (let span = 1; span <= spans; span += 1) {
    const tokens = await people(server, atOnce)
    const report = await putUnderLoad(server, tokens, { milliseconds: spanMinutes * 60_000, pause })
    rows.push({
      'after minutes': span * spanMinutes,
      answers: report.waits.length,
      refused: report.refused,
      p50: milliseconds(percentile(report.waits, 0.5)),
      p99: milliseconds(percentile(report.waits, 0.99)),
      memory: `${server.memoryMegabytes().toFixed(0)} MB`,
    })
  }
  await server.stop()
  printTable(`An hour of ${atOnce} people, embedded database`, rows)
}
