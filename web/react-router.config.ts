import type { Config } from '@react-router/dev/config'
import { join } from 'node:path'
import { compressFiles } from './compress.ts'

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
  buildEnd: ({ reactRouterConfig }) => compressFiles(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
