#!/usr/bin/env node
// Tries the model that AI_PROVIDER and its neighbours name: `npm run -s doctor`. Reads the same settings as the server.
import { examine } from '@plotluck/server/doctor'

const marks = { good: 'ok  ', 'so-so': 'so-so', bad: 'no  ' } as const

for await (const { state, text } of examine(process.env)) {
  console.log(`${marks[state].padEnd(6)} ${text}`)
  if (state === 'bad') process.exitCode = 1
}
