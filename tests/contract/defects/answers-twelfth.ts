// Defects of operations drawn with the seed 20261213, written from the contract alone: status, schema, headers and languages.
import {
  beside,
  emptied,
  inEnglish,
  isReplay,
  listOf,
  mergedWithEnglish,
  refusedAs,
  refusedHere,
  shownAs,
} from '#tests/contract/defects/common.ts'
import { bodyOf, type Defect, type Json, on, withBody, withHeader } from '#tests/contract/defects/defect.ts'
import { leftOut, pathOf, textOf } from '#tests/contract/defects/tampering.ts'

const isTurkish = ({ headers }: Request) => headers.get('Accept-Language')?.startsWith('tr') ?? false

const EMAIL_TAKEN = 'This address is already registered. Sign in, or reset your password.'

/** A merge of each row of a Turkish list with the row of the English list at the same place. */
const rowsMerged = (change: (row: Json, english: Json) => Json) => (own: Json, english: Json) =>
  listOf(own).map((row, at) => change(row, listOf(Object.values(english))[at] ?? {})) as unknown as Json

/** The parameters of a rule, with the labels of another reading of it. */
const withLabels = (row: Json, english: Json): Json => ({
  ...row,
  parameters: listOf(row.parameters).map((one, at) => ({
    ...one,
    label: listOf(english.parameters)[at]?.label ?? one.label,
  })),
})

