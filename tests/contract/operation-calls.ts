// Valid calls of single operations, each in a workspace of its own.
import { randomFrom, seedOf } from '#mocks/sandbox/random/seeded.ts'
import type { SampleValues } from '#scripts/lib/docs/samples.ts'
import { ApiFixtures } from '#tests/fuzz/api-fixtures.ts'
import { type GeneratedRequest, validRequest } from '#tests/fuzz/requests.ts'
import { openWorkspace, type Workspace } from '#tests/fuzz/workspace.ts'
import type { ContractOperation } from '#tests/support/contract.ts'
import { seed } from '#tests/support/sample.ts'

/** The set-up of an operation takes other values at each try, not all of which its state allows. */
const MAX_TRIES = 6

/** The values of a request, as a sample sends them. */
export function valuesOf({ operation, target, body }: GeneratedRequest): SampleValues {
  const url = new URL(target, 'http://sandbox.test')
  const actual = url.pathname.split('/')
  const names = operation.path.split('/').flatMap((part, index) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    return name === undefined ? [] : [[name, decodeURIComponent(actual[index] ?? '')]]
  })
  const sent = body instanceof FormData ? { file: 'summer.png' } : body && JSON.parse(body)
  return {
    path: Object.fromEntries(names),
    query: Object.fromEntries(url.searchParams),
    headers: {},
    ...(sent === undefined ? {} : { body: sent }),
  }
}

export const bearerOf = (header = '') => header.replace('Bearer ', '')

/** Makes an attempt in a new workspace, with other values until it returns no failure; returns the last failure. */
export async function inWorkspace(
  operation: ContractOperation,
  attempt: (workspace: Workspace, request: GeneratedRequest) => Promise<string>,
): Promise<string> {
  const workspace = await openWorkspace(1)
  const fixtures = new ApiFixtures(workspace, randomFrom(seedOf(seed, operation.operationId)))
  let failure = 'never tried'
  for (let tries = 0; failure !== '' && tries < MAX_TRIES; tries += 1)
    failure = await attempt(workspace, await validRequest(fixtures, operation))
  await workspace.sandbox.close()
  return failure
}
