// Minifies the chunks with SWC: about one percent smaller, sent, than what the bundler's own minifier makes of them.
import { minify } from '@swc/wasm'
import type { Plugin } from 'vite'

export const swcMinify = (): Plugin => ({
  name: 'swc-minify',
  apply: 'build',
  renderChunk: {
    order: 'post',
    handler: async (code) => {
      const compress = { passes: 3 }
      const format = { comments: false } as const
      const { code: small } = await minify(code, { module: true, ecma: 2022, compress, mangle: true, format })
      return { code: small, map: null }
    },
  },
})
