import { expect, test } from 'vitest'
import { modalStack } from './modal-stack.ts'

test('the last dialog opened is the first one closed', () => {
  modalStack.show('a')
  modalStack.show('b')
  expect(modalStack.top()).toBe('b')
  modalStack.close()
  expect(modalStack.top()).toBe('a')
  modalStack.close()
  expect(modalStack.top()).toBeUndefined()
})

test('a dialog that closes before those above it removes only itself', () => {
  modalStack.show('a')
  modalStack.show('b')
  modalStack.close('a')
  expect(modalStack.top()).toBe('b')
  modalStack.close('a')
  modalStack.close('b')
  expect(modalStack.top()).toBeUndefined()
})
