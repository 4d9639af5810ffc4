import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

const apiAddress = process.env['API_ADDRESS'] ?? 'http://127.0.0.1:3000'

/** What every page needs, in one file that stays in the browser's cache when only our own code changes. */
const vendor = /node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es|@tanstack)[\\/]/

export default defineConfig({
  plugins: [reactRouter()],
  server: { proxy: { '/api': apiAddress } },
  build: {
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'vendor', test: vendor }] } },
    },
  },
})
