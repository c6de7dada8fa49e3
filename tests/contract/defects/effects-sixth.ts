// Defects of operations drawn with the seed 20261205, written from the contract alone: authorization, state, guards.
import type { OperationId } from '@adwright/sdk/server'
import { allowedToAll, answered, beside, firstAnswers, isReplay, withNewKey } from '#tests/contract/defects/common.ts'
import {
  bodyOf,
  changed,
  type Defect,
  type Json,
  matcher,
  on,
  type Send,
  withBody,
  withHeader,
  withStatus,
} from '#tests/contract/defects/defect.ts'
import { listOf, OWNER, pathOf, textOf, USER, withCallers } from '#tests/contract/defects/tampering.ts'

const REPLAYED = 'Idempotent-Replayed'
const MONITORS = /^.*\/anomaly-analysis-configuration/

/** Still answers a thing to those who may read its list, after a call that took it away from there. */
const stillRead =
  (change: OperationId, read: OperationId, thingOf: (path: string) => string): Defect['wrap'] =>
  (send) => {
    const [isChange, isRead] = [matcher(change), matcher(read)]
    const gone = new Map<string, Json>()
    return async (request) => {
      const path = isChange(request) ? thingOf(pathOf(request)) : pathOf(request)
      if (isChange(request)) {
        const before = await send(beside(request, path))
        const response = await send(request)
        if (response.ok && before.ok) gone.set(path, await bodyOf(before))
        return response
      }
      const response = await send(request)
      const kept = gone.get(path)
      if (!isRead(request) || response.status !== 404 || !kept) return response
      const list = await send(beside(request, path.replace(/\/[^/]+$/, '')))
      return list.ok ? answered(response, kept) : response
    }
  }

