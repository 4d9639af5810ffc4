export { compareWithDatabase, type Comparison } from './compare.ts'
export { type LoadReport, signUpAll } from './load.ts'
export { type DrillReport, type DrillSettings, runDrill } from './run-drill.ts'
export { buildForDrill, mainAmongSources, type ServerProcess, startServerProcess } from './server-process.ts'
