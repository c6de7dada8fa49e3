// Defects of languages (tasks and strategies).

import { englishRefusals, inEnglish } from '#tests/contract/defects/common.ts'
import { changed, type Defect, type Json, on, rewritten } from '#tests/contract/defects/defect.ts'

export const LANGUAGES_TASKS_DEFECTS: Defect[] = [
  {
    kind: 'languages',
    operation: 'createAccountTask',
    name: 'refusals are always in English',
    wrap: on('createAccountTask', async (request, send) =>
      send(await rewritten(request, { headers: (headers) => headers.delete('Accept-Language') })),
    ),
  },
  {
    kind: 'languages',
    operation: 'getAccountStrategy',
    name: 'refusals are always in Turkish',
    wrap: on('getAccountStrategy', async (request, send) =>
      send(await rewritten(request, { headers: (headers) => headers.set('Accept-Language', 'tr') })),
    ),
  },
  {
    kind: 'languages',
    operation: 'listStrategyTemplates',
    name: 'the tasks inside of a template are in English',
    contradicts: 'x-localized: /*/tasks/*/title',
    wrap: on('listStrategyTemplates', async (request, send) => {
      const english = (await (await send(await inEnglish(request))).json()) as unknown
      return changed(await send(request), (body) =>
        Array.isArray(english)
          ? (body as unknown as Json[]).map((one, at) => ({ ...one, tasks: english[at].tasks }))
          : body,
      )
    }),
  },
  {
    kind: 'languages',
    operation: 'deleteAccountTaskComment',
    name: 'that a comment is of somebody else is told in English only',
    contradicts: 'Accept-Language: the language of labels and messages',
    wrap: on('deleteAccountTaskComment', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      return response.status === 403 ? send(await inEnglish(again)) : response
    }),
  },
  {
    kind: 'languages',
    operation: 'updateUserTaskStatus',
    name: 'a step that is not allowed is told in English only',
    contradicts: 'Accept-Language: the language of messages',
    wrap: englishRefusals('updateUserTaskStatus', 409),
  },
  {
    kind: 'languages',
    operation: 'updateAccountTask',
    name: 'a conflict is always told in English',
    wrap: on('updateAccountTask', async (request, send) => {
      const response = await send(request.clone())
      if (response.status !== 409) return response
      return send(await rewritten(request, { headers: (headers) => headers.delete('Accept-Language') }))
    }),
  },
]
