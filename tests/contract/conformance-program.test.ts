// The options, reports and exit codes of the conformance kit, on a small backend.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { runProgram } from '#tests/conformance/src/program.ts'
import { NOTES_CONTRACT, NOTES_OVERRIDES, type NotesFault, notesBackend } from '#tests/contract/notes-backend.ts'

const URL_OF_NOTES = 'http://notes.test'
let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'conformance-program-'))
  writeFileSync(at('notes.json'), JSON.stringify(NOTES_CONTRACT))
  writeFileSync(at('overrides.yaml'), NOTES_OVERRIDES)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const at = (name: string) => path.join(folder, name)
const written = (name: string) => readFileSync(at(name), 'utf8')

type Run = { code: number; printed: string; complained: string; requests: Request[] }

/** Runs the program on the notes of a backend, with `fault` or a correct one. */
async function run(args: string[], fault?: NotesFault, overrides = 'overrides.yaml'): Promise<Run> {
  const result: Run = { code: 0, printed: '', complained: '', requests: [] }
  const backend = notesBackend(fault)
  const given = ['--contract', at('notes.json'), '--overrides', at(overrides), '--journal', at('journal.jsonl')]
  result.code = await runProgram([...args, ...given], {
    print: (text) => (result.printed += `${text}\n`),
    complain: (text) => (result.complained += `${text}\n`),
    progress: () => undefined,
    environment: {},
    signal: new AbortController().signal,
    send: (request) => {
      result.requests.push(request.clone())
      return backend(request)
    },
  })
  return result
}

const FAULT: NotesFault = 'a link to nothing'

test('a correct backend: exit code 0, and nothing is left behind', async () => {
  const { code, printed, requests } = await run([URL_OF_NOTES, '--write'])
  expect(code).toBe(0)
  expect(printed).toContain('0 findings')
  expect(printed).toContain('3 of 3 operations with a success (100 %)')
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(true)
  expect(existsSync(at('journal.jsonl'))).toBe(false)
})

test.each([[[]], [['--safe']]])('without --write it only reads: %j', async (args) => {
  const { code, requests } = await run([URL_OF_NOTES, ...args])
  expect(code).toBe(0)
  expect([...new Set(requests.map(({ method }) => method))].filter((one) => !/GET|HEAD|OPTIONS/.test(one))).toEqual([])
})

test('findings: exit code 1, in reports of every form', async () => {
  const forms = ['terminal', 'markdown', 'json', 'junit', 'sarif', 'har', 'arazzo']
  const { code } = await run(
    [URL_OF_NOTES, '--write', ...forms.flatMap((form) => ['--report', `${form}=${at(form)}`])],
    FAULT,
  )
  expect(code).toBe(1)
  expect(written('terminal')).toMatch(
    /answers\/link createNote[\s\S]*contract .*notes\.json:\d+[\s\S]*repeat +curl -sS -i/,
  )
  expect(written('markdown')).toContain('### answers/link createNote')
  const json = JSON.parse(written('json')) as {
    findings: { rule: string; curl: string[] }[]
    coverage: { percent: number }
  }
  expect(json.findings.map(({ rule }) => rule)).toContain('answers/link')
  expect(json.coverage.percent).toBeGreaterThan(0)
  expect(written('junit')).toMatch(/<testsuite name="conformance" tests="3"[\s\S]*<failure type="answers\/link"/)
  const sarif = JSON.parse(written('sarif')) as { version: string; runs: { results: { level: string }[] }[] }
  expect(sarif.version).toBe('2.1.0')
  expect(sarif.runs[0]?.results.map(({ level }) => level)).toContain('error')
  expect(JSON.parse(written('har'))).toMatchObject({ log: { version: '1.2' } })
  expect(parse(written('arazzo'))).toMatchObject({ arazzo: '1.0.1', sourceDescriptions: [{ type: 'openapi' }] })
  for (const form of forms) expect(written(form), form).not.toContain('present-token')
})

