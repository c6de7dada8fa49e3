import { FindingStatus, TaskOriginKind, TaskStatus } from '@adwright/sdk/types'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

const PAGE = 'https://www.lindholm-outdoor.example/zelte'

/** A finding of a page whose task is done, or as `status` says after an analysis. */
async function open(route: (ids: { findingId: string; taskId: string }) => string, status?: FindingStatus) {
  const ids = { findingId: '', taskId: '' }
  return renderScreen(() => route(ids), {
    before: async ({ as, sandbox }) => {
      const call = await as('owner')
      const { findings } = (await call('POST', `/AI/${ACCOUNT}/web-page-analysis`, { url: PAGE })).body
      const [{ id, title }] = findings
      const origin = { kind: TaskOriginKind.Finding, id, title }
      const task = (await call('POST', `/TaskAccount/${ACCOUNT}`, { title: 'Mend the page', origin })).body
      await call('PUT', `/TaskAccount/${ACCOUNT}`, { ids: [task.id], status: TaskStatus.Done })
      if (status) await sandbox.store.update('analysisFinding', id, (finding) => ({ ...finding, status }))
      Object.assign(ids, { findingId: id, taskId: task.id })
    },
  })
}

test('after its task is done, a finding offers another analysis, which says whether it helped', async () => {
  const { user } = await open(({ findingId }) => `/ai-analysis/findings/${findingId}`)
  expect(await screen.findByText('Done. Did it help?')).toBeInTheDocument()
  expect(screen.getByText(/^Adwright checks it on .* and notifies/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Analyze again' }))
  expect(await screen.findByText('Not better than when work on it began')).toBeInTheDocument()
  expect(screen.queryByText('Done. Did it help?')).toBeNull()
  expect(screen.getByRole('button', { name: 'Analyze again' })).toBeInTheDocument()
})

test('the task leads to the check, and shows its result', async () => {
  await open(({ taskId }) => `/tasks/${taskId}`)
  expect(await screen.findByRole('link', { name: 'Check whether it helped' })).toBeInTheDocument()
  await open(({ taskId }) => `/tasks/${taskId}`, FindingStatus.Verified)
  expect(await screen.findByText('Verified')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Check whether it helped' })).toBeNull()
})

test('the inbox is filtered by findings that did not get better', async () => {
  await open(() => `/ai-analysis/findings?statuses=${FindingStatus.NotBetter}`, FindingStatus.NotBetter)
  const table = await screen.findByRole('table')
  expect(await within(table).findAllByText('Not better')).toHaveLength(1)
})
