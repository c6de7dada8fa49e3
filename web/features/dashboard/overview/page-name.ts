import type { ParseKeys } from 'i18next'
import { paths } from '#web/paths.ts'

/** The names that the menus give to pages; the longest address comes first. */
const names: readonly [address: string, name: ParseKeys<'shell'>][] = [
  [paths.changePassword(), 'nav.changePassword'],
  [paths.settingsInfo(), 'nav.general'],
  [paths.settings(), 'nav.settings'],
  [paths.getStarted(), 'nav.getStarted'],
  [paths.rulesSetup(), 'nav.rulesSetup'],
  [paths.activeRules(), 'nav.activeRules'],
  [paths.activity(), 'nav.activity'],
  [paths.anomalySetup(), 'nav.anomalySetup'],
  [paths.anomalyActivity(), 'nav.anomalyActivity'],
  [paths.analyticsReports(), 'nav.analyticsReports'],
  [paths.integrations(), 'nav.integrations'],
  [paths.socialCalendar(), 'nav.socialCalendar'],
  [paths.strategies(), 'nav.strategies'],
  [paths.tasks(), 'nav.tasks'],
  [paths.aiAnalysis(), 'nav.aiAnalysis'],
  [paths.designer(), 'nav.designer'],
  [paths.surveys(), 'nav.surveys'],
  [paths.subscriptions(), 'user.billing'],
  [paths.help(), 'user.help'],
  [paths.bookADemo(), 'user.bookADemo'],
]

/** The name of the page at an address, or of the page above it; undefined if the menus have neither. */
export const pageNameOf = (pathname: string): ParseKeys<'shell'> | undefined =>
  names.find(([address]) => pathname === address || pathname.startsWith(`${address}/`))?.[1]
