import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * The Zod schemas of all answers are one module of the SDK. Loaded with the first call instead of with the app, they
 * stay out of the way of the first paint; a backend answers later than a chunk arrives.
 */
function lazyAnswerSchemas(): Plugin {
  return {
    name: 'lazy-answer-schemas',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/sdk\/generated\/sdk\.gen\.ts$/ },
      handler(code) {
        const withoutImport = code.replace(/^import \{[^}]*\} from '\.\/zod\.gen\.ts';$/m, '')
        if (withoutImport === code) this.error('sdk.gen.ts no longer imports its schemas as this plugin expects')
        return {
          code: withoutImport.replaceAll(
            /await (z\w+)\.parseAsync\(/g,
            "await (await import('./zod.gen.ts')).$1.parseAsync(",
          ),
          map: null,
        }
      },
    },
  }
}

const routerInProduction = [
  { find: /^react-router$/, replacement: here('node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: here('node_modules/react-router/dist/production/dom-export.mjs') },
]

const backend = process.env.ADWRIGHT_API ?? 'http://127.0.0.1:4010'
export default defineConfig(({ command }) => ({
  root: process.env.VITEST ? here('.') : here('web'),
  cacheDir: here('.cache/vite'),
  plugins: [react(), lazyAnswerSchemas()],
  // The router's package offers its development build to bundlers; the other one is 3 KiB smaller.
  resolve: { alias: command === 'build' ? routerInProduction : [] },
  build: {
    outDir: here('web/dist'),
    emptyOutDir: true,
    target: 'es2024',
    manifest: true,
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A few big chunks beat fifty small ones.
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], priority: 40 },
            { name: 'victory', test: /node_modules\/(victory|d3)[\w-]*\//, priority: 30 },
            {
              name: 'tables',
              test: /node_modules\/@tanstack\/(react-)?(table|virtual)|\/web\/ui\/table\//,
              priority: 30,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': {
        target: backend,
        changeOrigin: true,
        // A backend that has its calls below a path of its own says so in its address.
        rewrite: (path) => path.replace(/^\/api/, ''),
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{sdk,scripts,mocks,web,tests/house,tests/contract,tests/support}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          setupFiles: [here('tests/support/setup.ts')],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['web/**/*.test.tsx', 'tests/support/**/*.test.tsx'],
          setupFiles: [here('tests/support/setup.ts')],
        },
      },
    ],
  },
}))
