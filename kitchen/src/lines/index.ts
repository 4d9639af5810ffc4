export { parseLine, type ParsedLine } from './parse-line.ts'
