// Defects of input: what is not refused although the contract forbids it, and the other way around (tasks and strategies).
import { changed, type Defect, type Json, on, withBody, withJson, withStatus } from '#tests/contract/defects/defect.ts'
import { eachOf, pathOf, requestWith } from '#tests/contract/defects/tampering.ts'

const jsonOf = async (request: Request): Promise<Json> => {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  return (body ?? {}) as Json
}

const MAX_VALUE = 1_000_000_000

/** A label that was used once is counted for ever. */
const lastingLabels: Defect['wrap'] = (send) => {
  const most = new Map<string, number>()
  return on('listAccountTaskLabels', async (request, next) =>
    changed(
      await next(request),
      eachOf((row) => {
        const name = `${pathOf(request)} ${String(row.word)}`
        most.set(name, Math.max(most.get(name) ?? 0, Number(row.count)))
        return { ...row, count: most.get(name) }
      }),
    ),
  )(send)
}

const rolledOver = (day: string): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10)
}

export const INPUT_TASKS_DEFECTS: Defect[] = [
  {
    kind: 'input',
    operation: 'createAccountTask',
    name: 'a value of an enumeration is refused',
    wrap: on('createAccountTask', async (request, send) =>
      send(await withJson(request, (body) => (body.priority === 3 ? { ...body, priority: 99 } : body))),
    ),
  },
  {
    kind: 'input',
    operation: 'createAccountTask',
    name: 'a text above its greatest length is cut and accepted',
    wrap: on('createAccountTask', async (request, send) =>
      send(
        await withJson(request, (body) =>
          typeof body.title === 'string' ? { ...body, title: body.title.slice(0, 100) } : body,
        ),
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'createAccountStrategy',
    name: 'a missing required field crashes the server',
    wrap: on('createAccountStrategy', async (request, send) => {
      const body = await jsonOf(request)
      const response = await send(request)
      if (response.status !== 422 || body.title !== undefined || typeof body !== 'object') return response
      return withBody(await withStatus(response, 500), {
        ...((await response
          .clone()
          .json()
          .catch(() => ({}))) as Json),
        status: 500,
      })
    }),
  },
  {
    kind: 'input',
    operation: 'createUserTask',
    name: 'a text of exactly its greatest length is refused',
    wrap: on('createUserTask', async (request, send) => {
      const { title } = await jsonOf(request)
      return send(
        typeof title === 'string' && title.length === 100
          ? await withJson(request, (body) => ({ ...body, title: `${title}x` }))
          : request,
      )
    }),
  },
  {
    kind: 'input',
    operation: 'createAccountStrategyCheckIn',
    name: 'a value beyond the limits is set to the limit',
    contradicts: 'StrategyCheckInDraft.value: minimum, maximum',
    wrap: requestWith('createAccountStrategyCheckIn', (body) =>
      typeof body.value === 'number' ? { ...body, value: Math.max(-MAX_VALUE, Math.min(MAX_VALUE, body.value)) } : body,
    ),
  },
  {
    kind: 'input',
    operation: 'listAccountTaskLabels',
    name: 'labels of deleted tasks are counted on',
    contradicts: 'description: the labels in use',
    wrap: lastingLabels,
  },
  {
    kind: 'input',
    operation: 'createUserTask',
    name: 'a day that does not exist becomes the one after it',
    wrap: on('createUserTask', async (request, send) =>
      send(
        await withJson(request, (body) =>
          typeof body.dueOn === 'string' && /^\d{4}-\d\d-\d\d$/.test(body.dueOn)
            ? { ...body, dueOn: rolledOver(body.dueOn) }
            : body,
        ),
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'updateUserTaskStatus',
    name: 'a fraction is cut to a whole number and accepted',
    wrap: on('updateUserTaskStatus', async (request, send) =>
      send(
        await withJson(request, (body) =>
          typeof body.progress === 'number' ? { ...body, progress: Math.trunc(body.progress) } : body,
        ),
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'updateAccountTask',
    name: 'of a list that is too long the first ones are saved',
    wrap: on('updateAccountTask', async (request, send) =>
      send(
        await withJson(request, (body) =>
          Array.isArray(body.labels) ? { ...body, labels: body.labels.slice(0, 20) } : body,
        ),
      ),
    ),
  },
]
