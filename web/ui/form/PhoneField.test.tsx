import { screen, waitFor, within } from '@testing-library/react'
import { useWatch } from 'react-hook-form'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { renderUi } from '#tests/support/render.tsx'
import { Form } from './Form.tsx'
import { PhoneField } from './PhoneField.tsx'
import { useContractForm } from './use-contract-form.ts'

const Held = () => <output>{`holds ${useWatch({ name: 'phone' })}`}</output>

function Subject({ phone }: { phone: string }) {
  const form = useContractForm(z.object({ phone: z.string() }), { phone })
  return (
    <Form form={form} submit="Send" onSubmit={() => undefined}>
      <PhoneField name="phone" label="Phone" country="TR" />
      <Held />
    </Form>
  )
}

async function open(phone = '') {
  const { user } = renderUi(<Subject phone={phone} />)
  await waitFor(() => expect(screen.getByRole('button', { name: /Country/ })).toBeEnabled())
  return user
}

const box = () => screen.getByRole('textbox', { name: 'Phone' })

test.each([
  ['0532 111 22 33', 'holds +905321112233', '0532 111 22 33', 'Country: Türkiye +90'],
  ['+49 30 901820', 'holds +4930901820', '030 901820', 'Country: Germany +49'],
])(
  '%s is stored in international format and shown in national format on blur',
  async (typed, held, written, country) => {
    const user = await open()
    await user.type(box(), typed)
    expect(await screen.findByText(held)).toBeVisible()
    await user.tab()
    await waitFor(() => expect(box()).toHaveValue(written))
    expect(screen.getByRole('button', { name: country })).toBeVisible()
  },
)

test('a stored number is shown in the format of its country', async () => {
  await open('+4930901820')
  await waitFor(() => expect(box()).toHaveValue('030 901820'))
  expect(screen.getByRole('button', { name: 'Country: Germany +49' })).toBeVisible()
})

test('a country is searched and chosen by keyboard without changing the digits', async () => {
  const user = await open()
  await user.type(box(), '1234567890')
  await user.click(screen.getByRole('button', { name: 'Country: Türkiye +90' }))
  await user.type(await screen.findByRole('combobox'), 'united')
  expect(within(screen.getByRole('listbox')).getAllByRole('option').length).toBeGreaterThan(2)
  await user.clear(screen.getByRole('combobox'))
  await user.type(screen.getByRole('combobox'), 'germ{Enter}')
  expect(await screen.findByText('holds +491234567890')).toBeVisible()
})

test('an emptied field has an empty value', async () => {
  const user = await open('+4930901820')
  await waitFor(() => expect(box()).toHaveValue('030 901820'))
  await user.clear(box())
  expect(await screen.findByText(/^holds$/)).toBeVisible()
  expect(box()).toHaveValue('')
})
