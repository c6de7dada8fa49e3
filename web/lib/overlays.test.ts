import { expect, test } from 'vitest'
import { messageQueue, modalStack } from './overlays.ts'

test('messages queue: the first one pushed is the first one removed', () => {
  messageQueue.push({ message: 'first' })
  messageQueue.push({ message: 'second', link: 'https://example.com', linkText: 'More' })
  expect(messageQueue.all()[0]?.message).toBe('first')
  messageQueue.remove()
  expect(messageQueue.all().map((item) => item.message)).toEqual(['second'])
  messageQueue.remove()
})

test('modals stack: the last one shown is the first one closed', () => {
  modalStack.show('a')
  modalStack.show('b')
  expect(modalStack.top()).toBe('b')
  modalStack.close()
  expect(modalStack.top()).toBe('a')
  modalStack.close()
  expect(modalStack.top()).toBeUndefined()
})
