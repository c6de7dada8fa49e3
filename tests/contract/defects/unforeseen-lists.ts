// Defects of lists of classes that were not thought of while the kit was built: searches, combined filters, pages of sorted lists, time zones.
import { changed, type Defect, type Json, matcher, on, rewritten } from '#tests/contract/defects/defect.ts'

const items = (body: Json) => (body.items ?? []) as Json[]
const query = (request: Request) => new URL(request.url).searchParams
const asked = (request: Request, change: (query: URLSearchParams) => void) =>
  rewritten(request, { url: (url) => change(url.searchParams) })
const idOf = (request: Request) => new URL(request.url).pathname.split('/').at(-1) ?? ''

export const UNFORESEEN_LIST_DEFECTS: Defect[] = [
  {
    kind: 'filters',
    operation: 'listAccountTasks',
    name: 'a search tells capitals from small letters',
    wrap: on('listAccountTasks', async (request, send) => {
      const text = query(request).get('searchText')
      const response = await send(request)
      if (text === null) return response
      return changed(response, (body) => {
        const found = items(body).filter(({ title, labels }) => JSON.stringify([title, labels]).includes(text))
        return { ...body, items: found, totalCount: found.length }
      })
    }),
  },
  {
    kind: 'filters',
    operation: 'listSurveyAnswers',
    name: 'the days of a range are those of another time zone',
    wrap: on('listSurveyAnswers', async (request, send) => {
      const [begin, end] = [query(request).get('dateBegin') ?? '0', query(request).get('dateEnd') ?? '9']
      return changed(await send(request), (body) => ({
        ...body,
        items: items(body).filter(({ startedAt }) => {
          const day = String(startedAt).slice(0, 10)
          return day >= begin && day <= end
        }),
      }))
    }),
  },
  {
    kind: 'paging',
    operation: 'listUserTasks',
    name: 'every page of a sorted list is sorted by itself',
    wrap: on('listUserTasks', async (request, send) => {
      const order = query(request).get('orderBy')
      const sign = query(request).get('sortOrder') === 'desc' ? -1 : 1
      const response = await send(await asked(request, (one) => one.delete('orderBy')))
      return changed(response, (body) => ({
        ...body,
        items: order
          ? items(body).toSorted((one, other) => sign * String(one[order]).localeCompare(String(other[order])))
          : items(body),
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
    operation: 'listAccountTasks',
    name: 'of two filters only one counts',
    wrap: on('listAccountTasks', async (request, send) =>
      send(
        query(request).has('statuses') && query(request).has('priorities')
          ? await asked(request, (one) => one.delete('priorities'))
          : request,
      ),
    ),
  },
  {
    kind: 'state',
    operation: 'getAccountTaskCounts',
    name: 'deleted tasks are still counted',
    wrap: (send) => {
      let deleted = 0
      const [isDeletion, isCounts] = [matcher('deleteAccountTask'), matcher('getAccountTaskCounts')]
      return async (request) => {
        const response = await send(request)
        if (isDeletion(request) && response.status === 204) deleted += 1
        return isCounts(request)
          ? changed(response, (body) => ({ ...body, totalCount: Number(body.totalCount) + deleted }))
          : response
      }
    },
  },
  {
    kind: 'state',
    operation: 'listTicketMessages',
    name: 'the messages of a ticket are those of all tickets',
    wrap: (send) => {
      const all = new Map<unknown, Json>()
      const [isCreation, isList] = [matcher('createTicketMessage'), matcher('listTicketMessages')]
      return async (request) => {
        const response = await send(request)
        if (isCreation(request) && response.status === 201) {
          const message = (await response.clone().json()) as Json
          all.set(message.id, message)
        }
        if (!isList(request)) return response
        return changed(response, (body) => {
          const own = new Set(items(body).map(({ id }) => id))
          const others = [...all.values()].filter(({ id }) => !own.has(id))
          return {
            ...body,
            items: [...items(body), ...others],
            totalCount: Number(body.totalCount) + others.length,
          }
        })
      }
    },
  },
  {
    kind: 'state',
    operation: 'listAccountTasks',
    name: 'a search still finds what was deleted',
    wrap: (send) => {
      const [gone, known] = [new Map<string, Json>(), new Map<string, Json>()]
      const [isDeletion, isList] = [matcher('deleteAccountTask'), matcher('listAccountTasks')]
      return async (request) => {
        const response = await send(request)
        const id = idOf(request)
        const deleted = known.get(id)
        if (isDeletion(request) && response.status === 204 && deleted) gone.set(id, deleted)
        if (!isList(request)) return response
        const text = query(request).get('searchText')?.toLowerCase()
        return changed(response, (body) => {
          for (const item of items(body)) known.set(String(item.id), item)
          const found = [...gone.values()].filter(
            ({ title }) => text !== undefined && String(title).toLowerCase().includes(text),
          )
          return { ...body, items: [...items(body), ...found], totalCount: Number(body.totalCount) + found.length }
        })
      }
    },
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
]
