import { expect, test } from 'vitest'
import { allowedHtml, allowedScriptUrl } from './trusted-types.ts'

const ORIGIN = 'https://app.example'

test('only the empty string is allowed as HTML', () => {
  expect(allowedHtml('')).toBe('')
  expect(() => allowedHtml('<b>')).toThrow(TypeError)
})

test('only the analytics script of the own host is allowed', () => {
  expect(allowedScriptUrl('/_vercel/insights/script.js', ORIGIN)).toBe('/_vercel/insights/script.js')
  expect(() => allowedScriptUrl('https://evil.example/_vercel/insights/script.js', ORIGIN)).toThrow(TypeError)
  expect(() => allowedScriptUrl('/other.js', ORIGIN)).toThrow(TypeError)
})
