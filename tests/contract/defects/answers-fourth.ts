// Defects planted by somebody who has read the contract alone: statuses, schemas, headers, roles.
import { UserRole } from '@adwright/sdk/types'
import {
  asTheOwner,
  beside,
  emptied,
  isReplay,
  listOf,
  ownerOf,
  refusedAs,
  refusedHere,
  shownAs,
} from '#tests/contract/defects/common.ts'
import {
  bodyOf,
  type Defect,
  matcher,
  on,
  rewritten,
  type Send,
  withHeader,
  withStatus,
} from '#tests/contract/defects/defect.ts'
import { pathOf } from '#tests/contract/defects/tampering.ts'

/** The role of the caller in the account that is the `place`-th part of the path. */
async function roleIn(request: Request, send: Send, place = 2): Promise<unknown> {
  const account = pathOf(request).split('/')[place] ?? ''
  return (await bodyOf(await send(beside(request, `/Account/${account}`)))).role
}

/** Lets a member with this role do what needs a higher one or belongs to somebody else. */
const openTo =
  (operation: Defect['operation'], role: UserRole): Defect['wrap'] =>
  (send) => {
    const watched = ownerOf(send)
    return on(operation, async (request, next) => {
      const again = request.clone()
      const response = await next(request)
      const given = watched.owner()?.get('Authorization')
      if (response.status !== 403 || !given || (await roleIn(again, next)) !== role) return response
      return next(await rewritten(again, { headers: (headers) => headers.set('Authorization', given) }))
    })(watched.send)
  }

/** Repeats the success of a deletion. */
function deletedAgain(send: Send): Send {
  const isMeant = matcher('deleteTicket')
  const gone = new Set<string>()
  return async (request) => {
    if (!isMeant(request)) return send(request)
    const place = `${request.headers.get('Authorization')} ${pathOf(request)}`
    const response = await send(request)
    if (response.status === 204) gone.add(place)
    if (response.status !== 404 || !gone.has(place)) return response
    return emptied(response)
  }
}

