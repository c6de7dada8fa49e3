// A run of the conformance kit that is killed: the next one deletes what it left behind.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
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

test(
  'what a killed run made is deleted by --clean-up',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'abort-'))
    const journal = path.join(folder, 'journal.jsonl')
    const sandbox = await servedSandbox()
    const url = `http://127.0.0.1:${sandbox.port}/api`
    const made = () => (existsSync(journal) ? new Journal(journal).read().length : 0)
    try {
      const program = spawn(process.execPath, [
        PROGRAM,
        url,
        ...CONTRACT,
        '--write',
        '--check',
        'laws',
        '--only',
        'createAccountTask',
        '--journal',
        journal,
      ])
      const ended = new Promise((resolve) => program.once('exit', resolve))
      await expect.poll(made, { timeout: LIMIT_MS }).toBeGreaterThan(1)
      program.kill('SIGKILL')
      await ended
      expect(made()).toBeGreaterThan(0)
      const cleaned = await run(process.execPath, [PROGRAM, url, ...CONTRACT, '--clean-up', '--journal', journal])
      expect(cleaned.output).toContain('Nothing is left of earlier runs.')
      expect(existsSync(journal), existsSync(journal) ? readFileSync(journal, 'utf8') : '').toBe(false)
    } finally {
      await sandbox.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
  LIMIT_MS,
)
