// The table of requirements: each row of the specification's list, whether it is fulfilled, and the tests that hold it.
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textOf } from '#tests/house/sources.ts'

const TABLE = 'tests/house/requirements.md'

/** The number of rows of each group. */
const COUNTS = {
  PROD: 24,
  ROUTE: 48,
  NAV: 33,
  AUTH: 42,
  ONB: 26,
  SHELL: 29,
  SESS: 9,
  GATE: 10,
  TOAST: 14,
  ERRP: 8,
  ERR: 13,
  ENT: 14,
  QP: 31,
  VAL: 3,
  ROLE: 9,
  HDR: 6,
  API: 164,
  I18N: 10,
  ANA: 2,
  CONST: 32,
}

const ROW = /^\| ([A-Z0-9]+(?:-[A-Z]+)?-\d+) \| (.+?) \| (\w+) \| (.+) \|$/
const PROOF = /^`([^`]+)` › (.+)$/

const rows = textOf(TABLE)
  .split('\n')
  .filter((line) => /^\| [A-Z0-9]+-/.test(line))
  .map((line) => {
    const [, id = '', demand = '', verdict = '', held = ''] = ROW.exec(line) ?? []
    const parts = held.split('<br>')
    const proofs = parts.flatMap((part) => {
      const [, file = '', title = ''] = PROOF.exec(part) ?? []
      return file ? [{ file, title }] : []
    })
    return { line, id, demand, verdict, reasons: parts.filter((part) => !PROOF.test(part)), proofs }
  })

test('every row of every group is in the table once', () => {
  const ids = rows.map(({ id }) => id)
  const counted = Object.keys(COUNTS).map((group) => [group, ids.filter((id) => id.startsWith(`${group}-`)).length])
  expect(Object.fromEntries(counted)).toEqual(COUNTS)
  expect(new Set(ids).size).toBe(527)
  expect(ids).toHaveLength(527)
})

test('the rows of a group are numbered without a gap', () => {
  const groups = Map.groupBy(rows, ({ id }) => id.replace(/-\d+$/, ''))
  for (const [group, members] of groups)
    expect(members.map(({ id }) => Number(id.slice(group.length + 1)))).toEqual(members.map((_, index) => index + 1))
})

test('what is true or part of it is held by a test, and what is not true has its reason', () => {
  const wrong = rows.filter(({ verdict, proofs, reasons }) => {
    if (verdict === 'true') return proofs.length === 0 || reasons.length > 0
    if (verdict === 'part') return proofs.length === 0 || reasons.length === 0
    return verdict !== 'false' || reasons.length === 0
  })
  expect(wrong.map(({ line }) => line)).toEqual([])
})

/** Titles stand in the code between quotes of any kind. */
const isTitleIn = (text: string, title: string) =>
  ["'", '"', '`'].some(
    (quote) => text.includes(`(${quote}${title}${quote}`) || text.includes(`  ${quote}${title}${quote},`),
  )

test('every test that the table names exists', () => {
  const missing = rows.flatMap(({ id, proofs }) =>
    proofs
      .filter(({ file, title }) => !existsSync(file) || !isTitleIn(textOf(file), title))
      .map(({ file, title }) => `${id}: ${file} › ${title}`),
  )
  expect(missing).toEqual([])
})
