import { expect, test } from 'vitest'
import { messageQueue } from './message-queue.ts'

test('the first message pushed is the first one removed', () => {
  messageQueue.push({ message: 'first' })
  messageQueue.push({ message: 'second', link: 'https://example.com', linkText: 'More' })
  expect(messageQueue.all()[0]?.message).toBe('first')
  messageQueue.remove()
  expect(messageQueue.all().map((item) => item.message)).toEqual(['second'])
  messageQueue.remove()
})

test('only links into the app and to https addresses are accepted', () => {
  for (const link of ['/settings', 'https://example.com', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])
    messageQueue.push({ message: 'm', link })
  expect(messageQueue.all().map(({ link }) => link)).toEqual(['/settings', 'https://example.com', ...Array(3)])
  while (messageQueue.all().length > 0) messageQueue.remove()
})
