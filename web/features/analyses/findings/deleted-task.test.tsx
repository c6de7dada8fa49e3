import { TaskOriginKind } from '@adwright/sdk/types'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const PAGE = 'https://www.lindholm-outdoor.example/zelte'
const TASKS = `/TaskAccount/${ACCOUNT}`

test('a finding whose task was deleted names none, and can be made a task again; a restored task comes back', async () => {
  const ids = { finding: '', task: '' }
  const { user, as } = await renderScreen(() => paths.finding(ids.finding), {
    before: async (opened) => {
      const call = await opened.as('owner')
      const { findings } = (await call('POST', `/AI/${ACCOUNT}/web-page-analysis`, { url: PAGE })).body
      ids.finding = findings[0].id
      const origin = { kind: TaskOriginKind.Finding, id: ids.finding, title: findings[0].title }
      ids.task = (await call('POST', TASKS, { title: 'Mend the page', origin })).body.id
      await call('DELETE', `${TASKS}/${ids.task}`)
    },
  })
  const call = await as('owner')
  const named = async () => (await call('GET', `/AI/${ACCOUNT}/findings/${ids.finding}`)).body.taskId
  await user.click(await screen.findByRole('button', { name: 'Create task' }))
  expect(await named()).toBeNull()
  await call('POST', `${TASKS}/${ids.task}/restore`)
  expect(await named()).toBe(ids.task)
  await call('DELETE', `${TASKS}/${ids.task}`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Create task' }))
  await user.click(dialog.getByRole('button', { name: 'Create task' }))
  const link = await screen.findByRole('link', { name: 'View task' })
  expect(link).toHaveAttribute('href', paths.task(await named()))
  expect(link).not.toHaveAttribute('href', paths.task(ids.task))
})
