import { expect, test } from 'vitest'
import { modalStack } from './modal-stack.ts'

test('modals stack: the last one shown is the first one closed', () => {
  modalStack.show('a')
  modalStack.show('b')
  expect(modalStack.top()).toBe('b')
  modalStack.close()
  expect(modalStack.top()).toBe('a')
  modalStack.close()
  expect(modalStack.top()).toBeUndefined()
})
