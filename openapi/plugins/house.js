// Rules of this contract that no public rule set has. Each is a Redocly rule: a function that gives a visitor.

const VERBS = [
  'list',
  'get',
  'create',
  'update',
  'delete',
  'export',
  'accept',
  'approve',
  'archive',
  'backtest',
  'check',
  'confirm',
  'connect',
  'deactivate',
  'decline',
  'disconnect',
  'dismiss',
  'import',
  'invite',
  'login',
  'logout',
  'preview',
  'reauthorize',
  'receive',
  'refresh',
  'register',
  'reject',
  'remove',
  'request',
  'resend',
  'reset',
  'restore',
  'rotate',
  'run',
  'select',
  'send',
  'share',
  'start',
  'undo',
  'unsubscribe',
  'validate',
]
const METHODS = ['get', 'post', 'put', 'delete']

/** Webhooks are called by Adwright: the receiver has no token, no language and an error shape of its own. */
const isWebhook = ({ source }) => source.absoluteRef.includes('/webhooks/')

const operationsOf = (pathItem) =>
  METHODS.filter((method) => pathItem[method]).map((method) => [method, pathItem[method]])
const isJson = (mediaType) => mediaType.includes('json')
const hasType = (schema, type) => (Array.isArray(schema.type) ? schema.type.includes(type) : schema.type === type)

/** operationId = verb + noun in camelCase. */
const operationIdVerb = () => ({
  Operation(operation, { report, location }) {
    const verb = VERBS.find(
      (known) => operation.operationId === known || new RegExp(`^${known}[A-Z]`).test(operation.operationId ?? ''),
    )
    if (!verb || !/^[a-z]+([A-Z][a-z0-9]*)*$/.test(operation.operationId)) {
      report({
        message: `operationId "${operation.operationId}" is not a known verb and a noun in camelCase.`,
        location: location.child('operationId'),
      })
    }
  },
})

/** Every status an operation can answer is listed: never as `default`. */
const noDefaultResponse = () => ({
  Operation(operation, { report, location }) {
    if (operation.responses?.default)
      report({
        message: 'A default response hides which statuses there are.',
        location: location.child(['responses', 'default']),
      })
  },
})

const PUBLIC_OPERATIONS = [
  'checkRegistrationCode',
  'checkVerificationCode',
  'getConstants',
  'getEnums',
  'getSharedReport',
  'login',
  'register',
  'registerWithCode',
  'requestPasswordReset',
  'resetPassword',
  'unsubscribe',
]

/** Only these calls may be made without a token. */
const publicOperations = () => ({
  Operation(operation, { report, location }) {
    const isPublic =
      operation.security?.some((requirement) => Object.keys(requirement).length === 0) ||
      operation.security?.length === 0
    if (isPublic && !isWebhook(location) && !PUBLIC_OPERATIONS.includes(operation.operationId)) {
      report({
        message: `${operation.operationId} may not be called without a token.`,
        location: location.child('security'),
      })
    }
  },
})

const requiredStatuses = (path, method, operation, isPublic) => [
  '400',
  '429',
  '500',
  '503',
  ...(isPublic ? [] : ['401']),
  ...(path.includes('{') ? ['404'] : []),
  ...(path.includes('{accountId}') && !isPublic ? ['403'] : []),
  ...(method === 'get' || isPublic ? [] : ['507']),
  ...(operation.requestBody ? ['413', '415', '422'] : []),
]

/** The errors that method, path, body and access bring with them are all there. */
const errorResponses = () => {
  let isPublicByDefault = true
  return {
    Root(root) {
      isPublicByDefault = !root.security?.length
    },
    PathItem(pathItem, { report, location, key: path }) {
      if (isWebhook(location)) return
      for (const [method, operation] of operationsOf(pathItem)) {
        const isPublic = operation.security ? operation.security.length === 0 : isPublicByDefault
        const missing = requiredStatuses(path, method, operation, isPublic).filter(
          (status) => !operation.responses?.[status],
        )
        if (missing.length > 0)
          report({
            message: `${method.toUpperCase()} ${path} does not list ${missing.join(', ')}.`,
            location: location.child([method, 'responses']).key(),
          })
      }
    },
  }
}

/** Every failure has the one error shape; 429 and 503 say when to come back. */
const errorShape = () => ({
  Operation: {
    Response(response, { report, location, key: status, resolve }) {
      if (!/^[45]/.test(status) || isWebhook(location)) return
      const schema = response.content?.['application/json']?.schema
      const isApiError = schema?.$ref?.endsWith('ApiError.yaml') || schema?.$ref?.endsWith('/ApiError')
      if (!isApiError)
        report({ message: `${status} is not answered as application/json with an ApiError.`, location: location.key() })
      if (['429', '503'].includes(status) && !resolve(response.headers?.['Retry-After'] ?? {}).node?.schema) {
        report({ message: `${status} does not say Retry-After.`, location: location.key() })
      }
    },
  },
})

const isList = (schema, resolve) => {
  const node = schema?.$ref ? resolve(schema).node : schema
  if (!node) return false
  if (hasType(node, 'array')) return true
  return Boolean(node.allOf?.some((part) => part.$ref?.includes('PageFields')))
}

