import { PlanLimitKind } from '@adwright/sdk/types'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

const draft = { name: 'Fjell boots', designTypeIds: [1, 3], layouts: [1, 5], brief: 'Stay dry on the ridge.' }

test('once the designs of the month are used up, tests stay free; who can change the plan is named', async () => {
  const { user, sandbox } = await renderScreen('/designer/new', {
    role: 'admin',
    before: async ({ as, sandbox: { store } }) => {
      const { id } = (await (await as('owner'))('POST', `/AutomatedDesigner/${ACCOUNT}/create`, draft)).body
      const design = await store.get('design', id)
      if (!design) throw new Error('The design was stored.')
      for (let count = 1; count < 20; count += 1) await store.insert('design', { ...design, id: `dsg_${count}` })
      const { limits } = (await (await as('owner'))('GET', `/Account/${ACCOUNT}/plan-usage`)).body
      expect(limits.find(({ kind }: { kind: number }) => kind === PlanLimitKind.Designs)).toMatchObject({ used: 20 })
    },
  })
  expect(await screen.findByText(/Designs: 20 of 20 used/)).toBeVisible()
  expect(screen.getByText(/^The limit starts again on Dec 1, 2026.*Elif Demir can change the plan\.$/)).toBeVisible()
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Winter sale')
  await user.type(screen.getByRole('textbox', { name: 'Brief' }), 'Tents for the snow.')
  expect(screen.queryByRole('button', { name: 'Create design' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Create test' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Winter sale' })).toBeVisible()
  await waitFor(async () => {
    const designs = await sandbox.store.listAll('design', { where: { accountId: ACCOUNT } })
    expect(designs.find(({ name }) => name === 'Winter sale')).toMatchObject({ isTest: true })
  })
})
