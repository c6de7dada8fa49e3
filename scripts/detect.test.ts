import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dailySessions } from '#mocks/sandbox/domain/anomalies/engine/series.fixture.ts'

const script = join(import.meta.dirname, 'detect.ts')
const run = (input: string, ...options: string[]) =>
  spawnSync(process.execPath, [script, '-', ...options], { input, encoding: 'utf8' })
const csv = ['timestamp,value']
  .concat(
    dailySessions(3, 60, new Map([[50, 0.4]])).map(({ time, value }) => `${new Date(time).toISOString()},${value}`),
  )
  .join('\n')

test('prints the findings of a file as a table and as JSON', () => {
  expect(run(csv).stdout).toMatch(/2026-02-24.+drop/)
  expect(JSON.parse(run(csv, '--json', '--sensitivity', 'low').stdout)).toMatchObject({
    pointCount: 60,
    findings: [{ timestamp: '2026-02-24T00:00:00.000Z', severity: 3, direction: 'drop' }],
  })
})

test('a file with one row is still learning, in the singular', () => {
  expect(run('2024-01-01,5').stdout).toBe(
    'Still learning: 1 point is too few to judge.\n0 findings in 1 point at medium sensitivity.\n',
  )
})

test('an invalid file ends with one sentence that names the row, and exit code 1', () => {
  const { status, stderr } = run('timestamp,value\n2024-01-01,x')
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'Row 2: "x" is not a number.\n' })
})

test('an unknown sensitivity or option ends with exit code 1', () => {
  expect(run(csv, '--sensitivity', 'extreme')).toMatchObject({ status: 1 })
  expect(run(csv, '--sensitiv')).toMatchObject({ status: 1 })
})
