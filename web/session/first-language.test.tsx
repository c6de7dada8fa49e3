import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

test('a person who uses another language is read once, and so is the account', async () => {
  const { calls } = await renderScreen(paths.settingsGeneral(), {
    before: ({ sandbox, personOf }) => sandbox.store.set('person', personOf('owner').id, { language: 'tr' }),
  })
  expect(await screen.findByRole('heading', { name: 'Ekip' })).toBeVisible()
  await everythingRead()
  for (const read of ['GET /User', 'GET /Account', `GET /EAIntegration/${ACCOUNT}`, `GET /EAnlIntegration/${ACCOUNT}`])
    expect([read, calls(read).length]).toEqual([read, 1])
})

test('a view of a person who uses another language is read once, in that language', async () => {
  const { calls } = await renderScreen(paths.settingsGeneral(), {
    before: ({ sandbox, personOf }) => sandbox.store.set('person', personOf('owner').id, { language: 'tr' }),
  })
  expect(await screen.findByRole('heading', { name: 'Ekip' })).toBeVisible()
  await everythingRead()
  const reads = calls(`GET /Account/${ACCOUNT}/users`)
  expect(reads.map(({ headers }) => headers.get('Accept-Language'))).toEqual(['tr-TR'])
})
