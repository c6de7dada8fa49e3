// Defects of input: what is not refused although the contract forbids it, and the other way around (accounts, persons, tickets and webhooks).

import { answered, asked, withText } from '#tests/contract/defects/common.ts'
import {
  bodyOf,
  type Defect,
  on,
  rewritten,
  withBody,
  withJson,
  without,
  withStatus,
} from '#tests/contract/defects/defect.ts'
import { requestWith, textOf } from '#tests/contract/defects/tampering.ts'

const UNKNOWN_CODE = { isValid: false, purpose: null, email: null, expiresAt: null, invitation: null }

export const INPUT_ACCOUNTS_DEFECTS: Defect[] = [
  {
    kind: 'input',
    operation: 'createBillingPortalSession',
    name: 'an address that is none is ignored',
    contradicts: 'schema of the body: returnUrl has the format uri and a pattern',
    wrap: requestWith('createBillingPortalSession', (body) => {
      const { returnUrl, ...rest } = body
      const isAddress = typeof returnUrl !== 'string' || (URL.canParse(returnUrl) && /^https?:/.test(returnUrl))
      return isAddress ? body : rest
    }),
  },
  {
    kind: 'input',
    operation: 'checkVerificationCode',
    name: 'the code may be left out',
    contradicts: 'parameter code: required',
    wrap: on('checkVerificationCode', async (request, send) => {
      const hasCode = new URL(request.url).searchParams.has('code')
      const again = request.clone()
      const response = await send(request)
      if (response.status !== 400 || hasCode) return response
      const unknown = await send(
        await rewritten(again, { url: ({ searchParams }) => searchParams.set('code', 'none-at-all') }),
      )
      return unknown.status === 200 ? withStatus(withBody(unknown, await bodyOf(unknown)), 200) : response
    }),
  },
  {
    kind: 'input',
    operation: 'requestPhoneChange',
    name: 'a number without its plus sign is accepted',
    contradicts: 'phone: pattern',
    wrap: requestWith('requestPhoneChange', (body) =>
      /^[1-9]\d{6,14}$/.test(textOf(body.phone)) ? { ...body, phone: `+${textOf(body.phone)}` } : body,
    ),
  },
  {
    kind: 'input',
    operation: 'inviteAccountUser',
    name: 'an address without a domain is accepted',
    wrap: on('inviteAccountUser', async (request, send) => {
      const { email } = await bodyOf(request)
      const isBroken = typeof email === 'string' && email.length > 0 && !/^[^@\s]+@[^@\s]+$/.test(email)
      const address = `invited-${crypto.randomUUID()}@conformance.example`
      return send(isBroken ? await withJson(request, (body) => ({ ...body, email: address })) : request)
    }),
  },
  {
    kind: 'input',
    operation: 'createTicketMessage',
    name: 'an empty text gets a placeholder',
    contradicts: 'schema of the body: text has at least 1 character',
    wrap: requestWith('createTicketMessage', (body) => (body.text === '' ? { ...body, text: '(no text)' } : body)),
  },
  {
    kind: 'input',
    operation: 'updateTicket',
    name: 'numbers written as text are converted and accepted',
    wrap: on('updateTicket', async (request, send) =>
      send(
        await withJson(request, (body) =>
          typeof body.priority === 'string' ? { ...body, priority: Number(body.priority) } : body,
        ),
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'updateWebhook',
    name: 'null is taken for a field that is left out',
    wrap: on('updateWebhook', async (request, send) =>
      send(
        await withJson(request, (body) =>
          Object.fromEntries(Object.entries(body).filter(([name, value]) => value !== null || name === 'description')),
        ),
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'listNotifications',
    name: 'a size above the greatest one is accepted',
    wrap: on('listNotifications', async (request, send) =>
      send(
        await rewritten(request, {
          url: ({ searchParams }) => {
            if (Number(searchParams.get('pageSize')) > 100) searchParams.set('pageSize', '100')
          },
        }),
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'createTicket',
    name: 'a value outside of an enumeration is accepted',
    wrap: on('createTicket', async (request, send) =>
      send(
        await withJson(request, (body) =>
          typeof body.category === 'number' && ![1, 2, 3, 4, 5, 6].includes(body.category)
            ? { ...body, category: 1 }
            : body,
        ),
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'listWebhooks',
    name: 'an unknown parameter is ignored',
    wrap: on('listWebhooks', async (request, send) =>
      send(
        await rewritten(request, {
          url: (url) => {
            const unknown = [...url.searchParams.keys()].filter((name) => !['currentPage', 'pageSize'].includes(name))
            without(...unknown)(url)
          },
        }),
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'createTicketMessage',
    name: 'broken JSON crashes the server',
    wrap: on('createTicketMessage', async (request, send) => {
      const text = await request.clone().text()
      try {
        JSON.parse(text)
        return await send(request)
      } catch {
        return new Response('Internal Server Error', { status: 500, headers: { 'Content-Type': 'text/plain' } })
      }
    }),
  },
  {
    kind: 'input',
    operation: 'createTicket',
    name: 'the length of a subject is counted in bytes',
    wrap: requestWith(
      'createTicket',
      withText('subject', (text) => (Buffer.byteLength(text) > 200 ? text.padEnd(201, '.') : text)),
    ),
  },
  {
    kind: 'input',
    operation: 'createWebhook',
    name: 'fields that only the server sets are taken',
    wrap: on('createWebhook', async (request, send) =>
      send(
        await withJson(request, (body) =>
          Object.fromEntries(Object.entries(body).filter(([name]) => !['id', 'createdAt', 'version'].includes(name))),
        ),
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'createSavedView',
    name: 'JSON is accepted under another media type',
    wrap: on('createSavedView', async (request, send) =>
      send(await rewritten(request, { headers: (headers) => headers.set('Content-Type', 'application/json') })),
    ),
  },
  {
    kind: 'input',
    operation: 'createAnnotation',
    name: 'an end before its beginning is accepted',
    wrap: on('createAnnotation', async (request, send) => {
      const { dateBegin, dateEnd } = await bodyOf(request)
      const isTurned = typeof dateBegin === 'string' && typeof dateEnd === 'string' && dateEnd < dateBegin
      return send(isTurned ? await withJson(request, (body) => ({ ...body, dateEnd: dateBegin })) : request)
    }),
  },
  {
    kind: 'input',
    operation: 'checkRegistrationCode',
    name: 'a code of any form is only unknown',
    contradicts: 'VerificationCode: minLength 6, maxLength 128, pattern',
    wrap: on('checkRegistrationCode', async (request, send) => {
      const { searchParams } = new URL(request.url)
      const isCodeOnly = [...searchParams.keys()].join() === 'code' && searchParams.get('code') !== ''
      const response = await send(request)
      return response.status === 400 && isCodeOnly ? answered(response, UNKNOWN_CODE) : response
    }),
  },
  {
    kind: 'input',
    operation: 'listTickets',
    name: 'a value that is named twice counts once',
    wrap: on('listTickets', async (request, send) =>
      send(
        await asked(request, (one) => {
          const values = new Set(one.getAll('statuses'))
          one.delete('statuses')
          for (const value of values) one.append('statuses', value)
        }),
      ),
    ),
  },
]
