// Defects of operations drawn with the seed 20261203, written from the contract alone: status, schema, headers, authorization.

import {
  allowedToAll,
  beside,
  isReplay,
  listOf,
  refusedAs,
  refusedHere,
  shownAs,
} from '#tests/contract/defects/common.ts'
import { bodyOf, type Defect, type Json, matcher, on, type Send, withHeader } from '#tests/contract/defects/defect.ts'
import { OWNER, pathOf, textOf, withCallers } from '#tests/contract/defects/tampering.ts'

/** A list of the account in the path that takes the role user or higher. */
const listForUsers = (request: Request): Request => {
  const [, , accountId = ''] = pathOf(request).split('/')
  return beside(request, `/EAnl/${accountId}/report-links`)
}

/** Remembers what was deleted, and answers a reading of it with 410. */
const goneAfterDeletion = (send: Send): Send => {
  const isDeletion = matcher('deleteAccountTask')
  const gone = new Set<string>()
  const reading = on('getAccountTask', async (request, next) => {
    const response = await next(request)
    return response.status === 404 && gone.has(pathOf(request)) ? refusedAs(response, 410, 'not-found') : response
  })(send)
  return async (request) => {
    const response = await reading(request)
    if (isDeletion(request) && response.status === 204) gone.add(pathOf(request))
    return response
  }
}

/** Answers what was read before without the number of the request. */
const keptWithoutRequestId = (send: Send): Send => {
  const seen = new Set<string>()
  return on('listStrategyTemplates', async (request, next) => {
    const { headers, url } = request
    const key = [url, headers.get('Authorization'), headers.get('Accept-Language')].join(' ')
    const response = await next(request)
    if (!response.ok) return response
    const isKept = seen.has(key)
    seen.add(key)
    return isKept ? withHeader(response, 'Request-Id', undefined) : response
  })(send)
}

const BY_NAME = new Intl.Collator('en', { sensitivity: 'base' })

