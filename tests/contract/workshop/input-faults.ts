// Validates bodies by the schemas of the contract, or by ones with a fault.
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { type Is, Refusal } from '#tests/contract/workshop/http.ts'
import { type Fields, WORKSHOP_SCHEMAS } from '#tests/contract/workshop/schemas.ts'

type Properties = Record<string, Fields>
type Place = 'Place' | 'Step' | 'NewTask' | 'TaskChanges' | 'TaskSet' | 'NewNote'

/** Keywords of the schemas as a team gets them wrong; undefined leaves one out. */
const FAULTS: Record<string, [Place[], string, Fields]> = {
  'a city may have 29 letters': [['Place'], 'city', { maxLength: 29 }],
  'an empty city is taken': [['Place'], 'city', { minLength: 0 }],
  'a zip may end with anything': [['Place'], 'zip', { pattern: '^\\d{5}' }],
  'a place without a zip is refused': [['Place'], 'zip', { type: 'string' }],
  'the ground floor is refused': [['Place'], 'floor', { minimum: 1 }],
  'a step takes no minutes': [['Step'], 'minutes', { minimum: 0 }],
  'a step takes at most 479 minutes': [['Step'], 'minutes', { maximum: 479 }],
  'a step takes any minutes': [['Step'], 'minutes', { maximum: undefined }],
  'the day of a step is any text': [['Step'], 'due', { format: undefined }],
  'a step without a day is refused': [['Step'], 'due', { type: 'string' }],
  'priority 1 is refused in updates': [['TaskChanges'], 'priority', { enum: [2, 3] }],
  'any text is an address': [['NewTask', 'TaskChanges'], 'email', { format: undefined }],
  'any text is a day': [['NewTask', 'TaskChanges'], 'dueOn', { format: undefined }],
  'a title of spaces is taken': [['NewTask', 'TaskChanges'], 'title', { pattern: undefined }],
  'an empty label is taken': [['NewTask', 'TaskChanges'], 'labels', { items: { type: 'string', maxLength: 20 } }],
  'null is taken as no': [['NewTask', 'TaskChanges'], 'isUrgent', { type: ['boolean', 'null'] }],
  'six labels are taken': [['NewTask', 'TaskChanges'], 'labels', { maxItems: 6 }],
  'five labels are too many': [['NewTask', 'TaskChanges'], 'labels', { maxItems: 4 }],
  'a label twice is taken': [['NewTask', 'TaskChanges'], 'labels', { uniqueItems: undefined }],
  'ten steps are too many': [['NewTask', 'TaskChanges'], 'steps', { maxItems: 9 }],
  'eleven steps are taken': [['NewTask', 'TaskChanges'], 'steps', { maxItems: undefined }],
  'a cost of 1000 is refused': [['NewTask', 'TaskChanges'], 'cost', { exclusiveMaximum: 1000 }],
  'an update takes a long note': [['TaskChanges'], 'note', { maxLength: undefined }],
  'an id twice is taken': [['TaskSet'], 'ids', { uniqueItems: undefined }],
  'sixty ids are too many': [['TaskSet'], 'ids', { maxItems: 59 }],
  'a file of a note is named twice': [['NewNote'], 'fileIds', { uniqueItems: undefined }],
  'no ids are taken': [['TaskSet'], 'ids', { minItems: undefined }],
}

export const INPUT_FAULTS = Object.keys(FAULTS)

/** Returns a function that checks a body by the schema of a name. */
export function validation(is: Is): (name: string, value: unknown) => Fields {
  const schemas = structuredClone(WORKSHOP_SCHEMAS) as Record<string, Fields & { properties: Properties }>
  for (const [fault, [places, field, keywords]] of Object.entries(FAULTS))
    for (const place of is(fault) ? places : []) Object.assign(schemas[place]?.properties[field] ?? {}, keywords)
  if (is('unknown fields of a place are taken') && schemas.Place) schemas.Place.additionalProperties = true
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    coerceTypes: is('a number as text is converted'),
    removeAdditional: is('unknown fields are ignored'),
  })
  formats.default(ajv)
  const plain = JSON.parse(JSON.stringify(schemas)) as typeof schemas
  const validators = new Map(
    Object.entries(plain).map(([name, schema]) => [name, ajv.compile({ ...schema, components: { schemas: plain } })]),
  )
  return (name, value) => {
    const validate = validators.get(name)
    if (!validate || validate(value)) return value as Fields
    const errors = (validate.errors ?? []).map(({ instancePath, params, keyword }): [string, string] => {
      const { missingProperty, additionalProperty } = params as Record<string, string | undefined>
      const last = missingProperty ?? additionalProperty
      const field = [...instancePath.split('/').slice(1), ...(last === undefined ? [] : [last])].join('.')
      return [field || 'body', keyword]
    })
    const isInner = validate.errors?.some(({ instancePath }) => instancePath.split('/').length > 2) === true
    const status = is('a wrong inner field is a 400') && isInner ? 400 : 422
    throw new Refusal('invalid', Object.fromEntries(errors), { status })
  }
}
