// A run of the conformance kit that is aborted: it deletes what it made, or the next one does.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { run } from '#scripts/lib/run.ts'
import { Journal } from '#tests/conformance/src/journal.ts'
import { servedSandbox } from '#tests/contract/snippets.ts'

const LIMIT_MS = 300_000
const PROGRAM = 'tests/conformance/src/cli.ts'
const CONTRACT = ['--contract', 'openapi/dist/openapi.json', '--overrides', 'openapi/conformance.yaml']

test('a journal forgets what was deleted, and a line that was cut off', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'journal-'))
  const file = path.join(folder, 'journal.jsonl')
  const entry = (id: string) => ({ url: 'http://x.test', operation: 'deleteThing', caller: 'owner', path: { id } })
  try {
    const journal = new Journal(file)
    for (const id of ['a', 'b', 'c']) journal.made(entry(id))
    journal.gone(entry('b'))
    expect(new Journal(file).read()).toEqual([entry('c'), entry('a')])
    const next = new Journal(file)
    for (const one of next.read()) next.gone(one)
    next.end()
    expect(existsSync(file)).toBe(false)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Begins a run that writes, and sends it a signal as soon as it has made something. */
async function aborted(url: string, journal: string, signal: 'SIGINT' | 'SIGKILL') {
  const options = ['--write', '--check', 'laws', '--only', 'createAccountTask', '--journal', journal]
  const program = spawn(process.execPath, [PROGRAM, url, ...CONTRACT, ...options])
  const printed = text(program.stdout)
  const ended = new Promise<number | null>((resolve) => program.once('exit', resolve))
  await expect.poll(() => madeIn(journal), { timeout: LIMIT_MS }).toBeGreaterThan(1)
  program.kill(signal)
  return { code: await ended, printed: await printed }
}

const madeIn = (journal: string) => (existsSync(journal) ? new Journal(journal).read().length : 0)

/** Runs `work` with the address of a sandbox and the file of a journal. */
async function withSandbox(work: (url: string, journal: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'abort-'))
  const sandbox = await servedSandbox()
  try {
    await work(`http://127.0.0.1:${sandbox.port}/api`, path.join(folder, 'journal.jsonl'))
  } finally {
    await sandbox.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The number of tasks in the account that is judged. */
async function taskCount(url: string): Promise<number> {
  const session = await fetch(`${url}/Auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      email: 'elif.demir@lindholm-outdoor.example',
      password: 'correct-horse-battery',
      signInPlatform: 4,
    }),
  })
  const { token } = (await session.json()) as { token: string }
  const tasks = await fetch(`${url}/TaskAccount/acc_8f2KqL`, { headers: { Authorization: `Bearer ${token}` } })
  return ((await tasks.json()) as { totalCount: number }).totalCount
}

test(
  'Ctrl+C ends a run in order: it deletes what it made',
  () =>
    withSandbox(async (url, journal) => {
      const before = await taskCount(url)
      const { code, printed } = await aborted(url, journal, 'SIGINT')
      expect(code).not.toBeNull()
      expect(printed).toContain('stopped before the end')
      expect(printed).not.toContain('Could not be deleted')
      expect(existsSync(journal)).toBe(false)
      expect(await taskCount(url)).toBe(before)
    }),
  LIMIT_MS,
)

test(
  'what a killed run made is deleted by --clean-up',
  () =>
    withSandbox(async (url, journal) => {
      await aborted(url, journal, 'SIGKILL')
      expect(madeIn(journal)).toBeGreaterThan(0)
      const cleaned = await run(process.execPath, [PROGRAM, url, ...CONTRACT, '--clean-up', '--journal', journal])
      expect(cleaned.output).toContain('Nothing is left of earlier runs at')
      expect(existsSync(journal), existsSync(journal) ? readFileSync(journal, 'utf8') : '').toBe(false)
    }),
  LIMIT_MS,
)
