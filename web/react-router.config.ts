import type { Config } from '@react-router/dev/config'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFiles } from './compress.ts'
import { holdBudgets, measurePages } from './page-bytes.ts'
import { writeServiceWorker } from './build-service-worker.ts'
import { addresses } from './src/addresses.ts'

const drawn = addresses.filter((address) => address.includes(':'))
/** What stands for an id in the folder of a page; the server looks for it there too (server/src/platform/http/static-files.ts). */
const anyId = '_'
const withAnyId = (address: string) => address.replaceAll(/:\w+/g, anyId)

/**
 * Each address arrives as finished HTML: public pages whole, signed-in ones as their skeletons. One with an id is drawn once, with `anyId` in
 * its place, for all ids: its page asks for its scripts at once. `/404` matches no route but the last one, which makes it the page for unknown addresses.
 */
export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), ...drawn.map(withAnyId), '/404'],
  buildEnd: async ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, 'client')
    // The server answers these with the page of any id, and every other unknown address with 404.
    writeFileSync(join(client, '__drawn-addresses.json'), JSON.stringify(drawn))
    await writeServiceWorker(client)
    compressFiles(client)
    holdBudgets(measurePages(client))
  },
} satisfies Config