export const EFFECTS_SIXTH_DEFECTS: Defect[] = [
  {
    kind: 'authorization',
    operation: 'getWebPageAnalysis',
    name: 'a viewer may have a page analysed',
    contradicts: '`x-min-role: user`; “Needs role user or higher.”',
    wrap: allowedToAll('getWebPageAnalysis'),
  },
  {
    kind: 'authorization',
    operation: 'updateReportLink',
    name: 'a user may change the link of somebody else',
    contradicts: '`x-author-only: {until: admin}`; “Only its author may, and admins.”',
    wrap: withCallers('updateReportLink', async (request, send, callers) => {
      const again = request.clone()
      const response = await send(request)
      const isRefused = response.status === 403 && callers.emailOf(again) === USER
      return isRefused ? send(await callers.as(OWNER, again)) : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'deleteDesign',
    name: 'a viewer may delete a design',
    contradicts: '`x-min-role: user`; “Needs role user or higher.”',
    wrap: allowedToAll('deleteDesign'),
  },
  {
    kind: 'authorization',
    operation: 'getAutopilotRule',
    name: 'a viewer may not read a rule',
    contradicts: '`x-min-role: viewer`; “Every member may call it.”',
    wrap: on('getAutopilotRule', async (request, send) => {
      const response = await send(request)
      if (!response.ok) return response
      const exceptions = pathOf(request).replace(/\/rules\/[^/]+$/, '/exceptions')
      const write = await send(beside(request, `${exceptions}/exc_none`, 'DELETE'))
      if (write.status !== 403) return response
      return withBody(write, { ...(await bodyOf(write)), path: pathOf(request), method: request.method })
    }),
  },
  {
    kind: 'state',
    operation: 'getWebhookDelivery',
    name: 'a delivery that was read while it waited is answered as it was then',
    contradicts: '“One delivery with its body and its attempts.”; `status`: “What has become of a delivery”',
    wrap: firstAnswers('getWebhookDelivery'),
  },
  {
    kind: 'state',
    operation: 'getFile',
    name: 'a file that was deleted is answered as before',
    contradicts:
      '404: “The resource does not exist”; DELETE …/{fileId}: “Deletes a file that nothing uses, with its bytes.”',
    wrap: stillRead('deleteFile', 'getFile', (path) => path),
  },
  {
    kind: 'state',
    operation: 'deleteMetricSetting',
    name: 'the list of monitors still shows the setting',
    contradicts: '“Takes the metric out of the monitor immediately”',
    wrap: (send) => {
      const isList = matcher('listAnomalyConfigurations')
      const removed = new Map<string, Json[]>()
      const deletion = on('deleteMetricSetting', async (request, next) => {
        const [monitors = ''] = MONITORS.exec(pathOf(request)) ?? []
        const before = await next(beside(request, monitors))
        const list = before.ok ? listOf((await before.json()) as Json) : []
        const response = await next(request)
        const [settingId, , configurationId = ''] = pathOf(request).split('/').toReversed()
        const monitor = list.find(({ id }) => id === configurationId)
        const settings = (monitor?.metricSettings ?? []) as Json[]
        const setting = settings.find(({ id }) => id === settingId)
        if (response.status === 204 && setting)
          removed.set(configurationId, [...(removed.get(configurationId) ?? []), setting])
        return response
      })(send)
      return async (request) => {
        const response = await deletion(request)
        if (!isList(request)) return response
        return changed(response, (body) =>
          listOf(body).map((monitor) => {
            const more = removed.get(textOf(monitor.id)) ?? []
            return { ...monitor, metricSettings: [...(monitor.metricSettings as Json[]), ...more] }
          }),
        )
      }
    },
  },
  {
    kind: 'state',
    operation: 'shareUserTask',
    name: 'the private task stays beside the one of the team',
    contradicts: '“Moves a private task to the team of an account, under its old id”',
    wrap: stillRead('shareUserTask', 'getUserTask', (path) => path.replace(/\/share$/, '')),
  },
  {
    kind: 'guards',
    operation: 'sendWebhookTest',
    name: 'a replayed call sends one more event',
    contradicts: '“within 24 hours the same key with the same body replays the first answer”',
    wrap: on('sendWebhookTest', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (isReplay(response)) await send(await withNewKey(again))
      return response
    }),
  },
  {
    kind: 'guards',
    operation: 'createDesign',
    name: 'a key that was used with another brief answers the first design',
    contradicts: 'Repeating a call: “with another body it is a 409”; 409 has the code `idempotency-key-reused`',
    wrap: (send: Send) => {
      const first = new Map<string, Response>()
      return on('createDesign', async (request, next) => {
        const { headers } = request
        const key = [headers.get('Authorization'), headers.get('Idempotency-Key')].join(' ')
        const response = await next(request)
        if (response.status === 201) first.set(key, response.clone())
        const kept = first.get(key)
        if (response.status !== 409 || !kept) return response
        if ((await bodyOf(response)).code !== 'idempotency-key-reused') return response
        return withHeader(kept.clone(), REPLAYED, 'true')
      })(send)
    },
  },
  {
    kind: 'guards',
    operation: 'restoreDesign',
    name: 'the key is not kept: the repetition is a 404, since nothing is deleted any more',
    contradicts: '“within 24 hours the same key with the same body replays the first answer”',
    wrap: on('restoreDesign', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      return isReplay(response) ? send(await withNewKey(again)) : response
    }),
  },
  {
    kind: 'guards',
    operation: 'acceptAccountInvitation',
    name: 'the second acceptance finds no open invitation',
    contradicts: '`x-idempotent: true`; “Accepting twice changes nothing more.”',
    wrap: (send: Send) => {
      const accepted = new Set<string>()
      return on('acceptAccountInvitation', async (request, next) => {
        const key = [request.headers.get('Authorization'), pathOf(request)].join(' ')
        const response = await next(request)
        if (!response.ok || !accepted.has(key)) {
          if (response.ok) accepted.add(key)
          return response
        }
        const refusal = {
          message: 'This invitation has ended.',
          detail: null,
          status: 409,
          path: pathOf(request),
          method: request.method,
          code: 'invitation-expired',
          requestId: response.headers.get('Request-Id'),
        }
        return withStatus(withBody(response, refusal), 409)
      })(send)
    },
  },
]
