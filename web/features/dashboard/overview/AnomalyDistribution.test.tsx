import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { answerWith, connected } from '#tests/support/api.tsx'
import { renderUi } from '#tests/support/render.tsx'
import { AnomalyDistribution } from './AnomalyDistribution.tsx'

const Where = () => <p>{`at ${useLocation().search}`}</p>

function open(search: string) {
  answerWith({ 'GET /EAnl/available-metrics': { body: [] } })
  return renderUi(
    connected(
      <Suspense>
        <AnomalyDistribution anomalies={[]} total={0} period={{ from: '2026-11-01', to: '2026-11-07' }} />
        <Where />
      </Suspense>,
    ),
    { path: `/dashboard${search}` },
  ).user
}

test.each([
  ['?by=day', 'By day'],
  ['?by=planet', 'By metric'],
])('a link with %s shows the anomalies %s', async (search, name) => {
  open(search)
  expect(await screen.findByRole('button', { name, pressed: true })).toBeVisible()
})

test('the selected grouping is in the URL, the default is not', async () => {
  const user = open('')
  await user.click(await screen.findByRole('button', { name: 'By day' }))
  expect(screen.getByText('at ?by=day')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'By metric' }))
  expect(screen.getByText(/^at$/)).toBeVisible()
})
