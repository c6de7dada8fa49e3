import { FailedCall } from '@adwright/sdk/client'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { renderUi } from '#tests/support/render.tsx'
import { errorLog } from '#web/lib/error-log.ts'
import { messageQueue } from '#web/lib/message-queue.ts'
import { requestStatus } from '#web/lib/request-status.ts'
import { DebugView } from './debug-view/DebugView.tsx'
import { LazyErrorOverlay } from './error-overlay/LazyErrorOverlay.tsx'
import { ProgressBar } from './progress-bar/ProgressBar.tsx'

// They are loaded on demand, which takes longer than a test waits.
beforeAll(() => Promise.all([import('./debug-view/ErrorList.tsx'), import('./error-overlay/ErrorOverlay.tsx')]))

afterEach(() => {
  errorLog.clear()
  while (messageQueue.all().length > 0) messageQueue.remove()
  act(() => requestStatus.set('empty'))
})

test.each(['{Control>}l{/Control}', '{Meta>}{Shift>}l{/Shift}{/Meta}'])(
  '%s shows and hides the list of errors with all their parts',
  async (keys) => {
    const call = { method: 'PUT', url: 'https://api.example/Account', status: 409, message: 'Taken.', detail: 'by Ada' }
    errorLog.report(new FailedCall({ kind: 'HTTP', ...call }))
    const { user } = renderUi(<DebugView />)
    await user.keyboard(keys)
    const dialog = await screen.findByRole('dialog', { name: 'Errors in this session' })
    const terms = within(dialog).getAllByRole('term')
    const values = within(dialog).getAllByRole('definition')
    const parts = terms.map((term, index) => [term.textContent, values[index]?.textContent])
    const time = new Date(errorLog.all()[0]?.timestamp ?? 0).toISOString()
    expect(Object.fromEntries(parts)).toMatchObject({
      Time: time,
      Method: 'PUT',
      Path: '/Account',
      Status: '409',
      Message: 'Taken.',
      Stack: 'by Ada',
    })
    expect(parts.map(([term]) => term)).toContain('Name')
    await user.keyboard(keys)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)

test('the shortcut of the list of errors does not reach the browser, and Escape closes the list', async () => {
  const { user } = renderUi(<DebugView />)
  // False: the default action, the address bar, is prevented.
  expect(fireEvent.keyDown(document.body, { key: 'l', ctrlKey: true })).toBe(false)
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('queued messages are shown one at a time, each until CLOSE, with their link', async () => {
  const { user } = renderUi(<LazyErrorOverlay />)
  act(() => {
    messageQueue.push({ message: 'First', link: '/settings/info', linkText: 'Your data' })
    messageQueue.push({ message: 'Second', link: 'https://status.example' })
  })
  const first = await screen.findByRole('alertdialog')
  expect(first).toHaveTextContent('First')
  expect(within(first).getByRole('link', { name: 'Your data' })).toHaveAttribute('href', '/settings/info')
  expect(screen.queryByText('Second')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'CLOSE' }))
  expect(await screen.findByText('Second')).toBeVisible()
  // Without a text of its own, the link shows its address.
  expect(screen.getByRole('link', { name: 'https://status.example' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'CLOSE' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('the line at the top is a gradient while anything loads, and red after a failed request', () => {
  renderUi(<ProgressBar />)
  expect(screen.queryByRole('progressbar')).toBeNull()
  act(() => requestStatus.set('loading'))
  const line = screen.getByRole('progressbar', { name: 'Loading' })
  expect(getComputedStyle(line.firstElementChild as Element).backgroundImage).toContain('linear-gradient')
  act(() => requestStatus.set('error'))
  const failed = screen.getByRole('img', { name: 'The last request failed' })
  const styles = [...document.querySelectorAll('style')].map((style) => style.textContent).join('')
  expect(styles).toMatch(new RegExp(`\\.${failed.firstElementChild?.className}\\{[^}]*colors-bad-solid`))
  act(() => requestStatus.set('empty'))
  expect(screen.queryByRole('img')).toBeNull()
})
