import { EntityType, FindingStatus } from '@adwright/sdk/types'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleOf } from '#tests/support/example.ts'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

const SOURCE = '<!doctype html>\n<html>\n<head></head>\n<body>\n<img src="a.png">\n</body></html>'

/** The inbox of an account with the findings of one page. */
const open = (role: 'user' | 'viewer') =>
  renderScreen('/ai-analysis/findings', {
    role,
    before: async ({ as }) => {
      await (await as('owner'))('POST', `/AI/${ACCOUNT}/web-page-analysis`, { html: SOURCE })
    },
  })

const decisions = (calls: { name: string; body?: unknown }[]) =>
  calls.filter(({ name }) => name.startsWith('PUT ')).map(({ body }) => body)

test('X selects rows, and F dismisses all of them with one reason', async () => {
  const { user, calls } = await open('user')
  const boxes = (await screen.findAllByRole('checkbox')).slice(1, 3)
  const names = boxes.map((box) => box.closest('tr')?.querySelector('a')?.textContent ?? 'no name')
  for (const box of boxes) {
    box.focus()
    await user.keyboard('x')
  }
  await user.keyboard('f')
  const dialog = within(await screen.findByRole('dialog', { name: 'Dismiss 2 findings?' }))
  expect(dialog.getByText(`“${names[0]}” and “${names[1]}” stay dismissed`, { exact: false })).toBeInTheDocument()
  await user.type(await dialog.findByRole('textbox'), 'Known')
  await user.click(dialog.getByRole('button', { name: 'Dismiss' }))
  await screen.findByText('2 findings updated')
  const dismissed = { status: FindingStatus.Dismissed, dismissReason: 'Known' }
  expect(decisions(calls())).toEqual([dismissed, dismissed])
})

test('D marks the focused finding as done', async () => {
  const { user, calls } = await open('user')
  const [, box] = await screen.findAllByRole('checkbox')
  box?.focus()
  await user.keyboard('d')
  await waitFor(() => expect(decisions(calls())).toEqual([{ status: FindingStatus.Done }]))
})

test('a finding knows its task although nothing but the task itself could be saved', async () => {
  let id = ''
  const answers: Record<string, undefined> = {}
  const { user } = await renderScreen(() => `/ai-analysis/findings/${id}`, {
    answers,
    before: async ({ as }) => {
      const { findings } = (await (await as('owner'))('POST', `/AI/${ACCOUNT}/web-page-analysis`, { html: SOURCE }))
        .body
      id = findings[0].id
      answers[`PUT /AI/${ACCOUNT}/findings/${id}`] = undefined
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Create task' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create task' }))
  await user.click(await dialog.findByRole('button', { name: 'Create task' }))
  expect(await screen.findByRole('link', { name: 'View task' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Create task' })).toBeNull()
})

test('a viewer reads the inbox, without selection and keys', async () => {
  await open('viewer')
  await screen.findByText('The page has no title')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByText(/F dismisses/)).toBeNull()
})

test('a finding becomes a rule whose scope is the item that was found', async () => {
  const found = exampleOf('getFinding')
  const entity = { entityType: EntityType.Keyword, entityId: '1', name: 'tent & tarp', platformUrl: null }
  const path = { campaignName: 'Tents', adGroupName: 'Tarps' }
  const body = { ...found, suggestedRuleId: 'rule_no-conversion-keyword', entity: { ...entity, ...path } }
  await renderScreen(`/ai-analysis/findings/${found.id}`, {
    answers: { [`GET /AI/${ACCOUNT}/findings/${found.id}`]: { body } },
  })
  const link = await screen.findByRole('link', { name: 'Set up a rule' })
  const query = `nameContains=tent+%26+tarp&findingId=${found.id}`
  expect(link).toHaveAttribute('href', `/rules-setup/rule_no-conversion-keyword?${query}`)
})

test('a finding beside the inbox has the focus, and Escape gives it back to its row', async () => {
  const { user } = await open('user')
  const [, box] = await screen.findAllByRole('checkbox')
  const row = box?.closest<HTMLElement>('[data-row]')
  row?.focus()
  await user.keyboard('{Enter}')
  const close = await screen.findByRole('button', { name: 'Close' })
  const pane = close.closest('section')
  await waitFor(() => expect(pane).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(pane).not.toBeInTheDocument())
  await waitFor(() => expect(row).toHaveFocus())
})
