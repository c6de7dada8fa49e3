import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '#tests/support/api.tsx'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'

const PREVIEW = `POST /AutomatedDesigner/${ACCOUNT}/preview`

test('the brand kit of a viewer asks for no preview, which the service would refuse', async () => {
  const { calls } = await renderScreen('/designer/brand-kit', { role: 'viewer' })
  expect(await screen.findByText(/^Viewers can/)).toBeInTheDocument()
  await everythingRead()
  expect(calls(PREVIEW)).toEqual([])
})

test('a specimen that cannot be drawn says so', async () => {
  await renderScreen('/designer/brand-kit', { answers: { [PREVIEW]: refusal(500, 'broken') } })
  expect(await screen.findByText("The preview couldn't load")).toBeInTheDocument()
})
