import { FindingStatus } from '@adwright/sdk/types'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'

const SOURCE = '<html lang="en"><title>Tents for all</title><h1>Tents</h1><img src="a.png"></html>'
const draft = {
  title: 'Sell more tents',
  goal: 2,
  kpi: { metric: 'Tents sold', source: 5, baseline: 0, target: 100, unit: 'count' },
  startsOn: '2026-10-01',
  dueOn: '2026-12-31',
  status: 2,
}

/** A strategy, with two findings of a page if they were added to it. */
async function open(isWithFindings: boolean) {
  let id = ''
  const titles: string[] = []
  const opened = await renderScreen(() => `/strategies/${id}`, {
    before: async ({ as, sandbox }) => {
      const call = await as('owner')
      id = (await call('POST', `/StrategyAccount/${ACCOUNT}`, draft)).body.id
      if (!isWithFindings) return
      const { findings } = (await call('POST', `/AI/${ACCOUNT}/web-page-analysis`, { html: SOURCE })).body
      for (const { id: findingId, title } of findings.slice(0, 2)) {
        await call('PUT', `/AI/${ACCOUNT}/findings/${findingId}`, { status: FindingStatus.Planned, strategyId: id })
        titles.push(title)
      }
      const verified = { status: FindingStatus.Verified }
      await sandbox.store.update('analysisFinding', findings[0].id, (finding) => ({ ...finding, ...verified }))
    },
  })
  return { ...opened, titles }
}

test('a strategy lists its findings, each with what became of it', async () => {
  const { titles } = await open(true)
  const list = within(await screen.findByRole('list', { name: 'Findings of this strategy' }))
  for (const title of titles)
    expect(list.getByRole('link', { name: title }).getAttribute('href')).toMatch(/^\/ai-analysis\/findings\/fnd_/)
  expect(list.getByText('Verified · New')).toBeInTheDocument()
  expect(list.getByText('Planned · New')).toBeInTheDocument()
})

test('a strategy without findings has no such section', async () => {
  await open(false)
  await screen.findByRole('heading', { level: 1, name: 'Sell more tents' })
  await everythingRead()
  expect(screen.queryByText('Findings of this strategy')).toBeNull()
})
