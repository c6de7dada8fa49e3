import { ChangeAction, ChangeActor, type ChangeEntry } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '#tests/support/render.tsx'
import { HistoryList } from './HistoryList.tsx'

const entry: ChangeEntry = {
  id: 'chg_1',
  occurredAt: '2026-11-19T09:00:00Z',
  actor: ChangeActor.Person,
  actorName: 'Elif Demir',
  action: ChangeAction.Changed,
  field: 'title',
  before: 'Tents',
  after: 'Tents and stoves',
}
const texts = { timeZone: 'UTC', fieldName: (field: string) => field, valueText: (_: string, value: string) => value }

test('a history of which only the latest changes were read says how many are missing', async () => {
  renderUi(<HistoryList {...texts} entries={[entry]} totalCount={141} />)
  expect(await screen.findByText('140 older changes are not shown.')).toBeVisible()
})

test('a whole history says nothing of the kind', async () => {
  renderUi(<HistoryList {...texts} entries={[entry]} totalCount={1} />)
  expect(await screen.findByText(/Tents and stoves/)).toBeVisible()
  expect(screen.queryByText(/not shown/)).toBeNull()
})
