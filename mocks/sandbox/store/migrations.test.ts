import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import '#mocks/sandbox/domain/anomalies/scan.ts'
import '#mocks/sandbox/domain/anomalies/watches.ts'
import { openStore } from '#mocks/sandbox/store/store.ts'

test('what an older version wrote has the fields of the contract that came later', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'adwright-migration-'))
  const file = path.join(folder, 'sandbox.sqlite')
  await (await openStore(file)).close()
  const database = new DatabaseSync(file)
  database.exec(`DELETE FROM kysely_migration WHERE name >= '003-versions-and-hours'`)
  const insert = database.prepare('INSERT INTO document VALUES (?, ?, ?, ?, ?)')
  insert.run('anomalyWatch', 'cfg_1', 'acc', '', JSON.stringify({ id: 'cfg_1', metricSettings: [{ id: 'set_1' }] }))
  insert.run('anomaly', 'ano_1', 'acc', '', JSON.stringify({ id: 'ano_1', series: [{ date: '2026-01-01' }] }))
  database.close()

  const store = await openStore(file)
  expect(await store.get('anomalyWatch', 'cfg_1')).toEqual({
    id: 'cfg_1',
    version: 1,
    metricSettings: [{ id: 'set_1', version: 1 }],
  })
  expect(await store.get('anomaly', 'ano_1')).toEqual({
    id: 'ano_1',
    hour: null,
    series: [{ date: '2026-01-01', hour: null }],
  })
  await store.close()
  rmSync(folder, { recursive: true })
})
