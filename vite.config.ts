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

/** `a as b,c` as [['a', 'b'], ['c', 'c']]. */
const pairsOf = (names: string): [string, string][] =>
  names.split(',').map((pair) => {
    const [first = '', second = first] = pair.trim().split(' as ')
    return [first, second]
  })

const listOf = (names: string, write: (outer: string, inner: string) => string) =>
  pairsOf(names)
    .map(([first, second]) => write(first, second))
    .join(',')

const base = (fileName: string) => fileName.slice(fileName.lastIndexOf('/') + 1)

/**
 * Two chunks that hold next to nothing would cost the first screen a request each: the bundler's own helpers move into
 * the app's chunk, and a chunk that only passes on another one's exports is left out. What looks different stays.
 */
function foldSmallChunks(): Plugin {
  return {
    name: 'fold-small-chunks',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const fileOf = (name: string) => chunks.find((chunk) => chunk.name === name)
        const drop = (from: string, to: string) => {
          for (const chunk of chunks) {
            if (chunk.fileName === to) chunk.imports = chunk.imports.filter((name) => name !== from)
            else chunk.imports = [...new Set(chunk.imports.map((name) => (name === from ? to : name)))]
            chunk.dynamicImports = chunk.dynamicImports.map((name) => (name === from ? to : name))
          }
          delete bundle[from]
        }
        for (const facade of chunks) {
          const [, names, target] = /^export\{([^}]*)\}from"\.\/([^"]+)";?\s*$/.exec(facade.code) ?? []
          const real = chunks.find((chunk) => base(chunk.fileName) === target)
          if (!names || !real) continue
          const picked = pairsOf(names)
            .map(([inner, outer]) => `${outer}:m.${inner}`)
            .join(',')
          const call = new RegExp(`import\\([\`"']\\./${base(facade.fileName).replaceAll('.', '\\.')}[\`"']\\)`, 'g')
          for (const chunk of chunks) {
            chunk.code = chunk.code.replace(call, `import("./${target}").then(m=>({${picked}}))`)
          }
          drop(facade.fileName, real.fileName)
        }

        const [helpers, app] = [fileOf('rolldown-runtime'), fileOf('app')]
        const [, body, exported] = /^([\s\S]*)export\{([^}]*)\};?\s*$/.exec(helpers?.code ?? '') ?? []
        if (!helpers || !app || body === undefined || exported === undefined) return
        const from = new RegExp(`import\\{([^}]*)\\}from"\\./${base(helpers.fileName).replaceAll('.', '\\.')}";`)
        for (const chunk of chunks) {
          const names = from.exec(chunk.code)?.[1]
          if (names === undefined) continue
          if (chunk === app) {
            const result = listOf(exported, (inner, outer) => `${outer}:${inner}`)
            const own = `const{${listOf(names, (outer, inner) => `${outer}:${inner}`)}}=(()=>{${body}return{${result}}})();`
            const passedOn = `export{${listOf(names, (outer, inner) => `${inner} as helper_${outer}`)}};`
            chunk.code = `${chunk.code.replace(from, () => own)}\n${passedOn}`
          } else {
            const own = listOf(names, (outer, inner) => `helper_${outer} as ${inner}`)
            chunk.code = chunk.code.replace(from, () => `import{${own}}from"./${base(app.fileName)}";`)
          }
        }
        drop(helpers.fileName, app.fileName)
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
  plugins: [react(), lazyAnswerSchemas(), foldSmallChunks()],
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
      preserveEntrySignatures: false,
      // A CommonJS package that only an unused part of Emotion asks for, and the one it asks for.
      treeshake: {
        moduleSideEffects: [{ test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false }],
      },
      output: {
        // A few big chunks beat fifty small ones.
        codeSplitting: {
          groups: [
            // All of the first paint is one chunk, and the sign-in screen another; rolldown's own helpers go along.
            { name: 'app', tags: ['$initial'], priority: 40 },
            { name: 'login', test: /\/web\/features\/auth\/login\/login\.route\./, priority: 20 },
            {
              name: 'data',
              test: /@tanstack\/(query-core|react-query)|\/sdk\/generated\/(@tanstack|sdk\.gen)|\/web\/(session\/(api|current|gates)|app\/Connected)\./,
              priority: 25,
            },
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
          include: ['{sdk,scripts,mocks,web,tests/house,tests/contract,tests/conformance,tests/support}/**/*.test.ts'],
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
