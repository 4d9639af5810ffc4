export { compareWithDatabase, type Comparison, type DrillDatabase } from './compare.ts'
export { type LoadReport, signUpAll, startPeople } from './load.ts'
export {
  type DrillReport,
  type DrillSettings,
  environmentOf,
  forMs,
  runDrill,
  untilAcknowledged,
} from './run-drill.ts'
export { type ServerProcess, startServerProcess } from './server-process.ts'
