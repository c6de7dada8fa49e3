// Defects of operations drawn with the seed 20261214, written from the contract alone: input, authorization and guards.
import { allowedToAll, asked, beside, emptied, parameter, takenAs, withNewKey } from '#tests/contract/defects/common.ts'
import {
  bodyOf,
  type Defect,
  type Json,
  matcher,
  on,
  rewritten,
  withJson,
  without,
} from '#tests/contract/defects/defect.ts'
import { OWNER, pathOf, textOf, withCallers } from '#tests/contract/defects/tampering.ts'

const CANCELLED = 7
const DRAFT = 1
const MAX_PASSWORD = 128
const GREATEST_PAGE = 100

const objectsOf = (value: unknown): Json[] =>
  (Array.isArray(value) ? value : []).filter((one): one is Json => one !== null && typeof one === 'object')

/** A caller who once sent a token for the ad platform need not send it again. */
const remembersAdsToken: Defect['wrap'] = (send) => {
  const isMeant = matcher('listAutopilotRules')
  const tokens = new Map<string, string>()
  return async (request) => {
    const again = request.clone()
    const [caller, token] = [again.headers.get('Authorization'), again.headers.get('X-Ads-Authorization')]
    const response = await send(request)
    if (caller !== null && token !== null && response.ok) tokens.set(caller, token)
    const known = tokens.get(caller ?? '')
    if (!isMeant(again) || response.status !== 401 || token !== null || known === undefined) return response
    return send(await rewritten(again, { headers: (headers) => headers.set('X-Ads-Authorization', known) }))
  }
}

/** A deletion by anybody who may read the post, done as the author of the comment, if known. */
const deletesForeignComments: Defect['wrap'] = (send) => {
  const [isCreation, isDeletion] = [matcher('createSocialPostComment'), matcher('deleteSocialPostComment')]
  const authors = new Map<unknown, string>()
  return async (request) => {
    const again = request.clone()
    const response = await send(request)
    if (isCreation(again) && response.status === 201)
      for (const { id } of objectsOf((await bodyOf(response)).comments))
        if (!authors.has(id)) authors.set(id, again.headers.get('Authorization') ?? '')
    if (!isDeletion(again) || (await bodyOf(response)).code !== 'not-your-comment') return response
    const author = authors.get(pathOf(again).split('/').at(-1))
    if (author === undefined) return emptied(response)
    return send(await rewritten(again, { headers: (headers) => headers.set('Authorization', author) }))
  }
}

