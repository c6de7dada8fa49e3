import type { AnomalyConfiguration } from '@adwright/sdk/types'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

test('saved settings of a metric take the place of their form in the history', async () => {
  let own: AnomalyConfiguration | undefined
  const before = async ({ as }: OpenSandbox) => {
    const list = `/EAnl/${ACCOUNT}/anomaly-analysis-configuration`
    const monitors: AnomalyConfiguration[] = (await (await as('owner'))('GET', list)).body
    own = monitors.find(({ isDefault, metricSettings }) => !isDefault && metricSettings.length > 0)
  }
  const address = () => paths.anomalyMetric(own?.id ?? '', own?.metricSettings[0]?.id ?? '')
  const { user } = await renderScreen(address, { scenario: 'sample', before })
  const save = await screen.findByRole('button', { name: 'Save metric' })
  const entries = history.length
  await user.click(save)
  await waitFor(() => expect(location.pathname).toBe(paths.anomalyMonitor(own?.id ?? '')))
  expect(history.length).toBe(entries)
})
