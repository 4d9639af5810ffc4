import type { Config } from '@react-router/dev/config'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFiles } from './compress.ts'
import { holdBudgets, measurePages } from './page-bytes.ts'
import { writeServiceWorker } from './build-service-worker.ts'
import { addresses } from './src/addresses.ts'

/**
 * Every address is known at build time except those with an id, so each of them arrives as finished HTML: public pages whole,
 * signed-in ones as their skeletons. `/404` matches no route but the last one, which makes it the page for unknown addresses.
 */
export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), '/404'],
  buildEnd: async ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, 'client')
    // The server draws these with the fallback page and answers every other unknown address with 404.
    const drawn = addresses.filter((address) => address.includes(':'))
    writeFileSync(join(client, '__drawn-addresses.json'), JSON.stringify(drawn))
    await writeServiceWorker(client)
    compressFiles(client)
    holdBudgets(measurePages(client))
  },
} satisfies Config
