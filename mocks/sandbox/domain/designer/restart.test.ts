import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DesignStatus } from '@adwright/sdk/types'
import { afterAll, expect, test } from 'vitest'
import { drawDesign } from '#mocks/sandbox/domain/designer/design-job.ts'
import { createSandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, GROWTH, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'adwright-designs-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a process that dies while it draws leaves a design that the next one finishes, without drawing a format twice', async () => {
  const settings = { store: path.join(folder, 'store.sqlite'), secret: 'a'.repeat(64), isChecking: true }
  const first = await createSandbox({ ...settings, clock: new Clock() })
  first.clock.set(new Date('2026-11-19T09:00:00Z'))
  const owner = await addPerson(first.runtime, { id: 'usr_1', email: 'elif@lindholm.example', subscription: GROWTH })
  await addAccount(first.runtime, owner, { id: 'acc_1', plan: GROWTH.plan })
  const body = { name: 'Boots', designTypeIds: [1, 3], layouts: [5], brief: 'Stay dry.' }
  const call = caller(first, await signIn(first.runtime, 'usr_1'))
  const { id } = (await call('POST', '/AutomatedDesigner/acc_1/create', body)).body
  const now = new Date('2026-11-19T09:00:02Z')
  const step = async () => {
    const finish = await drawDesign({ ...first.runtime, now, until: now }, id)
    await first.store.transaction((store) => finish({ ...first.runtime, store, now, until: now }))
  }
  await step()
  await step()
  const begun = await first.store.get('design', id)
  expect(begun).toMatchObject({ status: DesignStatus.Generating })
  expect(begun?.variants).toHaveLength(1)
  // The second format is drawn, but the process ends before it is stored.
  await drawDesign({ ...first.runtime, now, until: now }, id)
  await first.close()

  const second = await createSandbox({ ...settings, clock: new Clock() })
  await second.moveTo(new Date('2026-11-19T09:01:00Z'))
  const finished = await second.store.get('design', id)
  expect(finished).toMatchObject({ status: DesignStatus.Ready })
  expect(finished?.variants.map(({ designTypeId }) => designTypeId)).toEqual([1, 3])
  expect(finished?.variants[0]).toEqual(begun?.variants[0])
  await second.close()
})