export const ANSWERS_TWELFTH_DEFECTS: Defect[] = [
  {
    kind: 'status',
    operation: 'archiveAccountTasks',
    name: 'a call that archives nothing answers without content',
    contradicts: '200: TasksArchived, whose `archivedCount` is required; “Repeating the call archives nothing more.”',
    wrap: on('archiveAccountTasks', async (request, send) => {
      const response = await send(request)
      return response.ok && (await bodyOf(response)).archivedCount === 0 ? emptied(response) : response
    }),
  },
  {
    kind: 'status',
    operation: 'declineInvitation',
    name: 'an invitation that was declined already is refused as answered',
    contradicts: '“Declining twice changes nothing more.” `x-idempotent`: true',
    wrap: (send) => {
      const declined = new Set<string>()
      return on('declineInvitation', async (request, next) => {
        const other = beside(request, '/Account/unknown')
        const here = request.clone()
        const response = await next(request)
        if (!response.ok) return response
        const { userId, invitedAt } = await bodyOf(response)
        const key = `${pathOf(here)} ${textOf(userId)} ${textOf(invitedAt)}`
        if (!declined.has(key)) {
          declined.add(key)
          return response
        }
        return refusedHere(here, await refusedAs(await next(other), 409, 'invitation-answered'))
      })(send)
    },
  },
  {
    kind: 'status',
    operation: 'deleteSocialPost',
    name: 'a post that someone else has changed is a failed precondition',
    contradicts: '`x-error-codes`: 409 `changed-meanwhile`; the operation has no 412',
    wrap: on('deleteSocialPost', async (request, send) => {
      const response = await send(request)
      const { code } = await bodyOf(response)
      return code === 'changed-meanwhile' ? refusedAs(response, 412, 'changed-meanwhile') : response
    }),
  },
  {
    kind: 'status',
    operation: 'updateUserName',
    name: 'a name that someone else has is an invalid field',
    contradicts: '409 `user-name-taken`: “Someone else has this name, or had it within the last 30 days.”',
    wrap: on('updateUserName', async (request, send) => {
      const response = await send(request)
      return response.status === 409 ? refusedAs(response, 422, 'invalid-fields') : response
    }),
  },
  {
    kind: 'schema',
    operation: 'updateFile',
    name: 'a file without an alternative text has an empty one',
    contradicts: 'FileItem: `altText` is “null when none was given”; FileUpdate: “null for none”',
    wrap: shownAs('updateFile', (body) => (body.altText === null ? { ...body, altText: '' } : body)),
  },
  {
    kind: 'schema',
    operation: 'getAuctionInsights',
    name: 'how often a rival was above is a percentage',
    contradicts: 'AuctionRival: `positionAboveRate` is a Rate; “Rates run from 0 to 1.”',
    wrap: shownAs('getAuctionInsights', (body) => ({
      ...body,
      rivals: listOf(body.rivals).map((rival) => ({
        ...rival,
        positionAboveRate: Math.round(Number(rival.positionAboveRate) * 1000) / 10,
      })),
    })),
  },
  {
    kind: 'schema',
    operation: 'getAdsIntegration',
    name: 'the manager customer is written with dashes',
    contradicts: 'AdsIntegration: `customerId` is a CustomerClientId, “ten digits without dashes”',
    wrap: shownAs('getAdsIntegration', (body) =>
      typeof body.customerId === 'string'
        ? { ...body, customerId: body.customerId.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3') }
        : body,
    ),
  },
  {
    kind: 'schema',
    operation: 'restoreAnomalyComment',
    name: 'a comment that was never edited comes back without the time of its edit',
    contradicts: 'AnomalyComment: `editedAt` is required, “null when it never was”',
    wrap: shownAs('restoreAnomalyComment', (body) => (body.editedAt === null ? leftOut(body, 'editedAt') : body)),
  },
  {
    kind: 'headers',
    operation: 'createUserStrategy',
    name: 'the location of a private strategy is the address of a shared one',
    contradicts: '`Location`: “Where what was created can be read, as a path of this API.”',
    wrap: on('createUserStrategy', async (request, send) => {
      const response = await send(request)
      const location = response.headers.get('Location')
      if (location === null) return response
      return withHeader(response, 'Location', location.replace('/StrategyUser/', '/StrategyAccount/'))
    }),
  },
  {
    kind: 'headers',
    operation: 'getUser',
    name: 'a call without a token is not told the scheme',
    contradicts: '401: `WWW-Authenticate` is required: “The scheme that the call needs (RFC 6750)”',
    wrap: on('getUser', async (request, send) => {
      const response = await send(request)
      const { code } = await bodyOf(response)
      return code === 'token-missing' ? withHeader(response, 'WWW-Authenticate', undefined) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'startTrial',
    name: 'a replayed answer is not marked as one',
    contradicts:
      '`Idempotent-Replayed`: “Present, and true, where the answer is that of an earlier call with the same Idempotency-Key.”',
    wrap: on('startTrial', async (request, send) => withHeader(await send(request), 'Idempotent-Replayed', undefined)),
  },
  {
    kind: 'headers',
    operation: 'createDesign',
    name: 'the first answer to a key is marked as a replayed one',
    contradicts:
      '`Idempotent-Replayed`: “Present, and true, where the answer is that of an earlier call with the same Idempotency-Key.”',
    wrap: on('createDesign', async (request, send) => {
      const hasKey = request.headers.has('Idempotency-Key')
      const response = await send(request)
      return hasKey && response.ok && !isReplay(response)
        ? withHeader(response, 'Idempotent-Replayed', 'true')
        : response
    }),
  },
  {
    kind: 'languages',
    operation: 'listDesignTypes',
    name: 'the labels of the formats for social networks are English in Turkish',
    contradicts: '`x-localized`: `/*/label`; “Labels are in the language of the request.”',
    wrap: mergedWithEnglish(
      'listDesignTypes',
      rowsMerged((row, english) => (row.set === 1 ? { ...row, label: english.label } : row)),
    ),
  },
  {
    kind: 'languages',
    operation: 'register',
    name: 'that an address is taken is told in English',
    contradicts: 'ApiError: `message` is “One sentence for a person, in the language of the request”',
    wrap: on('register', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const body = await bodyOf(response)
      return body.code === 'email-taken' && isTurkish(again)
        ? withBody(response, { ...body, message: EMAIL_TAKEN })
        : response
    }),
  },
  {
    kind: 'languages',
    operation: 'listRuleCatalogue',
    name: 'the labels of parameters are English in Turkish',
    contradicts: '`x-localized`: `/*/parameters/*/label`',
    wrap: mergedWithEnglish('listRuleCatalogue', rowsMerged(withLabels)),
  },
  {
    kind: 'languages',
    operation: 'updatePassword',
    name: 'what is wrong with the new password is told in English',
    contradicts: 'ApiError: `errors` has “Messages by field of the body, in the language of the request”',
    wrap: on('updatePassword', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const body = await bodyOf(response)
      if (body.code !== 'invalid-fields' || !isTurkish(again)) return response
      const { errors } = await bodyOf(await send(await inEnglish(again)))
      return withBody(response, { ...body, errors })
    }),
  },
]
