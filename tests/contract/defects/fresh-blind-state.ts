// Fresh blind defects of state: what is saved, kept and deleted, and what guards it.

import {
  alongside,
  type BlindDefect,
  leftOut,
  OWNER,
  pathOf,
  requestWith,
  textOf,
  withCallers,
} from '#tests/contract/defects/blind-tools.ts'
import { bodyOf, changed, type Json, on, readAgain, rewritten, withJson } from '#tests/contract/defects/defect.ts'

const isReplay = (response: Response) => response.headers.has('Idempotent-Replayed')

/** The request as a client sends it that begins anew. */
const withNewKey = (request: Request) =>
  rewritten(request, { headers: (headers) => headers.set('Idempotency-Key', crypto.randomUUID()) })

const slotKey = ({ network, channelId, weekDay, time }: Json) => [network, channelId, weekDay, time].join(' ')

export const FRESH_BLIND_STATE_DEFECTS: BlindDefect[] = [
  {
    kind: 'state',
    operation: 'updateSocialPostSlots',
    name: 'slots are added to those before',
    contradicts: 'x-update: replace; description: stores these slots in place of all those before',
    wrap: on('updateSocialPostSlots', async (request, send) => {
      const before = (await (await send(readAgain(request))).json()) as Json[]
      if (!Array.isArray(before)) return send(request)
      return send(
        await withJson(request, (body) => {
          if (!Array.isArray(body.slots)) return body
          const given = body.slots as Json[]
          const keys = new Set(given.map(slotKey))
          return { ...body, slots: [...given, ...before.filter((slot) => !keys.has(slotKey(slot)))] }
        }),
      )
    }),
  },
  {
    kind: 'state',
    operation: 'updateFinding',
    name: 'a decision forgets the strategy and the task that it does not name',
    contradicts: 'x-update: merge; description: what the body leaves out keeps its value',
    wrap: requestWith('updateFinding', (body) => ({ strategyId: null, taskId: null, ...body })),
  },
  {
    kind: 'state',
    operation: 'updateDesign',
    name: 'the small print is answered, but not saved',
    contradicts: 'x-update: replace stores what the body names',
    wrap: on('updateDesign', async (request, send) => {
      const { smallPrint } = await bodyOf(request)
      if (typeof smallPrint !== 'string' || smallPrint.length > 200) return send(request)
      const response = await send(await withJson(request, (body) => leftOut(body, 'smallPrint')))
      return changed(response, (body) => ({ ...body, smallPrint }))
    }),
  },
  {
    kind: 'state',
    operation: 'updateAutopilotItemStatus',
    name: 'a switch is answered, and the item stays as it was',
    contradicts: 'x-update: replace; description: pausing stops further runs',
    wrap: withCallers('updateAutopilotItemStatus', async (request, send, callers) => {
      const again = request.clone()
      const item = alongside(again, 'GET', pathOf(again).replace(/\/status$/, ''))
      const { status } = await bodyOf(await send(item))
      const response = await send(request)
      const isChanged = response.status === 200 && (await bodyOf(response)).status !== status
      const back = alongside(again, 'PUT', pathOf(again), { status })
      if (isChanged && (status === 1 || status === 2)) await send(await callers.as(OWNER, back))
      return response
    }),
  },
  {
    kind: 'state',
    operation: 'createAccountTaskComment',
    name: 'a comment is stored twice',
    contradicts: 'description: adds a comment',
    wrap: on('createAccountTaskComment', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status === 201 && !isReplay(response)) await send(await withNewKey(again))
      return response
    }),
  },
  {
    kind: 'state',
    operation: 'deleteUserTaskComment',
    name: 'a deleted comment stays with its task',
    contradicts: 'description: deletes a comment the caller wrote; 404: the resource does not exist',
    wrap: on('deleteUserTaskComment', async (request, send) => {
      if (new URL(request.url).search !== '') return send(request)
      const [, task = '', id] = /^(.*)\/comment\/([^/]+)$/.exec(pathOf(request)) ?? []
      const read = await send(alongside(request, 'GET', task))
      const { comments } = await bodyOf(read)
      if (!Array.isArray(comments) || !(comments as Json[]).some((one) => one.id === id)) return send(request)
      return new Response(null, { status: 204, headers: { 'Request-Id': read.headers.get('Request-Id') ?? '' } })
    }),
  },
  {
    kind: 'state',
    operation: 'createAnomalyConfiguration',
    name: 'a new monitor is answered as enabled and stored as disabled',
    contradicts: 'schema of the body: isEnabled is what is stored, true if left out',
    wrap: on('createAnomalyConfiguration', async (request, send) => {
      const { isEnabled = true } = await bodyOf(request)
      if (isEnabled !== true) return send(request)
      const response = await send(await withJson(request, (body) => ({ ...body, isEnabled: false })))
      return changed(response, (body) => ({ ...body, isEnabled: true }))
    }),
  },
  {
    kind: 'state',
    operation: 'updateProTip',
    name: 'a tip is switched instead of set',
    contradicts: 'x-update: replace; Conventions: PUT may be repeated',
    wrap: on('updateProTip', async (request, send) => {
      const tips = (await (await send(alongside(request, 'GET', '/User/pro-tips'))).json()) as Json[]
      const tip = Array.isArray(tips) ? tips.find(({ id }) => pathOf(request).endsWith(`/${textOf(id)}`)) : undefined
      const { isDismissed } = await bodyOf(request)
      if (!tip || tip.isDismissed !== isDismissed) return send(request)
      return send(await withJson(request, (body) => ({ ...body, isDismissed: !tip.isDismissed })))
    }),
  },
]

export const FRESH_BLIND_GUARD_DEFECTS: BlindDefect[] = [
  {
    kind: 'guards',
    operation: 'createUserStrategyCheckIn',
    name: 'a replay is answered as such, and checks in once more',
    contradicts: 'parameter Idempotency-Key: the same key replays the first answer',
    wrap: on('createUserStrategyCheckIn', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (isReplay(response)) await send(await withNewKey(again))
      return response
    }),
  },
  {
    kind: 'guards',
    operation: 'updateSurveyAnswer',
    name: 'an edit of an old version is answered with the present state and dropped',
    contradicts:
      'parameter expectedVersion: the version the edit began with; only an edit without it passes over others',
    wrap: on('updateSurveyAnswer', async (request, send) => {
      const read = readAgain(request)
      const response = await send(request)
      if (response.status !== 409 || !new URL(request.url).searchParams.has('expectedVersion')) return response
      const present = await send(read)
      return present.status === 200 ? present : response
    }),
  },
  {
    kind: 'guards',
    operation: 'register',
    name: 'the key of a registration is not looked at',
    contradicts: 'parameter Idempotency-Key: the same key replays the first answer',
    wrap: on('register', async (request, send) =>
      send(request.headers.get('Idempotency-Key')?.length === 36 ? await withNewKey(request) : request),
    ),
  },
]
