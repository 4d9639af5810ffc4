import type { Plugin } from 'vite'

const module = /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/
const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/

/**
 * React Router answers a screen whose script does not load by reloading the page one is on: nothing is said, and one is where one was. The
 * error is thrown instead, and the error screen says it and offers to try again. Fails the build where React Router no longer does so.
 */
export function throwLostRoutes(): Plugin {
  return {
    name: 'throw-lost-routes',
    apply: 'build',
    transform: {
      filter: { id: module },
      handler(code) {
        if (!reload.test(code))
          this.error('React Router treats a lost script in another way: look at lost-routes.ts.')
        return { code: code.replace(reload, 'throw error;'), map: null }
      },
    },
  }
}
