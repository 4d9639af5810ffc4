import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { pictures } from './pictures/plugin.ts'

const apiAddress = process.env['API_ADDRESS'] ?? 'http://127.0.0.1:3000'

/** What every page needs, in one file that stays in the browser's cache when only our own code changes. */
const vendor = /node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es)[\\/]/

/** The frame of every page and the widgets in it: one file too, since a slow line pays for each request and not for each kilobyte. */
const shell =
  /node_modules[\\/]lucide-react[\\/]|web[\\/]src[\\/](layout[\\/](contact|footer|frame|logo|public|theme)|ui[\\/](button|toast|segmented))/

export default defineConfig({
  plugins: [pictures(), reactRouter()],
  server: { proxy: { '/api': apiAddress } },
  build: {
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: vendor },
            { name: 'shell', test: shell, minShareCount: 3 },
          ],
        },
      },
    },
  },
})
