// Defects of single answers: one language, one header, one field or one caller. Operation and kind were drawn together with the seed 20261130,
// and the list was written from the contract before the kit was run on them.
import {
  answerWith,
  type BlindDefect,
  listOf,
  pathOf,
  rowsOf,
  USER,
  withCallers,
} from '#tests/contract/defects/blind-tools.ts'
import {
  bodyOf,
  changed,
  type Json,
  matcher,
  on,
  rewritten,
  withBody,
  withHeader,
} from '#tests/contract/defects/defect.ts'

type Operation = BlindDefect['operation']

const inEnglish = (request: Request) =>
  rewritten(request, { headers: (headers) => headers.set('Accept-Language', 'en-US') })

/** Refusals with this status are in English, whatever was asked for. */
const englishRefusals = (operation: Operation, status: number): BlindDefect['wrap'] =>
  on(operation, async (request, send) => {
    const again = request.clone()
    const response = await send(request)
    return response.status === status ? send(await inEnglish(again)) : response
  })

/** The first language of a list counts, whatever the weights say. */
const firstLanguage = (operation: Operation): BlindDefect['wrap'] =>
  on(operation, async (request, send) => {
    const [first] = request.headers.get('Accept-Language')?.split(',') ?? []
    const language = first?.split(';')[0]
    if (language === undefined) return send(request)
    return send(await rewritten(request, { headers: (headers) => headers.set('Accept-Language', language) }))
  })

/** A refused caller of another account gets the answer of a member. */
const openToStrangers: BlindDefect['wrap'] = withCallers('getAutopilotRule', async (request, send, callers) => {
  const again = request.clone()
  const response = await send(request)
  const isRefused = [403, 404].includes(response.status) && !callers.isMember(request)
  return isRefused ? send(await callers.as(USER, again)) : response
})

/** A token that was good at some time is good for ever. */
const oldTokens: BlindDefect['wrap'] = (send) => {
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

export const SINGLE_ANSWER_DEFECTS: BlindDefect[] = [
  {
    kind: 'languages',
    operation: 'getSurveyAnswer',
    name: 'an answer that is not there is told in English only',
    contradicts: 'Accept-Language: the language of messages',
    wrap: englishRefusals('getSurveyAnswer', 404),
  },
  {
    kind: 'schema',
    operation: 'getAutopilotGuardrails',
    name: 'the factor of a month is the factor of a day',
    contradicts: 'maxMonthlyFactor: the same within 30 days',
    wrap: answerWith('getAutopilotGuardrails', (body) => ({ ...body, maxMonthlyFactor: body.maxDailyFactor })),
  },
  {
    kind: 'languages',
    operation: 'listAnalysisPages',
    name: 'what is wrong with a parameter is told in English only',
    contradicts: 'Accept-Language: the language of messages',
    wrap: englishRefusals('listAnalysisPages', 400),
  },
  {
    kind: 'languages',
    operation: 'updateUserTaskStatus',
    name: 'a step that is not allowed is told in English only',
    contradicts: 'Accept-Language: the language of messages',
    wrap: englishRefusals('updateUserTaskStatus', 409),
  },
  {
    kind: 'filters',
    operation: 'restoreAutopilotProposals',
    name: 'what could not be restored is not named',
    contradicts: 'ProposalDecision.missingIds: ids that were no longer open or do not exist',
    wrap: answerWith('restoreAutopilotProposals', (body) => ({ ...body, missingIds: [] })),
  },
  {
    kind: 'authorization',
    operation: 'getAnalyticsIntegration',
    name: 'a viewer is refused',
    contradicts: 'x-min-role: viewer',
    wrap: withCallers('getAnalyticsIntegration', async (request, send, callers) => {
      const response = await send(request)
      if (!callers.emailOf(request).startsWith('maria-antonia')) return response
      const path = pathOf(request)
      const problem = { type: 'about:blank', title: 'Forbidden', status: 403, code: 'roleTooLow', path }
      return new Response(JSON.stringify(problem), {
        status: 403,
        headers: { 'Content-Type': 'application/json', 'Request-Id': response.headers.get('Request-Id') ?? '' },
      })
    }),
  },
  {
    kind: 'authorization',
    operation: 'getAutopilotRule',
    name: 'people of other accounts read a rule with its state',
    contradicts: 'description: every member may call it',
    wrap: openToStrangers,
  },
  {
    kind: 'languages',
    operation: 'listSearchTermMetricsByCampaign',
    name: 'the first language of a list counts, not the one with the most weight',
    contradicts: 'Accept-Language: weights',
    wrap: firstLanguage('listSearchTermMetricsByCampaign'),
  },
  {
    kind: 'headers',
    operation: 'listAccountInvitations',
    name: 'a request without a token has no Request-Id in its answer',
    contradicts: 'responses.401.headers.Request-Id',
    wrap: on('listAccountInvitations', async (request, send) => {
      const response = await send(request)
      return response.status === 401 ? withHeader(response, 'Request-Id', undefined) : response
    }),
  },
  {
    kind: 'languages',
    operation: 'listFindings',
    name: 'what to do about a finding is told in English only',
    contradicts: 'x-localized: /items/*/suggestedAction',
    wrap: on('listFindings', async (request, send) => {
      const english = await inEnglish(request.clone())
      const response = await send(request)
      if (!response.ok) return response
      const rows = rowsOf(await bodyOf(await send(english)))
      const textOf = (id: unknown) => rows.find((row) => row.id === id)?.suggestedAction
      return changed(response, (body) => ({
        ...body,
        items: rowsOf(body).map((row) => ({ ...row, suggestedAction: textOf(row.id) ?? row.suggestedAction })),
      }))
    }),
  },
  {
    kind: 'guards',
    operation: 'listAvailableMetrics',
    name: 'the token of a session that has ended is taken',
    contradicts: 'responses.401',
    wrap: oldTokens,
  },
  {
    kind: 'state',
    operation: 'listAnomalyConfigurations',
    name: 'monitors that are switched off are left out',
    contradicts: 'description: the monitors of the account',
    wrap: on('listAnomalyConfigurations', async (request, send) => {
      const response = await send(request)
      if (!response.ok) return response
      const rows = listOf((await response.clone().json()) as Json)
      return withBody(
        response,
        rows.filter(({ isEnabled }) => isEnabled !== false),
      )
    }),
  },
]
