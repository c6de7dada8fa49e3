import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { boot } from '#scripts/vite/boot.ts'
import { mutate } from '#tests/mutation/mutate.ts'
import { ALONE, componentTests } from '#tests/support/component-tests.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const backend = process.env.ADWRIGHT_API ?? 'http://127.0.0.1:4010'

/** react-router's only exports are builds with warnings for developers; visitors get those without. */
const routerForVisitors = [
  { find: /^react-router$/, replacement: here('node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: here('node_modules/react-router/dist/production/dom-export.mjs') },
]

/** What nearly every component test imports. */
const LIBRARIES = [
  '@chakra-ui/react',
  '@hookform/resolvers/zod',
  '@tanstack/react-query',
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'i18next',
  'lucide-react',
  'react',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-i18next',
  'react-router-dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'zod',
]

const inWindow = {
  environment: 'happy-dom',
  // The libraries of the app as one file each, made once: a test file loads some ten files instead of about a thousand.
  deps: { optimizer: { client: { enabled: true, include: LIBRARIES } } },
  setupFiles: [here('tests/support/setup.ts')],
}

export default defineConfig(({ command }) => ({
  root: process.env.VITEST ? here('.') : here('web'),
  cacheDir: here('.cache/vite'),
  plugins: [react(), boot(), mutate()],
  resolve: { alias: command === 'build' ? routerForVisitors : [] },
  build: {
    outDir: here('web/dist'),
    emptyOutDir: true,
    target: 'es2024',
    // Every browser of this target preloads modules by itself.
    modulePreload: { polyfill: false },
    // Source maps beside the chunks make stack traces readable; no chunk refers to its map, and no host serves one.
    sourcemap: 'hidden',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], priority: 4 },
            { name: 'charts', test: /\/node_modules\/(victory|d3)[\w-]*\//, priority: 3 },
            { name: 'drag', test: /\/node_modules\/@atlaskit\/pragmatic-drag-and-drop/, priority: 3 },
            { name: 'shared', minShareCount: 8, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': {
        target: backend,
        // A backend on this machine checks the Host header; a remote one expects its own name.
        changeOrigin: !/^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(backend),
        // A backend with a base path has it in its address.
        rewrite: (path) => path.replace(/^\/api/, ''),
      },
    },
  },
  test: {
    // A limit for hanging tests only; no test measures time.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Vitest by default keeps one core for the main process, which is almost idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Test files in the same worker share their modules: evaluating those of the sandbox anew for each file takes longer than most tests.
          isolate: false,
          include: [
            '{sdk,scripts,mocks,web,tests/house,tests/contract,tests/conformance,tests/fuzz,tests/mutation,tests/support}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
          setupFiles: [here('tests/support/setup.ts')],
        },
      },
      {
        extends: true,
        test: {
          ...inWindow,
          name: 'web',
          // Loading the app, its texts and a scenario takes longer than most tests, so the files of a worker share them and the window.
          isolate: false,
          include: componentTests(here('.')),
        },
      },
      { extends: true, test: { ...inWindow, name: 'web-alone', include: ALONE } },
    ],
  },
}))
