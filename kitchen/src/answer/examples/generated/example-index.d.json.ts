import type { Compiled } from '../nearest-answers.ts'

declare const value: Compiled
export = value
