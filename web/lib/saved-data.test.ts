// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { savedData } from './saved-data.ts'

test('free-form data of the client is stored under one key of the product', () => {
  savedData.set('draft-ticket', { subject: 'Costs' })
  expect(localStorage.getItem('adwright-data')).toContain('Costs')
  savedData.clear()
  expect(savedData.get('draft-ticket')).toBeUndefined()
})
