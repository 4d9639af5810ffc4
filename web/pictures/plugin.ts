import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { drawPictures, writePictures } from './build.ts'

const folder = fileURLToPath(new URL('../public/assets', import.meta.url))

/**
 * Vite plugin: draws the pictures as static files before anything else is built or served, and tells the pages their address.
 * The address carries the content's hash and lies below /assets, so that browsers may keep every file for good.
 */
export function pictures(): Plugin {
  return {
    name: 'plotluck-pictures',
    config: () => ({
      define: {
        'import.meta.env.PICTURES_ADDRESS': JSON.stringify(
          `/assets/${writePictures(folder, drawPictures())}`,
        ),
      },
    }),
  }
}