export const ANSWERS_FIFTH_DEFECTS: Defect[] = [
  {
    kind: 'status',
    operation: 'getAccountTask',
    name: 'a task that was deleted is answered with 410',
    contradicts: '404: “The resource does not exist, or belongs to another person or account.”; there is no 410.',
    wrap: goneAfterDeletion,
  },
  {
    kind: 'status',
    operation: 'deactivateUser',
    name: 'a wrong password is a 401',
    contradicts: '“A wrong password is a 422, never a 401.”',
    wrap: on('deactivateUser', async (request, send) => {
      const response = await send(request)
      const { code } = await bodyOf(response)
      if (code !== 'wrong-password') return response
      return withHeader(await refusedAs(response, 401, code), 'WWW-Authenticate', 'Bearer realm="adwright"')
    }),
  },
  {
    kind: 'status',
    operation: 'archiveUserTasks',
    name: 'the plan of another person is answered with 403',
    contradicts: 'Access: “A foreign id answers 404 as an unknown one does”; `userId`: “only the signed-in one”',
    wrap: on('archiveUserTasks', async (request, send) => {
      const response = await send(request)
      return response.status === 404 ? refusedAs(response, 403, 'role-too-low') : response
    }),
  },
  {
    kind: 'status',
    operation: 'restoreUserTask',
    name: 'a task that is not deleted is answered with 409',
    contradicts: '404: “There is no such task, it is not deleted, or it was deleted more than 30 days ago.”',
    wrap: on('restoreUserTask', async (request, send) => {
      const reading = beside(request, pathOf(request).replace(/\/restore$/, ''))
      const response = await send(request)
      if (response.status !== 404 || !(await send(reading)).ok) return response
      return refusedAs(response, 409, 'transition-refused')
    }),
  },
  {
    kind: 'schema',
    operation: 'listAccountInvitations',
    name: 'an invitation ends with its last day, not with the hour',
    contradicts: '`expiresAt`: `x-equals: invitedAt + 7 days`, “When it ends, 7 days after `invitedAt`.”',
    wrap: shownAs('listAccountInvitations', (body) =>
      listOf(body).map((row) => ({ ...row, expiresAt: textOf(row.expiresAt).replace(/T.*$/, 'T23:59:59Z') })),
    ),
  },
  {
    kind: 'schema',
    operation: 'getBrandKit',
    name: 'the voice is null while nobody said one',
    contradicts: 'BrandKit: `voice` is a string, “empty when nobody said”',
    wrap: shownAs('getBrandKit', (body) => ({ ...body, voice: body.voice === '' ? null : body.voice })),
  },
  {
    kind: 'schema',
    operation: 'getUserStrategyFigure',
    name: 'days to come are left out when there is no forecast for them',
    contradicts: '`points`: “Every day from the first to the last”',
    wrap: shownAs('getUserStrategyFigure', (body) => {
      const last = textOf(body.dataThrough ?? body.startsOn)
      const isShown = ({ day, value, low }: Json) => textOf(day) <= last || (value ?? low ?? null) !== null
      return { ...body, points: listOf(body.points).filter(isShown) }
    }),
  },
  {
    kind: 'schema',
    operation: 'getBusinessSurvey',
    name: 'the rate of completion is 0 before anybody began',
    contradicts: '`completionRate`: “Surveys sent to the end / surveys begun; null when none was begun.”',
    wrap: shownAs('getBusinessSurvey', (body) => ({ ...body, completionRate: body.completionRate ?? 0 })),
  },
  {
    kind: 'headers',
    operation: 'listStrategyTemplates',
    name: 'the second answer comes from a cache that keeps no Request-Id',
    contradicts: '200: the header `Request-Id` is required.',
    wrap: keptWithoutRequestId,
  },
  {
    kind: 'headers',
    operation: 'createFile',
    name: 'Location is the list of the files',
    contradicts: 'Location: “Where what was created can be read, as a path of this API.”',
    wrap: on('createFile', async (request, send) => {
      const response = await send(request)
      return response.status === 201 ? withHeader(response, 'Location', pathOf(request)) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'login',
    name: 'a wrong password asks for the scheme Basic',
    contradicts: '401: WWW-Authenticate has `pattern: ^Bearer .+$`',
    wrap: on('login', async (request, send) => {
      const response = await send(request)
      return response.status === 401 ? withHeader(response, 'WWW-Authenticate', 'Basic realm="adwright"') : response
    }),
  },
  {
    kind: 'headers',
    operation: 'createAccountTaskComment',
    name: 'a replay is marked with a capital letter',
    contradicts: 'Idempotent-Replayed: “Present, and true”, `const: "true"`',
    wrap: on('createAccountTaskComment', async (request, send) => {
      const response = await send(request)
      return isReplay(response) ? withHeader(response, 'Idempotent-Replayed', 'True') : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'getAnalyticsInformation',
    name: 'viewers may not read the connection',
    contradicts: '`x-min-role: viewer`; “Every member may call it”',
    wrap: on('getAnalyticsInformation', async (request, send) => {
      const again = request.clone()
      const refusal = await send(listForUsers(request))
      return refusal.status === 403 ? refusedHere(again, refusal) : send(request)
    }),
  },
  {
    kind: 'authorization',
    operation: 'listReportLinks',
    name: 'viewers may list the links',
    contradicts: '`x-min-role: user`; “Needs role user or higher.”',
    wrap: allowedToAll('listReportLinks'),
  },
  {
    kind: 'authorization',
    operation: 'listAnalyticsAccounts',
    name: 'the role user is enough',
    contradicts: '`x-min-role: admin`; “Needs role admin or owner, since it is for choosing a property.”',
    wrap: withCallers('listAnalyticsAccounts', async (request, send, callers) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status !== 403 || !(await send(listForUsers(again))).ok) return response
      const allowed = await send(await callers.as(OWNER, again))
      return allowed.ok ? allowed : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'listSavedViews',
    name: 'the private views of the owner are shown to all members',
    contradicts:
      '“The shared views and those of the caller”; `isShared`: “Whether all members see it, not only its author.”',
    wrap: withCallers('listSavedViews', async (request, send, callers) => {
      const again = request.clone()
      const response = await send(request)
      if (!response.ok || callers.emailOf(again) === OWNER) return response
      const others = await send(await callers.as(OWNER, again))
      if (!others.ok) return response
      const [own, more] = [listOf(await response.clone().json()), listOf(await others.json())]
      const known = new Set(own.map(({ id }) => id))
      const all = [...own, ...more.filter(({ id }) => !known.has(id))]
      all.sort((a, b) => BY_NAME.compare(textOf(a.name), textOf(b.name)))
      return new Response(JSON.stringify(all), { status: response.status, headers: response.headers })
    }),
  },
]
