import { chromium } from 'playwright'
const B = 'http://127.0.0.1:4790'
const api = async (m: string, p: string, token?: string, body?: unknown, ads?: string) => {
  const r = await fetch(`${B}/api${p}`, { method: m, headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID(), ...(token ? { Authorization: `Bearer ${token}` } : {}), ...(ads ? { 'X-Ads-Authorization': `Bearer ${ads}` } : {}) }, ...(body ? { body: JSON.stringify(body) } : {}) })
  const t = await r.text(); if (!r.ok) throw new Error(p + t); return JSON.parse(t || 'null')
}
export const session = async () => {
  const { token, refreshToken } = await api('POST', '/Auth/login', undefined, { email: 'elif.demir@lindholm-outdoor.example', password: 'correct-horse-battery', signInPlatform: 4 })
  const A = 'acc_8f2KqL'
  const { tokenString } = await api('GET', `/EA/${A}/token`, token)
  const g = (p: string) => api('GET', p, token, undefined, tokenString)
  const EA = `/EA/${A}/autopilot/4839201756`
  const rules = await g(EA), runs = await g(`${EA}/executions`), anomalies = await g(`/EAnl/${A}/anomaly-analysis`), monitors = await g(`/EAnl/${A}/anomaly-analysis-configuration`)
  const user = await g('/User'); const tickets = await g(`/Ticket/${user.id}`)
  const views: Record<string, string> = { dashboard: '/dashboard', getStarted: '/get-started', integrations: '/integrations', integration3: '/integrations/3', subscriptions: '/subscriptions', rulesSetup: '/rules-setup', violations: `/rules-setup/${rules[0].ruleId}/violations`, tables: '/rules-setup/tables/campaigns', activeRules: '/active-rules', suggestions: '/active-rules?tab=proposals', rule: `/active-rules/${rules[0].id}`, editRule: `/active-rules/${rules[0].id}/edit`, activity: '/activity', run: `/activity/${runs.items[0].id}`, anomalySetup: '/anomaly-setup', monitor: `/anomaly-setup/${monitors[0].id}`, anomalyActivity: '/anomaly-activity', anomaly: `/anomaly-activity/${anomalies.items[0].id}`, reports: '/analytics-reports', general: '/settings/general', info: '/settings/info', notifications: '/settings/notifications', activityLog: '/settings/activity-log', loginActivity: '/settings/login-activity', tickets: '/tickets', ticketNew: '/tickets/new', ticket: `/tickets/${tickets.items[0].id}`, help: '/help', demo: '/book-a-demo' }
  return { token, refreshToken, views, api }
}
