import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { COMPILED } from '#scripts/lib/lean.ts'
import { run } from '#scripts/lib/run.ts'
import type { SandboxTask } from '#scripts/lib/sandbox-program.ts'

const FOLDER = '.cache/sandbox-program'
const KEPT_MS = 3_600_000
const SOURCES = ['mocks', 'scripts', 'sdk']
const MAIN = 'scripts/lib/sandbox-main.ts'

type Untimed<Task> = Task extends unknown ? Omit<Task, 'since'> : never

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

/** The same program in one byte a character: one with others is kept in memory with two for each. */
const asciiOf = (code: string) =>
  code.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

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
      ssr: MAIN,
      outDir: folder,
      target: 'node24',
      rolldownOptions: {
        output: {
          codeSplitting: false,
          entryFileNames: 'program.mjs',
          minify: { compress: false, mangle: false, codegen: true },
        },
      },
    },
    plugins: [{ name: 'ascii', renderChunk: asciiOf }],
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
 * Becomes the sandbox's program, bundled: one file of plain JavaScript is read in a third of the time of some hundred modules of
 * TypeScript. Bundled first where a source has changed; where that cannot be, the sources themselves. The process is replaced where the
 * system can do that, so that neither the compiler of TypeScript nor anything else of the start stays in memory.
 */
export async function becomeSandbox(task: Untimed<SandboxTask>): Promise<void> {
  if (!existsSync(bundleFile())) {
    mkdirSync(FOLDER, { recursive: true })
    // In a process of its own, since the bundler needs more memory than the sandbox.
    await run('node', ['scripts/bundle.ts'])
  }
  // A source may have changed meanwhile.
  const bundle = bundleFile()
  const main = existsSync(bundle) ? bundle : path.resolve(MAIN)
  const since: SandboxTask['since'] = performance.timeOrigin
  const args = [...process.execArgv, main, JSON.stringify({ ...task, since })]
  if (process.execve && process.platform !== 'win32') {
    // One arena of the allocator is enough for one thread that works.
    const environment = { ...process.env, NODE_COMPILE_CACHE: path.resolve(COMPILED), MALLOC_ARENA_MAX: '1' }
    process.execve(process.execPath, [process.execPath, ...args], environment)
  }
  process.argv.splice(1, process.argv.length, ...args.slice(-2))
  await import(pathToFileURL(main).href)
}
