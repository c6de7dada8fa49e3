// Defects of filters and searches (posts, files, designs and surveys).

import { asked, DAY_MS, query } from '#tests/contract/defects/common.ts'
import { changed, type Defect, type Json, on, withBody } from '#tests/contract/defects/defect.ts'
import { readWith, rowsOf } from '#tests/contract/defects/tampering.ts'

export const FILTERS_CONTENT_DEFECTS: Defect[] = [
  {
    kind: 'filters',
    operation: 'listBusinessSurveys',
    name: 'with a text the states are ignored',
    contradicts: 'parameters statuses and searchText: both hold',
    wrap: readWith('listBusinessSurveys', ({ searchParams }) => {
      if (searchParams.has('searchText')) searchParams.delete('statuses')
    }),
  },
  {
    kind: 'filters',
    operation: 'listFreeSocialPostSlots',
    name: 'the last day is left out',
    contradicts: 'parameter dateEnd: the last day, included',
    wrap: readWith('listFreeSocialPostSlots', ({ searchParams }) => {
      const [from, to] = [searchParams.get('dateBegin') ?? '', searchParams.get('dateEnd') ?? '']
      if (!(from < to) || Number.isNaN(Date.parse(to))) return
      searchParams.set('dateEnd', new Date(Date.parse(to) - DAY_MS).toISOString().slice(0, 10))
    }),
  },
  {
    kind: 'filters',
    operation: 'listSocialPostTimes',
    name: 'of several networks only the first counts',
    contradicts: 'networks: only these networks',
    wrap: readWith('listSocialPostTimes', ({ searchParams }) => {
      const [first, ...others] = searchParams.getAll('networks')
      if (first !== undefined && others.length > 0) searchParams.set('networks', first)
    }),
  },
  {
    kind: 'filters',
    operation: 'listFiles',
    name: 'a filter that is false is none',
    contradicts: 'isUnused: only files that nothing uses, or only those in use',
    wrap: readWith('listFiles', ({ searchParams }) => {
      if (searchParams.get('isUnused') === 'false') searchParams.delete('isUnused')
    }),
  },
  {
    kind: 'filters',
    operation: 'listSocialPostTimes',
    name: 'one of the networks finds nothing',
    contradicts: 'parameter networks: only these networks, LinkedIn (3), too',
    wrap: on('listSocialPostTimes', async (request, send) => {
      const response = await send(request)
      if (!new URL(request.url).searchParams.has('networks')) return response
      return changed(response, (body) => (body as unknown as Json[]).filter(({ network }) => network !== 3))
    }),
  },
  {
    kind: 'filters',
    operation: 'listSocialPosts',
    name: 'a search with letters beyond ASCII finds nothing',
    wrap: on('listSocialPosts', async (request, send) => {
      const response = await send(request)
      const isBeyond = /\P{ASCII}/u.test(query(request).get('searchText') ?? '')
      return isBeyond && response.status === 200 ? withBody(response, []) : response
    }),
  },
  {
    kind: 'filters',
    operation: 'listSocialHolidays',
    name: 'the last day of a range is left out',
    wrap: on('listSocialHolidays', async (request, send) => {
      const end = query(request).get('dateEnd')
      const response = await send(request)
      if (end === null || response.status !== 200) return response
      const days = (await response.clone().json()) as Json[]
      return withBody(
        response,
        days.filter(({ date }) => date !== end),
      )
    }),
  },
  {
    kind: 'filters',
    operation: 'listSurveyAnswers',
    name: 'the sources are not looked at',
    wrap: readWith('listSurveyAnswers', ({ searchParams }) => searchParams.delete('vias')),
  },
  {
    kind: 'filters',
    operation: 'listSurveyAnswers',
    name: 'the days of a range are those of another time zone',
    wrap: on('listSurveyAnswers', async (request, send) => {
      const [begin, end] = [query(request).get('dateBegin') ?? '0', query(request).get('dateEnd') ?? '9']
      return changed(await send(request), (body) => ({
        ...body,
        items: rowsOf(body).filter(({ startedAt }) => {
          const day = String(startedAt).slice(0, 10)
          return day >= begin && day <= end
        }),
      }))
    }),
  },
  {
    kind: 'filters',
    operation: 'listFiles',
    name: 'the total of a searched list is that of the whole list',
    wrap: on('listFiles', async (request, send) => {
      const response = await send(request.clone())
      if (!query(request).has('searchText') || response.status !== 200) return response
      const whole = (await (await send(await asked(request, (one) => one.delete('searchText')))).json()) as Json
      return changed(response, (body) => ({ ...body, totalCount: whole.totalCount }))
    }),
  },
  {
    kind: 'filters',
    operation: 'listDesigns',
    name: 'a bracket in a search crashes the server',
    wrap: on('listDesigns', async (request, send) =>
      /[([]/.test(query(request).get('searchText') ?? '')
        ? new Response('Internal Server Error', { status: 500, headers: { 'Content-Type': 'text/plain' } })
        : send(request),
    ),
  },
  {
    kind: 'filters',
    operation: 'listFiles',
    name: 'a percent sign in a search stands for any text',
    wrap: on('listFiles', async (request, send) =>
      send(
        /^[%_]+$/.test(query(request).get('searchText') ?? '')
          ? await asked(request, (one) => one.delete('searchText'))
          : request,
      ),
    ),
  },
  {
    kind: 'filters',
    operation: 'listDesigns',
    name: 'a search finds only names that begin with its text',
    wrap: on('listDesigns', async (request, send) => {
      const text = query(request).get('searchText')?.toLowerCase()
      const response = await send(request)
      if (text === undefined) return response
      return changed(response, (body) => {
        const found = rowsOf(body).filter(({ name }) => String(name).toLowerCase().startsWith(text))
        return { ...body, items: found, totalCount: found.length, totalPages: Math.ceil(found.length / 25) }
      })
    }),
  },
]
