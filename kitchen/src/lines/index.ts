export { parseLine, type ParsedLine } from './parse-line.ts'
export { saysCooked } from './named-food.ts'