export const ANSWERS_FOURTH_DEFECTS: Defect[] = [
  {
    kind: 'status',
    operation: 'deleteTicket',
    name: 'a ticket that is gone can be deleted again',
    contradicts: 'deleteTicket 404 not-found: the ticket is gone after the first deletion',
    wrap: deletedAgain,
  },
  {
    kind: 'status',
    operation: 'receiveStripeEvent',
    name: 'a wrong signature is a bad request',
    contradicts: 'receiveStripeEvent 401: the signature is missing, wrong or older than five minutes',
    wrap: on('receiveStripeEvent', async (request, send) => {
      const response = await send(request)
      return response.status === 401 ? refusedAs(response, 400, 'bad-request') : response
    }),
  },
  {
    kind: 'status',
    operation: 'startTrial',
    name: 'the trial is answered as created',
    contradicts: 'startTrial 200: the trial has begun; no 201',
    wrap: on('startTrial', async (request, send) => {
      const response = await send(request)
      return response.status === 200 ? withStatus(response, 201) : response
    }),
  },
  {
    kind: 'status',
    operation: 'deleteSurveyAnswer',
    name: 'the deletion answers an empty object',
    contradicts: 'deleteSurveyAnswer 204: the answer is gone; no 200',
    wrap: on('deleteSurveyAnswer', async (request, send) => {
      const response = await send(request)
      if (response.status !== 204) return response
      const headers = new Headers(response.headers)
      headers.set('Content-Type', 'application/json')
      return new Response('{}', { status: 200, headers })
    }),
  },
  {
    kind: 'schema',
    operation: 'createSavedView',
    name: 'a view without emails is answered without its schedule',
    contradicts: 'SavedView: `schedule` is required; null without any, and for other screens',
    wrap: shownAs('createSavedView', ({ schedule, ...body }) => (schedule === null ? body : { ...body, schedule })),
  },
  {
    kind: 'schema',
    operation: 'getSocialPost',
    name: 'hashtags come with their sign',
    contradicts: 'SocialPost.hashtags: one hashtag without its sign, pattern ^[^\\s#]+$',
    wrap: shownAs('getSocialPost', (body) => ({
      ...body,
      hashtags: Array.isArray(body.hashtags) ? body.hashtags.map((one) => `#${String(one)}`) : body.hashtags,
    })),
  },
  {
    kind: 'schema',
    operation: 'getAccountStrategyFigure',
    name: 'the ends of the forecast of each day are swapped',
    contradicts: 'StrategyMetricPoint: `middle` is at least `low`, `high` is at least `middle`',
    wrap: shownAs('getAccountStrategyFigure', (body) => ({
      ...body,
      points: listOf(body.points).map((point) => ({ ...point, low: point.high, high: point.low })),
    })),
  },
  {
    kind: 'schema',
    operation: 'resendWebhookDelivery',
    name: 'the attempts are counted anew while the last one is still named',
    contradicts: 'WebhookDelivery.lastAttemptAt is set when attemptCount is: null before the first attempt',
    wrap: shownAs('resendWebhookDelivery', (body) => ({ ...body, attemptCount: 0 })),
  },
  {
    kind: 'headers',
    operation: 'restoreSocialPost',
    name: 'a replay does not say that it is one',
    contradicts:
      'Idempotent-Replayed: present, and true, where the answer is that of an earlier call with the same key',
    wrap: on('restoreSocialPost', async (request, send) => {
      const response = await send(request)
      return isReplay(response) ? withHeader(response, 'Idempotent-Replayed', undefined) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'reauthorize',
    name: 'a spent session is refused without the scheme that the call needs',
    contradicts: 'reauthorize 401: WWW-Authenticate, the scheme that the call needs (RFC 6750)',
    wrap: on('reauthorize', async (request, send) => {
      const response = await send(request)
      return response.status === 401 ? withHeader(response, 'WWW-Authenticate', undefined) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'listCategories',
    name: 'caches do not learn that the labels depend on the language',
    contradicts: 'listCategories 200: Vary, required, Accept-Language',
    wrap: on('listCategories', async (request, send) => {
      const response = await send(request)
      return response.ok ? withHeader(response, 'Vary', 'Accept-Encoding') : response
    }),
  },
  {
    kind: 'headers',
    operation: 'getConstants',
    name: 'the constants are for private caches only',
    contradicts: 'getConstants 200: Cache-Control is `public, max-age=86400`',
    wrap: on('getConstants', async (request, send) => {
      const response = await send(request)
      return response.ok ? withHeader(response, 'Cache-Control', 'private, max-age=86400') : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'getAnalysisSource',
    name: 'viewers are refused',
    contradicts: 'getAnalysisSource: every member may call it (x-min-role viewer)',
    wrap: on('getAnalysisSource', async (request, send) => {
      const [again, other] = [request.clone(), request.clone()]
      const response = await send(request)
      if (!response.ok || (await roleIn(again, send)) !== UserRole.Viewer) return response
      const account = pathOf(other).split('/')[2] ?? ''
      const refusal = await send(beside(other, `/Webhook/${account}/none/deliveries`))
      return refusal.status === 403 ? refusedHere(other, refusal) : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'getSocialPostMetrics',
    name: 'whoever is no member reads the reach of a post, too',
    contradicts: 'getSocialPostMetrics: every member may call it; a foreign id answers 404 as an unknown one does',
    wrap: asTheOwner('getSocialPostMetrics', [404]),
  },
  {
    kind: 'authorization',
    operation: 'deleteReportLink',
    name: 'users revoke the links of other members',
    contradicts: 'deleteReportLink: only its author may, and admins (x-author-only until admin)',
    wrap: openTo('deleteReportLink', UserRole.User),
  },
  {
    kind: 'authorization',
    operation: 'updateSocialPost',
    name: 'users schedule without an approval',
    contradicts: 'updateSocialPost: to schedule needs role admin or owner and is the approval (403 approval-needed)',
    wrap: openTo('updateSocialPost', UserRole.User),
  },
]
