// The schemas of the workshop's contract.
export type Fields = Record<string, unknown>

export const object = (required: string, properties: Fields) => ({
  type: 'object',
  required: required === '*' ? Object.keys(properties) : required.split(' '),
  additionalProperties: false,
  properties,
})
export const text = { type: 'string' }
export const texts = { type: 'array', items: text }
export const integer = { type: 'integer' }
export const moment = { type: 'string', format: 'date-time' }
export const day = { type: 'string', format: 'date' }
export const orNull = (schema: { type: string }) => ({ ...schema, type: [schema.type, 'null'] })
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

const PLACE = {
  city: { type: 'string', minLength: 1, maxLength: 30 },
  zip: { type: ['string', 'null'], pattern: '^\\d{5}$' },
  floor: { type: ['integer', 'null'], minimum: 0, maximum: 50 },
}
const STEP = {
  name: { type: 'string', minLength: 1, maxLength: 30 },
  minutes: { type: 'integer', minimum: 1, maximum: 480 },
  isDone: { type: 'boolean', default: false },
  due: orNull(day),
}
export const STATE = { type: 'integer', enum: [1, 2, 3] }
const FIELDS = {
  title: { type: 'string', minLength: 1, maxLength: 40, pattern: '\\S' },
  note: { type: ['string', 'null'], maxLength: 200 },
  priority: { type: 'integer', enum: [1, 2, 3], 'x-min-roles': { '3': 'admin' } },
  cost: { type: 'number', minimum: 0, maximum: 1000, default: 0 },
  email: { type: ['string', 'null'], format: 'email' },
  isUrgent: { type: 'boolean', default: false },
  labels: { type: 'array', maxItems: 5, uniqueItems: true, items: { type: 'string', minLength: 1, maxLength: 20 } },
  dueOn: orNull(day),
  place: { anyOf: [ref('Place'), { type: 'null' }] },
  steps: { type: 'array', maxItems: 10, items: ref('Step') },
}

export const WORKSHOP_SCHEMAS = {
  Place: object('city', PLACE),
  Step: object('name minutes', STEP),
  Task: object('*', {
    id: text,
    version: integer,
    ...FIELDS,
    place: { anyOf: [object('*', PLACE), { type: 'null' }] },
    steps: { type: 'array', items: object('*', STEP) },
    stepCount: integer,
    state: STATE,
    completedAt: { ...orNull(moment), 'x-set-when': { field: 'state', values: [3] } },
    createdAt: moment,
    updatedAt: moment,
  }),
  NewTask: object('title priority', FIELDS),
  TaskChanges: { ...object('title', { ...FIELDS, state: STATE }), required: [] },
  TaskSet: object('ids', {
    ids: { type: 'array', minItems: 1, maxItems: 60, uniqueItems: true, items: text },
    isUrgent: { type: 'boolean' },
    expectedVersions: { type: 'object', additionalProperties: integer },
  }),
  Note: object('*', { id: text, taskId: text, text, createdAt: moment }),
  NewNote: object('text', {
    text: { type: 'string', minLength: 1, maxLength: 100 },
    fileIds: { type: 'array', maxItems: 3, uniqueItems: true, items: text },
  }),
  Invitation: object('*', { id: text, status: STATE, declinedAt: orNull(moment) }),
  Problem: object('status code message path requestId', {
    status: integer,
    code: text,
    message: text,
    path: text,
    requestId: text,
    errors: { type: 'object', additionalProperties: texts },
  }),
}
