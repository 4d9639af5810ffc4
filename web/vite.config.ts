import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { throwLostRoutes } from './lost-routes.ts'
import { pictures } from './pictures/plugin.ts'

const apiAddress = process.env['API_ADDRESS'] ?? 'http://127.0.0.1:3000'

/** What every page needs, in one file that stays in the browser's cache when only our own code changes. */
const vendor = /node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es)[\\/]/

/** The frame of every page and the widgets in it: one file too, since a slow line pays for each request and not for each kilobyte. */
const shell =
  /web[\\/]src[\\/](analytics[\\/](setting|consent\.|track|page-views)|layout[\\/](contact|footer|frame|header\.module|logo|public|theme)|api[\\/]signed-in-hint|ui[\\/](button|toast|segmented))/

/** What knows who is signed in: the calls, their cache and the frame of signed-in screens. */
const session =
  /node_modules[\\/]@tanstack[\\/]|web[\\/]src[\\/](api[\\/](?!passkeys)|calendar[\\/](dates|use-today)|layout[\\/](signed-in|header|account-menu|use-log-out)|offline[\\/](offline-note|keep-answer)|timers[\\/]running|household[\\/]household-(query|summary))/

/** What checks input, in forms and elsewhere; and what holds a form together. Apart from the widgets, for screens without a form. */
const schemas = /node_modules[\\/]zod[\\/]|contract[\\/]src[\\/]forms/
const forms = /node_modules[\\/]react-hook-form[\\/]|ui[\\/]schema-resolver/

/** What fills a basket, for the screens that begin with one. */
const basket =
  /web[\\/]src[\\/](ingredient-parts|harvest[\\/]harvest\.module|ui[\\/](combobox|foldout|page-intro|use-into-view))|contract[\\/]src[\\/](presets|generation)|kitchen[\\/]src[\\/]vocabularies/

/** The pictures of foods, by which words tell one food from another, and the tile of a dish; what draws the dish comes after the page. */
const pictureParts =
  /web[\\/]src[\\/]pictures|contract[\\/]src[\\/]basket|kitchen[\\/]src[\\/]pictures[\\/](tiles|seed|word-stem)/

/** The widgets and icons of the frame and the kitchen, which most screens show too. */
const widgets =
  /web[\\/]src[\\/]ui[\\/](badge|card\.|dialog|empty-state|failed|failure-note|field|icon-button|neighbour-focus|progress|skeleton|tag|text-input|use-neighbour-focus)|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](bookmark|calendar-days|check|chevron-down|circle-question-mark|cooking-pot|hourglass|leaf|lock|log-out|message-circle|minus|plus|rotate-ccw-clock|settings|shopping-basket|sliders-horizontal|sparkles|users-round|wifi-off|x)\.mjs/

/** The other icons. */
const icons = /node_modules[\\/]lucide-react[\\/]/

/** What shows a recipe, whole or on a card. */
const recipeParts =
  /web[\\/]src[\\/](household[\\/](fits|household-marks)|ui[\\/](checkbox|copy-text|save-file|select|share-text))|kitchen[\\/]src[\\/]recipe[\\/]fit-of/

/** The other widgets that several screens show. */
const others = /web[\\/]src[\\/]ui[\\/]/

export default defineConfig({
  plugins: [pictures(), throwLostRoutes(), reactRouter()],
  // The server takes writes from pages of its own address only.
  server: { proxy: { '/api': { target: apiAddress, headers: { origin: apiAddress } } } },
  build: {
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A file takes along what its modules need, unless one of a higher priority has it.
          groups: [
            { name: 'vendor', test: vendor, priority: 6 },
            { name: 'shell', test: shell, minShareCount: 2, priority: 5 },
            { name: 'schemas', test: schemas, minShareCount: 2, priority: 5 },
            { name: 'forms', test: forms, minShareCount: 2, priority: 5 },
            { name: 'widgets', test: widgets, minShareCount: 2, priority: 5 },
            { name: 'icons', test: icons, minShareCount: 2, priority: 4 },
            { name: 'pictures', test: pictureParts, minShareCount: 2, priority: 4 },
            { name: 'session', test: session, minShareCount: 2, priority: 3 },
            { name: 'basket', test: basket, minShareCount: 2, priority: 2 },
            { name: 'recipe-parts', test: recipeParts, minShareCount: 2, priority: 1 },
            { name: 'others', test: others, minShareCount: 2 },
          ],
        },
      },
    },
  },
})
