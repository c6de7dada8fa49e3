// Mutants of effects, of access and of guards.
import type { OperationId } from '@adwright/sdk/server'
import {
  bodyOf,
  on,
  readAgain,
  rewritten,
  type Send,
  withHeader,
  without,
  withStatus,
} from '#tests/contract/defects/defect.ts'
import type { ContractOperation } from '#tests/support/contract.ts'

type Wrap = (reached: () => void) => (send: Send) => Send
type Drawn = { kind: string; place: string; wrap: Wrap }

const idOf = ({ operationId }: ContractOperation) => operationId as OperationId
const CREDENTIALS = ['Authorization', 'X-Ads-Authorization', 'X-Refresh-Authorization']

/** Where the answer has one of `statuses`, the request is sent once more with the credentials of somebody who was let in at the same address. */
const letIn =
  (operation: ContractOperation, statuses: number[]): Wrap =>
  (reached) => {
    const good = new Map<string, Headers>()
    return on(idOf(operation), async (request, send) => {
      const [again, { pathname }] = [request.clone(), new URL(request.url)]
      const response = await send(request)
      if (response.ok) good.set(pathname, request.headers)
      const given = good.get(pathname)
      if (!statuses.includes(response.status) || !given) return response
      const headers = (own: Headers) => {
        for (const name of CREDENTIALS) {
          const value = given.get(name)
          if (value !== null) own.set(name, value)
        }
      }
      const entered = await send(await rewritten(again, { headers }))
      if (!entered.ok) return response
      reached()
      return entered
    })
  }

/** Answers one refusal as another one that the operation documents. */
const refusedAs =
  (operation: ContractOperation, from: number, to: number): Wrap =>
  (reached) =>
    on(idOf(operation), async (request, send) => {
      const response = await send(request)
      if (response.status !== from) return response
      reached()
      const { headers } = response
      const body = await bodyOf(response)
      const [code] = operation.responses[to]?.['x-error-codes'] ?? []
      return new Response(
        JSON.stringify({ ...body, ...('status' in body ? { status: to } : {}), ...(code ? { code } : {}) }),
        {
          status: to,
          headers,
        },
      )
    })

const ignoresVersion =
  (operation: ContractOperation): Wrap =>
  (reached) =>
    on(idOf(operation), async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status !== 409 || !new URL(request.url).searchParams.has('expectedVersion')) return response
      reached()
      return send(await rewritten(again, { url: without('expectedVersion') }))
    })

export function ACCESS_MUTATIONS(operation: ContractOperation): Drawn[] {
  const has = (status: number) => String(status) in operation.responses
  const pairs = [
    [404, 403],
    [403, 404],
    [409, 422],
    [422, 409],
    [422, 400],
    [400, 422],
    [401, 403],
  ].filter((pair): pair is [number, number] => pair.every(has))
  return [
    ...(has(401) ? [{ kind: 'nobody is let in', place: '401', wrap: letIn(operation, [401]) }] : []),
    ...(has(403) ? [{ kind: 'a role or tenant is let in', place: '403', wrap: letIn(operation, [403, 404]) }] : []),
    ...pairs.map(([from, to]) => ({
      kind: 'a refusal has another status',
      place: `${from} ${to}`,
      wrap: refusedAs(operation, from, to),
    })),
    ...(operation.parameters.some(({ name }) => name === 'expectedVersion')
      ? [{ kind: 'a stale version is taken', place: 'expectedVersion', wrap: ignoresVersion(operation) }]
      : []),
  ]
}

/** A success is answered, and nothing is done. */
const withoutEffect =
  (operation: ContractOperation): Wrap =>
  (reached) =>
    on(idOf(operation), async (request, send) => {
      if (operation.method === 'delete') {
        const [read, again] = [await send(readAgain(request)), request]
        if (read.status !== 200 || request.headers.get('Authorization') === null) return send(again)
        reached()
        return new Response(null, { status: 204, headers: { 'Request-Id': read.headers.get('Request-Id') ?? '' } })
      }
      const before = await send(readAgain(request))
      const again = request.clone()
      const response = await send(request)
      if (!response.ok || before.status !== 200) return response
      const [old, now] = [await bodyOf(before), await bodyOf(response)]
      const sent = await bodyOf(again)
      const back = Object.fromEntries(Object.keys(sent).flatMap((name) => (name in old ? [[name, old[name]]] : [])))
      const url = new URL(request.url)
      if (url.searchParams.has('expectedVersion')) url.searchParams.set('expectedVersion', String(now.version))
      const headers = new Headers(request.headers)
      headers.delete('Idempotency-Key')
      const undone = await send(
        new Request(url, { method: request.method, headers, body: JSON.stringify({ ...sent, ...back }) }),
      )
      if (undone.ok) reached()
      return response
    })

/** The answer is the first one that this address had for the same caller. */
const stale =
  (operation: ContractOperation): Wrap =>
  (reached) => {
    const first = new Map<string, Response>()
    return on(idOf(operation), async (request, send) => {
      const key = [
        request.url,
        ...CREDENTIALS.map((name) => request.headers.get(name)),
        request.headers.get('Accept-Language'),
      ].join('|')
      const kept = first.get(key)
      const response = await send(request)
      if (!response.ok) return response
      if (kept) {
        if ((await kept.clone().text()) !== (await response.clone().text())) reached()
        // Each answer has a request id of its own.
        return withHeader(kept.clone(), 'Request-Id', response.headers.get('Request-Id') ?? undefined)
      }
      first.set(key, response.clone())
      return response
    })
  }

/** Everything is done twice. */
const twice =
  (operation: ContractOperation): Wrap =>
  (reached) =>
    on(idOf(operation), async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (!response.ok) return response
      const second = await send(
        await rewritten(again, { headers: (headers) => headers.set('Idempotency-Key', crypto.randomUUID()) }),
      )
      if (second.ok) reached()
      return response
    })

/** Another success than the one that is documented for this case. */
const otherSuccess =
  (operation: ContractOperation): Wrap =>
  (reached) =>
    on(idOf(operation), async (request, send) => {
      const response = await send(request)
      const other = Object.keys(operation.responses)
        .map(Number)
        .find((one) => one < 300 && one !== response.status)
      if (!response.ok || other === undefined) return response
      reached()
      return withStatus(response, other)
    })

export function EFFECT_MUTATIONS(operation: ContractOperation): Drawn[] {
  const isRead = operation.method === 'get'
  const successes = Object.keys(operation.responses).filter((one) => one.startsWith('2'))
  return [
    ...(isRead ? [{ kind: 'an answer is stale', place: '200', wrap: stale(operation) }] : []),
    ...(['put', 'delete'].includes(operation.method)
      ? [{ kind: 'nothing is done', place: operation.method, wrap: withoutEffect(operation) }]
      : []),
    ...(operation.method === 'post' ? [{ kind: 'it is done twice', place: 'post', wrap: twice(operation) }] : []),
    ...(successes.length > 1
      ? [{ kind: 'a success has another status', place: successes.join(' '), wrap: otherSuccess(operation) }]
      : []),
  ]
}
