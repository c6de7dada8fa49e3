import { spawn } from 'node:child_process'
import path from 'node:path'

/** `output` is both streams as they arrived, for people; `stdout` is what a program says to programs. */
export type RunResult = { code: number; output: string; stdout: string }

const environment = (extra: Record<string, string>) => ({
  ...process.env,
  PATH: [path.resolve('node_modules/.bin'), process.env.PATH].join(path.delimiter),
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  ...extra,
})

type RunOptions = { isShown?: boolean; env?: Record<string, string>; cwd?: string }

/** Runs a program of the project and returns its exit code and its output; `isShown` also prints the output while it runs. */
export function run(
  command: string,
  args: string[],
  { isShown = false, env = {}, cwd = process.cwd() }: RunOptions = {},
): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: environment(env),
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    const end = () => child.kill()
    process.once('exit', end)
    const chunks: { stream: NodeJS.WriteStream; chunk: Buffer }[] = []
    const take = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      chunks.push({ stream, chunk })
      if (isShown) stream.write(chunk)
    }
    const textOf = (taken: typeof chunks) => Buffer.concat(taken.map(({ chunk }) => chunk)).toString('utf8')
    child.stdout.on('data', take(process.stdout))
    child.stderr.on('data', take(process.stderr))
    child.on('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}`, stdout: '' }))
    child.on('close', (code) => {
      process.off('exit', end)
      const stdout = textOf(chunks.filter(({ stream }) => stream === process.stdout))
      resolve({ code: code ?? 1, output: textOf(chunks), stdout })
    })
  })
}

/** Exits in an orderly way on a signal, so that child processes end too. */
export function endWithChildren(): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)
    process.once(signal, () => process.exit(code))
}

/** Exits on a signal after `stop` has closed all resources. */
export function stopOnSignal(stop: () => Promise<void> | void): void {
  const end = async () => {
    try {
      await stop()
      process.exit(0)
    } catch {
      process.exit(1)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end())
}

/** Exits with one sentence that names the problem and the solution. */
export function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
