import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const BUILD = 'web/dist'
const SOURCE_MAPS = '.cache/source-maps'
const FRESHNESS = '.cache/web-build'
const SOURCES = [
  'web/**/*',
  'sdk/**/*.ts',
  'openapi/dist/openapi.json',
  'openapi/workflows/*',
  'scripts/lib/docs/**/*',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]

/** A hash of everything that a build depends on. */
function sourcesHash(): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, {
    withFileTypes: true,
    exclude: (entry) => ['dist', 'node_modules'].includes(entry.name),
  })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort()
  for (const file of files) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** True if web/dist was built from the current sources. */
export const isBuildFresh = (): boolean =>
  existsSync(`${BUILD}/index.html`) && existsSync(FRESHNESS) && readFileSync(FRESHNESS, 'utf8') === sourcesHash()

export function markBuildFresh(): void {
  mkdirSync('.cache', { recursive: true })
  writeFileSync(FRESHNESS, sourcesHash())
}

/** Moves the source maps out of the build, because hosts serve every file in it; they are for reading stack traces, not for visitors. */
export function moveSourceMaps(build = BUILD, target = SOURCE_MAPS): void {
  rmSync(target, { recursive: true, force: true })
  for (const file of globSync('**/*.map', { cwd: build })) {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true })
    renameSync(path.join(build, file), path.join(target, file))
  }
}

/** Writes NAME.br and NAME.gz beside every text file of the build, and returns their number. */
export function compressBuild(): { files: number; brotliBytes: number } {
  const files = globSync(`${BUILD}/**/*.{js,css,html,json,svg,webmanifest}`)
  let brotliBytes = 0
  for (const file of files) {
    const text = readFileSync(file)
    const brotli = brotliCompressSync(text)
    brotliBytes += brotli.length
    writeFileSync(`${file}.br`, brotli)
    writeFileSync(`${file}.gz`, gzipSync(text))
  }
  return { files: files.length, brotliBytes }
}

/** Adds the API reference to the build. Its page stays without compressed copies, which would take longer than the rest of the build. */
export async function addReference(): Promise<void> {
  const { servedFiles } = await import('#scripts/lib/docs/page.ts')
  mkdirSync(`${BUILD}/docs`, { recursive: true })
  for (const [name, text] of Object.entries(await servedFiles())) writeFileSync(`${BUILD}/docs/${name}`, text)
}
