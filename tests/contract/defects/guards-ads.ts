// Defects of guards: idempotency keys and versions (campaigns, metrics, anomalies and analyses).
import { bodyOf, type Defect, matcher, on, readAgain, rewritten } from '#tests/contract/defects/defect.ts'
import { ignoresVersion, pathOf } from '#tests/contract/defects/tampering.ts'

/** A key counts for everybody: with the key of a colleague one gets the answer of the colleague. */
const sharedKeys: Defect['wrap'] = (send) => {
  const answers = new Map<string, Response>()
  return on('createMarketAnalysis', async (request, next) => {
    const name = `${pathOf(request)} ${request.headers.get('Idempotency-Key') ?? ''}`
    const response = await next(request)
    if (!response.ok || !request.headers.has('Idempotency-Key')) return response
    const first = answers.get(name) ?? response.clone()
    answers.set(name, first)
    const answer = first.clone()
    return new Response(answer.body, { status: answer.status, headers: response.headers })
  })(send)
}

/** A token that was good at some time is good for ever. */
const oldTokens: Defect['wrap'] = (send) => {
  const isMeant = matcher('listAvailableMetrics')
  const good = new Set<string>()
  let latest = ''
  return async (request) => {
    const token = request.headers.get('Authorization') ?? ''
    const again = request.clone()
    const response = await send(request)
    if (response.ok && token !== '') good.add(token)
    if (isMeant(request) && response.ok) latest = token
    if (!isMeant(request) || response.status !== 401 || !good.has(token) || latest === '') return response
    return send(await rewritten(again, { headers: (headers) => headers.set('Authorization', latest) }))
  }
}

export const GUARDS_ADS_DEFECTS: Defect[] = [
  {
    kind: 'guards',
    operation: 'createAiSchemaAnswer',
    name: 'the same key asks the model once more',
    contradicts: 'parameter Idempotency-Key: the same key replays the first answer',
    wrap: on('createAiSchemaAnswer', async (request, send) =>
      send(
        await rewritten(request, {
          headers: (headers) => {
            if (headers.get('Idempotency-Key')?.length === 36) headers.set('Idempotency-Key', crypto.randomUUID())
          },
        }),
      ),
    ),
  },
  {
    kind: 'guards',
    operation: 'createAnomalyComment',
    name: 'the same key with another body replays the first answer',
    contradicts: 'parameter Idempotency-Key: with another request it is a 409',
    wrap: (send) => {
      const isMeant = matcher('createAnomalyComment')
      const first = new Map<string, string>()
      return async (request) => {
        if (!isMeant(request)) return send(request)
        const key = `${request.headers.get('Authorization')} ${request.headers.get('Idempotency-Key')}`
        const response = await send(request)
        if (response.status === 201) first.set(key, await response.clone().text())
        const replayed = first.get(key)
        if (response.status !== 409 || replayed === undefined) return response
        const headers = new Headers(response.headers)
        headers.set('Idempotent-Replayed', 'true')
        return new Response(replayed, { status: 201, headers })
      }
    },
  },
  {
    kind: 'guards',
    operation: 'updateAnomalyConfiguration',
    name: 'an edit of an old version is saved',
    contradicts: 'parameter expectedVersion: one that someone else has changed meanwhile is a 409',
    wrap: ignoresVersion('updateAnomalyConfiguration'),
  },
  {
    kind: 'guards',
    operation: 'createAdCampaignAnalysis',
    name: 'a repeated request makes a second analysis',
    contradicts: 'Idempotency-Key',
    wrap: on('createAdCampaignAnalysis', async (request, send) =>
      send(
        await rewritten(request, {
          headers: (headers) => {
            if (/^[\da-f-]{36}$/i.test(headers.get('Idempotency-Key') ?? '')) headers.delete('Idempotency-Key')
          },
        }),
      ),
    ),
  },
  {
    kind: 'guards',
    operation: 'createMarketAnalysis',
    name: 'the key of a colleague gives the answer of the colleague',
    contradicts: 'x-idempotency-scope: caller',
    wrap: sharedKeys,
  },
  {
    kind: 'guards',
    operation: 'listAvailableMetrics',
    name: 'the token of a session that has ended is taken',
    contradicts: 'responses.401',
    wrap: oldTokens,
  },
  {
    kind: 'guards',
    operation: 'runAutopilotItem',
    name: 'a repeated request runs it once more',
    contradicts: 'Idempotency-Key',
    wrap: on('runAutopilotItem', async (request, send) =>
      send(
        await rewritten(request, {
          headers: (headers) => {
            if (/^[\da-f-]{36}$/i.test(headers.get('Idempotency-Key') ?? '')) headers.delete('Idempotency-Key')
          },
        }),
      ),
    ),
  },
  {
    kind: 'guards',
    operation: 'createWebPageAnalysis',
    name: 'a key that is no UUID is dropped instead of refused',
    contradicts: 'Idempotency-Key: format uuid, 36 characters',
    wrap: on('createWebPageAnalysis', async (request, send) => {
      const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(request.headers.get('idempotency-key') ?? '')
      return send(isUuid ? request : await rewritten(request, { headers: (all) => all.delete('idempotency-key') }))
    }),
  },
  {
    kind: 'guards',
    operation: 'updateAutopilotGuardrails',
    name: 'the version before the present one is accepted',
    contradicts: 'expectedVersion: an edit of an old version is refused with 409',
    wrap: on('updateAutopilotGuardrails', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status !== 409) return response
      const { version } = await bodyOf(await send(readAgain(again)))
      const given = Number(new URL(again.url).searchParams.get('expectedVersion'))
      if (given !== Number(version) - 1) return response
      return send(
        await rewritten(again, { url: ({ searchParams }) => searchParams.set('expectedVersion', String(version)) }),
      )
    }),
  },
]
