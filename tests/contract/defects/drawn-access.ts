// Drawn defects of authorization and input.

import {
  type BlindDefect,
  OWNER,
  pathOf,
  requestWith,
  textOf,
  withCallers,
} from '#tests/contract/defects/blind-tools.ts'
import { bodyOf, matcher, on, rewritten } from '#tests/contract/defects/defect.ts'

/** A member may delete the comments of everybody, since the deletion is done in the name of the one who wrote it. */
const deletesOthers: BlindDefect['wrap'] = (send) => {
  const authors = new Map<string, string>()
  const [isCreation, isDeletion] = [matcher('createAccountTaskComment'), matcher('deleteAccountTaskComment')]
  return async (request) => {
    const again = request.clone()
    const response = await send(request)
    const bearer = again.headers.get('Authorization') ?? ''
    if (isCreation(again) && response.status === 201) authors.set(textOf((await bodyOf(response)).id), bearer)
    const author = authors.get(pathOf(again).split('/').at(-1) ?? '')
    if (!isDeletion(again) || response.status !== 403 || author === undefined) return response
    return send(await rewritten(again, { headers: (headers) => headers.set('Authorization', author) }))
  }
}

/** The session that asks ends as well. */
const endsTheOwn: BlindDefect['wrap'] = (send) => {
  const ended = new Set<string>()
  const isMeant = matcher('deleteOtherSessions')
  return async (request) => {
    const bearer = request.headers.get('Authorization') ?? ''
    if (ended.has(bearer))
      return send(await rewritten(request, { headers: (headers) => headers.set('Authorization', 'Bearer ended') }))
    const isEnding = isMeant(request)
    const response = await send(request)
    if (isEnding && response.status === 204) ended.add(bearer)
    return response
  }
}

/** Who has read a post's metrics in one tenant opens them for all others. */
const metricsOfAnyone: BlindDefect['wrap'] = (send) => {
  const seen = new Map<string, Response>()
  return on('getSocialPostMetrics', async (request, next) => {
    const post = pathOf(request).split('/')[3] ?? ''
    const response = await next(request)
    if (response.ok) seen.set(post, response.clone())
    return response.status === 404 ? (seen.get(post)?.clone() ?? response) : response
  })(send)
}

export const DRAWN_ACCESS_DEFECTS: BlindDefect[] = [
  {
    kind: 'authorization',
    operation: 'deleteAccountTaskComment',
    name: 'any member deletes the comments of others',
    contradicts: 'description: deletes a comment the caller wrote',
    wrap: deletesOthers,
  },
  {
    kind: 'authorization',
    operation: 'deleteOtherSessions',
    name: 'the session that asks ends as well',
    contradicts: 'description: every session but the one that asks',
    wrap: endsTheOwn,
  },
  {
    kind: 'authorization',
    operation: 'createAutopilotItem',
    name: 'a user may create an item that acts by itself',
    contradicts: 'description: mode 2 needs admin or owner',
    wrap: withCallers('createAutopilotItem', async (request, send, callers) => {
      const again = request.clone()
      const { mode } = await bodyOf(request)
      const response = await send(request)
      return response.status === 403 && mode === 2 && callers.emailOf(again).startsWith('cagri')
        ? send(await callers.as(OWNER, again))
        : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'getSurveyAnswer',
    name: 'a viewer sees the addresses',
    contradicts: 'description: a viewer sees no address',
    wrap: withCallers('getSurveyAnswer', async (request, send, callers) => {
      const again = request.clone()
      const response = await send(request)
      return response.ok && callers.isMember(again) ? send(await callers.as(OWNER, again)) : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'getSocialPostMetrics',
    name: 'another tenant reads what one has read before',
    contradicts: 'Access: a foreign id answers 404',
    wrap: metricsOfAnyone,
  },
  {
    kind: 'input',
    operation: 'requestPhoneChange',
    name: 'a number without its plus sign is accepted',
    contradicts: 'phone: pattern',
    wrap: requestWith('requestPhoneChange', (body) =>
      /^[1-9]\d{6,14}$/.test(textOf(body.phone)) ? { ...body, phone: `+${textOf(body.phone)}` } : body,
    ),
  },
  {
    kind: 'input',
    operation: 'createMetricSetting',
    name: 'zero is taken for nothing, and the default is stored',
    contradicts: 'sensitivity: enum',
    wrap: requestWith('createMetricSetting', ({ sensitivity, ...body }) =>
      sensitivity === 0 || sensitivity === undefined ? body : { ...body, sensitivity },
    ),
  },
]
