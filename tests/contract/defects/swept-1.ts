// Defects of what calls of the autopilot leave in other operations, written statement by statement.
import type { OperationId } from '@adwright/sdk/server'
import { beside, everyRow, pageOf } from '#tests/contract/defects/common.ts'
import { bodyOf, changed, type Defect, type Json, matcher, on, type Send } from '#tests/contract/defects/defect.ts'
import { leftOut, only, pathOf, requestWith } from '#tests/contract/defects/tampering.ts'

const SIZE = 'recordsPerPage'
const CLOCK_MS = 5000
const DAY_MS = 86_400_000
const [RULE_CHANGED, RULE_PAUSED, REJECTED] = [2, 3, 11]

const together =
  (...wraps: Defect['wrap'][]): Defect['wrap'] =>
  (send) =>
    wraps.reduce((sent, wrap) => wrap(sent), send)

/** Passes each success of an operation on, with its request. */
const after =
  (operation: OperationId, note: (request: Request, response: Response) => Promise<void>): Defect['wrap'] =>
  (send) => {
    const isMeant = matcher(operation)
    return async (request) => {
      const again = request.clone()
      const response = await send(request)
      if (isMeant(again) && response.ok) await note(again, response)
      return response
    }
  }

/** Passes what was read of a client account before a success of an operation on. */
const before =
  (
    operation: OperationId,
    read: (request: Request, send: Send) => Promise<unknown>,
    note: (known: unknown, request: Request, response: Response) => Promise<void>,
  ): Defect['wrap'] =>
  (send) => {
    const isMeant = matcher(operation)
    return async (request) => {
      if (!isMeant(request)) return send(request)
      const again = request.clone()
      const known = await read(again.clone(), send)
      const response = await send(request)
      if (response.ok) await note(known, again, response)
      return response
    }
  }

/** The address of the client account in a call. */
const clientOf = (request: Request) => pathOf(request).split('/').slice(0, 5).join('/')
const partOf = (request: Request, index: number) => pathOf(request).split('/').at(index) ?? ''

/** A list without some of its rows. */
const withoutRows = (list: OperationId, isGone: (row: Json) => boolean): Defect['wrap'] =>
  on(list, async (request, send) => {
    const again = request.clone()
    const response = await send(request)
    if (!response.ok) return response
    const rows = await everyRow(again, send, SIZE)
    const kept = rows.filter((row) => !isGone(row))
    return kept.length === rows.length ? response : pageOf(response, kept)
  })

/** Items as their reading and their list show them. */
const shownItems = (change: (item: Json) => Json): Defect['wrap'] =>
  together(
    on('getAutopilotItem', async (request, send) => changed(await send(request), change)),
    on('listAutopilotItems', async (request, send) =>
      changed(await send(request), (body) => (body as unknown as Json[]).map(change)),
    ),
  )

/** No entry of a kind is written after a call about an item. */
function withoutEntry(operation: OperationId, kind: number): Defect['wrap'] {
  const since = new Map<unknown, number>()
  return together(
    withoutRows('listAutopilotActivity', (row) => {
      const begun = since.get(row.autopilotId)
      return row.kind === kind && begun !== undefined && Date.parse(String(row.occurredAt)) >= begun
    }),
    after(operation, async (_, response) => {
      const { id } = await bodyOf(response)
      if (!since.has(id)) since.set(id, Date.now() - CLOCK_MS)
    }),
  )
}

/** The open proposals with some that were open before, as far as the filters ask for them. */
const withProposals = (kept: Json[]): Defect['wrap'] =>
  on('listAutopilotProposals', async (request, send) => {
    const again = request.clone()
    const response = await send(request)
    const { searchParams } = new URL(again.url)
    if (!response.ok || kept.length === 0 || searchParams.has('searchText')) return response
    const rows = await everyRow(again, send, SIZE)
    const isAsked = (name: string, value: unknown) =>
      !searchParams.has(name) || searchParams.getAll(name).includes(String(value))
    const more = kept.filter(
      ({ id, autopilotId, ruleId }) =>
        !rows.some((row) => row.id === id) && isAsked('autopilotIds', autopilotId) && isAsked('ruleIds', ruleId),
    )
    return more.length > 0 ? pageOf(response, [...rows, ...more]) : response
  })

function staysOpen(operation: OperationId, isDecided: (row: Json, request: Request, body: Json) => boolean) {
  const kept: Json[] = []
  return together(
    withProposals(kept),
    before(
      operation,
      (request, send) => everyRow(beside(request, `${clientOf(request)}/proposals`), send, SIZE),
      async (open, request, response) => {
        const body = await bodyOf(response)
        kept.push(...(open as Json[]).filter((row) => isDecided(row, request, body)))
      },
    ),
  )
}

/** A value of items that each run by hand changes, from then on. */
function afterRuns(change: (item: Json, first: Json) => Json): Defect['wrap'] {
  const first = new Map<unknown, Json>()
  return together(
    shownItems((item) => change(item, first.get(item.id) ?? item)),
    before(
      'runAutopilotItem',
      async (request, send) => bodyOf(await send(beside(request, pathOf(request).replace(/\/run$/, '')))),
      async (item) => {
        const { id } = item as Json
        if (!first.has(id)) first.set(id, item as Json)
      },
    ),
  )
}

