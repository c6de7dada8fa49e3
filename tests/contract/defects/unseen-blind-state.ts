// Unseen blind defects of state and effects, and of guards.

import { alongside, type BlindDefect, pathOf, requestWith, textOf } from '#tests/contract/defects/blind-tools.ts'
import {
  bodyOf,
  type Json,
  matcher,
  on,
  readAgain,
  rewritten,
  type Send,
  withBody,
} from '#tests/contract/defects/defect.ts'

/** Lists what was deleted as something that is switched off. */
function switchedOffInstead(send: Send): Send {
  const [isDeletion, isList] = [matcher('deleteAnomalyConfiguration'), matcher('listAnomalyConfigurations')]
  const deleted = new Map<string, Json[]>()
  return async (request) => {
    const path = pathOf(request)
    const list = path.replace(/\/[^/]+$/, '')
    const before = isDeletion(request) ? await send(alongside(request, 'GET', list)) : undefined
    const response = await send(request)
    if (before?.status === 200 && response.status === 204) {
      const rows = (await before.json()) as Json[]
      const gone = rows.filter(({ id }) => id === path.slice(list.length + 1))
      deleted.set(list, [...(deleted.get(list) ?? []), ...gone.map((row) => ({ ...row, isEnabled: false }))])
    }
    const kept = deleted.get(path)
    if (!isList(request) || response.status !== 200 || !kept) return response
    return withBody(response, [...((await response.json()) as Json[]), ...kept])
  }
}

/** Serves the list of answers as it was before a deletion, until an answer is edited. */
function listedFromCache(send: Send): Send {
  const isList = matcher('listSurveyAnswers')
  const changes = [matcher('updateSurveyAnswer'), matcher('deleteSurveyRespondent')]
  const kept = new Map<string, string>()
  return async (request) => {
    const key = `${request.headers.get('authorization')} ${request.url}`
    const response = await send(request)
    if (changes.some((isChange) => isChange(request))) kept.clear()
    if (!isList(request) || response.status !== 200) return response
    const text = kept.get(key) ?? (await response.clone().text())
    kept.set(key, text)
    return new Response(text, response)
  }
}

const isFavoriteIn = (design: Json, variantId: string): boolean =>
  ((design.variants ?? []) as Json[]).some(({ id, isFavorite }) => id === variantId && isFavorite === true)

/** True if the contract allows these labels, so that what it refuses stays refused. */
const areLabels = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length <= 20 &&
  new Set(value).size === value.length &&
  value.every((label) => typeof label === 'string' && label.length >= 1 && label.length <= 50)

export const UNSEEN_BLIND_STATE_DEFECTS: BlindDefect[] = [
  {
    kind: 'state',
    operation: 'deleteAnomalyConfiguration',
    name: 'what is deleted is only switched off',
    contradicts: 'responses.204: it is deleted; what is deleted is not listed',
    wrap: switchedOffInstead,
  },
  {
    kind: 'state',
    operation: 'deleteSurveyAnswer',
    name: 'the list of before is served from a cache',
    contradicts: 'responses.204: it is deleted; what is deleted is not listed',
    wrap: listedFromCache,
  },
  {
    kind: 'state',
    operation: 'restoreAutopilotItem',
    name: 'what is brought back is gone with the next reading',
    contradicts: 'description: brings an item back under its old id',
    wrap: on('restoreAutopilotItem', async (request, send) => {
      const item = alongside(request, 'DELETE', pathOf(request).replace(/\/restore$/, ''))
      const response = await send(request)
      if (response.status === 201) await send(item)
      return response
    }),
  },
  {
    kind: 'state',
    operation: 'updateUserTasks',
    name: 'of several labels only the first is added',
    contradicts: 'TasksUpdate.addedLabels: labels that each of them gets',
    wrap: requestWith('updateUserTasks', (body) =>
      areLabels(body.addedLabels) ? { ...body, addedLabels: body.addedLabels.slice(0, 1) } : body,
    ),
  },
  {
    kind: 'state',
    operation: 'updateDesignVariant',
    name: 'a favorite cannot be unmarked',
    contradicts: 'DesignVariantUpdate.isFavorite; x-update: replace',
    wrap: on('updateDesignVariant', async (request, send) => {
      const [again, path] = [request.clone(), pathOf(request)]
      const variantId = path.slice(path.lastIndexOf('/') + 1)
      const design = await bodyOf(await send(alongside(again, 'GET', path.replace(/\/variants\/[^/]+$/, ''))))
      const response = await send(request)
      const isKept = response.ok && isFavoriteIn(design, variantId)
      return isKept ? send(alongside(again, 'PUT', path, { isFavorite: true })) : response
    }),
  },
  {
    kind: 'state',
    operation: 'updateUserTaskComment',
    name: 'a text is saved as far as an old column takes it',
    contradicts: 'CommentDraft.text: maxLength 4000; what is sent is saved',
    wrap: requestWith('updateUserTaskComment', (body) =>
      typeof body.text === 'string' && body.text.length <= 4000 ? { ...body, text: body.text.slice(0, 255) } : body,
    ),
  },
  {
    kind: 'state',
    operation: 'createAccount',
    name: 'a web address gets a slash when it is saved',
    contradicts: 'CreateAccountRequest.companyWebSite: what is sent is saved',
    wrap: requestWith('createAccount', (body) => {
      const address = textOf(body.companyWebSite)
      const isHost = /^https?:\/\/[^/]+$/.test(address) && URL.canParse(address)
      return isHost && new URL(address).href === `${address}/` ? { ...body, companyWebSite: `${address}/` } : body
    }),
  },
  {
    kind: 'state',
    operation: 'dismissAccountInvitation',
    name: 'an invitation that was dismissed stays open',
    contradicts: 'description: the invitation ends as declined; the open ones are listed',
    wrap: on('dismissAccountInvitation', async (request, send) => {
      const path = pathOf(request)
      const [, list = '', accountId = ''] = /^(.*)\/([^/]+)$/.exec(path) ?? []
      const open = await send(alongside(request, 'GET', list))
      const rows = open.status === 200 ? ((await open.clone().json()) as Json[]) : []
      const isThere = rows.some((row) => row.accountId === accountId)
      if (!isThere || request.url.includes('?')) return send(request)
      const headers = new Headers(open.headers)
      headers.delete('content-type')
      return new Response(null, { status: 204, headers })
    }),
  },
]

export const UNSEEN_BLIND_GUARD_DEFECTS: BlindDefect[] = [
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
  {
    kind: 'guards',
    operation: 'rotateWebhookSecret',
    name: 'the same key rotates once more',
    contradicts: 'Idempotency-Key: the same key with the same request replays the first answer',
    wrap: on('rotateWebhookSecret', async (request, send) =>
      send(await rewritten(request, { headers: (all) => all.delete('idempotency-key') })),
    ),
  },
]
