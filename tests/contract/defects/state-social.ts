// Defects of state: what is saved, kept, brought back and deleted (social).

import { firstAnswers } from '#tests/contract/defects/common.ts'
import {
  bodyOf,
  changed,
  type Defect,
  type Json,
  matcher,
  on,
  readAgain,
  rewritten,
  withJson,
  without,
} from '#tests/contract/defects/defect.ts'
import { answerWith, pathOf } from '#tests/contract/defects/tampering.ts'

const slotKey = ({ network, channelId, weekDay, time }: Json) => [network, channelId, weekDay, time].join(' ')

/** A deleted comment stays in the post, as it is read. */
const keepsComments: Defect['wrap'] = (send) => {
  const [isDeletion, isReading, isCreation] = [
    matcher('deleteSocialPostComment'),
    matcher('getSocialPost'),
    matcher('createSocialPostComment'),
  ]
  const known = new Map<string, Json>()
  const deleted = new Map<string, Json[]>()
  const postOf = (request: Request) => pathOf(request).split('/').slice(0, 4).join('/')
  return async (request) => {
    const response = await send(request)
    if (isCreation(request) && response.status === 201)
      for (const comment of (await bodyOf(response)).comments as Json[]) known.set(String(comment.id), comment)
    const gone = known.get(pathOf(request).split('/').at(-1) ?? '')
    if (isDeletion(request) && response.status === 204 && gone)
      deleted.set(postOf(request), [...(deleted.get(postOf(request)) ?? []), gone])
    const kept = deleted.get(postOf(request))
    if (!isReading(request) || !kept) return response
    return changed(response, (body) => ({ ...body, comments: [...(body.comments as Json[]), ...kept] }))
  }
}

export const STATE_SOCIAL_DEFECTS: Defect[] = [
  {
    kind: 'state',
    operation: 'updateSocialPost',
    name: 'an edit of an old version is refused and saved',
    contradicts: 'parameter expectedVersion: a 409 saves nothing',
    wrap: on('updateSocialPost', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const isGuarded = new URL(request.url).searchParams.has('expectedVersion')
      if (response.status === 409 && isGuarded)
        await send(
          await rewritten(again, {
            url: without('expectedVersion'),
            headers: (headers) => headers.delete('Idempotency-Key'),
          }),
        )
      return response
    }),
  },
  {
    kind: 'state',
    operation: 'getSocialPost',
    name: 'hashtags are read in small letters',
    contradicts: 'SocialPost.hashtags',
    wrap: answerWith('getSocialPost', (body) => ({
      ...body,
      hashtags: (body.hashtags as string[]).map((one) => one.toLowerCase()),
    })),
  },
  {
    kind: 'state',
    operation: 'updateSocialPostSlots',
    name: 'slots are added to those before',
    contradicts: 'x-update: replace; description: stores these slots in place of all those before',
    wrap: on('updateSocialPostSlots', async (request, send) => {
      const before = (await (await send(readAgain(request))).json()) as Json[]
      if (!Array.isArray(before)) return send(request)
      return send(
        await withJson(request, (body) => {
          if (!Array.isArray(body.slots)) return body
          const given = body.slots as Json[]
          const keys = new Set(given.map(slotKey))
          return { ...body, slots: [...given, ...before.filter((slot) => !keys.has(slotKey(slot)))] }
        }),
      )
    }),
  },
  {
    kind: 'state',
    operation: 'createSocialPost',
    name: 'line breaks of a text become spaces',
    wrap: on('createSocialPost', async (request, send) =>
      send(
        await withJson(request, (body) =>
          typeof body.text === 'string' ? { ...body, text: body.text.replace(/\r?\n/g, ' ') } : body,
        ),
      ),
    ),
  },
  {
    kind: 'state',
    operation: 'createSocialPostComment',
    name: 'a comment is answered and not there when its post is read',
    wrap: on('getSocialPost', async (request, send) =>
      changed(await send(request), (body) => ({ ...body, comments: [] })),
    ),
  },
  {
    kind: 'state',
    operation: 'listSocialPostHistory',
    name: 'changes leave no trace in the history',
    wrap: on('listSocialPostHistory', async (request, send) =>
      changed(await send(request), (body) => ({
        ...body,
        items: (body.items as Json[]).slice(-1),
        totalCount: Math.min(Number(body.totalCount), 1),
        totalPages: Math.min(Number(body.totalPages), 1),
      })),
    ),
  },
  {
    kind: 'state',
    operation: 'deleteSocialPostComment',
    name: 'a deleted comment stays in the post',
    contradicts: 'responses.204: the comment is gone',
    wrap: keepsComments,
  },
  {
    kind: 'state',
    operation: 'listFreeSocialPostSlots',
    name: 'a slot stays free although a post has taken it',
    contradicts: 'description: slots at which the channel has no post within half an hour',
    wrap: firstAnswers('listFreeSocialPostSlots'),
  },
]
