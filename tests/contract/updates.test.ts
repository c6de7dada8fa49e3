// The semantics of PUT operations: `x-update: replace` resets omitted fields, `merge` keeps them.
import { isDeepStrictEqual } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { type GeneratedRequest, requestOf } from '#tests/fuzz/requests.ts'
import { openWorkspace, type Workspace } from '#tests/fuzz/workspace.ts'
import { inWorkspace } from '#tests/contract/operation-calls.ts'
import { type ContractOperation, contract, contractOperations, examplesOf, resolved } from '#tests/support/contract.ts'

const PREPARATION_LIMIT_MS = 120_000

type Body = Record<string, unknown>
type BodySchema = { properties?: Body; required?: string[]; allOf?: object[] }

const schemaOf = ({ requestBody }: ContractOperation): BodySchema =>
  resolved(requestBody?.content['application/json']?.schema ?? {}) as BodySchema

/** The properties that a body may leave out. */
const optionalOf = (operation: ContractOperation) => {
  const { properties = {}, required = [] } = schemaOf(operation)
  return Object.keys(properties).filter((name) => !required.includes(name))
}

/** The template of the workspaces is made here, not within the time of the first operation. */
beforeAll(async () => (await openWorkspace(1)).sandbox.close(), PREPARATION_LIMIT_MS)

const markOf = ({ path, method }: ContractOperation): 'merge' | 'replace' => contract.paths[path][method]['x-update']

/** Operations in which nothing is left to see of a property that was left out. */
const UNSEEN: Record<string, string> = {
  updateAnomalies: 'Its answer lists several objects; updateAnomaly is the same for one of them.',
  updateAccountTasks: 'Its answer lists several objects; updateAccountTask is the same for one of them.',
  updateSocialPosts: 'Its answer lists several objects; updateSocialPost is the same for one of them.',
  updateUserTasks: 'Its answer lists several objects; updateUserTask is the same for one of them.',
  updateAccountTaskStatus: 'A step is taken once; the next one is another step.',
  updateUserTaskStatus: 'A step is taken once; the next one is another step.',
  updateNotifications: 'It marks notifications, and answers their counts.',
  updateAutomation: 'A reason belongs to the pause that it is given with.',
}

const updates = contractOperations.filter(
  (operation) => operation.method === 'put' && optionalOf(operation).length > 0 && !(operation.operationId in UNSEEN),
)

test('every exception is a PUT with something to leave out', () => {
  for (const name of Object.keys(UNSEEN)) {
    const operation = contractOperations.find(({ operationId }) => operationId === name)
    expect(operation && optionalOf(operation).length, name).toBeGreaterThan(0)
  }
})

/** Sends a body to the object of a request, without a version. */
async function send({ sandbox }: Workspace, request: GeneratedRequest, body: Body) {
  const response = await sandbox.fetch(requestOf({ ...request, body: JSON.stringify(body) }))
  return { status: response.status, body: (await response.json()) as Body }
}

const pick = (from: Body, names: string[]) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)))

/** Sends a body without what does not fit this workspace, such as an id of the examples or the status it belongs to; returns it with the answer. */
async function sendAccepted(workspace: Workspace, request: GeneratedRequest, body: Body) {
  const answer = await send(workspace, request, body)
  const wrong = Object.keys((answer.body.errors ?? {}) as Body).map((field) => field.replace(/\..*$/, ''))
  if (answer.status !== 422 || wrong.length === 0) return [body, answer] as const
  const rest = pick(
    body,
    Object.keys(body).filter((name) => name !== 'status' && !wrong.includes(name)),
  )
  return [rest, await send(workspace, request, rest)] as const
}

/** Sends all properties and then as few as the contract allows; returns what became of those left out, or the failure. */
async function leaveOut(workspace: Workspace, request: GeneratedRequest): Promise<string> {
  const { operation } = request
  const optional = optionalOf(operation)
  const sent = JSON.parse(typeof request.body === 'string' ? request.body : '{}') as Body
  const example = (examplesOf(operation.requestBody?.content['application/json'])[0]?.value ?? {}) as Body
  const required = pick(sent, schemaOf(operation).required ?? [])
  const before = await send(workspace, request, required)
  const [whole, all] = await sendAccepted(workspace, request, { ...pick(example, optional), ...sent })
  if (all.status !== 200) return `With all: ${JSON.stringify(all.body)}`
  const after = await send(workspace, request, required)
  const isEmpty = Object.keys(required).length === 0
  if (isEmpty && after.status === 422) return mergeOf(workspace, request, whole, all.body)
  if (after.status !== 200) return `With the required: ${JSON.stringify(after.body)}`
  const changed = optional.filter((name) => name in all.body && !isDeepStrictEqual(all.body[name], before.body[name]))
  const kept = optional.filter((name) => name in all.body && isDeepStrictEqual(all.body[name], after.body[name]))
  if (markOf(operation) === 'merge') {
    const lost = optional.filter((name) => name in all.body && !kept.includes(name))
    return lost.length === 0 ? '' : `Lost: ${lost.join(', ')}`
  }
  if (changed.length === 0) return 'Nothing differs from the defaults.'
  const stayed = changed.filter((name) => kept.includes(name))
  return stayed.length === 0 ? '' : `Kept: ${stayed.join(', ')}`
}

/** Where an empty body is refused, each property alone keeps the others. */
async function mergeOf(workspace: Workspace, request: GeneratedRequest, whole: Body, saved: Body): Promise<string> {
  const [name = ''] = Object.keys(whole)
  const after = await send(workspace, request, { [name]: whole[name] })
  if (after.status !== 200) return `With ${name}: ${JSON.stringify(after.body)}`
  const lost = optionalOf(request.operation).filter(
    (one) => one in saved && !isDeepStrictEqual(saved[one], after.body[one]),
  )
  return lost.length === 0 ? '' : `Lost: ${lost.join(', ')}`
}

test.each(updates.map((operation) => [markOf(operation), operation.operationId, operation] as const))(
  'what is left out: %s %s',
  async (_mark, _name, operation) => {
    expect(await inWorkspace(operation, leaveOut)).toBe('')
  },
)
