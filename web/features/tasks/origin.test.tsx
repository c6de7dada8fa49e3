import { TaskOriginKind } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AUTOPILOT, adsCaller } from '#tests/support/autopilot.ts'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

/** Opens a task that came from the first item of a list of the sample. */
async function openTaskFrom(kind: TaskOriginKind, list: string) {
  let id = ''
  let source: Record<string, unknown> = {}
  const before = async ({ as }: OpenSandbox) => {
    const call = await as('owner')
    source = (await call('GET', list)).body.items[0]
    const body = { title: 'Look into it', origin: { kind, id: source.id } }
    id = (await call('POST', `/TaskAccount/${ACCOUNT}`, body)).body.id
  }
  await renderScreen(() => `/tasks/${id}?tab=team`, { scenario: 'sample', before })
  return source
}

test('a task from an anomaly shows its values', async () => {
  await openTaskFrom(TaskOriginKind.Anomaly, `/EAnl/${ACCOUNT}/anomaly-analysis`)
  expect(await screen.findByText(/^[A-Z].+, \w+ \d+, \d{4}: .+, expected .+$/)).toBeInTheDocument()
})

test('a task from a finding shows its evidence', async () => {
  const { evidenceText } = await openTaskFrom(TaskOriginKind.Finding, `/AI/${ACCOUNT}/findings`)
  expect(await screen.findByText(String(evidenceText))).toBeInTheDocument()
})

test('a task from a match shows its value and threshold, however many matches its rule has', async () => {
  let id = ''
  const rule = { id: '', entity: {} as Record<string, unknown> }
  const before = async (open: OpenSandbox) => {
    const call = await adsCaller(open)
    const [match] = (await call('GET', `${AUTOPILOT}/violating-campaigns`)).body.items
    const { entityType, entityId, name, campaignName, adGroupName, platformUrl } = match
    rule.id = match.ruleId
    rule.entity = { entityType, entityId, name, campaignName, adGroupName, platformUrl }
    const origin = { kind: TaskOriginKind.Violation, ...rule }
    id = (await call('POST', `/TaskAccount/${ACCOUNT}`, { title: 'Look into it', origin })).body.id
  }
  const { calls } = await renderScreen(() => `/tasks/${id}?tab=team`, { scenario: 'sample', before })
  expect(await screen.findByText(/^[A-Z].+: .+, threshold .+$/)).toBeInTheDocument()
  // Asks for its own item: among the first matches of the rule it may be missing.
  const [read] = calls(`GET ${AUTOPILOT}/violating-campaigns`)
  expect(read?.query.getAll('entityIds')).toEqual([rule.entity.entityId])
  expect(screen.getByText(/^Matches since .+ \d{4}$/)).toBeInTheDocument()
})
