/** IntegrationPlatform of the contract as a URL parameter: 1 Meta, 2 LinkedIn, 3 Google Ads, 4 Google Analytics. */
type Platform = number

type QueryValue = string | number | boolean | readonly (string | number)[] | undefined
export type QueryValues = Readonly<Record<string, QueryValue>>

/** Every route of the app; route modules and page views use the pattern, links use `paths`. */
export const patterns = {
  home: '/',
  login: '/login',
  logout: '/logout',
  register: '/register',
  recovery: '/recovery',
  reset: '/reset/:code',
  unsubscribe: '/unsubscribe/:identifier',
  registrationPricing: '/registration-pricing',
  invitations: '/invitations',
  selectClient: '/select-client',
  getStartedSelectClient: '/get-started/select-client',
  getStartedPlatformSelectClient: '/get-started/:platform/select-client',
  getStarted: '/get-started/:platform?',
  dashboard: '/dashboard',
  subscriptions: '/subscriptions',
  thankYouMonthly: '/subscriptions/thank-you-monthly',
  thankYouYearly: '/subscriptions/thank-you-yearly',
  analyticsReports: '/analytics-reports',
  integrationsSelectClient: '/integrations/select-client',
  integrationsPlatformSelectClient: '/integrations/:platform/select-client',
  integrations: '/integrations/:platform?',
  help: '/help',
  tickets: '/help/tickets',
  newTicket: '/help/tickets/new',
  ticket: '/help/tickets/:ticketId',
  rulesSetup: '/rules-setup',
  configureRule: '/rules-setup/:ruleId',
  ruleViolations: '/rules-setup/:ruleId/violations',
  metricTable: '/rules-setup/tables/:level',
  activeRules: '/active-rules',
  activeRule: '/active-rules/:autopilotId',
  editRule: '/active-rules/:autopilotId/edit',
  activity: '/activity',
  activityRun: '/activity/runs/:executionId',
  anomalySetup: '/anomaly-setup',
  newAnomalyMonitor: '/anomaly-setup/new',
  anomalyMonitor: '/anomaly-setup/:configurationId',
  editAnomalyMonitor: '/anomaly-setup/:configurationId/edit',
  anomalyMetric: '/anomaly-setup/:configurationId/metrics/:metricSettingId',
  anomalyActivity: '/anomaly-activity',
  anomaly: '/anomaly-activity/:anomalyId',
  bookADemo: '/book-a-demo',
  settings: '/settings',
  settingsInfo: '/settings/info',
  settingsGeneral: '/settings/general',
  newAccount: '/settings/general/new-account',
  inviteMember: '/settings/general/invite',
  memberRole: '/settings/general/members/:memberId/role',
  removeMember: '/settings/general/members/:memberId/remove',
  changeUsername: '/settings/change-username',
  changePhone: '/settings/change-phone',
  verifyPhone: '/settings/change-phone/:phone',
  connectedAccounts: '/settings/connected-accounts',
  changeEmail: '/settings/change-email',
  verifyEmail: '/settings/change-email/:email',
  deactivateAccount: '/settings/deactivate-account',
  activityLog: '/settings/activity-log',
  loginActivity: '/settings/login-activity',
  changePassword: '/settings/change-password',
  adsReports: '/ads-reports',
  snapshots: '/snapshots',
  socialCalendar: '/social-calendar',
  strategies: '/strategies',
  tasks: '/tasks',
  aiAnalysis: '/ai-analysis',
  designer: '/designer',
  surveys: '/surveys',
} as const

const part = (value: string | number) => encodeURIComponent(String(value))

/** Builds a URL with a query; undefined and empty values are omitted, lists repeat their name. */
export function withQuery(path: string, query: QueryValues = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const values = Array.isArray(value) ? value : [value]
    for (const one of values) if (one !== undefined && one !== '') search.append(name, String(one))
  }
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

const fixed = (path: string) => (query?: QueryValues) => withQuery(path, query)

const flow = (base: string) => (platform?: Platform) => (platform === undefined ? base : `${base}/${part(platform)}`)

