// Defects of single effects: something is not done, or what is read does not follow it. Drawn together with those of single answers.
import { answerWith, type BlindDefect, eachOf, pathOf } from '#tests/contract/defects/blind-tools.ts'
import { changed, on, withHeader } from '#tests/contract/defects/defect.ts'

type Operation = BlindDefect['operation']

/** Answers what this address had at first for the same caller and language, each with a request id of its own. */
const firstAnswers = (operation: Operation): BlindDefect['wrap'] => {
  return (send) => {
    const first = new Map<string, Response>()
    return on(operation, async (request, next) => {
      const { headers, url } = request
      const key = [url, headers.get('Authorization'), headers.get('Accept-Language')].join(' ')
      const response = await next(request)
      if (!response.ok) return response
      const kept = first.get(key)
      if (!kept) first.set(key, response.clone())
      return kept ? withHeader(kept.clone(), 'Request-Id', response.headers.get('Request-Id') ?? undefined) : response
    })(send)
  }
}

/** The number of active items is the one of the first reading of a client account. */
const frozenCount: BlindDefect['wrap'] = (send) => {
  const counts = new Map<string, unknown>()
  return on('getAutomation', async (request, next) =>
    changed(await next(request), (body) => {
      const name = pathOf(request)
      if (!counts.has(name)) counts.set(name, body.activeItemCount)
      return { ...body, activeItemCount: counts.get(name) }
    }),
  )(send)
}

/** A label that was used once is counted for ever. */
const lastingLabels: BlindDefect['wrap'] = (send) => {
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

export const SINGLE_EFFECT_DEFECTS: BlindDefect[] = [
  {
    kind: 'workflows',
    operation: 'unsubscribe',
    name: 'a repeated call moves the moment',
    contradicts: 'Unsubscription.unsubscribedAt: a repeated call keeps the first moment',
    wrap: answerWith('unsubscribe', (body) => ({ ...body, unsubscribedAt: new Date().toISOString() })),
  },
  {
    kind: 'state',
    operation: 'selectCustomerClient',
    name: 'the answer shows the connection without its client',
    contradicts: 'responses.200: the connection with the selected client',
    wrap: answerWith('selectCustomerClient', (body) => ({ ...body, customerClientId: null })),
  },
  {
    kind: 'workflows',
    operation: 'listAccounts',
    name: 'an account that was created is not listed where the list was read before',
    contradicts: 'description: every account the caller is a member of',
    wrap: firstAnswers('listAccounts'),
  },
  {
    kind: 'state',
    operation: 'listFreeSocialPostSlots',
    name: 'a slot stays free although a post has taken it',
    contradicts: 'description: slots at which the channel has no post within half an hour',
    wrap: firstAnswers('listFreeSocialPostSlots'),
  },
  {
    kind: 'schema',
    operation: 'restoreAutopilotItem',
    name: 'the restored item is answered as paused',
    contradicts: 'description: it is in state 1 if it was when it was deleted',
    wrap: answerWith('restoreAutopilotItem', (body) => ({ ...body, status: 2 })),
  },
  {
    kind: 'input',
    operation: 'listAccountTaskLabels',
    name: 'labels of deleted tasks are counted on',
    contradicts: 'description: the labels in use',
    wrap: lastingLabels,
  },
  {
    kind: 'filters',
    operation: 'getAutomation',
    name: 'the number of active items is that of the first reading',
    contradicts: 'Automation.activeItemCount: items in state 1',
    wrap: frozenCount,
  },
]
