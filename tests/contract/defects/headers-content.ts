// Defects of headers (posts, files, designs and surveys).
import { bodyOf, type Defect, on, withHeader } from '#tests/contract/defects/defect.ts'
import { textOf } from '#tests/contract/defects/tampering.ts'

export const HEADERS_CONTENT_DEFECTS: Defect[] = [
  {
    kind: 'headers',
    operation: 'listDesigns',
    name: 'a required header is missing',
    wrap: on('listDesigns', async (request, send) => withHeader(await send(request), 'Request-Id', undefined)),
  },
  {
    kind: 'headers',
    operation: 'createFile',
    name: 'Location names the list',
    contradicts: 'header Location: where what was created can be read',
    wrap: on('createFile', async (request, send) => {
      const { pathname } = new URL(request.url)
      const response = await send(request)
      return response.headers.has('Location') ? withHeader(response, 'Location', pathname) : response
    }),
  },
  {
    kind: 'headers',
    operation: 'createTemporaryFile',
    name: 'a replay does not say that it is one',
    contradicts: 'header Idempotent-Replayed: present where the answer is that of an earlier call',
    wrap: on('createTemporaryFile', async (request, send) =>
      withHeader(await send(request), 'Idempotent-Replayed', undefined),
    ),
  },
  {
    kind: 'headers',
    operation: 'createBusinessSurvey',
    name: 'Location leaves out the account',
    contradicts: 'header Location: where what was created can be read',
    wrap: on('createBusinessSurvey', async (request, send) => {
      const response = await send(request)
      if (response.status !== 201) return response
      return withHeader(response, 'Location', `/BusinessSurvey/${textOf((await bodyOf(response)).id)}`)
    }),
  },
  {
    kind: 'headers',
    operation: 'listSocialPostSlots',
    name: 'the answer is told to be Latin-1',
    contradicts: 'JSON is UTF-8',
    wrap: on('listSocialPostSlots', async (request, send) => {
      const response = await send(request)
      return response.ok ? withHeader(response, 'Content-Type', 'application/json; charset=iso-8859-1') : response
    }),
  },
  {
    kind: 'headers',
    operation: 'listFiles',
    name: 'JSON is sent in another charset',
    wrap: on('listFiles', async (request, send) =>
      withHeader(await send(request), 'Content-Type', 'application/json; charset=iso-8859-1'),
    ),
  },
  {
    kind: 'headers',
    operation: 'importSocialPosts',
    name: 'the first answer says that it is a replay',
    contradicts: 'Idempotent-Replayed: true only where an earlier answer is repeated',
    wrap: on('importSocialPosts', async (request, send) => {
      const response = await send(request)
      return response.ok ? withHeader(response, 'idempotent-replayed', 'true') : response
    }),
  },
]
