import { FindingStatus } from '@adwright/sdk/types'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, refusal } from '#tests/support/api.tsx'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'

const PAGE = 'https://www.lindholm-outdoor.example/zelte'
const MAKE = `POST /AI/${ACCOUNT}/web-page-analysis`

/** An analysis of a page; its calls to make one are answered as `answers` says, then by the sandbox. */
async function open(routeOf: (ids: { runId: string; findingId: string }) => string, failures: Answer[] = []) {
  const ids = { runId: '', findingId: '' }
  return renderScreen(() => routeOf(ids), {
    answers: { [MAKE]: failures },
    before: async ({ as }) => {
      const { id, findings } = (await (await as('owner'))('POST', `/AI/${ACCOUNT}/web-page-analysis`, { url: PAGE }))
        .body
      Object.assign(ids, { runId: id, findingId: findings[0].id })
    },
  })
}

const keysOf = (calls: { headers: Headers }[]) => calls.map(({ headers }) => headers.get('Idempotency-Key'))

test('finished work is checked again as often as it is asked for', async () => {
  const { user, calls } = await open(({ findingId }) => `/ai-analysis/findings/${findingId}`)
  await user.click(await screen.findByRole('button', { name: 'Mark as done' }))
  for (const count of [1, 2]) {
    await user.click(await screen.findByRole('button', { name: 'Analyze again' }))
    await waitFor(() => expect(calls(MAKE)).toHaveLength(count))
    await everythingRead()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Analyze again' })).toBeEnabled())
  }
  expect(new Set(keysOf(calls(MAKE))).size).toBe(2)
})

test('an analysis whose answer was lost is asked for as the same intent', async () => {
  const { user, calls } = await open(({ runId }) => `/ai-analysis/pages/${runId}`, [refusal(400, 'refused')])
  const before = location.pathname
  await user.click(await screen.findByRole('button', { name: 'Analyze again' }))
  await screen.findByText(/^refused/)
  await user.click(screen.getByRole('button', { name: 'Analyze again' }))
  await waitFor(() => expect(location.pathname).not.toBe(before))
  expect(new Set(keysOf(calls(MAKE))).size).toBe(1)
})

test('a decided finding is no longer counted as new', async () => {
  const { user, calls } = await open(({ findingId }) => `/ai-analysis/findings/${findingId}`)
  await user.click(await screen.findByRole('button', { name: 'Mark as done' }))
  await screen.findByText('Finding updated')
  await everythingRead()
  const read = calls(`GET /Account/${ACCOUNT}/attention`)
  const decided = calls().findIndex(({ body }) => Reflect.get(Object(body), 'status') === FindingStatus.Done)
  expect(decided).toBeGreaterThan(-1)
  expect(
    calls()
      .slice(decided)
      .filter(({ name }) => read.some((one) => one.name === name)),
  ).not.toEqual([])
})

test('a finding leads to the page that it is about', async () => {
  await open(({ findingId }) => `/ai-analysis/findings/${findingId}`)
  expect(await screen.findByRole('link', { name: `Open page: ${PAGE}` })).toHaveAttribute('href', PAGE)
})
