// Builds /boot.js from web/boot, and passes it the chunks that a visitor needs in addition to the app's entry.
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { type ColorName, colors } from '#web/theme/colors.ts'

const FILE = '/boot.js'
const TAG = `src="${FILE}"`
/** The chunks that are needed first, by their modules: the frame of signed-in views, and the cookie question. */
const FIRST = { frame: 'areas', question: 'CookieQuestion' }

type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>

const isColor = (name: string): name is ColorName => name in colors

/** Replaces `token("bg.canvas")` in a style sheet by the color of the root element's theme. */
export const withTokens = (css: string): string =>
  css.replace(/token\("([\w.]+)"\)/g, (_, name: string) => {
    if (!isColor(name)) throw new Error(`There is no colour named ${name}.`)
    return `light-dark(${colors[name].join(', ')})`
  })

/** Bundles the script that runs before the first paint as one classic script. */
async function bootScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      // The first Chrome version with light-dark().
      cssTarget: 'chrome123',
      target: 'es2024',
      rolldownOptions: {
        input: fileURLToPath(new URL('../../web/boot/main.ts', import.meta.url)),
        output: { format: 'iife' },
      },
    },
    plugins: [
      {
        name: 'tokens',
        enforce: 'pre',
        transform: (code, id) => (/\.css(\?|$)/.test(id) ? withTokens(code) : undefined),
      },
    ],
  })
  const [chunk] = (Array.isArray(result) ? result : [result]).flatMap((part) => ('output' in part ? part.output : []))
  if (chunk?.type !== 'chunk') throw new Error('web/boot gave no script.')
  return chunk.code
}

/** The addresses of a chunk's files and its imports, without those of the entry. */
function filesOf(bundle: Bundle, name: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const reached = (files: string[], seen: Set<string>): Set<string> => {
    for (const file of files) {
      const chunk = chunks.find(({ fileName }) => fileName === file)
      if (seen.has(file) || !chunk) continue
      seen.add(file)
      reached(chunk.imports, seen)
    }
    return seen
  }
  const start = chunks.find((chunk) => chunk.name === name)
  if (!start) throw new Error(`There is no chunk named ${name}.`)
  const entry = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
  const early = reached(entry, new Set())
  return [...reached([start.fileName], new Set())].filter((file) => !early.has(file)).map((file) => `/${file}`)
}

/** Serves /boot.js in builds and development, and lists the chunks to preload on its tag: `data-frame`, `data-question`. */
export function boot(): Plugin {
  return {
    name: 'boot',
    configureServer(server) {
      server.middlewares.use(FILE, (_, response, next) => {
        bootScript()
          .then((code) => response.setHeader('Content-Type', 'text/javascript').end(code))
          .catch(next)
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE.slice(1), source: await bootScript() })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle || !html.includes(TAG)) return html
        const given = Object.entries(FIRST).map(([name, chunk]) => `data-${name}="${filesOf(bundle, chunk).join(' ')}"`)
        return html.replace(TAG, [TAG, ...given].join(' '))
      },
    },
  }
}
