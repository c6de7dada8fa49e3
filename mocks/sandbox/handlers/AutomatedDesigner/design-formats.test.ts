import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'

let sandbox: Sandbox
let as: Team['as']
beforeEach(async () => {
  ;({ sandbox, as } = await openTeam({ plan: { plan: 3 } }))
  sandbox.clock.set(new Date('2026-11-19T09:00:00Z'))
})
afterEach(() => sandbox.close())

const PATH = '/AutomatedDesigner/acc_1'

test('designs are listed by their formats, of which one is enough', async () => {
  const formats: Record<string, number[]> = { Banner: [1], Story: [2], Both: [1, 2] }
  for (const [name, designTypeIds] of Object.entries(formats)) {
    const body = { name, designTypeIds, layouts: [1], brief: 'Stay dry on the ridge.' }
    expect(await as('usr_mara')('POST', `${PATH}/create`, body)).toMatchObject({ status: 201 })
  }
  const listed = async (query: string) => {
    const { body } = await as('usr_jonas')('GET', `${PATH}?${query}`)
    return body.items.map(({ name }: { name: string }) => name).toSorted()
  }
  expect(await listed('designTypeIds=1')).toEqual(['Banner', 'Both'])
  expect(await listed('designTypeIds=2')).toEqual(['Both', 'Story'])
  expect(await listed('designTypeIds=1&designTypeIds=2')).toEqual(['Banner', 'Both', 'Story'])
  // No format is found by a part of its number.
  expect(await listed('designTypeIds=12')).toEqual([])
})
