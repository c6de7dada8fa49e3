// The contract of a small product that has everything: tasks with parts, states, versions, roles, languages, files, exports and changes of several.
import {
  answer,
  body,
  cached,
  json,
  key,
  language,
  location,
  path,
  query,
  READ,
  refusals,
  tagged,
} from '#tests/contract/workshop/answers.ts'
import { FURTHER_PATHS } from '#tests/contract/workshop/further-paths.ts'
import { day, integer, object, ref, STATE, text, texts, WORKSHOP_SCHEMAS } from '#tests/contract/workshop/schemas.ts'

export const WORKSHOP_CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Workshop', version: '1' },
  security: [{ token: [] }],
  components: {
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    schemas: WORKSHOP_SCHEMAS,
  },
  paths: {
    '/tasks': {
      get: {
        operationId: 'listTasks',
        'x-order': { field: 'createdAt', direction: 'desc' },
        'x-sums': { at: '/totals', fields: ['cost'] },
        parameters: [
          language,
          query('page', { type: 'integer', minimum: 1, default: 1 }),
          query('pageSize', { type: 'integer', minimum: 1, maximum: 100, default: 25 }),
          query(
            'orderBy',
            { type: 'string', enum: ['title', 'cost', 'createdAt', 'dueOn'], default: 'createdAt' },
            { 'x-nulls': 'last' },
          ),
          query('direction', { type: 'string', enum: ['asc', 'desc'], default: 'desc' }),
          query('states', { type: 'array', items: STATE }),
          query('priority', { type: 'integer', enum: [1, 2, 3] }),
          query('isUrgent', { type: 'boolean' }),
          query(
            'search',
            { type: 'string', maxLength: 50 },
            { 'x-filters': { fields: ['title', 'note'], mode: 'contains' } },
          ),
          query('dueFrom', day, { 'x-filters': { field: 'dueOn', mode: 'from' } }),
          query('dueTo', day, { 'x-filters': { field: 'dueOn', mode: 'to' } }),
        ],
        responses: {
          200: answer(
            'Tasks.',
            json(
              object('*', {
                items: { type: 'array', items: ref('Task') },
                page: integer,
                totalCount: integer,
                totals: object('*', { cost: { type: 'number' } }),
              }),
            ),
            READ,
          ),
          ...refusals(400),
        },
      },
      post: {
        operationId: 'createTask',
        'x-min-role': 'user',
        parameters: [language, key],
        ...body(ref('NewTask')),
        responses: {
          201: answer('Created.', json(ref('Task')), { ...location, ETag: { required: true, schema: text } }),
          ...refusals(400, 403, 409, 422),
        },
      },
      patch: {
        operationId: 'updateTasks',
        'x-min-role': 'user',
        'x-localized': ['/conflicts/*/message'],
        parameters: [language],
        ...body(ref('TaskSet')),
        responses: {
          200: answer(
            'Changed.',
            json(
              object('*', {
                items: { type: 'array', items: ref('Task') },
                missingIds: texts,
                conflicts: { type: 'array', items: object('*', { id: text, message: text }) },
              }),
            ),
          ),
          ...refusals(400, 403, 422),
        },
      },
    },
    '/tasks/export': {
      get: {
        operationId: 'exportTasks',
        'x-min-role': 'user',
        responses: {
          200: answer('A table.', { 'text/csv': { schema: text } }, { ...READ, 'Content-Disposition': cached }),
          ...refusals(403),
        },
      },
    },
    '/tasks/{taskId}': {
      parameters: [path('taskId'), language],
      get: {
        operationId: 'getTask',
        responses: {
          200: answer('A task.', json(ref('Task')), tagged),
          304: answer('As it was.', undefined, tagged),
          ...refusals(404),
        },
      },
      patch: {
        operationId: 'updateTask',
        'x-min-role': 'user',
        'x-transitions': { field: 'state', from: { '1': [2], '2': [1, 3], '3': [2] }, set: { completedAt: [3] } },
        parameters: [query('expectedVersion', integer)],
        ...body(ref('TaskChanges')),
        responses: { 200: answer('Changed.', json(ref('Task'))), ...refusals(400, 403, 404, 409, 422) },
      },
      delete: {
        operationId: 'deleteTask',
        'x-min-role': 'admin',
        responses: { 204: answer('Gone.'), ...refusals(403, 404) },
      },
    },
    '/tasks/{taskId}/complete': {
      parameters: [path('taskId'), language],
      post: {
        operationId: 'completeTask',
        'x-min-role': 'user',
        'x-in-states': { field: 'state', values: [2], leads: { '2': 3 } },
        'x-sets': { state: 3 },
        responses: { 200: answer('Done.', json(ref('Task'))), ...refusals(403, 404, 409) },
      },
    },
    ...FURTHER_PATHS,
  },
}
