import { type AutopilotEffect, EffectVerdict } from '@adwright/sdk/types'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleOf } from '#tests/support/example.ts'
import { renderUi } from '#tests/support/render.tsx'
import { EffectStrip } from './EffectStrip.tsx'

const effect: AutopilotEffect = exampleOf('getAutopilotEffect')
const gain = { ...effect.conversionGain, changedCount: 5, untouchedCount: 30, before: 7.9, after: 9.3, expected: 7.35 }

const show = (fields: Partial<AutopilotEffect> = {}) =>
  renderUi(<EffectStrip effect={{ ...effect, ...fields }} columns={{ base: '1fr' }} />)
const metric = (name: string) => screen.getByText(name).parentElement ?? document.body

test('each metric opens its calculation, with a link to the changes behind it', async () => {
  const conversionGain = { ...gain, verdict: EffectVerdict.More, difference: 1.95, low: 0.4, high: 3.5 }
  const { user } = show({ conversionGain })
  for (const [name, calculation] of [
    ['Spend avoided', '€71.40 ÷ 30 × 30 days = €71.40'],
    ['Conversions gained', '9.3 − 7.4 = +2.0 a day'],
    ['Changes made', 'Pause keywords without conversions: 2'],
    ['Time saved', '2 changes in effect × 3 min = 6 min'],
  ] as const) {
    await user.click(within(metric(name)).getByRole('button'))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(calculation)).toBeVisible()
    const link = dialog.getByRole('link', { name: 'View changes' })
    expect(link).toHaveAttribute('href', '/activity?kinds=6&from=2026-10-20&to=2026-11-18')
    await user.click(dialog.getByRole('button', { name: 'Close' }))
  }
})

test('an estimate whose range includes zero is no gain', () => {
  const conversionGain = { ...gain, verdict: EffectVerdict.NoClearDifference, difference: 1.95, low: -0.24, high: 4.14 }
  show({ conversionGain })
  expect(metric('Conversions gained')).toHaveTextContent('No clear difference')
  expect(metric('Conversions gained')).toHaveTextContent('-0.2 to +4.1 a day')
})

test('without enough data no conversions are claimed', async () => {
  const { user } = show()
  expect(metric('Conversions gained')).toHaveTextContent('Too little data')
  await user.click(within(metric('Conversions gained')).getByRole('button'))
  expect(await screen.findByText(/at least 10 conversions/)).toBeVisible()
})
