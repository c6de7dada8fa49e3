// Tells web/public/boot.js which chunks a visitor needs next to the entry, so that they come at the same time as it and not after it ran.
import type { Plugin, Rolldown } from 'vite'

const BOOT = 'src="/boot.js"'
/** Chunks by name (vite.config.ts) that open the way: of the sign-in screen, and of what stands around every signed-in one. */
const WAYS = ['login', 'frame'] as const

type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>

/** The files of a chunk and of all it imports, as addresses, without those of the entry. */
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

/** Writes them onto the tag of boot.js, as `data-login` and `data-frame`. */
export function earlyChunks(): Plugin {
  return {
    name: 'early-chunks',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html
        const given = WAYS.map((way) => `data-${way}="${filesOf(bundle, way).join(' ')}"`)
        return html.replace(BOOT, [BOOT, ...given].join(' '))
      },
    },
  }
}
