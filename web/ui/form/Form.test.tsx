import { FailedCall } from '@adwright/sdk/client'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { renderUi } from '#tests/support/render.tsx'
import { CheckboxField, RadioField, SwitchField } from './ChoiceFields.tsx'
import { Form } from './Form.tsx'
import { NumberField } from './NumberField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { SelectField } from './SelectField.tsx'
import { TextField } from './TextField.tsx'
import { useContractForm } from './use-contract-form.ts'

afterEach(cleanup)

const zInvite = z.object({
  email: z.email(),
  note: z.string().min(3).optional(),
  days: z.number().min(1),
  role: z.enum(['viewer', 'editor']),
})

type Invite = z.infer<typeof zInvite>

function InviteForm({ onSubmit }: { onSubmit: (body: Invite) => unknown }) {
  const form = useContractForm(zInvite, { email: '', note: '', days: 7, role: undefined })
  return (
    <Form form={form} submit="Invite" onSubmit={onSubmit}>
      <TextField name="email" label="E-mail" type="email" help="Where the invitation goes" />
      <TextField name="note" label="Note" isOptional />
      <NumberField name="days" label="Days" />
      <SelectField
        name="role"
        label="Role"
        placeholder="Choose"
        options={[
          { value: 'viewer', label: 'Viewer' },
          { value: 'editor', label: 'Editor' },
        ]}
      />
    </Form>
  )
}

test('submitting an empty form shows errors at the fields and focuses the first', async () => {
  const sent: Invite[] = []
  const { user } = renderUi(<InviteForm onSubmit={(body) => sent.push(body)} />)
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  const email = screen.getByRole('textbox', { name: 'E-mail' })
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getAllByText('Fill in this field')).toHaveLength(2)
  expect(document.activeElement).toBe(email)
  expect(sent).toEqual([])
})

test('pressing the submit button does not blur the field, whose error could move the button', async () => {
  const { user } = renderUi(<InviteForm onSubmit={() => undefined} />)
  const email = screen.getByRole('textbox', { name: 'E-mail' })
  await user.type(email, 'ada')
  const submit = screen.getByRole('button', { name: 'Invite' })
  await user.pointer({ keys: '[MouseLeft>]', target: submit })
  expect(document.activeElement).toBe(email)
  await user.pointer({ keys: '[/MouseLeft]', target: submit })
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getAllByText('Fill in this field')).toHaveLength(1)
})

test('the description of a field contains its error and its help', async () => {
  const { user } = renderUi(<InviteForm onSubmit={() => undefined} />)
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ada')
  expect(screen.queryByText(/Enter an email address/)).toBeNull()
  await user.tab()
  await screen.findByText(/Enter an email address/)
  const described = screen.getByRole('textbox', { name: 'E-mail' }).getAttribute('aria-describedby') ?? ''
  const words = described
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
  expect(words).toContain('Enter an email address')
  expect(words).toContain('Where the invitation goes')
})

test('the body has the types of the contract and omits empty fields', async () => {
  const sent: Invite[] = []
  const { user } = renderUi(<InviteForm onSubmit={(body) => sent.push(body)} />)
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ada@example.com')
  await user.clear(screen.getByRole('textbox', { name: 'Days' }))
  await user.type(screen.getByRole('textbox', { name: 'Days' }), '1,200.5')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Editor')
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  await waitFor(() => expect(sent).toEqual([{ email: 'ada@example.com', days: 1200.5, role: 'editor' }]))
})

async function fillAndSend(user: ReturnType<typeof renderUi>['user']) {
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ada@example.com')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Viewer')
  await user.click(screen.getByRole('button', { name: 'Invite' }))
}

const refusal = (status: number, errors?: Record<string, string[]>) =>
  new FailedCall({
    kind: 'HTTP',
    status,
    method: 'POST',
    url: 'https://api.test/x',
    message: 'Not possible now',
    ...(errors ? { errors } : {}),
  })

test('field errors of the server are shown at the fields, and the input stays', async () => {
  const { user } = renderUi(
    <InviteForm onSubmit={() => Promise.reject(refusal(422, { email: ['Already a member'] }))} />,
  )
  await fillAndSend(user)
  await screen.findByText('Already a member')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' }).value).toBe('ada@example.com')
})

test('any other error is shown above the form and focused, and the form can be resubmitted', async () => {
  let attempts = 0
  const { user } = renderUi(
    <InviteForm
      onSubmit={() => {
        attempts += 1
        return attempts === 1 ? Promise.reject(refusal(409)) : undefined
      }}
    />,
  )
  await fillAndSend(user)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Not possible now')
  await waitFor(() => expect(document.activeElement).toBe(alert))
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(attempts).toBe(2)
})

