import type { AutopilotItem } from '@adwright/sdk/types'
import { SAMPLE_CLIENT } from '#mocks/sandbox/domain/sample/ads.ts'
import { signAdsToken } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import { ACCOUNT, type OpenSandbox, type Role } from '#tests/support/sandbox.ts'

/** The address of the rules of the sample. */
export const AUTOPILOT = `/EA/${ACCOUNT}/autopilot/${SAMPLE_CLIENT}`

/** Calls the sandbox directly as a person with access to the ads data. */
export async function adsCaller({ sandbox, tokenOf }: OpenSandbox, role: Role = 'owner') {
  const token = await tokenOf(role)
  const adsToken = await signAdsToken(sandbox.runtime, token, ACCOUNT)
  return caller(sandbox, token, { 'X-Ads-Authorization': `Bearer ${adsToken}` })
}

/** The first rule of the sample in a mode, or in any. */
export async function firstRule(open: OpenSandbox, mode?: AutopilotItem['mode']): Promise<AutopilotItem> {
  const items: AutopilotItem[] = (await (await adsCaller(open))('GET', AUTOPILOT)).body
  const item = items.find((one) => mode === undefined || one.mode === mode)
  if (!item) throw new Error(`The sample has no rule in mode ${mode}.`)
  return item
}

/** Saves changed settings of a rule as the admin, at the same time as the person of the test, and returns the author's name. */
export async function editAsAdmin(open: OpenSandbox, { id }: AutopilotItem, changes: object): Promise<string> {
  const call = await adsCaller(open, 'admin')
  const [{ content }] = (await call('GET', `${AUTOPILOT}/${id}/versions`)).body
  const { status } = await call('PUT', `${AUTOPILOT}/${id}`, { ...content, ...changes })
  if (status !== 200) throw new Error(`The edit was answered ${status}.`)
  const [{ savedByName }] = (await call('GET', `${AUTOPILOT}/${id}/versions`)).body
  return savedByName
}
