// Installs the packages and builds, without starting anything.
import { buildIfStale } from './lib/build.mjs'
import { checkMachine, installDependencies, say } from './lib/setup.mjs'

checkMachine()
installDependencies()
buildIfStale()
say('Ready. `npm start` serves Plotluck, `npm test` tries it.')
