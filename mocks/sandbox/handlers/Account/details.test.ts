import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452000000020000000308060000000000000049454e44ae426082', 'hex')
const DETAILS = {
  id: 'acc_1',
  name: 'Lindholm Outdoor',
  companyName: 'Lindholm Outdoor GmbH',
  companyWebSite: 'https://www.lindholm-outdoor.example',
}

let team: Team
beforeEach(async () => {
  team = await openTeam()
})
afterEach(() => team.sandbox.close())

const write = (fields: object) => team.as('usr_elif')('PUT', '/Account', { ...DETAILS, ...fields })
const stored = () => team.sandbox.store.get('account', 'acc_1')

async function upload(who: 'usr_elif' | 'usr_stranger', address: string, bytes: BlobPart = PNG): Promise<string> {
  const form = new FormData()
  form.set('file', new File([bytes], 'logo.png'))
  return (await team.as(who)('POST', address, form)).body.id
}

test.each([
  [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'Time zone not found.'],
  [{ currencyCode: 'QQQ' }, 'currencyCode', 'Currency not found.'],
  [{ industry: 999 }, 'industry', expect.any(String)],
  [{ digitalMarketingGoals: [2, 999] }, 'digitalMarketingGoals.1', expect.any(String)],
  [{ logoFileId: 'fil_unknown' }, 'logoFileId', "This file isn't in this account."],
])('%j refers to nothing that exists and is rejected', async (fields, field, message) => {
  const before = await stored()
  const { status, body } = await write({ ...fields, name: 'Another name' })
  expect({ status, errors: body.errors }).toEqual({ status: 422, errors: { [field]: [message] } })
  expect(await stored()).toEqual(before)
})

test('a logo is an image of the account, or one of the person that becomes the account’s', async () => {
  const foreign = await upload('usr_stranger', '/File/acc_2')
  const text = await upload('usr_elif', '/File/acc_1', 'Hello')
  for (const logoFileId of [foreign, text]) expect((await write({ logoFileId })).status).toBe(422)
  const temporary = await upload('usr_elif', '/File/temp')
  expect((await write({ logoFileId: temporary })).body.logoFileId).toBe(temporary)
  expect(await team.sandbox.store.get('file', temporary)).toMatchObject({ accountId: 'acc_1', expiresAt: null })
  const own = await upload('usr_elif', '/File/acc_1')
  expect((await write({ logoFileId: own })).status).toBe(200)
  expect((await write({ logoFileId: null })).body.logoFileId).toBeNull()
})

test('the details of a new account are validated as well', async () => {
  const { id: _, ...details } = DETAILS
  const account = { ...details, primaryContactNumber: '+4930901820145', digitalMarketingGoals: [999] }
  const { status, body } = await team.as('usr_elif')('POST', '/Account', account)
  expect([status, Object.keys(body.errors)]).toEqual([422, ['digitalMarketingGoals.0']])
})

test('the time zone of a post has to exist', async () => {
  const post = { title: 'Snow', timeZone: 'Mars/Olympus' }
  const { status, body } = await team.as('usr_elif')('POST', '/SocialMediaCalendar/acc_1', post)
  expect([status, body.errors]).toEqual([422, { timeZone: ['Time zone not found.'] }])
})
