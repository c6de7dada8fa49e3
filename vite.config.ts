import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { boot } from '#scripts/vite/boot.ts'
import { mutate } from '#tests/mutation/mutate.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const backend = process.env.ADWRIGHT_API ?? 'http://127.0.0.1:4010'
export default defineConfig({
  root: process.env.VITEST ? here('.') : here('web'),
  cacheDir: here('.cache/vite'),
  plugins: [react(), boot(), mutate()],
  build: {
    outDir: here('web/dist'),
    emptyOutDir: true,
    target: 'es2024',
    // Stack traces can be read with the maps beside the chunks; no chunk names its map, and no host serves one.
    sourcemap: 'hidden',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], priority: 4 },
            { name: 'charts', test: /\/node_modules\/(victory|d3)[\w-]*\//, priority: 3 },
            // What nearly every form has. Apart from `shared`, because the public screens have forms and next to nothing else of it.
            {
              name: 'forms',
              test: /\/node_modules\/react-hook-form\/|\/web\/ui\/form\//,
              minShareCount: 16,
              priority: 2,
            },
            { name: 'shared', minShareCount: 10, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': {
        target: backend,
        // A backend on this machine checks by which name it was called; one elsewhere goes by its own.
        changeOrigin: !/^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(backend),
        // A backend that has its calls below a path of its own says so in its address.
        rewrite: (path) => path.replace(/^\/api/, ''),
      },
    },
  },
  test: {
    // Only what hangs is ended: nothing is measured by the clock.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // By default one core is kept for the main process, which has next to nothing to do.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            '{sdk,scripts,mocks,web,tests/house,tests/contract,tests/conformance,tests/mutation,tests/support}/**/*.test.ts',
          ],
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
})
