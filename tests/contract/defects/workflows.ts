// Defects of workflows: what several operations do together.

import { PlanLimitKind } from '@adwright/sdk/types'
import { firstAnswers, headersWithoutKey } from '#tests/contract/defects/common.ts'
import {
  bodyOf,
  changed,
  type Defect,
  type Json,
  matcher,
  on,
  readAgain,
  withBody,
  withStatus,
} from '#tests/contract/defects/defect.ts'
import { alongside, answerWith, pathOf } from '#tests/contract/defects/tampering.ts'

/** An account that shows sample data is not marked as one. */
const unmarkedSamples: Defect['wrap'] = (send) => {
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

/** A preview uses a credit, as a design does. */
const costlyPreviews: Defect['wrap'] = (send) => {
  const [isPreview, isUsage] = [matcher('previewDesign'), matcher('getAccountPlanUsage')]
  const used = new Map<string, number>()
  return async (request) => {
    const response = await send(request)
    const account = pathOf(request).split('/')[2] ?? ''
    if (isPreview(request) && response.ok) used.set(account, (used.get(account) ?? 0) + 1)
    if (!isUsage(request)) return response
    return changed(response, (body) => ({
      ...body,
      limits: (body.limits as Json[]).map((limit) =>
        limit.kind === PlanLimitKind.Designs
          ? { ...limit, used: Number(limit.used) + (used.get(account) ?? 0) }
          : limit,
      ),
    }))
  }
}

const lastOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''

export const WORKFLOWS_DEFECTS: Defect[] = [
  {
    kind: 'workflows',
    operation: 'restoreSocialPost',
    name: 'a restored draft waits for approval',
    contradicts: 'workflow planPost, step restore: $response.body#/status == 1',
    wrap: answerWith('restoreSocialPost', (body) => ({ ...body, status: body.status === 1 ? 2 : body.status })),
  },
  {
    kind: 'workflows',
    operation: 'undoAutopilotExecution',
    name: 'the changes are counted before they are undone',
    contradicts: 'workflow of the autopilot, step undo: $response.body#/undoneCount == 1',
    wrap: answerWith('undoAutopilotExecution', (body) => ({ ...body, undoneCount: 0 })),
  },
  {
    kind: 'workflows',
    operation: 'createSampleWorkspace',
    name: 'the account is not marked as one with sample data',
    contradicts: 'description: isDemo of the account is true until DELETE removes it',
    wrap: unmarkedSamples,
  },
  {
    kind: 'workflows',
    operation: 'rejectAutopilotProposals',
    name: 'suggestions that were rejected stay open',
    wrap: on('rejectAutopilotProposals', async (request, send) => {
      const { changeIds } = await bodyOf(request)
      const response = await send(request.clone())
      if (response.status !== 200) return response
      const address = new URL(request.url)
      address.pathname = address.pathname.replace(/reject$/, 'restore')
      const body = JSON.stringify({ changeIds })
      await send(new Request(address, { method: 'POST', headers: headersWithoutKey(request), body }))
      return response
    }),
  },
  {
    kind: 'workflows',
    operation: 'shareUserTask',
    name: 'a task that was shared stays among the own ones',
    wrap: (send) => {
      const shared = new Map<string, Response>()
      const [isSharing, isReading] = [matcher('shareUserTask'), matcher('getUserTask')]
      return async (request) => {
        if (isSharing(request)) {
          const address = request.url.replace(/\/share.*$/, '')
          const before = await send(readAgain(new Request(address, { headers: headersWithoutKey(request) })))
          const response = await send(request)
          if (response.status === 201 && before.status === 200)
            shared.set(`${address} ${request.headers.get('Authorization')}`, before)
          return response
        }
        const response = await send(request)
        if (!isReading(request) || response.status !== 404) return response
        return shared.get(`${request.url} ${request.headers.get('Authorization')}`)?.clone() ?? response
      }
    },
  },
  {
    kind: 'workflows',
    operation: 'previewDesign',
    name: 'a preview uses a credit',
    contradicts: 'description: makes no file and uses no credit',
    wrap: costlyPreviews,
  },
  {
    kind: 'workflows',
    operation: 'unsubscribe',
    name: 'a repeated call moves the moment',
    contradicts: 'Unsubscription.unsubscribedAt: a repeated call keeps the first moment',
    wrap: answerWith('unsubscribe', (body) => ({ ...body, unsubscribedAt: new Date().toISOString() })),
  },
  {
    kind: 'workflows',
    operation: 'listAccounts',
    name: 'an account that was created is not listed where the list was read before',
    contradicts: 'description: every account the caller is a member of',
    wrap: firstAnswers('listAccounts'),
  },
  {
    kind: 'workflows',
    operation: 'acceptInvitation',
    name: 'an accepted invitation stays open',
    wrap: on('acceptInvitation', async (request, send) =>
      changed(await send(request), (body) => ({ ...body, status: 1 })),
    ),
  },
  {
    kind: 'workflows',
    operation: 'createTicketMessage',
    name: 'a message of the person is stored as one of the support',
    wrap: on('listTicketMessages', async (request, send) =>
      changed(await send(request), (body) => ({
        ...body,
        items: (body.items as Json[]).map((item) => ({ ...item, author: 2 })),
      })),
    ),
  },
  {
    kind: 'workflows',
    operation: 'updateAccountUser',
    name: 'a changed role is not the one that was asked for',
    wrap: on('updateAccountUser', async (request, send) => {
      const response = await send(request)
      return response.status === 200 && lastOf(request.url)
        ? withBody(response, { ...((await response.json()) as Json), role: 1 })
        : response
    }),
  },
  {
    kind: 'workflows',
    operation: 'acceptAccountInvitation',
    name: 'the answer shows the invitation as it was before',
    contradicts: 'AccountInvitation.status: Active after the acceptance',
    wrap: answerWith('acceptAccountInvitation', (body) => ({ ...body, status: 1 })),
  },
  {
    kind: 'workflows',
    operation: 'declineInvitation',
    name: 'declining twice is a conflict',
    contradicts: 'description: declining twice changes nothing more',
    wrap: on('declineInvitation', async (request, send) => {
      const open = await send(alongside(request, 'GET', '/User/account-invitations'))
      const rows: unknown = open.ok ? await open.json() : []
      const account = pathOf(request).split('/')[2]
      const isOpen = JSON.stringify(rows).includes(`"${account}"`)
      const response = await send(request)
      return response.ok && !isOpen ? withStatus(response, 409) : response
    }),
  },
]
