import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '#tests/support/api.tsx'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const OWNER = 'usr_3kT9vQ'
const ANOMALIES = `/EAnl/${ACCOUNT}/anomaly-analysis`
const TICKETS = `/Ticket/${OWNER}`
const TEXT = 'Since Tuesday.'

const enter = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const choose = async (user: UserEvent, label: string, option: string) =>
  user.selectOptions(await screen.findByLabelText(label), option)

interface Input {
  /** The operation that creates something, and the screen that calls it. */
  prepare: (open: OpenSandbox) => Promise<{ post: string; path: string }>
  fill: (user: UserEvent) => Promise<unknown>
  /** A field that shows after a reload that the input was kept. */
  kept: [label: string | RegExp, value: string]
  submit: string
}

const inputs: Record<string, Input> = {
  'a comment on an anomaly': {
    prepare: async ({ as }) => {
      const { id } = (await (await as('owner'))('GET', ANOMALIES)).body.items[0]
      return { post: `POST ${ANOMALIES}/${id}/comments`, path: paths.anomaly(id) }
    },
    fill: () => enter('New comment', TEXT),
    kept: ['New comment', TEXT],
    submit: 'Add comment',
  },
  'a monitor': {
    prepare: async () => ({ post: `POST ${ANOMALIES}-configuration`, path: paths.newAnomalyMonitor() }),
    fill: () => enter('Name', TEXT),
    kept: ['Name', TEXT],
    submit: 'Create monitor',
  },
  'a ticket': {
    prepare: async () => ({ post: `POST ${TICKETS}`, path: paths.newTicket() }),
    fill: async (user) => {
      await enter('Subject', TEXT)
      await choose(user, 'Category', 'Data')
      await enter('How can we help?', TEXT)
    },
    kept: ['Subject', TEXT],
    submit: 'Send ticket',
  },
  'a reply to a ticket': {
    prepare: async ({ as }) => {
      const body = { subject: 'No data', category: 4, text: 'None.' }
      const { id } = (await (await as('owner'))('POST', TICKETS, body)).body
      return { post: `POST ${TICKETS}/${id}/messages`, path: paths.ticket(id) }
    },
    fill: () => enter('Your reply', TEXT),
    kept: ['Your reply', TEXT],
    submit: 'Send reply',
  },
  'a request for a demo': {
    prepare: async () => ({ post: `POST ${TICKETS}`, path: paths.bookADemo() }),
    fill: async (user) => {
      await choose(user, 'What would you like to see?', 'Reports')
      await enter('Message', TEXT)
    },
    kept: ['Message', TEXT],
    submit: 'Request demo',
  },
  'an invitation': {
    prepare: async () => ({ post: `POST /Account/${ACCOUNT}/users`, path: paths.inviteMember() }),
    fill: () => enter('Email', 'ada@lind.example'),
    kept: ['Email', 'ada@lind.example'],
    submit: 'Send invitation',
  },
}

test.each(Object.entries(inputs))(
  '%s whose answer was lost is sent with the same key after a reload',
  async (_, input) => {
    let target = { post: '', path: '' }
    const answers: Record<string, ReturnType<typeof refusal>[]> = {}
    const { user, visit, calls } = await renderScreen(() => target.path, {
      scenario: 'sample',
      answers,
      before: async (open) => {
        target = await input.prepare(open)
        answers[target.post] = [refusal(500, 'Unavailable')]
      },
    })
    const [label, value] = input.kept
    const send = async () => user.click(await screen.findByRole('button', { name: input.submit }))
    await screen.findByLabelText(label)
    await input.fill(user)
    await send()
    await waitFor(() => expect(calls(target.post)).toHaveLength(1))
    await screen.findAllByRole('alert')
    visit(target.path)
    expect(await screen.findByLabelText(label)).toHaveValue(value)
    await send()
    await waitFor(() => expect(calls(target.post)).toHaveLength(2))
    const [first, second] = calls(target.post).map(({ headers }) => headers.get('Idempotency-Key'))
    expect(first).toBeTruthy()
    expect(second).toBe(first)
  },
)
