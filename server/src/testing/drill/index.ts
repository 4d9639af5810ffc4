export { compareWithDatabase, type Comparison } from './compare.ts'
export { type LoadReport, signUpAll } from './load.ts'
export { type DrillReport, type DrillSettings, runDrill } from './run-drill.ts'
export { buildForDrill, type ServerProcess, startServerProcess } from './server-process.ts'
