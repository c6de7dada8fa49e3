// Defects of what the contract stated in words only before it had extensions for it: sums, ratios, orders, counts, effects and challenges.
import { answerWith, readWith, rowsOf, textOf } from '#tests/contract/defects/blind-tools.ts'
import {
  bodyOf,
  changed,
  type Defect,
  type Json,
  matcher,
  on,
  rewritten,
  type Send,
  withHeader,
} from '#tests/contract/defects/defect.ts'

const sumOf = (rows: Json[], field: string) => rows.reduce((sum, row) => sum + Number(row[field] ?? 0), 0)

/** Answers a change of the name, and reads the name as it was. */
function readsOldName(send: Send): Send {
  const isRead = matcher('getUser')
  const names = new Map<unknown, unknown>()
  return async (request) => {
    const isMeant = isRead(request) && request.method === 'GET'
    const response = await send(request)
    if (!isMeant || response.status !== 200) return response
    return changed(response, (body) => {
      const userName = names.get(body.id) ?? body.userName
      names.set(body.id, userName)
      return { ...body, userName }
    })
  }
}

/** Takes any token for the ad platform that was ever issued. */
function takesAnyAdsToken(send: Send): Send {
  const [isToken, isMeant] = [matcher('getAdsToken'), matcher('getAutomation')]
  const tokens = new Map<string, string>()
  return async (request) => {
    const again = request.clone()
    const [own, given] = [request.headers.get('Authorization') ?? '', request.headers.get('X-Ads-Authorization') ?? '']
    const response = await send(request)
    if (isToken(again) && response.status === 200)
      tokens.set(own, `Bearer ${textOf((await bodyOf(response)).tokenString)}`)
    const isOfAnother = tokens.has(own) && tokens.get(own) !== given && [...tokens.values()].includes(given)
    if (!isMeant(again) || response.status < 400 || !isOfAnother) return response
    return send(
      await rewritten(again, { headers: (headers) => headers.set('X-Ads-Authorization', tokens.get(own) ?? '') }),
    )
  }
}

export const STATED_DEFECTS: Defect[] = [
  {
    kind: 'paging',
    operation: 'listSearchTermMetrics',
    name: 'totals are those of the page',
    wrap: answerWith('listSearchTermMetrics', (body) => {
      const [totals, rows] = [Object(body.totals) as Json, rowsOf(body)]
      return { ...body, totals: { ...totals, clicks: sumOf(rows, 'clicks'), cost: sumOf(rows, 'cost') } }
    }),
  },
  {
    kind: 'paging',
    operation: 'listBiddingStrategyMetrics',
    name: 'totals leave out the last row',
    wrap: answerWith('listBiddingStrategyMetrics', (body) => {
      const totals = Object(body.totals) as Json
      const last = rowsOf(body).at(-1)
      return {
        ...body,
        totals: { ...totals, impressions: Number(totals.impressions) - Number(last?.impressions ?? 0) },
      }
    }),
  },
  {
    kind: 'state',
    operation: 'listAdGroupMetrics',
    name: 'the cost of a click is that of a thousand impressions',
    wrap: answerWith('listAdGroupMetrics', (body) => ({
      ...body,
      items: rowsOf(body).map((row) => ({ ...row, averageCpc: Number(row.averageCpc ?? 0) * 2 })),
    })),
  },
  {
    kind: 'paging',
    operation: 'listWebhooks',
    name: 'the newest comes first',
    wrap: answerWith('listWebhooks', (body) => ({ ...body, items: rowsOf(body).toReversed() })),
  },
  {
    kind: 'paging',
    operation: 'listCampaignMetrics',
    name: 'rows without a value are among the others',
    wrap: answerWith('listCampaignMetrics', (body) => {
      const rows = rowsOf(body)
      const [none, some] = [
        rows.filter((row) => row.optimizationScore === null),
        rows.filter((row) => row.optimizationScore !== null),
      ]
      return { ...body, items: [...some.slice(0, 1), ...none, ...some.slice(1)] }
    }),
  },
  {
    kind: 'filters',
    operation: 'listNotifications',
    name: 'the state of reading restricts nothing',
    wrap: readWith('listNotifications', ({ searchParams }) => searchParams.delete('isRead')),
  },
  {
    kind: 'filters',
    operation: 'listSurveyAnswers',
    name: 'the sources are not looked at',
    wrap: readWith('listSurveyAnswers', ({ searchParams }) => searchParams.delete('vias')),
  },
  {
    kind: 'filters',
    operation: 'getAccountTaskCounts',
    name: 'tasks that are done count as open',
    wrap: answerWith('getAccountTaskCounts', (body) => ({ ...body, openCount: body.totalCount })),
  },
  {
    kind: 'state',
    operation: 'listAccountTasks',
    name: 'the first comment of a task is not counted',
    wrap: answerWith('listAccountTasks', (body) => ({
      ...body,
      items: rowsOf(body).map((row) => ({ ...row, commentCount: Math.max(0, Number(row.commentCount) - 1) })),
    })),
  },
  {
    kind: 'state',
    operation: 'updateUserName',
    name: 'the profile is read with the name as it was',
    wrap: readsOldName,
  },
  {
    kind: 'headers',
    operation: 'getTicket',
    name: 'a token that is not valid is told as none',
    wrap: on('getTicket', async (request, send) => {
      const response = await send(request)
      return response.status === 401 ? withHeader(response, 'WWW-Authenticate', 'Bearer realm="adwright"') : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'getAutomation',
    name: 'the second token may be that of somebody else',
    wrap: takesAnyAdsToken,
  },
]