export const INPUTS_TWELFTH_DEFECTS: Defect[] = [
  {
    kind: 'authorization',
    operation: 'listAutopilotRules',
    name: 'a caller who has sent the token for the ad platform before may leave it out',
    contradicts: '`security`: `bearerAuth` and `adsBearer`; 401: “One of the two tokens is missing”',
    wrap: remembersAdsToken,
  },
  {
    kind: 'authorization',
    operation: 'listAccountUsers',
    name: 'who is no member sees the members, too',
    contradicts: '“Every member may call it”; 404: “belongs to another person or account”',
    wrap: withCallers('listAccountUsers', async (request, send, callers) => {
      const again = request.clone()
      const response = await send(request)
      return response.status === 404 ? send(await callers.as(OWNER, again)) : response
    }),
  },
  {
    kind: 'authorization',
    operation: 'createWebPageAnalysis',
    name: 'a viewer may have a page analysed',
    contradicts: '“Needs role user or higher”; `x-min-role`: user',
    wrap: allowedToAll('createWebPageAnalysis'),
  },
  {
    kind: 'authorization',
    operation: 'deleteSocialPostComment',
    name: 'a comment of somebody else is deleted',
    contradicts: '`x-author-only`: true; “Deletes a comment the caller wrote”',
    wrap: deletesForeignComments,
  },
  {
    kind: 'guards',
    operation: 'restoreAnomalyComment',
    name: 'a comment that is not deleted is restored',
    contradicts: '404: “There is no such comment, it is not deleted, or it was deleted more than 30 days ago.”',
    wrap: on('restoreAnomalyComment', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status !== 404) return response
      const [anomaly = '', rest = ''] = pathOf(again).split('/comments/')
      const { comments } = await bodyOf(await send(beside(again, anomaly)))
      const present = objectsOf(comments).find(({ id }) => id === rest.split('/')[0])
      return present ? new Response(JSON.stringify(present), { status: 201, headers: response.headers }) : response
    }),
  },
  {
    kind: 'guards',
    operation: 'updateSocialPost',
    name: 'a cancelled post becomes whatever a draft may become',
    contradicts: '409 `transition-refused`: “cancelled (7) a draft … Any other step is a 409.”',
    wrap: on('updateSocialPost', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if ((await bodyOf(response)).code !== 'transition-refused') return response
      const { status, title } = await bodyOf(await send(beside(again, pathOf(again))))
      if (status !== CANCELLED) return response
      const reopened = await send(beside(again, pathOf(again), 'PUT', { title, status: DRAFT }))
      if (!reopened.ok) return response
      return send(await withNewKey(await rewritten(again, { url: without('expectedVersion') })))
    }),
  },
  {
    kind: 'guards',
    operation: 'restoreDesign',
    name: 'a key is taken again for another design',
    contradicts: '409 `idempotency-key-reused`: “with another path, query or body it is a 409”',
    wrap: on('restoreDesign', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      return (await bodyOf(response)).code === 'idempotency-key-reused' ? send(await withNewKey(again)) : response
    }),
  },
  {
    kind: 'guards',
    operation: 'deleteUserTask',
    name: 'a task is deleted with a version that it had before',
    contradicts: '409 `changed-meanwhile`; `expectedVersion`: “The `version` the edit began with”',
    wrap: on('deleteUserTask', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if ((await bodyOf(response)).code !== 'changed-meanwhile') return response
      const { version } = await bodyOf(await send(beside(again, pathOf(again))))
      if (!(Number(parameter(again, 'expectedVersion')) < Number(version))) return response
      return send(await rewritten(again, { url: without('expectedVersion') }))
    }),
  },
  {
    kind: 'input',
    operation: 'previewUserStrategyTarget',
    name: 'a last day before the first is taken as the first',
    contradicts: 'StrategyTargetPreviewRequest: `dueOn` is “The last day, not before the first.”',
    wrap: takenAs('previewUserStrategyTarget', (request) =>
      withJson(request, (body) => {
        const [begin, end] = [textOf(body.startsOn), textOf(body.dueOn)]
        const isDay = /^\d{4}-\d\d-\d\d$/.test(end) && !Number.isNaN(Date.parse(end))
        return isDay && end < begin ? { ...body, dueOn: begin } : body
      }),
    ),
  },
  {
    kind: 'input',
    operation: 'listUserStrategyEvents',
    name: 'any page size up to the greatest is taken',
    contradicts: '`pageSize`: one of 10, 25, 50 and 100; 400 `invalid-parameter`',
    wrap: takenAs('listUserStrategyEvents', (request) =>
      asked(request, (query) => {
        const size = query.get('pageSize') ?? ''
        const isTaken = /^[1-9]\d{0,2}$/.test(size) && Number(size) <= GREATEST_PAGE
        if (isTaken && !['10', '25', '50', '100'].includes(size)) query.set('pageSize', `${GREATEST_PAGE}`)
      }),
    ),
  },
  {
    kind: 'input',
    operation: 'createUserStrategy',
    name: 'a budget of 0 is refused',
    contradicts: 'StrategyDraft: `budget` is “in the account’s currency, from 0”, `minimum`: 0',
    wrap: takenAs('createUserStrategy', (request) =>
      withJson(request, (body) => (body.budget === 0 ? { ...body, budget: -1 } : body)),
    ),
  },
  {
    kind: 'input',
    operation: 'updatePassword',
    name: 'a new password of the greatest length is refused as too long',
    contradicts: 'Password: “A new password, 8 to 128 characters of any kind”, `maxLength`: 128',
    wrap: takenAs('updatePassword', (request) =>
      withJson(request, (body) => {
        const password = textOf(body.newPassword)
        return password.length === MAX_PASSWORD ? { ...body, newPassword: `${password}x` } : body
      }),
    ),
  },
]
