// Defects of accounts, people, sessions, files, webhooks and tickets against statements that stand in words alone.
import {
  asked,
  beside,
  DAY_MS,
  dayBefore,
  everyRow,
  listOf,
  pageOf,
  parameter,
  refusedAs,
  shownAs,
} from '#tests/contract/defects/common.ts'
import { bodyOf, changed, type Defect, type Json, matcher, on, withJson } from '#tests/contract/defects/defect.ts'
import { leftOut, OWNER, pathOf, requestWith, rowsOf, textOf, withCallers } from '#tests/contract/defects/tampering.ts'

const HIGH = 3
const LONG_PERIOD_DAYS = 59
const TEN_MINUTES_MS = 600_000

/** Refusals with this code have another status and code. */
const refusalAs = (operation: Defect['operation'], from: string, status: number, code: string): Defect['wrap'] =>
  on(operation, async (request, send) => {
    const response = await send(request)
    const isMeant = response.status >= 400 && (await bodyOf(response)).code === from
    return isMeant ? refusedAs(response, status, code) : response
  })

/** Takes what should be refused, without the part that is wrong. */
const takenWithout = (
  operation: Defect['operation'],
  status: number,
  isWrong: (body: Json) => boolean,
  change: (body: Json) => Json,
): Defect['wrap'] =>
  on(operation, async (request, send) => {
    const again = request.clone()
    const response = await send(request)
    return response.status === status && isWrong(await bodyOf(again)) ? send(await withJson(again, change)) : response
  })

const inSequence =
  (...wraps: Defect['wrap'][]): Defect['wrap'] =>
  (send) =>
    wraps.reduce((inner, wrap) => wrap(inner), send)

