// Defects of operations drawn with the seed 20261205, written from the contract alone: paging, filters, input, workflows.
import { SocialPostStatus } from '@adwright/sdk/types'
import {
  asked,
  beside,
  dayBefore,
  everyRow,
  listOf,
  pageOf,
  parameter,
  query,
  refusedHere,
  shownAs,
  takenAs,
} from '#tests/contract/defects/common.ts'
import { bodyOf, changed, type Defect, on, withJson } from '#tests/contract/defects/defect.ts'
import { only, pathOf, readWith, rowsOf, textOf } from '#tests/contract/defects/tampering.ts'

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

export const INPUTS_SIXTH_DEFECTS: Defect[] = [
  {
    kind: 'paging',
    operation: 'listDesigns',
    name: 'a page beyond the last is the last one again',
    contradicts: 'Paging: “A page beyond the last is an empty list, not an error.”',
    wrap: on('listDesigns', async (request, send) => {
      const response = await send(request)
      const { currentPage, totalPages } = await bodyOf(response)
      if (!response.ok || !Number(totalPages) || Number(currentPage) <= Number(totalPages)) return response
      return send(await asked(request, (params) => params.set('currentPage', `${Number(totalPages)}`)))
    }),
  },
  {
    kind: 'paging',
    operation: 'listUserTaskHistory',
    name: 'a page of a hundred is one of fifty',
    contradicts: '`pageSize`: `enum: [10, 25, 50, 100]`, “The most items a page holds.”',
    wrap: takenAs('listUserTaskHistory', (request) =>
      asked(request, (params) => {
        if (params.get('pageSize') === '100') params.set('pageSize', '50')
      }),
    ),
  },
  {
    kind: 'paging',
    operation: 'listSearchTermMetrics',
    name: 'every page after the first begins one row too early',
    contradicts:
      'Paging: “`currentPage` from 1, with `pageSize`”; `x-order: {field: cost, direction: desc}` over all pages',
    wrap: on('listSearchTermMetrics', async (request, send) => {
      const response = await send(request)
      const page = Number(parameter(request, 'currentPage'))
      if (!response.ok || !(page > 1)) return response
      const former = await send(await asked(request, (params) => params.set('currentPage', `${page - 1}`)))
      const last = rowsOf(await bodyOf(former)).at(-1)
      return changed(response, (body) => {
        const rows = rowsOf(body)
        if (!last || rows.length === 0) return body
        return { ...body, items: [last, ...rows].slice(0, Number(body.pageSize)) }
      })
    }),
  },
  {
    kind: 'paging',
    operation: 'listBusinessSurveys',
    name: 'deleted surveys count in the total',
    contradicts: '`isDeleted`: “otherwise they are left out”; `totalCount` is that of the whole list',
    wrap: on('listBusinessSurveys', async (request, send) => {
      const response = await send(request)
      if (!response.ok || parameter(request, 'isDeleted') === 'true') return response
      const deleted = await bodyOf(await send(await asked(request, (params) => params.set('isDeleted', 'true'))))
      return changed(response, (body) => {
        const totalCount = Number(body.totalCount) + Number(deleted.totalCount ?? 0)
        return { ...body, totalCount, totalPages: Math.ceil(totalCount / Number(body.pageSize)) }
      })
    }),
  },
  {
    kind: 'filters',
    operation: 'listViolatingAdGroupKeywords',
    name: 'of several items only the first is looked for',
    contradicts: '`entityIds`: `maxItems: 100`, “Only these items, by their ids at the ad platform.”',
    wrap: readWith('listViolatingAdGroupKeywords', ({ searchParams }) => {
      const [first, ...others] = searchParams.getAll('entityIds')
      if (first && others.length > 0) searchParams.set('entityIds', first)
    }),
  },
  {
    kind: 'filters',
    operation: 'getAutopilotEffect',
    name: 'the runs of one item are those of all',
    contradicts: '`autopilotId`: “Only this item; all items, deleted ones too, if omitted.”',
    wrap: on('getAutopilotEffect', async (request, send) => {
      const response = await send(request)
      if (!response.ok || !query(request).has('autopilotId')) return response
      const all = await bodyOf(await send(await asked(request, (params) => params.delete('autopilotId'))))
      return changed(response, (body) => ({ ...body, runCount: all.runCount ?? body.runCount }))
    }),
  },
  {
    kind: 'filters',
    operation: 'listKeywordMetricsByCampaign',
    name: 'the last day of the period does not count',
    contradicts: "`dateEnd`: “The last day of the period, in the account's time zone”",
    wrap: readWith('listKeywordMetricsByCampaign', ({ searchParams }) => {
      const [begin, end] = [searchParams.get('dateBegin') ?? '', searchParams.get('dateEnd') ?? '']
      if (isDay(begin) && isDay(end) && begin < end) searchParams.set('dateEnd', dayBefore(end))
    }),
  },
  {
    kind: 'filters',
    operation: 'listAutopilotExceptions',
    name: 'the text is looked for with its case',
    contradicts: '`searchText`: “Only items whose name holds this text, whatever its case”',
    wrap: on('listAutopilotExceptions', async (request, send) => {
      const response = await send(request)
      const text = parameter(request, 'searchText')
      if (!response.ok || text === '') return response
      const rows = await everyRow(request, send, 'recordsPerPage')
      return pageOf(
        response,
        rows.filter(({ name }) => textOf(name).includes(text)),
      )
    }),
  },
  {
    kind: 'input',
    operation: 'updateSocialPostSlots',
    name: 'day 0 is taken as Sunday',
    contradicts: '`weekDay`: `minimum: 1`, “from 1 for Monday to 7 for Sunday”',
    wrap: takenAs('updateSocialPostSlots', (request) =>
      withJson(request, (body) => {
        if (!Array.isArray(body.slots)) return body
        const slots = listOf(body.slots).map((slot) => (slot?.weekDay === 0 ? { ...slot, weekDay: 7 } : slot))
        return { ...body, slots }
      }),
    ),
  },
  {
    kind: 'input',
    operation: 'listMlAccounts',
    name: 'a page of twenty is taken',
    contradicts: '`pageSize`: `enum: [10, 25, 50, 100]`',
    wrap: takenAs('listMlAccounts', (request) =>
      asked(request, (params) => {
        if (params.get('pageSize') === '20') params.set('pageSize', '25')
      }),
    ),
  },
  {
    kind: 'input',
    operation: 'updateFile',
    name: 'a name of 255 characters is too long',
    contradicts: '`name`: `maxLength: 255`, “The new name, 1 to 255 characters.”',
    wrap: takenAs('updateFile', (request) =>
      withJson(request, (body) =>
        textOf(body.name).length === 255 ? { ...body, name: `${textOf(body.name)}x` } : body,
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'previewAccountStrategyTarget',
    name: 'an unknown property is passed over',
    contradicts:
      '`additionalProperties: false`; “Unknown query parameters and body properties are refused with 400 and 422.”',
    wrap: takenAs('previewAccountStrategyTarget', (request) =>
      withJson(request, (body) =>
        Array.isArray(body) ? body : only(body, 'metric', 'source', 'scope', 'startsOn', 'dueOn'),
      ),
    ),
  },
  {
    kind: 'workflows',
    operation: 'connectIntegration',
    name: 'a new connection counts as one only after its first sync',
    contradicts: 'Workflows ads-autopilot and analytics-anomalies, step connect: `$response.body#/isConnected == true`',
    wrap: shownAs('connectIntegration', (body) => ({ ...body, isConnected: false })),
  },
  {
    kind: 'workflows',
    operation: 'listAnalysisPages',
    name: 'the last day has to be named',
    contradicts:
      'Workflow ai-analysis, step pages, names none: `$statusCode == 200`; `dateEnd`: “yesterday if omitted”',
    wrap: on('listAnalysisPages', async (request, send) => {
      const response = await send(request)
      if (!response.ok || query(request).has('dateEnd')) return response
      return send(await asked(request, (params) => params.set('dateEnd', '')))
    }),
  },
  {
    kind: 'workflows',
    operation: 'createSocialPostComment',
    name: 'a draft is not found by who comments on it',
    contradicts: 'Workflow social-calendar, step comment: `$statusCode == 201`; “in every state of the post”',
    wrap: on('createSocialPostComment', async (request, send) => {
      const post = pathOf(request).replace(/\/comments$/, '')
      const read = await send(beside(request, post))
      if (!read.ok || (await bodyOf(read)).status !== SocialPostStatus.Draft) return send(request)
      return refusedHere(request, await send(beside(request, post.replace(/[^/]+$/, 'post_none'))))
    }),
  },
  {
    kind: 'workflows',
    operation: 'getBusinessSurveyResults',
    name: 'a survey that nobody began has no results',
    contradicts: 'Workflow survey, step results: `$statusCode == 200` and `$response.body#/responseCount == 0`',
    wrap: on('getBusinessSurveyResults', async (request, send) => {
      const response = await send(request)
      const { startedCount, isTooFew } = await bodyOf(response)
      if (!response.ok || startedCount !== 0 || isTooFew === true) return response
      return refusedHere(request, await send(beside(request, pathOf(request).replace(/[^/]+\/results$/, 'srv_none'))))
    }),
  },
]
