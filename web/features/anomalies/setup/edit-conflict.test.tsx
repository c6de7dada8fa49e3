import type { AnomalyConfiguration } from '@adwright/sdk/types'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const LIST = `/EAnl/${ACCOUNT}/anomaly-analysis-configuration`

const nameField = () => screen.findByLabelText('Name')

/** Opens a monitor of the account, changes its name, and saves after someone else has. */
async function saveSecond() {
  let mine: AnomalyConfiguration | undefined
  const before = async ({ as }: OpenSandbox) => {
    const monitors: AnomalyConfiguration[] = (await (await as('owner'))('GET', LIST)).body
    mine = monitors.find(({ isDefault }) => !isDefault)
  }
  const { user, sandbox, calls } = await renderScreen(() => paths.editAnomalyMonitor(mine?.id ?? ''), {
    scenario: 'sample',
    before,
  })
  const { id = '', name = '', version = 0 } = mine ?? {}
  await user.type(await nameField(), '!')
  await sandbox.store.update('anomalyWatch', id, (monitor) => ({ ...monitor, name: 'Theirs', version: version + 1 }))
  const save = () => user.click(screen.getByText('Save monitor'))
  await save()
  const sent = () => calls(`PUT ${LIST}/${id}`).map(({ query }) => Number(query.get('expectedVersion')) - version)
  const stored = async () => (await sandbox.store.get('anomalyWatch', id))?.name
  return { user, name, save, sent, stored }
}

test('the second person to save a monitor sees the conflict, keeps the input, and can overwrite the other version', async () => {
  const { user, name, sent, stored } = await saveSecond()
  const notice = (await screen.findByText('Your changes are not saved yet.')).closest('[role=alert]')
  await waitFor(() => expect(notice).toHaveFocus())
  expect(await nameField()).toHaveValue(`${name}!`)
  expect(await stored()).toBe('Theirs')
  await user.click(await screen.findByText('Save mine over it'))
  await waitFor(() => expect(screen.queryByText('Save mine over it')).toBeNull())
  await expect.poll(stored).toBe(`${name}!`)
  expect(sent()).toEqual([0, 1])
})

test('the other version can be used instead', async () => {
  const { user, save, sent, stored } = await saveSecond()
  await user.click(await screen.findByText('Show the latest version'))
  await waitFor(async () => expect(await nameField()).toHaveValue('Theirs'))
  await waitFor(async () => expect(await nameField()).toHaveFocus())
  await save()
  await expect.poll(sent).toEqual([0, 1])
  expect(await stored()).toBe('Theirs')
})
