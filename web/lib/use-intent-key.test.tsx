import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { savedData } from './saved-data.ts'
import { useLastingIntentKey } from './use-intent-key.ts'

const open = () => renderHook(() => useLastingIntentKey('new-thing')).result.current
const keyOf = (intent: ReturnType<typeof open>, body: object) => intent.headersOf(body)['Idempotency-Key']

beforeEach(() => savedData.clear())

test('the key of lost input survives a reload, and changes with the input', () => {
  const key = keyOf(open(), { name: 'One' })
  expect(keyOf(open(), { name: 'One' })).toBe(key)
  expect(keyOf(open(), { name: 'Two' })).not.toBe(key)
})

test('what was answered has its key as long as the form is shown, for a second click, and then another one', () => {
  const form = open()
  const key = keyOf(form, { name: 'One' })
  form.forget()
  expect(keyOf(form, { name: 'One' })).toBe(key)
  form.forget()
  expect(keyOf(open(), { name: 'One' })).not.toBe(key)
})

test('a form that is empty again sends the same input with another key', () => {
  const form = open()
  const key = keyOf(form, { name: 'One' })
  form.renew()
  expect(keyOf(form, { name: 'One' })).not.toBe(key)
})
