// Uncovered defects of statuses, schemas, headers, authorization, input and languages.
import {
  alongside,
  answerWith,
  type BlindDefect,
  OWNER,
  pathOf,
  textOf,
  withCallers,
} from '#tests/contract/defects/blind-tools.ts'
import {
  bodyOf,
  changed,
  type Json,
  matcher,
  on,
  rewritten,
  withHeader,
  withStatus,
} from '#tests/contract/defects/defect.ts'

const inEnglish = (request: Request) =>
  rewritten(request, { headers: (headers) => headers.set('Accept-Language', 'en-US') })

/** The counts of an account of another tenant are zeros instead of a refusal. */
const zerosForStrangers: BlindDefect['wrap'] = (send) => {
  let zeros: Json | undefined
  return on('getWorkspaceAttention', async (request, next) => {
    const response = await next(request)
    if (response.ok) {
      zeros = Object.fromEntries(Object.keys(await bodyOf(response)).map((name) => [name, 0]))
      return response
    }
    if (response.status !== 404 || !zeros) return response
    return new Response(JSON.stringify(zeros), { status: 200, headers: response.headers })
  })(send)
}

/** Tells by its status that an address belongs to somebody. */
const tellsKnownAddresses: BlindDefect['wrap'] = (send) => {
  const isLogin = matcher('login')
  const known = new Set<string>()
  const isMeant = on('requestEmailChange', async (request, next) => {
    const { email } = await bodyOf(request)
    const response = await next(request)
    if (!response.ok || !known.has(textOf(email).toLowerCase())) return response
    const path = '/User/change-email'
    const told = {
      message: 'This address is taken.',
      detail: null,
      status: 409,
      path,
      method: 'POST',
      code: 'conflict',
    }
    const headers = { 'Content-Type': 'application/json', 'Request-Id': response.headers.get('Request-Id') ?? '' }
    return new Response(JSON.stringify({ ...told, requestId: headers['Request-Id'] }), { status: 409, headers })
  })(send)
  return async (request) => {
    if (!isLogin(request)) return isMeant(request)
    const { email } = await bodyOf(request)
    const response = await send(request)
    if (response.ok) known.add(textOf(email).toLowerCase())
    return response
  }
}

export const UNCOVERED_ACCESS_DEFECTS: BlindDefect[] = [
  {
    kind: 'authorization',
    operation: 'getWorkspaceAttention',
    name: 'for an account of somebody else the counts are zero',
    contradicts: 'Access: a foreign id answers 404',
    wrap: zerosForStrangers,
  },
  {
    kind: 'languages',
    operation: 'listSurveyTemplates',
    name: 'the options of questions are in English',
    contradicts: 'x-localized: /*/questions/*/options/*',
    wrap: on('listSurveyTemplates', async (request, send) => {
      const english = (await (await send(await inEnglish(request))).json()) as { questions: Json[] }[]
      return changed(await send(request), (body) =>
        (body as unknown as { questions: Json[] }[]).map((template, at) => ({
          ...template,
          questions: template.questions.map((question, index) => {
            const options = english[at]?.questions[index]?.options
            return options === undefined ? question : { ...question, options }
          }),
        })),
      )
    }),
  },
  {
    kind: 'authorization',
    operation: 'deleteBusinessSurvey',
    name: 'a viewer may delete it',
    contradicts: 'x-min-role: user',
    wrap: withCallers('deleteBusinessSurvey', async (request, send, callers) => {
      const again = request.clone()
      const response = await send(request)
      return response.status === 403 && callers.isMember(again) ? send(await callers.as(OWNER, again)) : response
    }),
  },
  {
    kind: 'schema',
    operation: 'getAdsInformation',
    name: 'the time of the last synchronization has a space in it',
    contradicts: 'EaInformation.lastSyncAt: date-time',
    wrap: answerWith('getAdsInformation', (body) => ({
      ...body,
      lastSyncAt: typeof body.lastSyncAt === 'string' ? body.lastSyncAt.replace('T', ' ').replace('Z', '+00:00') : null,
    })),
  },
  {
    kind: 'headers',
    operation: 'getAdsConnectionRequirements',
    name: 'a refusal is told to be plain text',
    contradicts: 'responses.401.content: application/json',
    wrap: on('getAdsConnectionRequirements', async (request, send) => {
      const response = await send(request)
      return response.status === 401 ? withHeader(response, 'Content-Type', 'text/plain') : response
    }),
  },
  {
    kind: 'input',
    operation: 'selectCustomerClient',
    name: 'what follows the ten digits is cut off',
    contradicts: 'customerClientId: pattern, maxLength',
    wrap: on('selectCustomerClient', async (request, send) =>
      send(
        await rewritten(request, {
          url: (url) => (url.pathname = url.pathname.replace(/\/(\d{10})[^/]+\/customer$/, '/$1/customer')),
        }),
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'previewAutopilotItem',
    name: 'a number of days may be a text',
    contradicts: 'AutopilotItemDraft.cooldownDays: integer',
    wrap: on('previewAutopilotItem', async (request, send) => {
      const body = await bodyOf(request)
      const item = Object(body.item) as Json
      const isText = typeof item.cooldownDays === 'string' && /^\d{1,2}$/.test(item.cooldownDays)
      if (!isText) return send(request)
      const { headers, url } = request
      const mended = { ...body, item: { ...item, cooldownDays: Number(item.cooldownDays) } }
      return send(new Request(url, { method: 'POST', headers, body: JSON.stringify(mended) }))
    }),
  },
  {
    kind: 'authorization',
    operation: 'resendWebhookDelivery',
    name: 'a user may send it again',
    contradicts: 'x-min-role: admin',
    wrap: withCallers('resendWebhookDelivery', async (request, send, callers) => {
      const again = request.clone()
      const response = await send(request)
      const isUser = callers.emailOf(again).startsWith('cagri')
      return response.status === 403 && isUser ? send(await callers.as(OWNER, again)) : response
    }),
  },
  {
    kind: 'status',
    operation: 'requestEmailChange',
    name: 'an address that belongs to somebody is a conflict',
    contradicts: 'description: an address that belongs to someone else is answered alike',
    wrap: tellsKnownAddresses,
  },
  {
    kind: 'status',
    operation: 'getAdsAccountEnabled',
    name: 'an account that cannot be used is not found',
    contradicts: 'description: the answer says whether it is enabled, and why not',
    wrap: on('getAdsAccountEnabled', async (request, send) => {
      const response = await send(request)
      const { isEnabled } = await bodyOf(response)
      return response.ok && isEnabled === false ? withStatus(response, 404) : response
    }),
  },
  {
    kind: 'workflows',
    operation: 'acceptAccountInvitation',
    name: 'the answer shows the invitation as it was before',
    contradicts: 'AccountInvitation.status: Active after the acceptance',
    wrap: answerWith('acceptAccountInvitation', (body) => ({ ...body, status: 1 })),
  },
  {
    kind: 'workflows',
    operation: 'declineInvitation',
    name: 'declining twice is a conflict',
    contradicts: 'description: declining twice changes nothing more',
    wrap: on('declineInvitation', async (request, send) => {
      const open = await send(alongside(request, 'GET', '/User/account-invitations'))
      const rows: unknown = open.ok ? await open.json() : []
      const account = pathOf(request).split('/')[2]
      const isOpen = JSON.stringify(rows).includes(`"${account}"`)
      const response = await send(request)
      return response.ok && !isOpen ? withStatus(response, 409) : response
    }),
  },
]
