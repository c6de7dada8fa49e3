// Fresh blind defects of answers: statuses, bodies, headers and languages.

import { answerWith, type BlindDefect, eachOf, leftOut, pathOf, textOf } from '#tests/contract/defects/blind-tools.ts'
import {
  bodyOf,
  changed,
  type Json,
  matcher,
  on,
  readAgain,
  rewritten,
  type Send,
  withBody,
  withHeader,
} from '#tests/contract/defects/defect.ts'

/** The refusal of a thing that does not exist, as this backend words it. */
async function notFound(request: Request, send: Send): Promise<Response> {
  const path = pathOf(request)
  const nowhere = await rewritten(request, { url: (url) => void (url.pathname = `${path}/nothing/here`) })
  return changed(
    await send(nowhere),
    (body) => ({ ...body, path }),
    (status) => status === 404,
  )
}

/** Tells callers that an address is unknown. Known are those that have signed in or registered. */
function tellsUnknownAddresses(send: Send): Send {
  const isMeant = matcher('requestPasswordReset')
  const isLogin = matcher('login')
  const isRegistration = matcher('register')
  const known = new Set<string>()
  return async (request) => {
    const again = request.clone()
    const response = await send(request)
    if (isLogin(request) || isRegistration(request)) {
      if (response.ok) known.add(textOf((await bodyOf(again)).email))
      return response
    }
    if (!isMeant(request) || response.status !== 200) return response
    return known.has(textOf((await bodyOf(again)).email)) ? response : notFound(again, send)
  }
}

export const FRESH_BLIND_STATUS_DEFECTS: BlindDefect[] = [
  {
    kind: 'status',
    operation: 'deleteSampleWorkspace',
    name: 'sample data that is not there is a 404',
    contradicts: 'description: deleting twice changes nothing more; Conventions: DELETE may be repeated',
    wrap: on('deleteSampleWorkspace', async (request, send) => {
      const again = request.clone()
      const { isLoaded } = await bodyOf(await send(readAgain(request)))
      const response = await send(request)
      return response.status === 204 && isLoaded === false ? notFound(again, send) : response
    }),
  },
  {
    kind: 'status',
    operation: 'listMlAccounts',
    name: 'the token of a person is answered with 401',
    contradicts: 'security scheme serviceBearer: the token of a person is refused with 403',
    wrap: on('listMlAccounts', async (request, send) => {
      const broken = await rewritten(request, { headers: (headers) => headers.set('Authorization', 'Bearer a.b.c') })
      const response = await send(request)
      return response.status === 403 ? send(broken) : response
    }),
  },
  {
    kind: 'status',
    operation: 'requestPasswordReset',
    name: 'an unknown address is answered with 404',
    contradicts: 'responses: 404 is not documented; description: the answer is the same, whether or not it is known',
    wrap: tellsUnknownAddresses,
  },
]

export const FRESH_BLIND_SCHEMA_DEFECTS: BlindDefect[] = [
  {
    kind: 'schema',
    operation: 'listMetaPages',
    name: 'the ids of pages are numbers, as the platform sends them',
    contradicts: 'schema: id and pageId are strings',
    wrap: answerWith(
      'listMetaPages',
      eachOf((row) => ({ ...row, id: Number(row.id), pageId: Number(row.pageId) })),
    ),
  },
  {
    kind: 'schema',
    operation: 'listStrategyTemplates',
    name: 'a task of a template that has no description has null',
    contradicts: 'schema: tasks[].description is a string',
    wrap: answerWith(
      'listStrategyTemplates',
      eachOf((row) => ({
        ...row,
        tasks: (row.tasks as Json[]).map((task) => ({ ...task, description: textOf(task.description) || null })),
      })),
    ),
  },
  {
    kind: 'schema',
    operation: 'getAdsIntegration',
    name: 'a connection that works has no list of affected features',
    contradicts:
      'schema: health.affectedFeatures is required; Conventions: an answer carries every field of its schema',
    wrap: answerWith('getAdsIntegration', (body) => ({
      ...body,
      health: body.health && leftOut(body.health as Json, 'affectedFeatures'),
    })),
  },
  {
    kind: 'schema',
    operation: 'getWebhookDelivery',
    name: 'the body of the event is answered as an object',
    contradicts: 'schema: body is a string, as it is sent and signed',
    wrap: answerWith('getWebhookDelivery', (body) => ({ ...body, body: JSON.parse(textOf(body.body)) as unknown })),
  },
  {
    kind: 'schema',
    operation: 'listCategories',
    name: 'the levels of the tree are counted from 0',
    contradicts: 'schema: level is at least 1',
    wrap: answerWith(
      'listCategories',
      eachOf((row) => ({ ...row, level: Number(row.level) - 1 })),
    ),
  },
]

export const FRESH_BLIND_HEADER_DEFECTS: BlindDefect[] = [
  {
    kind: 'headers',
    operation: 'getEnums',
    name: 'the answer may not be kept',
    contradicts: 'header Cache-Control: the constant "public, max-age=86400"',
    wrap: on('getEnums', async (request, send) => {
      const response = await send(request)
      return response.status === 200 ? withHeader(response, 'Cache-Control', 'no-cache') : response
    }),
  },
  {
    kind: 'headers',
    operation: 'createBusinessSurvey',
    name: 'Location leaves out the account',
    contradicts: 'header Location: where what was created can be read',
    wrap: on('createBusinessSurvey', async (request, send) => {
      const response = await send(request)
      if (response.status !== 201) return response
      return withHeader(response, 'Location', `/BusinessSurvey/${textOf((await bodyOf(response)).id)}`)
    }),
  },
  {
    kind: 'headers',
    operation: 'getAnalyticsIntegration',
    name: 'Request-Id is the trace of the load balancer',
    contradicts: 'header Request-Id: the pattern ^[A-Za-z0-9_-]+$',
    wrap: on('getAnalyticsIntegration', async (request, send) => {
      const response = await send(request)
      return response.status === 200
        ? withHeader(
            response,
            'Request-Id',
            `Root=1-${crypto.randomUUID().slice(0, 8)}-${crypto.randomUUID().slice(24)}`,
          )
        : response
    }),
  },
]

export const FRESH_BLIND_LANGUAGE_DEFECTS: BlindDefect[] = [
  {
    kind: 'languages',
    operation: 'getAutopilotRule',
    name: 'one of the texts of a rule is always in English',
    contradicts: 'x-localized: /whyItMatters',
    wrap: on('getAutopilotRule', async (request, send) => {
      const english = await rewritten(request, { headers: (headers) => headers.set('Accept-Language', 'en') })
      const response = await send(request)
      if (response.status !== 200) return response
      const { whyItMatters } = await bodyOf(await send(english))
      return withBody(response, { ...(await bodyOf(response)), whyItMatters })
    }),
  },
]
