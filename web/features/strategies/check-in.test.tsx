import { TaskStatus } from '@adwright/sdk/types'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

const strategy = {
  title: 'Sell more tents',
  goal: 2,
  kpi: { metric: 'Tents sold', source: 5, baseline: 0, target: 100, unit: 'count' },
  startsOn: '2026-10-01',
  dueOn: '2026-12-31',
  status: 2,
}

/** The check-in of a strategy with one task done before and one after its last check-in. */
async function open(language: 'en' | 'tr') {
  let id = ''
  await renderScreen(() => `/strategies/${id}/check-in`, {
    language,
    before: async ({ as, sandbox }) => {
      const call = await as('owner')
      id = (await call('POST', `/StrategyAccount/${ACCOUNT}`, strategy)).body.id
      const finish = async (title: string) => {
        const task = (await call('POST', `/TaskAccount/${ACCOUNT}`, { title, strategyId: id })).body
        await call('PUT', `/TaskAccount/${ACCOUNT}`, { ids: [task.id], status: TaskStatus.Done })
        await sandbox.forward({ minutes: 5 })
      }
      await finish('Old landing page')
      await call('POST', `/StrategyAccount/${ACCOUNT}/${id}/check-in`, { text: 'First week', value: 10 })
      await sandbox.forward({ minutes: 5 })
      await finish('New landing page')
    },
  })
  return screen.findByRole('dialog')
}

test.each([
  ['en', 'What happened?', 'Task done: New landing page'],
  ['tr', 'Neler oldu?', 'New landing page'],
] as const)(
  'in %s, a check-in is filled with what moved the strategy since the last one',
  async (language, label, line) => {
    const dialog = within(await open(language))
    const text = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: label })
    expect(text.value).toContain(line)
    expect(text.value).not.toContain('Old landing page')
    expect(text.value).not.toContain('First week')
  },
)
