import { FailedCall } from '@adwright/sdk/client'
import { expect, test } from 'vitest'
import { ensureDeleted } from './deletion.ts'

const failed = (status: number) =>
  new FailedCall({ kind: 'HTTP', status, method: 'DELETE', url: 'https://api.example/' })

test('an item that is gone counts as deleted; every other failure is thrown', async () => {
  await expect(ensureDeleted(Promise.resolve())).resolves.toBeUndefined()
  await expect(ensureDeleted(Promise.reject(failed(404)))).resolves.toBeUndefined()
  for (const status of [400, 403, 409, 500, 503])
    await expect(ensureDeleted(Promise.reject(failed(status)))).rejects.toMatchObject({ status })
})
