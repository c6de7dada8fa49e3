// An overrides file of several files: its parts are read relative to it, and put together by their keys.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runProgram } from '#tests/conformance/src/program.ts'
import { NOTES_CONTRACT, notesBackend } from '#tests/contract/notes-backend.ts'

let folder: string
const at = (name: string) => path.join(folder, name)
const CALLERS = 'callers: { owner: { credentials: { token: present-token } } }'
const FILES = {
  'notes.json': JSON.stringify(NOTES_CONTRACT),
  'parts.yaml': `parts: [callers.yaml, more/operations.yaml]\noperations: { readNote: { leave: It is left. } }`,
  'callers.yaml': CALLERS,
  'more/operations.yaml': `operations: { createNote: { body: { text: of a part } }, deleteNote: { minRole: owner } }`,
  'twice.yaml': `parts: [callers.yaml]\n${CALLERS}`,
  'missing.yaml': 'parts: [nowhere.yaml]',
  'nested.yaml': 'parts: [parts.yaml]',
  'no-list.yaml': 'parts: callers.yaml',
  'list.yaml': '- a list',
  'of-list.yaml': 'parts: [list.yaml]',
  'languages.yaml': 'languages: [en]',
  'many-anchors.yaml': `parts: [callers.yaml]\nroles: [&role owner${', *role'.repeat(150)}]\noperations: { createNote: { body: &body { text: a, more: [*role, *role] } }, readNote: { body: *body } }`,
  'two-languages.yaml': 'parts: [languages.yaml]\nlanguages: [tr]',
  'aliases.yaml': `parts: [callers.yaml, of-aliases.yaml]`,
  'of-aliases.yaml': `operations: { createNote: { body: &body { text: &text of an alias } } }
cases: { createNote: [${Array.from({ length: 120 }, () => '{ says: &says Often., body: *body, shows: { text: *text } }').join(', ')}] }`,
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'conformance-parts-'))
  mkdirSync(at('more'))
  for (const [name, text] of Object.entries(FILES)) writeFileSync(at(name), text)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function run(overrides: string, args = ['http://notes.test', '--write', '--check', 'answers']) {
  const result = { code: 0, printed: '', complained: '', bodies: [] as string[] }
  const backend = notesBackend()
  const given = ['--contract', at('notes.json'), '--overrides', at(overrides), '--journal', at('journal.jsonl')]
  result.code = await runProgram([...args, ...given], {
    print: (text) => (result.printed += `${text}\n`),
    complain: (text) => (result.complained += `${text}\n`),
    progress: () => undefined,
    environment: {},
    signal: new AbortController().signal,
    send: async (request) => {
      result.bodies.push(await request.clone().text())
      return backend(request)
    },
  })
  return result
}

test('the parts of a profile are one profile', async () => {
  const { complained, printed, bodies } = await run('parts.yaml')
  expect(complained).toBe('')
  expect(printed).toContain('readNote: everything (left alone: It is left.)')
  expect(bodies).toContain('{"text":"of a part"}')
})

test('an anchor may be used in as many cases as there are', async () => {
  const { complained, code } = await run('many-anchors.yaml', ['--explain'])
  expect({ complained, code }).toEqual({ complained: '', code: 0 })
})

test('--explain and --clean-up read the parts, too', async () => {
  const explained = await run('parts.yaml', ['--explain'])
  expect([explained.code, explained.complained]).toEqual([0, ''])
  writeFileSync(at('journal.jsonl'), '')
  const cleaned = await run('parts.yaml', ['http://notes.test', '--clean-up'])
  expect([cleaned.code, cleaned.complained]).toEqual([0, ''])
})

test.each([
  ['twice.yaml', 'callers.owner is given twice: in the overrides file and in callers.yaml'],
  ['two-languages.yaml', 'languages is given twice: in the overrides file and in languages.yaml'],
  ['missing.yaml', 'The part nowhere.yaml of the overrides cannot be read'],
  ['nested.yaml', 'The part parts.yaml of the overrides has parts of its own'],
  ['no-list.yaml', 'The parts of the overrides are not a list of files'],
  ['of-list.yaml', 'The part list.yaml of the overrides is not a map'],
])('%s is refused with a reason', async (name, reason) => {
  const { code, complained } = await run(name)
  expect(complained).toContain(reason)
  expect(code).toBe(2)
})

test('a part may use an anchor as often as it likes', async () => {
  const { code, complained, bodies } = await run('aliases.yaml')
  expect([code, complained]).toEqual([0, ''])
  expect(bodies.some((body) => body.includes('of an alias'))).toBe(true)
})
