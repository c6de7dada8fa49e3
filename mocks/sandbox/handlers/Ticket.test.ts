import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import { openTeam, type Team } from './team.fixture.ts'

let sandbox: Sandbox
let as: Team['as']
beforeEach(async () => {
  ;({ sandbox, as } = await openTeam())
})
afterEach(() => sandbox.close())

const PATH = '/Ticket/usr_jonas'
const draft = { subject: 'No figures', category: 4, text: 'Since Tuesday.' }
const open = async (fields: object = {}) => (await as('usr_jonas')('POST', PATH, { ...draft, ...fields })).body
const put = async (id: string, body: object) => as('usr_jonas')('PUT', `${PATH}/${id}`, body)

async function later(time: { days?: number; minutes?: number }) {
  await sandbox.forward(time)
  await sandbox.advance()
}

test('support answers after a while and by email; the person’s reply returns the ticket to support', async () => {
  const jonas = as('usr_jonas')
  const ticket = await open()
  expect(ticket).toMatchObject({ status: 1, number: 10001, priority: 2, accountId: null, unreadCount: 0 })
  expect((await open()).number).toBe(10002)
  await later({ minutes: 21 })
  const answered = (await jonas('GET', `${PATH}/${ticket.id}`)).body
  expect(answered).toMatchObject({ status: 3, unreadCount: 1 })
  expect(answered.messages[0].readAt).toEqual(expect.any(String))
  expect(await sandbox.store.list('mail', 'jonas@lindholm.example')).toMatchObject([
    { kind: 'ticket-answer' },
    { kind: 'ticket-answer' },
  ])
  expect((await put(ticket.id, { isRead: true })).body.unreadCount).toBe(0)
  expect(await jonas('POST', `${PATH}/${ticket.id}/messages`, { text: 'Yes.' })).toMatchObject({ status: 201 })
  expect((await jonas('GET', `${PATH}/${ticket.id}`)).body.status).toBe(2)
  const list = (await jonas('GET', PATH)).body.items
  expect(list.map(({ id }: { id: string }) => id)[0]).toBe(ticket.id)
  expect(list[0].messages).toMatchObject([{ text: 'Yes.' }])
  expect((await jonas('GET', `${PATH}/${ticket.id}/messages?pageSize=10`)).body).toMatchObject({
    totalCount: 4,
    items: [{ text: 'Yes.' }, { author: 2 }, { author: 3 }, { text: 'Since Tuesday.' }],
  })
})

test('a resolved ticket can be rated, and is closed permanently after 14 days', async () => {
  const jonas = as('usr_jonas')
  const { id } = await open()
  expect(await put(id, { satisfaction: 5 })).toMatchObject({ status: 409, body: { code: 'ticket-not-resolved' } })
  expect((await put(id, { status: 3 })).status).toBe(409)
  expect((await put(id, { status: 5 })).status).toBe(409)
  const resolved = (await put(id, { status: 4, satisfaction: 4 })).body
  expect(resolved).toMatchObject({ status: 4, satisfaction: 4, resolvedAt: expect.any(String) })
  expect((await put(id, { status: 2 })).body).toMatchObject({ status: 2, resolvedAt: null })
  await put(id, { status: 4 })
  await later({ days: 13 })
  expect((await jonas('GET', `${PATH}/${id}`)).body.status).toBe(4)
  await later({ days: 1, minutes: 1 })
  expect((await jonas('GET', `${PATH}/${id}`)).body.status).toBe(5)
  expect(await put(id, { subject: 'Again' })).toMatchObject({ status: 409, body: { code: 'ticket-closed' } })
  expect((await put(id, { status: 2 })).status).toBe(409)
  expect(await put(id, { satisfaction: 2, isRead: true })).toMatchObject({ status: 200, body: { satisfaction: 2 } })
  expect((await jonas('POST', `${PATH}/${id}/messages`, { text: 'Hello?' })).status).toBe(409)
  expect((await jonas('DELETE', `${PATH}/${id}`)).status).toBe(204)
})

test('an answered ticket cannot be deleted; an unanswered one is deleted with its files', async () => {
  const jonas = as('usr_jonas')
  const form = new FormData()
  form.set('file', new File(['Notes'], 'notes.txt'))
  const file = (await jonas('POST', '/File/temp', form)).body.id
  const { id } = await open({ attachmentFileIds: [file], accountId: 'acc_1' })
  expect(await sandbox.store.get('file', file)).toMatchObject({ expiresAt: null, usedBy: [`ticket:${id}`] })
  expect((await jonas('DELETE', `${PATH}/${id}`)).status).toBe(204)
  expect(await sandbox.store.get('file', file)).toBeUndefined()
  const other = await open()
  await later({ minutes: 30 })
  expect(await jonas('DELETE', `${PATH}/${other.id}`)).toMatchObject({
    status: 409,
    body: { code: 'ticket-in-progress' },
  })
})

test('files, accounts and tickets of others are not found', async () => {
  const form = new FormData()
  form.set('file', new File(['Notes'], 'notes.txt'))
  const file = (await as('usr_mara')('POST', '/File/temp', form)).body.id
  const wrong = await as('usr_jonas')('POST', PATH, { ...draft, attachmentFileIds: [file], accountId: 'acc_2' })
  expect(wrong.body.errors).toEqual({
    'attachmentFileIds.0': ['File not found.'],
    accountId: ["You're not a member of this account."],
  })
  const { id } = await open()
  expect((await as('usr_elif')('GET', `/Ticket/usr_elif/${id}`)).status).toBe(404)
  expect((await as('usr_elif')('GET', `${PATH}/${id}`)).status).toBe(404)
})

test('a blank subject or message is rejected', async () => {
  const jonas = as('usr_jonas')
  const empty = await jonas('POST', PATH, { ...draft, subject: '  ' })
  expect(empty).toMatchObject({ status: 422, body: { errors: { subject: [expect.any(String)] } } })
  const { id } = await open()
  expect(await jonas('POST', `${PATH}/${id}/messages`, { text: ' \n ' })).toMatchObject({ status: 422 })
})

test('a ticket shows its last 100 messages and 1,000 files; all messages are in pages', async () => {
  const { id } = await open()
  const fileIds = Array.from({ length: 1001 }, (_, index) => `fil_${index}`)
  await sandbox.store.update('ticket', id, (ticket) => {
    const [first] = ticket.messages
    if (!first) throw new Error('A ticket begins with a message.')
    const messages = Array.from({ length: 101 }, (_, index) => ({
      ...first,
      id: `msg_${index}`,
      attachmentFileIds: fileIds.slice(index * 10, index === 100 ? undefined : index * 10 + 10),
    }))
    return { ...ticket, messages }
  })
  const jonas = as('usr_jonas')
  const { status, body } = await jonas('GET', `${PATH}/${id}`)
  expect([status, body.messages.length, body.messages[0].id]).toEqual([200, 100, 'msg_1'])
  expect([body.attachmentFileIds.length, body.attachmentFileIds[0]]).toEqual([1000, 'fil_1'])
  expect((await jonas('GET', `${PATH}/${id}/messages`)).body.totalCount).toBe(101)
})
