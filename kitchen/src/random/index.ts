export { pickFrom, randomFrom, type Random } from './random.ts'
