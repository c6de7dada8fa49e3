import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from '#scripts/lib/run.ts'

const FOLDER = '.cache/sandbox-program'
const KEPT_MS = 3_600_000
const SOURCES = ['mocks', 'scripts', 'sdk']

export type SandboxProgram = typeof import('#scripts/lib/sandbox-program.ts')

const isSource = (name: string) => name.endsWith('.ts') && !name.endsWith('.test.ts')

/** The file of the program that the present sources give: its name tells their paths, sizes and times. */
function bundleFile(): string {
  const hash = createHash('sha256')
  const files = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .map((name) => `${folder}/${name}`),
  )
  for (const file of ['package-lock.json', ...files.sort()]) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return path.resolve(FOLDER, `${hash.digest('hex').slice(0, 16)}.mjs`)
}

/** Writes the sandbox's program as one plain module; one that runs already has read all of the former one. */
export async function writeSandboxBundle(): Promise<void> {
  const { build } = await import('vite')
  const file = bundleFile()
  const folder = `${file}.${process.pid}`
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: ['pg'] },
    build: {
      ssr: 'scripts/lib/sandbox-program.ts',
      outDir: folder,
      target: 'node24',
      minify: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'program.mjs' } },
    },
  })
  renameSync(path.join(folder, 'program.mjs'), file)
  rmSync(folder, { recursive: true })
  for (const name of readdirSync(FOLDER)) {
    const former = path.join(FOLDER, name)
    // Another program may be about to read a younger one.
    if (Date.now() - (statSync(former, { throwIfNoEntry: false })?.mtimeMs ?? 0) > KEPT_MS)
      rmSync(former, { recursive: true, force: true })
  }
}

/**
 * The sandbox's program, bundled: one file of plain JavaScript is read in a third of the time of some hundred modules of TypeScript, and
 * leaves no compiler in memory. Bundled first where a source has changed; where that cannot be, the sources themselves.
 */
export async function loadSandboxProgram(): Promise<SandboxProgram> {
  if (!existsSync(bundleFile())) {
    mkdirSync(FOLDER, { recursive: true })
    // In a process of its own, since the bundler needs more memory than the sandbox.
    await run('node', ['scripts/bundle.ts'])
  }
  // A source may have changed meanwhile.
  const file = bundleFile()
  return existsSync(file) ? import(pathToFileURL(file).href) : import('#scripts/lib/sandbox-program.ts')
}
