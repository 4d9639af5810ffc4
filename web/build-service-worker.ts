import { basename, join } from 'node:path'
import { generateSW, type ManifestEntry } from 'workbox-build'
import { offlineCacheName } from './src/api/offline-cache.ts'

/** The screens that open without a connection: the signed-in ones. Public pages are asked of the server as ever. */
const screens = [
  'dashboard',
  'harvest-chat',
  'household',
  'meal-planner',
  'saved',
  'settings',
  'shopping-list',
  'success',
  'use-it-first',
]

/** What pages say of the server that serves them (server/src/platform/http/prepared-page.ts); it puts its own facts in their place here too. */
const factsOfTheServer = 'https://plotluck.example support@plotluck.example'

const month = 30 * 24 * 60 * 60

/**
 * Writes `sw.js` into the folder that the build has made: scripts, styles, fonts and the signed-in screens are kept at once, pictures when
 * they are seen, and the newest answers about the basket, saved recipes, the week and its list for when the server cannot be reached. A new version
 * waits until the page tells it to take over.
 */
export async function writeServiceWorker(folder: string): Promise<void> {
  await generateSW({
    globDirectory: folder,
    swDest: join(folder, 'sw.js'),
    globPatterns: [
      'assets/*.{js,css,woff2}',
      '__spa-fallback.html',
      'favicon.svg',
      ...screens.map((screen) => `${screen}/index.html`),
    ],
    dontCacheBustURLsMatching: /assets\//,
    manifestTransforms: [(entries) => ({ manifest: entries.map(nameAsAsked), warnings: [] })],
    ignoreURLParametersMatching: [/./],
    navigateFallback: '/__spa-fallback.html',
    navigateFallbackAllowlist: [/^\/recipe\/[^/]+(\/cook)?$/],
    runtimeCaching: [
      {
        urlPattern:
          /\/api\/(profile|household|basket|cook-log|saved-recipes(\/[\w-]{36})?|meal-plans|shopping-list|recipes\/[\w-]{36}(\/saved)?)(\?|$)/,
        handler: 'NetworkFirst',
        options: {
          cacheName: offlineCacheName,
          networkTimeoutSeconds: 8,
          cacheableResponse: { statuses: [200] },
          expiration: { maxEntries: 200, maxAgeSeconds: month },
        },
      },
      {
        urlPattern: /\/assets\/[^/]+\.svg$/,
        handler: 'CacheFirst',
        options: { cacheName: 'pictures', expiration: { maxEntries: 300 } },
      },
    ],
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    disableDevLogs: true,
    sourcemap: false,
  })
}

/** A page under the address people open it by; with the server's facts in its revision, it is fetched anew when they change. */
function nameAsAsked(entry: ManifestEntry & { size: number }): ManifestEntry & { size: number } {
  const url = `/${entry.url.replace(/\/index\.html$/, '')}`
  const isPage = basename(entry.url).endsWith('.html')
  return { ...entry, url, ...(isPage && { revision: `${entry.revision ?? ''} ${factsOfTheServer}` }) }
}
