import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { boot } from '#scripts/vite/boot.ts'
import { plainImports } from '#scripts/vite/plain-imports.ts'
import { splitGenerated } from '#scripts/vite/split-generated.ts'
import { swcMinify } from '#scripts/vite/swc-minify.ts'
import { mutate } from '#tests/mutation/mutate.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const routerInProduction = [
  { find: /^react-router$/, replacement: here('node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: here('node_modules/react-router/dist/production/dom-export.mjs') },
]

/** Small things that many signed-in screens draw and that need no library of their own. */
const SHARED_PARTS =
  /generated-part:|\/web\/(lib|session\/[\w-]+\.|ui\/(feedback|page|overlay\/(?!DialogBox)|form\/(controls|inputs)|use-))|\/lucide-react\/|\/@chakra-ui\/react\/dist\/esm\/components\/(?!dialog|tabs)/

/** What several screens of autopilot and anomalies share: their words, and the calls of their resources. */
const HEART_PARTS =
  /\/features\/(autopilot|anomalies)\/([\w-]+\.ts|(Client|Change|Entity)\w+\.tsx)$|\/lucide-react\/|\/useSuspenseQuery|generated-part:.*(autopilot|violating|entit|anomal|metric)/i

const backend = process.env.ADWRIGHT_API ?? 'http://127.0.0.1:4010'
export default defineConfig(({ command }) => ({
  root: process.env.VITEST ? here('.') : here('web'),
  cacheDir: here('.cache/vite'),
  plugins: [react(), splitGenerated(), boot(), plainImports(), swcMinify(), mutate()],
  // The router's package offers its development build to bundlers; the other one is 3 KiB smaller.
  resolve: { alias: command === 'build' ? routerInProduction : [] },
  build: {
    outDir: here('web/dist'),
    emptyOutDir: true,
    target: 'es2024',
    manifest: true,
    sourcemap: false,
    // The lists of what to load beforehand cost 2 KiB of every visit; few big chunks hardly wait for each other.
    modulePreload: false,
    rolldownOptions: {
      preserveEntrySignatures: false,
      // A CommonJS package that only an unused part of Emotion asks for, and the one it asks for.
      treeshake: {
        moduleSideEffects: [{ test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false }],
      },
      output: {
        // scripts/vite/swc-minify.ts does it.
        minify: false,
        // A few big chunks beat fifty small ones. Each takes along what it needs and no chunk above it has.
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], priority: 90 },
            { name: 'login', test: /\/features\/auth\/login\/login\.route\./, priority: 85 },
            // Apart from the rest, since the first field of the sign-in form asks for it alone.
            { name: 'zod', test: /\/node_modules\/zod\//, priority: 84 },
            { name: 'shared', test: SHARED_PARTS, minShareCount: 6, priority: 83 },
            // All that stands around every signed-in screen.
            { name: 'frame', test: /\/web\/app\/areas\./, priority: 80 },
            { name: 'charts', test: /\/node_modules\/(victory|d3)[\w-]*\//, priority: 70 },
            { name: 'heart', test: HEART_PARTS, minShareCount: 3, priority: 65 },
            { name: 'tables', test: /\/web\/ui\/table\/(?!RowWindow)/, priority: 60 },
            { name: 'dialogs', test: /\/web\/ui\/overlay\/DialogBox/, priority: 55 },
            { name: 'popovers', test: /\/web\/ui\/(period|filter)\//, priority: 50 },
            { name: 'fields', test: /\/web\/ui\/form\/(?!.*(phone|country|PeriodSwitch))/i, priority: 45 },
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
}))
