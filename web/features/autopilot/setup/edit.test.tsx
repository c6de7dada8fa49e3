import {
  type Account,
  type AutopilotItem,
  AutopilotMode,
  type AutopilotRule,
  type AutopilotVersion,
  type EaInformation,
  type User,
  UserRole,
} from '@adwright/sdk/types'
import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answer, answerWith, connected } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { paths, patterns } from '#web/paths.ts'
import { CurrentContext } from '#web/session/current.ts'
import { Component } from './edit.route.tsx'

const exampleOf = (operationId: string) => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json'])[0]?.value
}
const account = exampleOf('getAccount') as Account
const person = exampleOf('getUser') as User
const ads = exampleOf('getAdsInformation') as EaInformation
const example = exampleOf('getAutopilotItem') as AutopilotItem
// One condition is enough: a form of this size renders slowly in this environment.
const item = { ...example, conditions: example.conditions.slice(0, 1) }
const rule = (exampleOf('listRuleCatalogue') as AutopilotRule[]).find(({ id }) => id === item.ruleId)
const BASE = `/EA/${account.id}/autopilot/${ads.customerClientId}`
const ITEM = `${BASE}/${item.id}`
const THEIRS = { ...item, name: 'Theirs', version: example.version + 1, updatedAt: '2026-11-20T09:00:00.000Z' }
const [version] = exampleOf('listAutopilotVersions') as AutopilotVersion[]
const THEIR_VERSION = { ...version, savedAt: THEIRS.updatedAt, savedByName: 'Ayşe Kaya' }
const CONFLICT: Answer = {
  status: 409,
  body: {
    message: 'It was changed meanwhile.',
    detail: 'Version 2 was expected, it is 3.',
    status: 409,
    path: ITEM,
    method: 'PUT',
    code: 'changed-meanwhile',
  },
}

vi.setConfig({ testTimeout: 20_000 })
afterEach(() => localStorage.clear())

function open(
  answers: Record<string, Answer | Answer[]>,
  role: Account['role'] = UserRole.Owner,
  language: 'en' | 'tr' = 'en',
) {
  const calls = answerWith({
    [`GET /EA/${account.id}/information`]: { body: ads },
    [`GET ${BASE}/rules/${item.ruleId}`]: { body: rule },
    [`GET ${BASE}/assets`]: { body: exampleOf('listAutopilotAssets') },
    [`GET ${ITEM}/versions`]: { body: [THEIR_VERSION] },
    [`POST ${BASE}/preview`]: { body: exampleOf('previewAutopilotItem') },
    [`POST ${BASE}/backtest`]: { body: exampleOf('backtestAutopilotItem') },
    ...answers,
  })
  const mine = { ...account, role }
  const current = { user: person, accounts: [mine], account: mine, hasAdsData: true, hasAnalyticsData: true }
  const view = renderUi(
    connected(
      <CurrentContext value={current}>
        <Routes>
          <Route path={patterns.editRule} element={<Component />} />
          <Route path="*" element={<p>somewhere else</p>} />
        </Routes>
      </CurrentContext>,
    ),
    { path: paths.editRule(item.id), language },
  )
  const saved = () =>
    calls
      .filter(({ name }) => name === `PUT ${ITEM}`)
      .map(({ query, body }) => ({ expectedVersion: Number(query.get('expectedVersion')), body }))
  return { ...view, calls, saved }
}

const nameField = () => screen.findByLabelText('Rule name')

test('the second to save sees the conflict, keeps the input, and can overwrite the other version', async () => {
  const { user, saved } = open({
    [`GET ${ITEM}`]: [{ body: item }, { body: THEIRS }],
    [`PUT ${ITEM}`]: [CONFLICT, { body: item }],
  })
  const name = await nameField()
  await user.type(name, '!')
  await user.click(screen.getByText('Save rule'))
  const notice = (await screen.findByText(/^Ayşe Kaya, Nov 20, 2026, 10:00/)).closest('[role=alert]')
  await waitFor(() => expect(notice).toHaveFocus())
  expect(name).toHaveValue(`${item.name}!`)
  await user.click(screen.getByText('Save mine over it'))
  expect(await screen.findByText('somewhere else')).toBeVisible()
  expect(saved()).toMatchObject([
    { expectedVersion: item.version, body: { name: `${item.name}!` } },
    { expectedVersion: THEIRS.version, body: { name: `${item.name}!` } },
  ])
})

