export * from './cook-facts.ts'
export { safeCues } from './proteins.ts'
export * from './cuisines.ts'
export * from './handling.ts'
