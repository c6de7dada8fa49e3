import { EntityType } from '@adwright/sdk/types'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AUTOPILOT, adsCaller } from '#tests/support/autopilot.ts'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

test('a strategy names the campaigns in its scope', async () => {
  let id = ''
  let name = ''
  await renderScreen(() => `/strategies/${id}`, {
    scenario: 'sample',
    before: async (open) => {
      const ads = await adsCaller(open)
      const { items } = (await ads('GET', `${AUTOPILOT}/assets?entityTypes=${EntityType.Campaign}`)).body
      const [{ entityId, name: found }] = items
      name = found
      const kpi = { metric: 'cpa', source: 1, target: 20, unit: 'money', scope: { campaignIds: [entityId] } }
      const draft = { title: 'Cheaper', goal: 2, kpi, startsOn: '2026-10-01', dueOn: '2026-12-31', status: 2 }
      id = (await ads('POST', `/StrategyAccount/${ACCOUNT}`, draft)).body.id
    },
  })
  const facts = within(await screen.findByRole('region', { name: 'About' }))
  expect(await facts.findByText(name)).toBeInTheDocument()
})
