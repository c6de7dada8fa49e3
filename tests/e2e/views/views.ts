// Every view of the app as it is looked at: its address, the scenario behind it, and who looks.
import type { Page } from '@playwright/test'
import { patterns } from '#web/paths.ts'

type Words = (key: string) => string

export type View = {
  name: string
  /** An address, or where the address is found in the app: a link followed from there. */
  path: string
  pattern: string
  scenario: string
  /** The role of the person who is signed in; nobody for public views. */
  role: 'owner' | 'admin' | 'user' | 'viewer' | undefined
  /** What is done before it is looked at, like opening a dialog. */
  prepare?: (page: Page, t: Words) => Promise<void>
}

type Extra = Partial<Pick<View, 'path' | 'scenario' | 'role' | 'prepare'>> & { state?: string }

const view = (pattern: string, { state, ...extra }: Extra = {}): View => ({
  name: state ? `${pattern}, ${state}` : pattern,
  path: pattern.replace(/\/:\w+\?/g, ''),
  pattern,
  scenario: 'sample',
  role: 'owner',
  ...extra,
})

const publicView = (pattern: string, extra: Extra = {}) => view(pattern, { role: undefined, ...extra })

const failedSubmit = async (page: Page) => {
  await page.locator('main form button[type=submit]').first().click()
}

export const VIEWS: View[] = [
  publicView(patterns.login),
  publicView(patterns.login, { state: 'with field errors', prepare: failedSubmit }),
  publicView(patterns.register),
  publicView(patterns.register, { state: 'with field errors', prepare: failedSubmit }),
  publicView(patterns.recovery),
  publicView(patterns.reset, { path: '/reset/000000' }),
  publicView(patterns.unsubscribe, { path: '/unsubscribe/nobody' }),
  publicView(patterns.home, { state: 'unknown address', path: '/nowhere' }),
  view(patterns.registrationPricing, { scenario: 'new-user' }),
  view(patterns.dashboard),
  view(patterns.dashboard, { state: 'viewer', role: 'viewer' }),
  view(patterns.dashboard, { state: 'large account', scenario: 'large-account' }),
  view(patterns.dashboard, { state: 'reconnect needed', scenario: 'reconnect-needed' }),
  view(patterns.getStarted),
  view(patterns.getStarted, { state: 'Google Ads', path: '/get-started/3' }),
  view(patterns.getStartedSelectClient, { path: '/get-started/select-client' }),
  view(patterns.getStartedPlatformSelectClient, { path: '/get-started/3/select-client' }),
  view(patterns.integrations),
  view(patterns.integrations, { state: 'reconnect needed', scenario: 'reconnect-needed' }),
  view(patterns.integrations, { state: 'Google Analytics', path: '/integrations/4' }),
  view(patterns.integrationsSelectClient),
  view(patterns.integrationsPlatformSelectClient, { path: '/integrations/3/select-client' }),
  view(patterns.selectClient),
  view(patterns.invitations),
  view(patterns.subscriptions),
  view(patterns.subscriptions, { state: 'trial ending', scenario: 'trial-ending' }),
  view(patterns.subscriptions, { state: 'past due', scenario: 'past-due' }),
  view(patterns.subscriptions, { state: 'viewer', role: 'viewer' }),
  view(patterns.thankYouMonthly),
  view(patterns.thankYouYearly),
  view(patterns.help),
  view(patterns.tickets),
  view(patterns.ticket, { path: '/help/tickets/nothing' }),
  view(patterns.bookADemo),
  view(patterns.settingsInfo),
  view(patterns.settingsGeneral),
  view(patterns.settingsGeneral, { state: 'team full', scenario: 'team-full' }),
  view(patterns.settingsGeneral, { state: 'viewer', role: 'viewer' }),
  view(patterns.changeUsername),
  view(patterns.changeUsername, { state: 'with field errors', prepare: failedSubmit }),
  view(patterns.changePhone),
  view(patterns.verifyPhone, { path: '/settings/change-phone/+49301234567' }),
  view(patterns.connectedAccounts),
  view(patterns.changeEmail),
  view(patterns.verifyEmail, { path: '/settings/change-email/elif@example.com' }),
  view(patterns.deactivateAccount),
  view(patterns.activityLog),
  view(patterns.loginActivity),
  view(patterns.changePassword),
  view(patterns.adsReports),
  view(patterns.rulesSetup),
  view(patterns.rulesSetup, { state: 'viewer', role: 'viewer' }),
  view(patterns.activeRules),
  view(patterns.activeRules, { state: 'nothing there yet', scenario: 'team' }),
  view(patterns.activity),
  view(patterns.anomalySetup),
  view(patterns.anomalyActivity),
  view(patterns.analyticsReports),
]