/** The one place where addresses of the app are made. */
export const paths = {
  home: () => patterns.home,
  login: fixed(patterns.login),
  logout: () => patterns.logout,
  register: fixed(patterns.register),
  recovery: () => patterns.recovery,
  reset: (code: string) => `/reset/${part(code)}`,
  unsubscribe: (identifier: string) => `/unsubscribe/${part(identifier)}`,
  registrationPricing: () => patterns.registrationPricing,
  invitations: fixed(patterns.invitations),
  selectClient: () => patterns.selectClient,
  getStarted: flow('/get-started'),
  getStartedSelectClient: (platform?: Platform) => `${flow('/get-started')(platform)}/select-client`,
  dashboard: fixed(patterns.dashboard),
  subscriptions: fixed(patterns.subscriptions),
  thankYouMonthly: () => patterns.thankYouMonthly,
  thankYouYearly: () => patterns.thankYouYearly,
  analyticsReports: fixed(patterns.analyticsReports),
  integrations: flow('/integrations'),
  integrationsSelectClient: (platform?: Platform) => `${flow('/integrations')(platform)}/select-client`,
  help: () => patterns.help,
  tickets: fixed(patterns.tickets),
  newTicket: fixed(patterns.newTicket),
  ticket: (ticketId: string) => `/help/tickets/${part(ticketId)}`,
  rulesSetup: fixed(patterns.rulesSetup),
  configureRule: (ruleId: string) => `/rules-setup/${part(ruleId)}`,
  ruleViolations: (ruleId: string) => `/rules-setup/${part(ruleId)}/violations`,
  metricTable: (level: string, query?: QueryValues) => withQuery(`/rules-setup/tables/${part(level)}`, query),
  activeRules: fixed(patterns.activeRules),
  activeRule: (autopilotId: string, query?: QueryValues) => withQuery(`/active-rules/${part(autopilotId)}`, query),
  activity: fixed(patterns.activity),
  editRule: (autopilotId: string) => `/active-rules/${part(autopilotId)}/edit`,
  activityRun: (executionId: string) => `/activity/runs/${part(executionId)}`,
  anomalySetup: fixed(patterns.anomalySetup),
  newAnomalyMonitor: fixed(patterns.newAnomalyMonitor),
  anomalyMonitor: (configurationId: string) => `/anomaly-setup/${part(configurationId)}`,
  editAnomalyMonitor: (configurationId: string) => `/anomaly-setup/${part(configurationId)}/edit`,
  /** The setting of one metric; `new` for another one. */
  anomalyMetric: (configurationId: string, metricSettingId: string) =>
    `/anomaly-setup/${part(configurationId)}/metrics/${part(metricSettingId)}`,
  anomalyActivity: fixed(patterns.anomalyActivity),
  anomaly: (anomalyId: string, query?: QueryValues) => withQuery(`/anomaly-activity/${part(anomalyId)}`, query),
  bookADemo: () => patterns.bookADemo,
  settings: () => patterns.settings,
  settingsInfo: () => patterns.settingsInfo,
  settingsGeneral: () => patterns.settingsGeneral,
  newAccount: () => patterns.newAccount,
  inviteMember: () => patterns.inviteMember,
  memberRole: (memberId: string) => `/settings/general/members/${part(memberId)}/role`,
  removeMember: (memberId: string) => `/settings/general/members/${part(memberId)}/remove`,
  changeUsername: () => patterns.changeUsername,
  changePhone: () => patterns.changePhone,
  verifyPhone: (phone: string) => `/settings/change-phone/${part(phone)}`,
  connectedAccounts: () => patterns.connectedAccounts,
  changeEmail: () => patterns.changeEmail,
  verifyEmail: (email: string) => `/settings/change-email/${part(email)}`,
  deactivateAccount: () => patterns.deactivateAccount,
  activityLog: fixed(patterns.activityLog),
  loginActivity: fixed(patterns.loginActivity),
  changePassword: () => patterns.changePassword,
  adsReports: () => patterns.adsReports,
  snapshots: () => patterns.snapshots,
  socialCalendar: fixed(patterns.socialCalendar),
  strategies: fixed(patterns.strategies),
  tasks: fixed(patterns.tasks),
  aiAnalysis: fixed(patterns.aiAnalysis),
  designer: fixed(patterns.designer),
  surveys: fixed(patterns.surveys),
}
