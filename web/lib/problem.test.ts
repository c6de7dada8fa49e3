import { readFileSync } from 'node:fs'
import { FailedCall } from '@adwright/sdk/client'
import { expect, test } from 'vitest'
import { problemText, serverMessageOr, toProblem } from './problem.ts'

const call = { method: 'GET', url: 'https://api.example/Account?code=secret' }

test('a network error is a 503 with the title of the specification', () => {
  expect(toProblem(new FailedCall({ ...call, kind: 'FETCH_ERROR', status: 503 }))).toMatchObject({
    status: 503,
    name: 'Fetch Error',
    message: 'Server not response.',
    path: '/Account',
    method: 'GET',
  })
})

test('a timeout is a 408, an unreadable response keeps its status', () => {
  expect(toProblem(new FailedCall({ ...call, kind: 'TIMEOUT_ERROR', status: 408 }))).toMatchObject({
    status: 408,
    name: 'Timeout Error',
  })
  expect(toProblem(new FailedCall({ ...call, kind: 'PARSING_ERROR', status: 200 }))).toMatchObject({
    status: 200,
    name: 'Parsing Error',
  })
})

test('a 422 has its name, the server’s message and a message for each field', () => {
  const errors = { email: ['Already taken.'] }
  expect(toProblem(new FailedCall({ ...call, kind: 'HTTP', status: 422, message: 'No.', errors }))).toMatchObject({
    status: 422,
    name: 'Unprocessable Content',
    message: 'No.',
    fieldErrors: errors,
  })
})

test('responses without a message and thrown values that are no errors get the defaults', () => {
  expect(toProblem(new FailedCall({ ...call, kind: 'HTTP', status: 500 })).serverMessage).toBe('Custom Error')
  expect(toProblem(new FailedCall({ ...call, kind: 'HTTP', status: 418 })).message).toBe('Custom Error')
  expect(toProblem('text')).toMatchObject({ status: 1, message: 'Custom Error' })
})

test('an action’s own text is used only if the server sent no message', () => {
  const spoken = new FailedCall({ ...call, kind: 'HTTP', status: 409, message: 'The address is taken.' })
  const wordless = new FailedCall({ ...call, kind: 'HTTP', status: 400 })
  expect(serverMessageOr(spoken, 'Try again')).toBe('The address is taken.')
  expect(serverMessageOr(wordless, 'Try again')).toBe('Try again')
})

test('server faults, overload and network errors do not blame the input', () => {
  const silent = new FailedCall({ ...call, kind: 'FETCH_ERROR', status: 503 })
  expect(serverMessageOr(silent, 'Check what you typed')).toBe('Server not response.')
  const broken = new FailedCall({ ...call, kind: 'HTTP', status: 500, message: 'NullReferenceException' })
  expect(serverMessageOr(broken, 'Check what you typed')).toBe('Something went wrong on our end.')
})

test('messages of server faults appear only in the list of errors', () => {
  const said = { message: 'upstream connect error', detail: 'reset before headers' }
  for (const status of [429, 500, 502, 503, 504, 507]) {
    const problem = toProblem(new FailedCall({ ...call, ...said, kind: 'HTTP', status }))
    expect(problem).toMatchObject({ serverMessage: said.message, stack: said.detail, isServerMessage: false })
    expect(problem.detail).toBeUndefined()
    expect(problemText(new FailedCall({ ...call, ...said, kind: 'HTTP', status }))).not.toContain('upstream')
  }
})

test('a program error is not shown with its technical message', () => {
  const mistake = new TypeError('Cannot read properties of undefined')
  expect(problemText(mistake)).toBe('Something went wrong on this page.')
  expect(toProblem(mistake)).toMatchObject({ name: 'TypeError', serverMessage: 'Cannot read properties of undefined' })
  expect(problemText(new Error('The file is larger than 5 MB.'))).toBe('The file is larger than 5 MB.')
})

test('code that could not be loaded is reported as a network error, without its address', () => {
  const lost = new TypeError('Failed to fetch dynamically imported module: https://app.example/assets/x.js')
  expect(toProblem(lost)).toMatchObject({ status: 503, name: 'Fetch Error', message: 'Server not response.' })
})

const SECRET_PARTS = /\{(\w*(?:code|identifier|token|phone|email)\w*)\}/i

test('a code in a path appears in no record of a failure of any kind', () => {
  const { paths } = JSON.parse(readFileSync('openapi/dist/openapi.json', 'utf8'))
  const secret = Object.keys(paths).filter((path) => SECRET_PARTS.test(path))
  expect(secret.length).toBeGreaterThan(0)
  for (const kind of ['HTTP', 'FETCH_ERROR', 'TIMEOUT_ERROR', 'PARSING_ERROR'] as const)
    for (const path of secret) {
      const url = `https://api.example/api${path.replace(SECRET_PARTS, 'inv_7Qx-secret')}`
      const problem = toProblem(new FailedCall({ method: 'PUT', url, kind, status: 500 }))
      expect(problem.path).toContain(path.split('/{')[0])
      expect(JSON.stringify(problem)).not.toContain('secret')
    }
})
