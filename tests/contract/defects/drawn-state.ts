// Drawn defects of writing, guarding and what is read afterwards.

import { answerWith, type BlindDefect, eachOf, pathOf } from '#tests/contract/defects/blind-tools.ts'
import { changed, type Json, matcher, on, rewritten } from '#tests/contract/defects/defect.ts'

const rounded = (value: unknown) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value)

/** The comments of a task are gone when it is restored. */
const losesComments: BlindDefect['wrap'] = (send) => {
  const deleted = new Set<string>()
  const [isDeletion, isReading, isRestoring] = [
    matcher('deleteAccountTask'),
    matcher('getAccountTask'),
    matcher('restoreAccountTask'),
  ]
  return async (request) => {
    const response = await send(request.clone())
    const path = pathOf(request).replace(/\/restore$/, '')
    if (isDeletion(request) && response.status === 204) deleted.add(path)
    const isLost = deleted.has(path) && (isReading(request) || isRestoring(request))
    return isLost ? changed(response, (body) => ({ ...body, comments: [] })) : response
  }
}

/** An edit of a comment leaves no trace. */
const leavesNoTrace: BlindDefect['wrap'] = (send) => {
  const [isUpdate, isReading] = [matcher('updateAccountTaskComment'), matcher('getAccountTask')]
  return async (request) => {
    const response = await send(request)
    if (isUpdate(request)) return changed(response, (body) => ({ ...body, editedAt: null }))
    if (!isReading(request)) return response
    return changed(response, (body) => ({
      ...body,
      comments: (body.comments as Json[]).map((one) => ({ ...one, editedAt: null })),
    }))
  }
}

/** The rule is read once for each language, and never again. */
const readOnce: BlindDefect['wrap'] = (send) => {
  const kept = new Map<string, Response>()
  return on('getAutopilotRule', async (request, next) => {
    const { headers, url } = request
    const key = [
      url,
      headers.get('Authorization'),
      headers.get('Accept-Language'),
      headers.get('X-Ads-Authorization'),
    ].join(' ')
    const response = await next(request)
    if (!response.ok) return response
    const first = kept.get(key) ?? response.clone()
    kept.set(key, first)
    return new Response(await first.clone().text(), { status: 200, headers: response.headers })
  })(send)
}

export const DRAWN_STATE_DEFECTS: BlindDefect[] = [
  {
    kind: 'state',
    operation: 'deleteAccountTask',
    name: 'a restored task has lost its comments',
    contradicts: 'description: it can be restored with its comments',
    wrap: losesComments,
  },
  {
    kind: 'state',
    operation: 'listReportLinks',
    name: 'no link is listed as one with a password',
    contradicts: 'ReportLink.hasPassword',
    wrap: answerWith(
      'listReportLinks',
      eachOf((row) => ({ ...row, hasPassword: false })),
    ),
  },
  {
    kind: 'state',
    operation: 'listProTips',
    name: 'tips that were put away come back',
    contradicts: 'ProTip.isDismissed',
    wrap: answerWith(
      'listProTips',
      eachOf((row) => ({ ...row, isDismissed: false })),
    ),
  },
  {
    kind: 'state',
    operation: 'getAutopilotGuardrails',
    name: 'factors are read with one decimal',
    contradicts: 'Guardrails.maxDailyFactor',
    wrap: answerWith('getAutopilotGuardrails', (body) => ({
      ...body,
      maxDailyFactor: rounded(body.maxDailyFactor),
      maxMonthlyFactor: rounded(body.maxMonthlyFactor),
    })),
  },
  {
    kind: 'state',
    operation: 'rotateWebhookSecret',
    name: 'the time of the last change of the secret stays that of the creation',
    contradicts: 'Webhook.secretChangedAt',
    wrap: (send) => {
      const isMeant = matcher('rotateWebhookSecret')
      const isWebhook = [matcher('getWebhook'), matcher('updateWebhook'), isMeant]
      return async (request) => {
        const response = await send(request)
        if (!isWebhook.some((is) => is(request))) return response
        return changed(response, (body) => ({ ...body, secretChangedAt: body.createdAt }))
      }
    },
  },
  {
    kind: 'state',
    operation: 'getSocialPost',
    name: 'hashtags are read in small letters',
    contradicts: 'SocialPost.hashtags',
    wrap: answerWith('getSocialPost', (body) => ({
      ...body,
      hashtags: (body.hashtags as string[]).map((one) => one.toLowerCase()),
    })),
  },
  {
    kind: 'state',
    operation: 'getAutopilotRule',
    name: 'the rule is served from a cache that nothing empties',
    contradicts: 'description: the rule with its state for the client account',
    wrap: readOnce,
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
    kind: 'state',
    operation: 'updateAccountTaskComment',
    name: 'an edit leaves no trace',
    contradicts: 'description: sets editedAt',
    wrap: leavesNoTrace,
  },
]
