// Judges a fresh sandbox with the conformance kit, with or without a planted defect.
import { readFileSync } from 'node:fs'
import { createSandbox } from '#mocks/sandbox/sandbox.ts'
import { SCENARIOS } from '#mocks/sandbox/scenarios/scenarios.ts'
import { TEST_PASSWORD_COST } from '#mocks/sandbox/testing.ts'
import { contractOf, judge, type Report, type Settings } from '#tests/conformance/src/judge.ts'
import type { Defect } from '#tests/contract/defects/defect.ts'
import { contractOperations } from '#tests/support/contract.ts'

const LOCATION = 'openapi/dist/openapi.json'
let contract: Settings['contract'] | undefined

/** Judges the sample workspace. */
export async function judgeSandbox(
  settings: Partial<Settings> = {},
  wrap: Defect['wrap'] = (send) => send,
): Promise<Report> {
  contract ??= contractOf(readFileSync(LOCATION, 'utf8'), LOCATION)
  const sandbox = await createSandbox({ seed: 1, passwordCost: TEST_PASSWORD_COST })
  await SCENARIOS.sample(sandbox)
  try {
    return await judge({
      url: 'http://sandbox.test',
      contract,
      overrides: readFileSync('openapi/conformance.yaml', 'utf8'),
      folder: 'openapi',
      send: wrap((request) => sandbox.fetch(request)),
      mayWrite: true,
      ...settings,
    })
  } finally {
    await sandbox.close()
  }
}

/** The operations of the defect's resource group, which is what a run needs to find it. */
export const groupOf = ({ operation }: Defect): string[] =>
  contractOperations.find(({ operationId }) => operationId === operation)?.tags ?? []
