import { FailedCall } from '@adwright/sdk/client'
import { expect, test } from 'vitest'
import { reasonText } from './reason-text.ts'

const call = { method: 'PUT', url: 'https://api.example/SocialMediaCalendar' }

test('an action without fields says what the server says about the first field, or its detail, or the problem', () => {
  const said = { kind: 'HTTP', status: 422, message: 'Some fields need another look.' } as const
  const errors = {
    mediaFileIds: ['A carousel on Instagram takes 2 to 10 files.', 'And more.'],
    title: ['Enter a title.'],
  }
  expect(reasonText(new FailedCall({ ...call, ...said, errors }))).toBe(errors.mediaFileIds[0])
  expect(reasonText(new FailedCall({ ...call, ...said, detail: 'It runs.' }))).toBe('It runs.')
  expect(reasonText(new FailedCall({ ...call, ...said }))).toBe(said.message)
})
