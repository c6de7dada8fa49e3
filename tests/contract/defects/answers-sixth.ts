// Defects of operations drawn with the seed 20261205, written from the contract alone: status, schema, headers, languages.
import {
  beside,
  englishRefusals,
  isReplay,
  mergedWithEnglish,
  refusedAs,
  refusedHere,
  shownAs,
} from '#tests/contract/defects/common.ts'
import { bodyOf, type Defect, type Json, on, withHeader, withStatus } from '#tests/contract/defects/defect.ts'
import { rowsOf, textOf } from '#tests/contract/defects/tampering.ts'

const REQUEST_ID = 'Request-Id'
const CHALLENGE = 'WWW-Authenticate'

export const ANSWERS_SIXTH_DEFECTS: Defect[] = [
  {
    kind: 'status',
    operation: 'updateAutopilotItem',
    name: 'an edit that began with a stale version is a 412',
    contradicts: '409: “Someone else has saved the item since”, with the code `changed-meanwhile`; there is no 412.',
    wrap: on('updateAutopilotItem', async (request, send) => {
      const response = await send(request)
      if (response.status !== 409 || (await bodyOf(response)).code !== 'changed-meanwhile') return response
      return refusedAs(response, 412, 'changed-meanwhile')
    }),
  },
  {
    kind: 'status',
    operation: 'importSocialPosts',
    name: 'an import that creates posts is a 201',
    contradicts: 'The only success is 200: “What became of each row.”',
    wrap: on('importSocialPosts', async (request, send) => {
      const response = await send(request)
      if (!response.ok || !Number((await bodyOf(response)).createdCount)) return response
      return withStatus(response, 201)
    }),
  },
  {
    kind: 'status',
    operation: 'getWorkspaceAttention',
    name: 'the account of other people is a 403',
    contradicts: '404: “The resource does not exist, or belongs to another person or account.”',
    wrap: on('getWorkspaceAttention', async (request, send) => {
      const response = await send(request)
      return response.status === 404 ? refusedAs(response, 403, 'role-too-low') : response
    }),
  },
  {
    kind: 'status',
    operation: 'listLinkedInOrganizations',
    name: 'an account without a LinkedIn credential gets a 404',
    contradicts: '“Without a LinkedIn credential the list is empty”',
    wrap: on('listLinkedInOrganizations', async (request, send) => {
      const response = await send(request)
      if (!response.ok || (await response.clone().text()).trim() !== '[]') return response
      return refusedHere(request, await send(beside(request, '/LinkedIn/acc_none')))
    }),
  },
  {
    kind: 'schema',
    operation: 'listSocialPostHistory',
    name: 'an event of the whole post has an empty field in place of null',
    contradicts:
      '`field`: “null for an event of the whole thing”; `x-set-when: {field: action, values: [2], only: true}`',
    wrap: shownAs('listSocialPostHistory', (body) => ({
      ...body,
      items: rowsOf(body).map((row) => ({ ...row, field: row.field ?? '' })),
    })),
  },
  {
    kind: 'schema',
    operation: 'getAdCampaignAnalysis',
    name: 'the days of the period are moments',
    contradicts: '`period` is a DateRange: “A period of whole days”; its ends are CalendarDate, `YYYY-MM-DD`.',
    wrap: shownAs('getAdCampaignAnalysis', (body) => {
      const days = Object.entries(Object(body.period) as Json)
      return { ...body, period: Object.fromEntries(days.map(([name, day]) => [name, `${textOf(day)}T00:00:00Z`])) }
    }),
  },
  {
    kind: 'schema',
    operation: 'listUserStrategyCheckIns',
    name: 'the value of a check-in is a decimal written as text',
    contradicts: '`value`: `type: [number, null]`, “The value of the metric at that time”',
    wrap: shownAs('listUserStrategyCheckIns', (body) => ({
      ...body,
      items: rowsOf(body).map(({ value, ...row }) => ({
        ...row,
        value: typeof value === 'number' ? value.toFixed(4) : value,
      })),
    })),
  },
  {
    kind: 'schema',
    operation: 'updateUserTaskComment',
    name: 'the moment of the edit has neither T nor zone',
    contradicts: '`editedAt` is a Timestamp: “A moment in UTC, ISO 8601.”, `format: date-time`',
    wrap: shownAs('updateUserTaskComment', (body) => ({
      ...body,
      editedAt: body.editedAt === null ? null : textOf(body.editedAt).replace('T', ' ').replace('Z', ''),
    })),
  },
  {
    kind: 'headers',
    operation: 'listAnnotations',
    name: 'a refusal has another Request-Id in the header than in the body',
    contradicts: 'Request-Id: “an error carries the same value as `requestId`”',
    wrap: on('listAnnotations', async (request, send) => {
      const response = await send(request)
      const own = response.headers.get(REQUEST_ID)
      return response.ok || own === null ? response : withHeader(response, REQUEST_ID, `edge_${own}`.slice(0, 64))
    }),
  },
  {
    kind: 'headers',
    operation: 'getAutopilotGuardrails',
    name: 'the challenge to a token that is no longer valid does not say so',
    contradicts: 'WWW-Authenticate: “with `error="invalid_token"` where a token was sent”',
    wrap: on('getAutopilotGuardrails', async (request, send) => {
      const response = await send(request)
      const challenge = response.headers.get(CHALLENGE)
      return challenge ? withHeader(response, CHALLENGE, challenge.replace(/, error=.*$/, '')) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'createAccountStrategy',
    name: 'a replayed creation has no Location',
    contradicts: '201 has `Location`, which is required; the same key “replays the first answer”',
    wrap: on('createAccountStrategy', async (request, send) => {
      const response = await send(request)
      return isReplay(response) ? withHeader(response, 'Location', undefined) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'createUserTask',
    name: 'Location leaves out the person',
    contradicts: 'Location: “Where what was created can be read, as a path of this API.”',
    wrap: on('createUserTask', async (request, send) => {
      const response = await send(request)
      const place = response.headers.get('Location')
      return place ? withHeader(response, 'Location', place.replace(/^(\/TaskUser)\/[^/]+/, '$1')) : response
    }),
  },
  {
    kind: 'languages',
    operation: 'createAiImageAnswer',
    name: 'what is wrong with a field is said in English, below a message in the language of the request',
    contradicts: '`errors`: “Messages by field of the body, in the language of the request”',
    wrap: mergedWithEnglish(
      'createAiImageAnswer',
      (own, { errors }) => ({ ...own, errors }),
      (status) => status === 422,
    ),
  },
  {
    kind: 'languages',
    operation: 'register',
    name: 'that an address is taken is said in English',
    contradicts: '`message`: “One sentence for a person, in the language of the request”',
    wrap: englishRefusals('register', 409),
  },
  {
    kind: 'languages',
    operation: 'updateMetricSetting',
    name: 'a lost race and a monitor of the product are refused in English',
    contradicts: '`message`: “One sentence for a person, in the language of the request”',
    wrap: englishRefusals('updateMetricSetting', 409),
  },
  {
    kind: 'languages',
    operation: 'deleteAccountTaskComment',
    name: 'that the comment is another person’s is said in English',
    contradicts: '403: “The comment was written by somebody else.”; `message`: “in the language of the request”',
    wrap: englishRefusals('deleteAccountTaskComment', 403),
  },
]