export const SWEPT_1_DEFECTS: Defect[] = [
  {
    kind: 'state',
    operation: 'createAutopilotItem',
    name: 'what it never touches is not among the exceptions',
    contradicts: 'description: things in exceptionEntityIds appear in GET …/exceptions for this rule',
    wrap: (send) => {
      const ids = new Set<unknown>()
      return together(
        withoutRows('listAutopilotExceptions', ({ entityId }) => ids.has(entityId)),
        after('createAutopilotItem', async (request) => {
          const { exceptionEntityIds = [] } = await bodyOf(request)
          for (const id of exceptionEntityIds as unknown[]) ids.add(id)
        }),
      )(send)
    },
  },
  {
    kind: 'state',
    operation: 'updateAutopilotItem',
    name: 'the activity has no entry of the edit',
    contradicts: 'description: the activity gets an entry of kind 2',
    wrap: (send) => withoutEntry('updateAutopilotItem', RULE_CHANGED)(send),
  },
  {
    kind: 'state',
    operation: 'updateAutopilotItemStatus',
    name: 'the activity has no entry of the pause',
    contradicts: 'description: the activity gets an entry of kind 3 for a pause',
    wrap: (send) => withoutEntry('updateAutopilotItemStatus', RULE_PAUSED)(send),
  },
  {
    kind: 'state',
    operation: 'updateAutopilotItemStatus',
    name: 'a pause makes a version',
    contradicts: 'listAutopilotVersions.description: pausing, resuming and restoring make no version',
    wrap: on('listAutopilotVersions', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const { status, updatedAt } = await bodyOf(await send(beside(again, pathOf(again).replace(/\/versions$/, ''))))
      return changed(response, (body) => {
        const [newest, ...others] = body as unknown as Json[]
        const next = { ...newest, version: Number(newest?.version) + 1, savedAt: updatedAt, changedFields: [] }
        return status === 2 ? [next, newest, ...others] : body
      })
    }),
  },
  {
    kind: 'state',
    operation: 'deleteAutopilotItem',
    name: 'its proposals can still be decided',
    contradicts: 'description: its open proposals are rejected',
    wrap: (send) =>
      staysOpen('deleteAutopilotItem', ({ autopilotId }, request) => autopilotId === partOf(request, -1))(send),
  },
  {
    kind: 'status',
    operation: 'restoreAutopilotItem',
    name: 'an item that is not deleted is restored once more',
    contradicts: 'responses.404: there is no such item, it is not deleted, or it was deleted more than 30 days ago',
    wrap: on('restoreAutopilotItem', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status !== 404) return response
      const item = await send(beside(again, pathOf(again).replace(/\/restore$/, '')))
      return item.ok ? new Response(await item.text(), { status: 201, headers: item.headers }) : response
    }),
  },
  {
    kind: 'state',
    operation: 'restoreAutopilotItem',
    name: 'its exceptions do not come back',
    contradicts: 'description: with its versions, its runs and its exceptions',
    wrap: (send) => {
      const ids = new Set<unknown>()
      return together(
        shownItems((item) => (ids.has(item.id) ? { ...item, exceptionEntityIds: [] } : item)),
        after('restoreAutopilotItem', async (_, response) => void ids.add((await bodyOf(response)).id)),
      )(send)
    },
  },
  {
    kind: 'state',
    operation: 'runAutopilotItem',
    name: 'a run by hand moves the next scheduled one',
    contradicts: 'description: a scheduled run, which is not moved by it',
    wrap: (send) =>
      afterRuns((item, first) =>
        item === first || typeof item.nextRunAt !== 'string'
          ? item
          : { ...item, nextRunAt: new Date(Date.parse(item.nextRunAt) + DAY_MS).toISOString() },
      )(send),
  },
  {
    kind: 'state',
    operation: 'runAutopilotItem',
    name: 'the item shows the run before as its last one',
    contradicts: 'AutopilotItem.lastRunAt: when it last ran; lastResult: how the last run ended',
    wrap: (send) => afterRuns((item, first) => ({ ...item, ...only(first, 'lastRunAt', 'lastResult') }))(send),
  },
  {
    kind: 'state',
    operation: 'createAutopilotException',
    name: 'the items of the rule do not list it',
    contradicts: 'description: with a rule it is added to exceptionEntityIds of its items',
    wrap: (send) => {
      const made = new Set<string>()
      return together(
        shownItems((item) => ({
          ...item,
          exceptionEntityIds: (item.exceptionEntityIds as unknown[]).filter(
            (id) => !made.has(JSON.stringify([item.ruleId, id])),
          ),
        })),
        after('createAutopilotException', async (_, response) => {
          const { ruleId, entityId } = await bodyOf(response)
          if (ruleId !== null) made.add(JSON.stringify([ruleId, entityId]))
        }),
      )(send)
    },
  },
  {
    kind: 'state',
    operation: 'rejectAutopilotProposals',
    name: 'why is forgotten',
    contradicts: 'description: the reason stands in failureReason of each change',
    wrap: requestWith('rejectAutopilotProposals', (body) =>
      typeof body.reason === 'string' && body.reason.length <= 500 ? leftOut(body, 'reason') : body,
    ),
  },
  {
    kind: 'state',
    operation: 'rejectAutopilotProposals',
    name: 'they can still be decided',
    contradicts: 'listAutopilotProposals.description: open proposals',
    wrap: (send) =>
      staysOpen('rejectAutopilotProposals', ({ id }, _, body) => (body.changes as Json[]).some((one) => one.id === id))(
        send,
      ),
  },
  {
    kind: 'state',
    operation: 'rejectAutopilotProposals',
    name: 'the activity has no entry of it',
    contradicts: 'ActivityKind 11, ProposalRejected',
    wrap: (send) => {
      let begun = Number.POSITIVE_INFINITY
      return together(
        withoutRows(
          'listAutopilotActivity',
          ({ kind, occurredAt }) => kind === REJECTED && Date.parse(String(occurredAt)) >= begun,
        ),
        after('rejectAutopilotProposals', () => {
          begun = Math.min(begun, Date.now() - CLOCK_MS)
          return Promise.resolve()
        }),
      )(send)
    },
  },
]
