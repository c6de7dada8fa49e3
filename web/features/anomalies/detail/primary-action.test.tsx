import { type Anomaly, AnomalyStatus } from '@adwright/sdk/types'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const LIST = `/EAnl/${ACCOUNT}/anomaly-analysis`

/** The names of the filled buttons beside the button of an action: the other ones look alike. */
async function primaryActions() {
  const snooze = await screen.findByRole('button', { name: 'Snooze' })
  const buttons = within(snooze.closest('[data-print-hidden]') as HTMLElement).getAllByRole('button')
  return buttons.filter(({ className }) => className !== snooze.className).map(({ textContent }) => textContent)
}

test('the primary action of an anomaly is its next step: first Acknowledge, then Resolve', async () => {
  let id = ''
  const before = async ({ as }: OpenSandbox) => {
    const call = await as('owner')
    const { items }: { items: Anomaly[] } = (await call('GET', LIST)).body
    id = items[0]?.id ?? ''
    await call('PUT', `${LIST}/${id}`, { status: AnomalyStatus.New })
  }
  const { user } = await renderScreen(() => paths.anomaly(id), { scenario: 'sample', before })
  expect(await primaryActions()).toEqual(['Acknowledge'])
  await user.click(screen.getByRole('button', { name: 'Acknowledge' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Acknowledge' })).toBeNull())
  expect(await primaryActions()).toEqual(['Resolve'])
})
