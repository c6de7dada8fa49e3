import { FailedCall } from '@adwright/sdk/client'
import { expect, test } from 'vitest'
import { serverMessageOr, toProblem } from './problem.ts'

const call = { method: 'GET', url: 'https://api.example/Account?code=secret' }

test('no answer is the 503 of the specification', () => {
  expect(toProblem(new FailedCall({ ...call, kind: 'FETCH_ERROR', status: 503 }))).toMatchObject({
    status: 503,
    name: 'Fetch Error',
    message: 'Server not response.',
    path: '/Account',
    method: 'GET',
  })
})

test('no answer in time is 408, an unreadable answer keeps its status', () => {
  expect(toProblem(new FailedCall({ ...call, kind: 'TIMEOUT_ERROR', status: 408 }))).toMatchObject({
    status: 408,
    name: 'Timeout Error',
  })
  expect(toProblem(new FailedCall({ ...call, kind: 'PARSING_ERROR', status: 200 }))).toMatchObject({
    status: 200,
    name: 'Parsing Error',
  })
})

test('a 422 has its name, the server’s message and the messages by field', () => {
  const errors = { email: ['Already taken.'] }
  expect(toProblem(new FailedCall({ ...call, kind: 'HTTP', status: 422, message: 'No.', errors }))).toMatchObject({
    status: 422,
    name: 'Unprocessable Content',
    message: 'No.',
    fieldErrors: errors,
  })
})

test('a server that says nothing, and what is no error at all, get the defaults', () => {
  expect(toProblem(new FailedCall({ ...call, kind: 'HTTP', status: 500 })).message).toBe('Custom Error')
  expect(toProblem('text')).toMatchObject({ status: 1, message: 'Custom Error' })
})

test('an action’s own words stand only where the server had none', () => {
  const spoken = new FailedCall({ ...call, kind: 'HTTP', status: 409, message: 'The address is taken.' })
  const silent = new FailedCall({ ...call, kind: 'FETCH_ERROR', status: 503 })
  expect(serverMessageOr(spoken, 'Try again')).toBe('The address is taken.')
  expect(serverMessageOr(silent, 'Try again')).toBe('Try again')
})

test('code that did not come is told as a lost connection, without its address', () => {
  const lost = new TypeError('Failed to fetch dynamically imported module: https://app.example/assets/x.js')
  expect(toProblem(lost)).toMatchObject({ status: 503, name: 'Fetch Error', message: 'Server not response.' })
})