test('the other version can be loaded instead', async () => {
  const { user, saved } = open({
    [`GET ${ITEM}`]: [{ body: item }, { body: THEIRS }],
    [`PUT ${ITEM}`]: [CONFLICT, { body: THEIRS }],
  })
  await user.type(await nameField(), '!')
  await user.click(screen.getByText('Save rule'))
  await user.click(await screen.findByText('Show their version'))
  await waitFor(async () => expect(await nameField()).toHaveValue('Theirs'))
  await user.click(screen.getByText('Save rule'))
  expect(await screen.findByText('somewhere else')).toBeVisible()
  expect(saved().at(-1)).toMatchObject({ expectedVersion: THEIRS.version, body: { name: 'Theirs' } })
})

test('a draft survives a reload together with the version it is based on', async () => {
  const first = open({ [`GET ${ITEM}`]: { body: item } })
  await first.user.type(await nameField(), '?')
  first.unmount()
  const { user, saved } = open({ [`GET ${ITEM}`]: { body: THEIRS }, [`PUT ${ITEM}`]: CONFLICT })
  expect(await nameField()).toHaveValue(`${item.name}?`)
  await user.click(screen.getByText('Save rule'))
  await screen.findByText(/^Ayşe Kaya,/)
  expect(saved()).toMatchObject([{ expectedVersion: item.version }])
})

test('the conflict names author and time in Turkish as well', async () => {
  const { user } = open(
    { [`GET ${ITEM}`]: [{ body: item }, { body: THEIRS }], [`PUT ${ITEM}`]: CONFLICT },
    UserRole.Owner,
    'tr',
  )
  await user.type(await screen.findByLabelText('Kural adı'), '!')
  await user.click(screen.getByText('Kuralı kaydet'))
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent('Ayşe Kaya, 20 Kas 2026 10:00')
  expect(notice).not.toHaveTextContent(/saved it/)
})

test('if the other version cannot be loaded, saving again retries', async () => {
  const { user } = open({
    [`GET ${ITEM}`]: [{ body: item }, undefined, { body: THEIRS }],
    [`PUT ${ITEM}`]: [CONFLICT, CONFLICT],
  })
  await user.type(await nameField(), '!')
  await user.click(screen.getByText('Save rule'))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.queryByText('Save mine over it')).toBeNull()
  await user.click(screen.getByText('Save rule'))
  expect(await screen.findByText('Save mine over it')).toBeVisible()
})

test('starting over discards the draft', async () => {
  const first = open({ [`GET ${ITEM}`]: { body: item } })
  await first.user.type(await nameField(), '?')
  first.unmount()
  const { user } = open({ [`GET ${ITEM}`]: { body: item } })
  await user.click(await screen.findByText('Start over'))
  await waitFor(async () => expect(await nameField()).toHaveValue(item.name))
  expect(screen.queryByText('Start over')).toBeNull()
})

test('viewers get no form, but a link to the rule', async () => {
  open({ [`GET ${ITEM}`]: { body: item } }, UserRole.Viewer)
  expect(await screen.findByRole('heading', { name: 'You can view this rule, but not change it' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'View rule' })).toHaveAttribute('href', paths.activeRule(item.id))
  expect(screen.queryByLabelText('Rule name')).toBeNull()
})

test('users get no form for a rule in automatic mode', async () => {
  open({ [`GET ${ITEM}`]: { body: { ...item, mode: AutopilotMode.Automatic } } }, UserRole.User)
  expect(await screen.findByText('Only admins and owners can change a rule in automatic mode.')).toBeVisible()
  expect(screen.queryByLabelText('Rule name')).toBeNull()
})