test('a baseline accepts known findings until their day', async () => {
  const first = await run([URL_OF_NOTES, '--write', '--write-baseline', at('known.yaml')], FAULT)
  expect(first.code).toBe(1)
  const second = await run([URL_OF_NOTES, '--write', '--baseline', at('known.yaml')], FAULT)
  expect(second.code).toBe(0)
  expect(second.printed).toMatch(/0 findings, \d+ known ones/)
  writeFileSync(at('known.yaml'), written('known.yaml').replace(/until: .*/g, 'until: 2020-01-01'))
  const third = await run([URL_OF_NOTES, '--write', '--baseline', at('known.yaml')], FAULT)
  expect(third.code).toBe(1)
  expect(third.printed).toContain('The baseline no longer accepts')
})

test('limits are provoked only when that is asked for', async () => {
  expect((await run([URL_OF_NOTES], 'no Retry-After')).code).toBe(0)
  const { code, printed } = await run([URL_OF_NOTES, '--provoke-limits'], 'no Retry-After')
  expect(code).toBe(1)
  expect(printed).toContain('limits/retry-after readNote')
})

test('what is inferred is printed, and nothing is sent', async () => {
  const { code, printed, requests } = await run(['--explain'])
  expect(code).toBe(0)
  expect(printed).toMatch(/create +createNote +POST \/notes\n +of \/notes\/\{id\} by id/)
  expect(requests).toEqual([])
})

test('--clean-up says whether there is a journal, and of which address', async () => {
  const none = await run([URL_OF_NOTES, '--clean-up'])
  expect([none.code, none.printed]).toEqual([0, expect.stringContaining('There is no journal')])
  const entry = { url: 'http://elsewhere.test', operation: 'deleteNote', caller: 'owner', path: { id: '1' } }
  writeFileSync(at('journal.jsonl'), `${JSON.stringify({ made: entry })}\n`)
  const other = await run([URL_OF_NOTES, '--clean-up'])
  expect(other.printed).toContain('Items of other addresses stay in the journal: http://elsewhere.test')
  expect(existsSync(at('journal.jsonl'))).toBe(true)
  rmSync(at('journal.jsonl'))
})

test('--only, --check and --time make less of a run', async () => {
  const only = await run([URL_OF_NOTES, '--write', '--only', 'createNote'])
  expect(only.printed).toContain('1 of 1 operations')
  const check = await run([URL_OF_NOTES, '--write', '--check', 'laws'])
  expect(check.printed).not.toContain('negative/')
  const time = await run([URL_OF_NOTES, '--write', '--time', '0'])
  // Nothing could be judged in no time.
  expect(time.code).toBe(2)
  expect(time.printed).toContain('stopped before the end')
})

test('two runs with the same seed send the same requests', async () => {
  const sent = async () => {
    const { requests } = await run([URL_OF_NOTES, '--write', '--seed', 'a'])
    return Promise.all(requests.map(async (one) => `${one.method} ${one.url} ${await one.clone().text()}`))
  }
  expect(await sent()).toEqual(await sent())
})

test.each([
  ['no address', []],
  ['two contradicting options', [URL_OF_NOTES, '--safe', '--write']],
  ['an unknown option', [URL_OF_NOTES, '--fast']],
  ['an unknown check', [URL_OF_NOTES, '--check', 'everything']],
  ['an unknown report', [URL_OF_NOTES, '--report', 'pdf']],
  ['a time that is no number', [URL_OF_NOTES, '--time', 'soon']],
  ['an unknown operation', [URL_OF_NOTES, '--only', 'readNothing']],
])('exit code 2, without a request, for %s', async (_, args) => {
  const { code, complained, requests } = await run(args)
  expect(code).toBe(2)
  expect(complained).not.toBe('')
  expect(requests).toEqual([])
})

test('exit code 2 where it could not judge: too little coverage, or a token that is refused everywhere', async () => {
  const few = await run([URL_OF_NOTES, '--least-coverage', '90'])
  expect(few.code).toBe(2)
  expect(few.complained).toContain('% of the operations had a success')
  writeFileSync(at('wrong.yaml'), 'callers: { owner: { credentials: { token: a-wrong-token } } }')
  const refused = await run([URL_OF_NOTES, '--write'], undefined, 'wrong.yaml')
  expect(refused.code).toBe(2)
  expect(refused.complained).toContain('The credentials of owner are refused everywhere')
})
