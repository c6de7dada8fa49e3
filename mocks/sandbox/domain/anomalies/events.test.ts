import { type AnomalyEvent, AnomalyEventKind } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { ACCOUNT, openSandbox } from '#tests/support/sandbox.ts'

const LIST = `/EAnl/${ACCOUNT}/anomaly-analysis`

test('each run of a rule beside an anomaly says which rule it was', async () => {
  const { as, sandbox } = await openSandbox('sample')
  const call = await as('owner')
  const rules = await sandbox.store.list('autopilotItem', { accountId: ACCOUNT, customerClientId: '4839201756' })
  const names = rules.map(({ name }) => name)
  const { items } = (await call('GET', `${LIST}?pageSize=10`)).body
  const details = await Promise.all(items.map(({ id }: { id: string }) => call('GET', `${LIST}/${id}`)))
  const runs = details.flatMap(({ body }) =>
    body.events.filter(({ kind }: AnomalyEvent) => kind === AnomalyEventKind.RuleRun),
  )
  expect(runs.length).toBeGreaterThan(0)
  for (const { text } of runs) expect(names).toContain(text.split(': Checked ')[0])
  await sandbox.close()
})