export const SWEPT_3_DEFECTS: Defect[] = [
  {
    kind: 'state',
    operation: 'login',
    name: 'failed attempts are not entered in the activity',
    contradicts: "description: adds an entry to the person's login activity, also when it fails",
    wrap: on('listLoginActivity', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (!response.ok) return response
      return pageOf(
        response,
        (await everyRow(again, send, 'pageSize')).filter(({ isSuccess }) => isSuccess),
      )
    }),
  },
  {
    kind: 'status',
    operation: 'updateUserName',
    name: 'a name that somebody has is a field that is not right',
    contradicts: 'responses.409: Someone else has this name',
    wrap: refusalAs('updateUserName', 'user-name-taken', 422, 'invalid-fields'),
  },
  {
    kind: 'state',
    operation: 'requestEmailChange',
    name: 'the code is good for five minutes',
    contradicts: 'CodeDelivery.expiresAt: When the code ends, 15 minutes after the call',
    wrap: shownAs('requestEmailChange', (body) => ({
      ...body,
      expiresAt: new Date(Date.parse(textOf(body.expiresAt)) - TEN_MINUTES_MS).toISOString(),
    })),
  },
  {
    kind: 'state',
    operation: 'registerWithCode',
    name: 'a code that was spent is shown as a good one',
    contradicts: 'description: the code is spent; CheckResult: an unknown, a spent and a withdrawn code look alike',
    wrap: (send) => {
      const spent = new Map<string, Json>()
      const isCheck = matcher('checkRegistrationCode')
      const wrapped = on('registerWithCode', async (request, next) => {
        const code = pathOf(request).split('/').at(-1) ?? ''
        const check = await next(new Request(new URL(`/Verification/check-register?code=${code}`, request.url)))
        const response = await next(request)
        if (response.ok) spent.set(code, await bodyOf(check))
        return response
      })(send)
      return async (request) => {
        const earlier = spent.get(parameter(request, 'code'))
        const response = await wrapped(request)
        return isCheck(request) && earlier ? changed(response, () => earlier) : response
      }
    },
  },
  {
    kind: 'state',
    operation: 'updateProTip',
    name: 'a dismissed tip stays in its place',
    contradicts: 'description: A dismissed tip goes to the end of GET /User/pro-tips',
    wrap: shownAs('listProTips', (body) =>
      listOf(body).toSorted((one, other) => textOf(one.id).localeCompare(textOf(other.id))),
    ),
  },
  {
    kind: 'status',
    operation: 'acceptAccountInvitation',
    name: 'an invitation that was dismissed does not exist',
    contradicts: 'responses.409: The invitation has ended, or was answered the other way',
    wrap: refusalAs('acceptAccountInvitation', 'invitation-declined', 404, 'not-found'),
  },
  {
    kind: 'state',
    operation: 'createSavedView',
    name: 'the earlier default of the screen stays one',
    contradicts: 'SavedViewDraft.isDefault: It replaces the default of the team if the view is shared',
    wrap: (send) => {
      const defaults = new Set<unknown>()
      const learn = (operation: Defect['operation']) =>
        on(operation, async (request, next) => {
          const response = await next(request)
          const { id, isDefault } = await bodyOf(response)
          if (response.ok && isDefault === true) defaults.add(id)
          else if (response.ok) defaults.delete(id)
          return response
        })
      const shown = (view: Json) => (defaults.has(view.id) ? { ...view, isDefault: true } : view)
      return inSequence(
        learn('createSavedView'),
        learn('updateSavedView'),
        shownAs('listSavedViews', (body) => listOf(body).map(shown)),
      )(send)
    },
  },
  {
    kind: 'authorization',
    operation: 'getAccountSubscription',
    name: 'every member sees price and card',
    contradicts: 'description: price, next payment and card are only for admins and owners',
    wrap: withCallers('getAccountSubscription', async (request, send, callers) => {
      const again = request.clone()
      const response = await send(request)
      return response.ok && callers.isMember(again) ? send(await callers.as(OWNER, again)) : response
    }),
  },
  {
    kind: 'filters',
    operation: 'listAnnotations',
    name: 'without its first day a period has sixty days',
    contradicts: 'dateBegin: 29 days before dateEnd if omitted',
    wrap: on('listAnnotations', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (!response.ok || parameter(again, 'dateBegin') !== '') return response
      const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10)
      let begin = parameter(again, 'dateEnd') || yesterday
      for (let day = 0; day < LONG_PERIOD_DAYS; day += 1) begin = dayBefore(begin)
      return send(await asked(again, (query) => query.set('dateBegin', begin)))
    }),
  },
  {
    kind: 'state',
    operation: 'getWorkspaceAttention',
    name: 'a post that awaits approval is counted twice',
    contradicts: 'WorkspaceAttention.postsAwaitingApproval: Posts that wait for approval',
    wrap: shownAs('getWorkspaceAttention', (body) => ({
      ...body,
      postsAwaitingApproval: Number(body.postsAwaitingApproval) + 1,
    })),
  },
  {
    kind: 'state',
    operation: 'listFiles',
    name: 'the bytes that are used are those of the page',
    contradicts: 'FileItemPage.usedBytes: What all files of the account take together',
    wrap: shownAs('listFiles', (body) => ({
      ...body,
      usedBytes: rowsOf(body).reduce((sum, { sizeBytes }) => sum + Number(sizeBytes), 0),
    })),
  },
  {
    kind: 'state',
    operation: 'createTicket',
    name: 'the priority is high where it is left out',
    contradicts: 'priority: How soon it wants an answer; 2 by default',
    wrap: requestWith('createTicket', (body) => (body.priority === undefined ? { ...body, priority: HIGH } : body)),
  },
  {
    kind: 'status',
    operation: 'updateTicket',
    name: 'a closed ticket takes a subject and leaves it as it is',
    contradicts: 'description: a closed ticket takes nothing else but `isRead`; responses.409: ticket-closed',
    wrap: takenWithout(
      'updateTicket',
      409,
      ({ subject, status }) => subject !== undefined && status === undefined,
      () => ({ isRead: true }),
    ),
  },
  {
    kind: 'input',
    operation: 'createWebhook',
    name: 'a private address is taken',
    contradicts: 'WebhookUrl: Private, loopback and link-local addresses are refused',
    wrap: takenWithout(
      'createWebhook',
      422,
      ({ url }) => /^https:\/\/(10\.|127\.|169\.254\.|localhost)/.test(textOf(url)),
      (body) => ({ ...body, url: 'https://hooks.example.com/events' }),
    ),
  },
  {
    kind: 'state',
    operation: 'updateWebhook',
    name: 'left out, the switch of a paused webhook stays as it is',
    contradicts: 'WebhookDraft.isEnabled: true if omitted. True switches one on again that was switched off',
    wrap: on('updateWebhook', async (request, send) => {
      const before = await bodyOf(await send(beside(request, pathOf(request))))
      const isPaused = before.status === 2
      return send(
        await withJson(request, (body) =>
          isPaused && body.isEnabled === undefined ? { ...leftOut(body, 'isEnabled'), isEnabled: false } : body,
        ),
      )
    }),
  },
]
