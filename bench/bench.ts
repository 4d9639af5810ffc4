// `npm run bench` prints every table; `npm run bench kitchen` (or another of the names below) prints one.
import { benchBytes } from './bytes.ts'
import { benchCollection } from './collection.ts'
import { benchGrowth } from './growth.ts'
import { benchHour } from './hour.ts'
import { benchHttp } from './http.ts'
import { benchKitchen } from './kitchen.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchLongestInputs } from './longest-inputs.ts'
import { benchMenus } from './menus.ts'
import { benchMixed } from './mixed.ts'
import { benchFaults, benchModels } from './models.ts'
import { benchPaint } from './paint.ts'
import { benchPdf } from './pdf.ts'
import { benchProfile } from './profile.ts'
import { benchOverload } from './overload.ts'
import { endOnSignals } from '../scripts/lib/temporary-folder.mjs'

const benches = {
  kitchen: benchKitchen,
  http: benchHttp,
  profile: benchProfile,
  menus: benchMenus,
  pdf: benchPdf,
  inputs: benchLongestInputs,
  collection: benchCollection,
  growth: benchGrowth,
  models: benchModels,
  faults: benchFaults,
  overload: benchOverload,
  bytes: benchBytes,
  paint: benchPaint,
  lighthouse: benchLighthouse,
  mixed: benchMixed,
  hour: benchHour,
}
/** Too long for who did not name it. */
const onlyNamed = ['hour']
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(
    `There is no bench named ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`,
  )
  process.exit(1)
}
endOnSignals()
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.includes(name) || (wanted.length === 0 && !onlyNamed.includes(name))) await bench()
}
