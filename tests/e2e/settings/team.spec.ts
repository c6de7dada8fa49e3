// Two browsers: an owner who invites, and the person who is invited as a viewer.
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { enter, latestMail, personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')
test.use({ expectedNoise: /the server responded with a status of 4\d\d/ })
// The test visits many views, which takes long on a busy machine.
test.describe.configure({ timeout: 180_000 })

test('an owner invites a viewer, who registers from the email, views data, and cannot change anything', async ({
  page,
  openBrowser,
  openScenario,
}) => {
  const scenario = await openScenario('team')
  const invited = 'nora.lind@agentur-sommer-partner.example'
  await enter(page, scenario, personOf(scenario), '/settings/general/invite')
  const dialog = page.getByRole('dialog', { name: t('settings:invite.title') })
  const email = dialog.getByLabel(t('settings:invite.email'), { exact: true })
  await email.waitFor()
  await expect(email).toBeFocused()
  await email.fill(invited)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/settings\/general$/)
  await expect(page.getByText(invited).first()).toBeVisible()

  const guest = await openBrowser()
  const { link } = await latestMail(scenario, invited)
  await guest.goto(`${link}&lng=en`)
  await guest.getByRole('button', { name: t('consent:decline') }).click()
  await expect(guest.getByText('Elif Demir invited you to Lindholm Outdoor')).toBeVisible()
  await guest.getByLabel(t('auth:register.firstName'), { exact: true }).fill('Nora')
  await guest.getByLabel(t('auth:register.lastName'), { exact: true }).fill('Lind')
  await expect(guest.getByLabel(t('auth:register.email'), { exact: true })).toHaveValue(invited)
  await guest.getByLabel(t('auth:register.password'), { exact: true }).fill('seven larks over Wannsee')
  await guest.keyboard.press('Enter')
  await expect(guest.getByRole('banner').getByText('Lindholm Outdoor').first()).toBeVisible()

  await guest.goto(`${scenario.origin}/settings/general?lng=en`)
  const invite = guest.getByRole('button', { name: t('settings:team.invite') })
  await expect(invite).toHaveAttribute('aria-disabled', 'true')
  await expect(invite).toHaveAccessibleDescription(t('settings:teamReason.needsAdmin'))
  await expect(guest.getByText(t('settings:general.readOnly'))).toBeVisible()
  await guest.getByRole('link', { name: t('settings:matrix.title') }).click()
  await expect(guest.getByRole('columnheader', { name: t('settings:roles.1') })).toBeVisible()
  // The address of the dialog shows the same, and the server rejects what the buttons would do.
  await guest.goto(`${scenario.origin}/settings/general/invite?lng=en`)
  await expect(guest.getByRole('dialog').getByText(t('settings:teamReason.needsAdmin'))).toBeVisible()
  const status = await guest.evaluate(async () => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${localStorage['adwright-access']}` }
    const accounts = await (await fetch('/api/Account', { headers })).json()
    const body = JSON.stringify({ email: 'somebody@else.example', role: 1 })
    return (await fetch(`/api/Account/${accounts[0].id}/users`, { method: 'POST', headers, body })).status
  })
  expect(status).toBe(403)
})

test('an owner changes a role and removes a member, in dialogs that Back closes; invited again, the person accepts', async ({
  page,
  openBrowser,
  openScenario,
}) => {
  const scenario = await openScenario('team')
  const member = personOf(scenario, 'admin')
  await signIn(page, scenario, personOf(scenario), '/settings/general')
  const actions = page.getByRole('button', { name: t('common:ui.table.actionsOf').replace('{{name}}', 'Jonas Weber') })
  await actions.press('Enter')
  await page.getByRole('menuitem', { name: t('settings:team.changeRole') }).press('Enter')
  const role = page.getByRole('dialog')
  await expect(role).toBeVisible()
  await page.goBack()
  await expect(role).toBeHidden()
  await actions.press('Enter')
  await page.getByRole('menuitem', { name: t('settings:team.changeRole') }).press('Enter')
  await role.getByRole('radio', { name: new RegExp(`^${t('settings:roles.2')}`) }).check()
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('settings:team.roleSaved')).first()).toBeVisible()
  await actions.press('Enter')
  await page.getByRole('menuitem', { name: t('settings:teamDo.remove') }).press('Enter')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('settings:teamDo.remove') })
    .press('Enter')
  await expect(page.getByText(t('settings:teamDone.remove')).first()).toBeVisible()
  await expect(actions).toHaveCount(0)

  await page.getByRole('link', { name: t('settings:team.invite') }).press('Enter')
  const invitation = page.getByRole('dialog', { name: t('settings:invite.title') })
  const email = invitation.getByLabel(t('settings:invite.email'), { exact: true })
  await email.fill(member.email)
  await email.press('Enter')
  await expect(invitation).toBeHidden()
  const { link } = await latestMail(scenario, member.email)
  const { pathname, search } = new URL(link ?? '')

  // A registered person without an account: the account appears in the switcher as soon as the invitation is accepted.
  const guest = await openBrowser()
  await enter(guest, scenario, member, pathname + search)
  await guest.getByRole('button', { name: /^Accept/ }).press('Enter')
  await expect(guest.getByText(t('settings:invitations.accepted')).first()).toBeVisible()
  await expect(guest.getByRole('banner').getByText('Lindholm Outdoor').first()).toBeVisible()
})

test('at the limit of the plan, the form is not offered', async ({ page, openScenario }) => {
  const scenario = await openScenario('team-full')
  await signIn(page, scenario, personOf(scenario), '/settings/general')
  const invite = page.getByRole('button', { name: t('settings:team.invite') })
  await expect(invite).toHaveAttribute('aria-disabled', 'true')
  await expect(invite).toHaveAccessibleDescription(/Your plan allows \d+ users/)
})

test('an owner creates another account within the plan’s limit, and switches between the two', async ({
  page,
  openScenario,
}) => {
  const scenario = await openScenario('team')
  await signIn(page, scenario, personOf(scenario), '/dashboard')
  const accounts = page.getByRole('button', { name: 'Account: Lindholm Outdoor' })
  await accounts.press('Enter')
  await page.getByRole('menuitem', { name: t('shell:header.addAccount') }).press('Enter')
  const dialog = page.getByRole('dialog', { name: t('settings:newAccount.title') })
  await dialog.getByLabel(t('settings:general.name'), { exact: true }).fill('Nordlicht')
  await dialog.getByLabel(t('settings:general.companyName'), { exact: true }).fill('Nordlicht AG')
  await dialog.getByLabel(t('settings:general.website'), { exact: true }).fill('www.nordlicht.example')
  await page.reload()
  // The input is restored.
  await expect(dialog.getByLabel(t('settings:general.name'), { exact: true })).toHaveValue('Nordlicht')
  await dialog.getByLabel(t('settings:general.phone'), { exact: true }).fill('+49 30 901820145')
  await dialog.getByLabel(t('settings:general.industry'), { exact: true }).selectOption({ index: 1 })
  await dialog.getByLabel(t('settings:newAccount.goal'), { exact: true }).selectOption({ index: 1 })
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: t('settings:newAccount.submit') }).press('Enter')
  await expect(page).toHaveURL(/\/get-started$/)

  // The closed dialog gives its focus back before the menu is opened.
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: t('get-started:title') })).toBeFocused()
  const fresh = page.getByRole('button', { name: 'Account: Nordlicht' })
  await fresh.press('Enter')
  await page.getByRole('menuitemradio', { name: 'Lindholm Outdoor' }).press('Enter')
  await expect(accounts).toBeVisible()
})

test('an invitation link opened in another person’s session names the invited person', async ({
  page,
  openBrowser,
  openScenario,
}) => {
  const scenario = await openScenario('team')
  const invited = 'nora.lind@agentur-sommer-partner.example'
  await signIn(page, scenario, personOf(scenario), '/settings/general/invite')
  await page.getByRole('dialog').getByLabel(t('settings:invite.email'), { exact: true }).fill(invited)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  const { pathname, search } = new URL((await latestMail(scenario, invited)).link ?? '')

  const other = await openBrowser()
  await enter(other, scenario, personOf(scenario, 'user'), pathname + search)
  await expect(other.getByText(t('settings:invitations.codeOther').split('{')[0]?.trim() ?? '')).toBeVisible()
  await other.getByRole('button', { name: t('settings:invitations.changeUser') }).press('Enter')
  await expect(other.getByText('Elif Demir invited you to Lindholm Outdoor')).toBeVisible()
})
