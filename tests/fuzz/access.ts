// The access matrix: every operation with an id in its path, called by every kind of caller.

import { signAdsToken } from '#mocks/sandbox/scenarios/people.ts'
import { requestOf } from '#tests/fuzz/requests.ts'
import { CALLERS, type Caller, openWorkspace, type Workspace } from '#tests/fuzz/workspace.ts'
import { type ContractOperation, contractOperations, examplesOf, parameterValue } from '#tests/support/contract.ts'

export type Cell = { operationId: string; method: string; caller: Caller; status: number; target: string }
export type AccessMatrix = {
  cells: Cell[]
  leaks: string[]
  /** Operations that succeeded for a member; only for these do the rejections of other callers prove something. */
  proven: Set<string>
  missing: Set<string>
}

/** Reads first and deletions last, so that the requested resources still exist. */
const ORDER = ['get', 'put', 'post', 'delete']

/** Operations without a token, authorized by a secret in their path. */
const isPublic = ({ security }: ContractOperation) =>
  security.length === 0 || security.some((one) => Object.keys(one).length === 0)

/** Operations that invited people call before they are members. */
const isInvitation = ({ operationId }: ContractOperation) =>
  /^(accept|decline|dismiss)(Account)?Invitation$/.test(operationId)

const withIds = contractOperations
  .filter(({ path, security }) => path.includes('{') && security.every((one) => !('serviceBearer' in one)))
  .sort((a, b) => ORDER.indexOf(a.method) - ORDER.indexOf(b.method))

function queryOf({ parameters }: ContractOperation, { own }: Workspace): string {
  const search = new URLSearchParams()
  for (const parameter of parameters)
    if (parameter.in === 'query' && parameter.required)
      search.set(parameter.name, own.of(parameter.name)[0] ?? parameterValue(parameter))
  return search.size > 0 ? `?${search}` : ''
}

async function statusOf(
  workspace: Workspace,
  operation: ContractOperation,
  caller: Caller,
  path: string,
  accountId: string,
) {
  const token = workspace.tokens[caller]
  const example = examplesOf(operation.requestBody?.content['application/json'])[0]?.value
  const adsToken = await signAdsToken(workspace.sandbox.runtime, token, accountId)
  const target = path + queryOf(operation, workspace)
  const response = await workspace.sandbox.fetch(
    requestOf({
      operation,
      caller,
      method: operation.method.toUpperCase(),
      target,
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        'X-Ads-Authorization': `Bearer ${adsToken}`,
        ...(example === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: example === undefined ? undefined : JSON.stringify(example),
    }),
  )
  return {
    operationId: operation.operationId,
    method: operation.method,
    caller,
    status: response.status,
    target,
    text: await response.text(),
  }
}

const isMember = (caller: Caller) => ['owner', 'admin', 'user', 'viewer'].includes(caller)
const hasNoToken = (caller: Caller) => !isMember(caller) && caller !== 'stranger'

/** Lists that are equal for all accounts; a person's opinion on an entry is visible to that person only. */
const isOfTheCaller = ({ path }: ContractOperation) => path === '/User/pro-tips/{tipId}'

/** Describes how a response leaks data or executes a forbidden action; undefined if it does not. */
function leakOf(
  operation: ContractOperation,
  { caller, status, text }: { caller: Caller; status: number; text: string },
) {
  if (isPublic(operation)) return undefined
  if (hasNoToken(caller)) return status === 401 ? undefined : `answered ${status} instead of 401`
  if (caller === 'stranger' && isOfTheCaller(operation)) return undefined
  if (caller === 'stranger') {
    if (status !== 404 && !(isInvitation(operation) && status < 500)) return `a stranger got ${status} instead of 404`
    return text.includes('Lindholm') ? 'a stranger read a name' : undefined
  }
  // Personal resources belong to one person, whatever the role of others.
  const isOfOwner = operation.path.includes('{userId}') && caller !== 'owner'
  return isOfOwner && status !== 404 ? `another member got ${status} instead of 404` : undefined
}

/** Calls every operation with an id as every caller; then with the stranger's own account and ids of the other account. */
export async function accessMatrix(seed: number): Promise<AccessMatrix> {
  const workspace = await openWorkspace(seed)
  const { own, foreign } = workspace
  const result: AccessMatrix = { cells: [], leaks: [], proven: new Set(), missing: new Set() }
  // The owner comes last, because other callers cannot be rejected from deleted resources.
  const callers = [...CALLERS.filter((caller) => !isMember(caller)), 'viewer', 'user', 'admin', 'owner'] as Caller[]
  for (const operation of withIds) {
    const ownPath = own.pathFor(operation.path)
    for (const caller of callers) {
      const { text, ...cell } = await statusOf(workspace, operation, caller, ownPath, own.of('accountId')[0] ?? '')
      if (cell.status === 503 && text.includes('service-unavailable')) {
        result.missing.add(operation.operationId)
        break
      }
      result.cells.push(cell)
      if (isMember(caller) && cell.status < 300) result.proven.add(operation.operationId)
      const leak = leakOf(operation, { caller, status: cell.status, text })
      if (leak)
        result.leaks.push(`${operation.operationId} as ${caller}: ${leak} (${cell.target}) ${text.slice(0, 200)}`)
      // Requests another account's resources through the caller's own account.
      const crossed = foreignPath(operation.path, workspace)
      if (caller !== 'stranger' || !crossed) continue
      const across = await statusOf(workspace, operation, caller, crossed, foreign.of('accountId')[0] ?? '')
      if (across.status < 300)
        result.leaks.push(
          `${operation.operationId} as stranger through an own account: ${across.status} (${crossed}) ${across.text.slice(0, 200)}`,
        )
    }
  }
  await workspace.sandbox.close()
  return result
}

/** Templates are public, and ids of external platforms may be equal in two accounts. */
const SHARED = ['ruleId', 'platformOrCredential', 'campaignId', 'adGroupId', 'adId']

/** A path with the stranger's own account or person, and an id of the workspace that the stranger does not have. */
function foreignPath(path: string, { own, foreign }: Workspace): string | undefined {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const last = names.at(-1) ?? ''
  if (names.length < 2 || SHARED.includes(last)) return undefined
  const target = own.of(last, path).find((id) => !foreign.of(last).includes(id))
  if (!target) return undefined
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(name === last ? target : (foreign.of(name)[0] ?? own.of(name, path)[0] ?? 'x')),
  )
}

if (import.meta.main) {
  console.error = () => undefined
  const { cells, leaks, proven, missing } = await accessMatrix(1)
  const operations = new Set(cells.map(({ operationId }) => operationId))
  for (const id of operations) {
    const row = cells.filter(({ operationId }) => operationId === id)
    console.log(id.padEnd(40), row.map(({ caller, status }) => `${caller.split(' ')[0]} ${status}`).join('  '))
  }
  console.log(
    `${cells.length} cells of ${operations.size} operations, ${proven.size} proven by a member's success, ${missing.size} without a handler`,
  )
  console.log(`${leaks.length} leaks\n${leaks.join('\n')}`)
  process.exit(leaks.length > 0 ? 1 : 0)
}
