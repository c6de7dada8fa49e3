import type { AutopilotItem, AutopilotPreview } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { answerThrough, connected } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { contentOf } from '#web/features/autopilot/rule-list.ts'
import { ClientContext } from '#web/features/autopilot/use-client.ts'
import { PreviewPanel } from './PreviewPanel.tsx'

const exampleOf = (operationId: string) => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json'])[0]?.value
}
const draft = contentOf(exampleOf('getAutopilotItem') as AutopilotItem)
const preview = exampleOf('previewAutopilotItem') as AutopilotPreview
const client = {
  path: { accountId: 'acc_8f2KqL', customerClientId: '4839201756' },
  name: 'Lindholm Outdoor',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  lastSyncAt: null,
}

/** The draft changes with each click. */
function Typing() {
  const [cooldownDays, setDays] = useState(1)
  return (
    <ClientContext value={client}>
      <button type="button" onClick={() => setDays(cooldownDays + 1)}>
        type
      </button>
      <PreviewPanel draft={{ ...draft, cooldownDays }} autopilotId={undefined} isStale={false} />
    </ClientContext>
  )
}

test('a late response never replaces the response to a later draft', async () => {
  /** Sends the response to the request with this number of days, with as many matches. */
  const answers = new Map<number, () => void>()
  answerThrough(async (request) => {
    const days: number = (await request.json()).item.cooldownDays
    await new Promise<void>((resolve) => answers.set(days, resolve))
    return Response.json({ ...preview, matchedCount: days, checkedCount: 50, matches: [], justMissed: [] })
  })
  const { user } = renderUi(connected(<Typing />))
  const answer = async (days: number) => {
    await expect.poll(() => answers.has(days)).toBe(true)
    answers.get(days)?.()
  }
  const told = (days: number) => screen.findByText(`${days} of 50 match`)

  await answer(1)
  expect(await screen.findByText(/^1 of 50/)).toBeVisible()
  await user.click(screen.getByText('type'))
  await user.click(screen.getByText('type'))
  await answer(3)
  expect(await told(3)).toBeVisible()
  const seen: string[] = []
  const watch = new MutationObserver(() => seen.push(document.body.textContent ?? ''))
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  await answer(2)
  // The next response arrives after it, so the late one has been processed by then.
  await user.click(screen.getByText('type'))
  await answer(4)
  expect(await told(4)).toBeVisible()
  watch.disconnect()
  expect(seen.some((text) => text.includes('2 of 50'))).toBe(false)
})
