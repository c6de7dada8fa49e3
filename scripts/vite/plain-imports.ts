// A chunk brings neither style sheets nor a list of what to load before it: what Vite wraps around each import() can go.
import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load()' : undefined),
})