test('during the request the button is disabled and a second Enter sends nothing', async () => {
  const pending = Promise.withResolvers<void>()
  let attempts = 0
  const { user } = renderUi(
    <InviteForm
      onSubmit={() => {
        attempts += 1
        return pending.promise
      }}
    />,
  )
  await fillAndSend(user)
  const submit = screen.getByRole('button', { name: /Invite/ })
  await waitFor(() => expect(submit.getAttribute('aria-disabled')).toBe('true'))
  expect(submit.querySelector('[class*=spinner]')).not.toBeNull()
  // Busy, it keeps the focus, and does nothing.
  expect(document.activeElement).toBe(submit)
  await user.click(submit)
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), '{Enter}')
  pending.resolve()
  await waitFor(() => expect(submit.getAttribute('aria-disabled')).toBeNull())
  expect(attempts).toBe(1)
})

test('errors are shown in the current language', async () => {
  const { user } = renderUi(<InviteForm onSubmit={() => undefined} />, { language: 'tr' })
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  expect(await screen.findAllByText('Bu alanı doldurun')).toHaveLength(2)
})

test('a schema given as a function is loaded on the first focus', async () => {
  let loads = 0
  const load = async () => {
    loads += 1
    return z.object({ email: z.email() })
  }
  function Lazy() {
    const form = useContractForm(load, { email: '' })
    return (
      <Form form={form} submit="Send" onSubmit={() => undefined}>
        <TextField name="email" label="E-mail" />
      </Form>
    )
  }
  const { user } = renderUi(<Lazy />)
  expect(loads).toBe(0)
  await user.click(screen.getByRole('textbox', { name: 'E-mail' }))
  await waitFor(() => expect(loads).toBe(1))
  await user.tab()
  await screen.findByText('Fill in this field')
  expect(loads).toBe(1)
})

test('switches, checkboxes and radio buttons have their own names and values', async () => {
  const sent: unknown[] = []
  function Choices() {
    const form = useContractForm(
      z.object({ alerts: z.boolean(), terms: z.literal(true), scope: z.union([z.literal(1), z.literal(2)]) }),
      {
        alerts: false,
        scope: 1,
      },
    )
    return (
      <Form form={form} submit="Save" onSubmit={(body) => sent.push(body)}>
        <SwitchField name="alerts" label="Alerts" />
        <CheckboxField name="terms" label="Terms" />
        <RadioField
          name="scope"
          label="Scope"
          options={[
            { value: 1, label: 'All' },
            { value: 2, label: 'Some' },
          ]}
        />
      </Form>
    )
  }
  const { user } = renderUi(<Choices />)
  await user.click(screen.getByRole('switch', { name: 'Alerts' }))
  await user.click(screen.getByRole('radio', { name: 'Some' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Check this box to continue')
  await user.click(screen.getByRole('checkbox', { name: 'Terms' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ alerts: true, terms: true, scope: 2 }]))
})

function Password() {
  const form = useContractForm(z.object({ password: z.string().min(8) }), { password: '' })
  return (
    <Form form={form} submit="Save" onSubmit={() => undefined}>
      <PasswordField name="password" label="Password" autoComplete="new-password" hasStrength />
    </Form>
  )
}

test('a password can be shown and its strength is rated', async () => {
  const { user } = renderUi(<Password />)
  const input = screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' })
  await user.type(input, 'long but plain words')
  expect(screen.getByText('Strong')).toBeTruthy()
  expect(input.type).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input.type).toBe('text')
})

const zLimits = z.object({
  most: z.number().max(5000),
  place: z.enum(['all', 'some']).optional(),
  mails: z
    .string()
    .transform((text) => text.split(/, */))
    .pipe(z.array(z.email())),
})

function LimitsForm() {
  const form = useContractForm(zLimits, { most: 50, place: 'some', mails: '' })
  return (
    <Form form={form} submit="Save" onSubmit={() => undefined}>
      <NumberField name="most" label="At most" />
      <SelectField
        name="place"
        label="Place"
        placeholder="Anywhere"
        options={[
          { value: 'all', label: 'All' },
          { value: 'some', label: 'Some' },
        ]}
      />
      <TextField name="mails" label="Mails" />
    </Form>
  )
}

test('an emptied field stays empty on blur, regardless of its initial value', async () => {
  const { user } = renderUi(<LimitsForm />)
  const most = screen.getByRole('textbox', { name: 'At most' })
  const place = screen.getByRole('combobox', { name: 'Place' })
  await user.clear(most)
  await user.tab()
  await user.selectOptions(place, 'Anywhere')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(most).toHaveAccessibleDescription('Fill in this field'))
  expect([most, place].map((field) => Reflect.get(field, 'value'))).toEqual(['', ''])
})

test('a bound is formatted in the reader’s notation', async () => {
  const { user } = renderUi(<LimitsForm />)
  const most = screen.getByRole('textbox', { name: 'At most' })
  await user.clear(most)
  await user.type(most, '6000')
  await user.tab()
  await waitFor(() => expect(most).toHaveAccessibleDescription('Enter 5,000 or less'))
})

test('an invalid part of a list in one field is reported at that field', async () => {
  const { user } = renderUi(<LimitsForm />)
  const mails = screen.getByRole('textbox', { name: 'Mails' })
  await user.type(mails, 'elif@example.com, nobody')
  await user.tab()
  await waitFor(() => expect(mails).toHaveAccessibleDescription(/^Enter an email address/))
})