/** Every body has named examples; a successful answer begins with `typical`, and a list shows itself `empty`, too. */
const examplesPresent = () => ({
  Operation: {
    Response(response, { report, location, key: status, resolve }) {
      const isSuccess = status.startsWith('2')
      for (const [mediaType, { schema, examples }] of Object.entries(response.content ?? {})) {
        if (!isJson(mediaType)) continue
        const names = Object.keys(examples ?? {})
        const complain = (message) => report({ message, location: location.child(['content', mediaType]) })
        if (names.length === 0) complain('There is no named example.')
        else if (isSuccess && names[0] !== 'typical') complain('The first example is not named "typical".')
        if (isSuccess && isList(schema, resolve) && !names.includes('empty'))
          complain('A list has no example named "empty".')
      }
    },
    RequestBody(body, { report, location }) {
      for (const [mediaType, { examples }] of Object.entries(body.content ?? {})) {
        if (Object.keys(examples ?? {}).length === 0)
          report({ message: 'There is no named example.', location: location.child(['content', mediaType]) })
      }
    },
  },
})

const FIXED_LENGTH_FORMATS = ['uuid', 'binary']

/** Every string has a length, every number a range, every list and map a size. */
const bounds = () => ({
  Schema(schema, { report, location }) {
    if (schema.enum || schema.const !== undefined || schema.$ref) return
    const missing = (...names) => names.filter((name) => schema[name] === undefined)
    const lacks = []
    if (hasType(schema, 'string') && !FIXED_LENGTH_FORMATS.includes(schema.format)) lacks.push(...missing('maxLength'))
    if (hasType(schema, 'number') || hasType(schema, 'integer')) lacks.push(...missing('minimum', 'maximum'))
    if (hasType(schema, 'array')) lacks.push(...missing('maxItems', 'items'))
    if (schema.additionalProperties) lacks.push(...missing('maxProperties'))
    if (lacks.length > 0)
      report({ message: `This ${schema.type} has no ${lacks.join(' and no ')}.`, location: location.key() })
  },
})

/** 64-bit integers do not survive JSON in JavaScript; ids are strings. */
const noInt64 = () => ({
  Schema(schema, { report, location }) {
    if (schema.format === 'int64')
      report({
        message: 'int64 is not exact in JavaScript: use a string id or int32.',
        location: location.child('format'),
      })
    if (hasType(schema, 'integer') && schema.format !== 'int32')
      report({ message: 'An integer says format int32.', location: location.key() })
  },
})

const isParameter = ({ source, pointer }) => `${source.absoluteRef}${pointer}`.includes('/parameters/')

/** Each property says what it is; in an enumeration of integers each value has a name. */
const described = () => ({
  Schema(schema, { report, location }) {
    const isNumbered = hasType(schema, 'integer') && schema.enum && !isParameter(location)
    if (isNumbered && schema['x-enum-varnames']?.length !== schema.enum.length) {
      report({ message: 'The values of this enumeration have no names (x-enum-varnames).', location: location.key() })
    }
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (!property.description)
        report({ message: `"${name}" has no description.`, location: location.child(['properties', name]).key() })
    }
  },
})

const names = (parameters, resolve) =>
  (parameters ?? []).map((parameter) => (parameter.$ref ? resolve(parameter).node : parameter)?.name)

/** Accept-Language everywhere; Idempotency-Key where a POST creates. */
const houseHeaders = () => ({
  PathItem(pathItem, { report, location, resolve }) {
    if (isWebhook(location)) return
    const shared = names(pathItem.parameters, resolve)
    for (const [method, operation] of operationsOf(pathItem)) {
      const all = [...shared, ...names(operation.parameters, resolve)]
      const place = location.child(method).key()
      if (!all.includes('Accept-Language'))
        report({ message: 'Accept-Language is not among the parameters.', location: place })
      if (method === 'post' && operation.responses?.['201'] && !all.includes('Idempotency-Key'))
        report({ message: 'A POST that creates takes an Idempotency-Key.', location: place })
    }
  },
})

/** Bodies are closed: what a server does not know it refuses. Events are answers in that respect, to which fields may be added. */
const closedBodies = () => {
  let isEvent = false
  return {
    RequestBody: {
      enter(_body, { location }) {
        isEvent = isWebhook(location)
      },
      MediaType: {
        Schema(schema, { report, location }) {
          if (schema.properties && schema.additionalProperties !== false && !isEvent)
            report({
              message: 'An object in a request body says additionalProperties: false.',
              location: location.key(),
            })
        },
      },
    },
  }
}

export default function house() {
  return {
    id: 'house',
    rules: {
      oas3: {
        'operation-id-verb': operationIdVerb,
        'no-default-response': noDefaultResponse,
        'public-operations': publicOperations,
        'error-responses': errorResponses,
        'error-shape': errorShape,
        'examples-present': examplesPresent,
        bounds,
        'no-int64': noInt64,
        described,
        headers: houseHeaders,
        'closed-bodies': closedBodies,
      },
    },
  }
}
