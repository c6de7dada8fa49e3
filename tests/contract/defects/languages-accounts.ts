// Defects of languages (accounts, persons, tickets and webhooks).

import { crash, inEnglish } from '#tests/contract/defects/common.ts'
import {
  bodyOf,
  changed,
  type Defect,
  type Json,
  matcher,
  on,
  rewritten,
  type Send,
} from '#tests/contract/defects/defect.ts'

/** Answers everybody in the language in which the person has read the tips first. */
function keptInOneLanguage(send: Send): Send {
  const [isRead, isChanged] = [matcher('listProTips'), matcher('updateProTip')]
  const kept = new Map<string, string>()
  return async (request) => {
    const person = request.headers.get('authorization') ?? ''
    const response = await send(request)
    if (isChanged(request)) kept.delete(person)
    if (!isRead(request) || response.status !== 200) return response
    const text = kept.get(person) ?? (await response.clone().text())
    kept.set(person, text)
    return new Response(text, response)
  }
}

export const LANGUAGES_ACCOUNTS_DEFECTS: Defect[] = [
  {
    kind: 'languages',
    operation: 'getConstants',
    name: 'labels are always in English',
    contradicts: 'Conventions: Accept-Language chooses the language of labels',
    wrap: on('getConstants', async (request, send) =>
      send(await rewritten(request, { headers: (headers) => headers.set('Accept-Language', 'en-US') })),
    ),
  },
  {
    kind: 'languages',
    operation: 'updateUserName',
    name: 'messages of fields are always in English',
    contradicts: 'ApiError.errors: messages by field of the body, in the language of the request',
    wrap: on('updateUserName', async (request, send) => {
      const english = await rewritten(request, { headers: (headers) => headers.set('Accept-Language', 'en-US') })
      const response = await send(request)
      if (response.status !== 422) return response
      const { errors } = await bodyOf(await send(english))
      return changed(
        response,
        (body) => ({ ...body, errors }),
        () => true,
      )
    }),
  },
  {
    kind: 'languages',
    operation: 'confirmEmailChange',
    name: 'a refused code is told in English only',
    contradicts: 'Accept-Language: the language of labels and messages',
    wrap: on('confirmEmailChange', async (request, send) => {
      const response = await send(request.clone())
      return response.status === 422 ? send(await inEnglish(request)) : response
    }),
  },
  {
    kind: 'languages',
    operation: 'listTickets',
    name: 'a language that is not supported crashes the server',
    wrap: on('listTickets', async (request, send) => {
      const language = request.headers.get('Accept-Language') ?? 'en'
      return /^(en|tr|\*)/i.test(language) ? send(request) : crash()
    }),
  },
  {
    kind: 'languages',
    operation: 'createWebhook',
    name: 'the sentences about single fields are always in English',
    wrap: on('createWebhook', async (request, send) => {
      const response = await send(request.clone())
      if (response.status !== 422) return response
      const other = await send(await rewritten(request, { headers: (headers) => headers.delete('Accept-Language') }))
      const { errors } = (await other.json()) as Json
      return changed(
        response,
        (body) => ({ ...body, errors }),
        () => true,
      )
    }),
  },
  {
    kind: 'languages',
    operation: 'getEnums',
    name: 'labels are always in English',
    wrap: on('getEnums', async (request, send) =>
      send(await rewritten(request, { headers: (headers) => headers.delete('Accept-Language') })),
    ),
  },
  {
    kind: 'languages',
    operation: 'listProTips',
    name: 'a cache does not tell the languages apart',
    contradicts: 'x-localized: title and text; Language: Accept-Language chooses',
    wrap: keptInOneLanguage,
  },
]
