// The paths of the workshop beside its tasks: notes, files, categories, numbers, invitations and sessions.
import {
  answer,
  body,
  cached,
  header,
  json,
  language,
  location,
  path,
  READ,
  REFUSALS,
  refusals,
  tagged,
} from '#tests/contract/workshop/answers.ts'
import { integer, object, orNull, ref, text } from '#tests/contract/workshop/schemas.ts'

export const FURTHER_PATHS = {
  '/tasks/{taskId}/notes': {
    parameters: [path('taskId'), language],
    get: {
      operationId: 'listNotes',
      responses: {
        200: answer(
          'Notes.',
          json({ type: 'array', 'x-order': { field: 'createdAt', direction: 'asc' }, items: ref('Note') }),
          READ,
        ),
        ...refusals(404),
      },
    },
    post: {
      operationId: 'createNote',
      'x-min-role': 'user',
      ...body(ref('NewNote')),
      responses: { 201: answer('Created.', json(ref('Note')), location), ...refusals(400, 403, 404, 422) },
    },
  },
  '/tasks/{taskId}/notes/{noteId}': {
    parameters: [path('taskId'), path('noteId'), language],
    get: {
      operationId: 'getNote',
      responses: { 200: answer('A note.', json(ref('Note')), tagged), ...refusals(404) },
    },
    put: {
      operationId: 'updateNote',
      'x-min-role': 'user',
      'x-author-only': true,
      parameters: [header('If-Match')],
      ...body(ref('NewNote')),
      responses: {
        200: answer('Changed.', json(ref('Note')), { ETag: { required: true, schema: text } }),
        ...refusals(400, 403, 404, 412, 422),
      },
    },
    delete: {
      operationId: 'deleteNote',
      'x-min-role': 'user',
      'x-author-only': true,
      parameters: [header('If-Match')],
      responses: { 204: answer('Gone.'), ...refusals(403, 404, 412) },
    },
  },
  '/files': {
    post: {
      operationId: 'createFile',
      'x-min-role': 'user',
      parameters: [language],
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: object('file', {
              file: { type: 'string', format: 'binary' },
              title: { type: 'string', maxLength: 30 },
            }),
          },
        },
      },
      responses: {
        201: answer(
          'Stored.',
          json(object('*', { id: text, size: integer, title: orNull({ type: 'string' }) })),
          location,
        ),
        ...refusals(400, 403, 422),
      },
    },
  },
  '/files/{fileId}': {
    parameters: [path('fileId'), language],
    get: {
      operationId: 'getFile',
      responses: {
        200: answer('The file.', { 'application/octet-stream': {} }, { ...READ, 'Content-Disposition': cached }),
        ...refusals(404),
      },
    },
    delete: {
      operationId: 'deleteFile',
      'x-min-role': 'user',
      responses: { 204: answer('Gone.'), ...refusals(403, 404) },
    },
  },
  '/categories': {
    parameters: [language],
    get: {
      operationId: 'listCategories',
      'x-localized': ['/*/label'],
      responses: {
        200: answer('Categories.', json({ type: 'array', items: object('*', { id: text, label: text }) }), {
          ...tagged,
          'Content-Language': cached,
          Vary: cached,
        }),
        304: answer('As it was.', undefined, { ...tagged, Vary: cached }),
        ...refusals(),
      },
    },
  },
  '/stats': {
    get: {
      operationId: 'getStats',
      'x-counts': { list: 'listTasks', fields: { urgentCount: { isUrgent: true }, doneCount: { states: [3] } } },
      responses: {
        200: answer('Numbers.', json(object('*', { urgentCount: integer, doneCount: integer })), READ),
        ...refusals(),
      },
    },
  },
  '/invitations': {
    post: {
      operationId: 'invite',
      'x-min-role': 'user',
      responses: { 201: answer('Invited.', json(ref('Invitation')), location), ...refusals(403) },
    },
  },
  '/invitations/{invitationId}': {
    parameters: [path('invitationId'), language],
    get: {
      operationId: 'getInvitation',
      responses: { 200: answer('An invitation.', json(ref('Invitation')), READ), ...refusals(404) },
    },
  },
  '/invitations/{invitationId}/decline': {
    parameters: [path('invitationId'), language],
    post: {
      operationId: 'declineInvitation',
      'x-min-role': 'user',
      'x-idempotent': true,
      'x-sets': { status: 3 },
      responses: { 200: answer('Declined.', json(ref('Invitation'))), ...refusals(403, 404) },
    },
  },
  '/sessions': {
    post: {
      operationId: 'signIn',
      security: [],
      ...body(object('name', { name: text })),
      responses: {
        200: answer('Signed in.', json(object('*', { token: text }))),
        400: REFUSALS[400],
        422: REFUSALS[422],
      },
    },
  },
  '/session': {
    delete: { operationId: 'signOut', responses: { 204: answer('Signed out.'), ...refusals() } },
  },
}
