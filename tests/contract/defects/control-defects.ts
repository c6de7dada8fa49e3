// The control defects: drawn in the same way and with the same seed as the seeded ones, written before the kit learned from those, and judged after it.

import {
  answerWith,
  type BlindDefect,
  ignoresVersion,
  listOf,
  pathOf,
  readWith,
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

const DAY_MS = 86_400_000
const dayBefore = (day: string) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10)

/** An account that shows sample data is not marked as one. */
const unmarkedSamples: BlindDefect['wrap'] = (send) => {
  const [isCreation, isReading] = [matcher('createSampleWorkspace'), matcher('getAccount')]
  const loaded = new Set<string>()
  return async (request) => {
    const response = await send(request)
    const account = pathOf(request).split('/')[2] ?? ''
    if (isCreation(request) && response.status === 201) loaded.add(account)
    if (!isReading(request) || !loaded.has(account)) return response
    return changed(response, (body) => ({ ...body, isDemo: false }))
  }
}

/** All answers have the request id of the first one. */
const oneRequestId: BlindDefect['wrap'] = (send) => {
  let first: string | undefined
  return on('getFinding', async (request, next) => {
    const response = await next(request)
    if (!response.ok) return response
    first ??= response.headers.get('Request-Id') ?? ''
    return withHeader(response, 'Request-Id', first)
  })(send)
}

export const CONTROL_DEFECTS: BlindDefect[] = [
  {
    kind: 'workflows',
    operation: 'createSampleWorkspace',
    name: 'the account is not marked as one with sample data',
    contradicts: 'description: isDemo of the account is true until DELETE removes it',
    wrap: unmarkedSamples,
  },
  {
    kind: 'filters',
    operation: 'listAutopilotCategories',
    name: 'categories without activity are listed all the same',
    contradicts: 'inActivityOnly: only those that occur in the activity',
    wrap: readWith('listAutopilotCategories', ({ searchParams }) => searchParams.delete('inActivityOnly')),
  },
  {
    kind: 'paging',
    operation: 'listAnalyticsAccounts',
    name: 'an account is listed once for each of its properties',
    contradicts: 'accounts, each with its properties',
    wrap: on('listAnalyticsAccounts', async (request, send) => {
      const response = await send(request)
      if (!response.ok) return response
      const rows = (await response.clone().json()) as Json[]
      return withBody(
        response,
        rows.flatMap((row) => (row.properties as Json[]).map(() => row)),
      )
    }),
  },
  {
    kind: 'guards',
    operation: 'deleteUserTask',
    name: 'the version that the deletion began with is not looked at',
    contradicts: 'expectedVersion',
    wrap: ignoresVersion('deleteUserTask'),
  },
  {
    kind: 'headers',
    operation: 'getFinding',
    name: 'all answers have the same request id',
    contradicts: 'Request-Id: the request',
    wrap: oneRequestId,
  },
  {
    kind: 'languages',
    operation: 'updateAnomalies',
    name: 'what is wrong with a field is told in English only',
    contradicts: 'Accept-Language: the language of labels and messages',
    wrap: on('updateAnomalies', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status !== 422) return response
      const english = await rewritten(again, { headers: (headers) => headers.set('Accept-Language', 'en-US') })
      const { errors } = await bodyOf(await send(english))
      return changed(
        response,
        (body) => ({ ...body, errors }),
        () => true,
      )
    }),
  },
  {
    kind: 'filters',
    operation: 'listAdMetricsByAdGroup',
    name: 'the last day of the period is left out',
    contradicts: 'dateEnd: the last day of the period',
    wrap: readWith('listAdMetricsByAdGroup', ({ searchParams }) => {
      const [first, last] = [searchParams.get('dateBegin'), searchParams.get('dateEnd')]
      if (first !== null && last !== null && first < last) searchParams.set('dateEnd', dayBefore(last))
    }),
  },
  {
    kind: 'paging',
    operation: 'listSocialNetworkLimits',
    name: 'the networks are in the order of how much text they take',
    contradicts: 'responses.200: the limits, by network',
    wrap: answerWith('listSocialNetworkLimits', (body) =>
      listOf(body).toSorted((one, other) => Number(one.maxCharacters) - Number(other.maxCharacters)),
    ),
  },
  {
    kind: 'status',
    operation: 'listAccountTaskHistory',
    name: 'a page behind the last one is not found',
    contradicts: 'responses.200: one page of changes',
    wrap: on('listAccountTaskHistory', async (request, send) => {
      const page = Number(new URL(request.url).searchParams.get('currentPage') ?? 1)
      const response = await send(request.clone())
      if (!response.ok || page < 2) return response
      const { items } = await bodyOf(response)
      const url = (address: URL) => (address.pathname = address.pathname.replace(/[^/]+\/history$/, 'gone/history'))
      if ((items as Json[]).length > 0) return response
      const { pathname } = new URL(request.url)
      return changed(
        await send(await rewritten(request, { url })),
        (body) => ({ ...body, path: pathname }),
        () => true,
      )
    }),
  },
  {
    kind: 'schema',
    operation: 'getSurveyComparison',
    name: 'a difference is the second value minus the first',
    contradicts: 'SurveyDifference.difference: first minus second',
    wrap: answerWith('getSurveyComparison', (body) => ({
      ...body,
      differences: (body.differences as Json[]).map((row) => ({
        ...row,
        difference: -Number(row.difference),
        low: -Number(row.high),
        high: -Number(row.low),
      })),
    })),
  },
]
