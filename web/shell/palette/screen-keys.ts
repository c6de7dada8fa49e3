import type { ParseKeys } from 'i18next'
import { paths } from '#web/paths.ts'

interface ScreenKey {
  /** The letter after G. */
  key: string
  label: ParseKeys<'shell'>
  to: string
}

/** The screens that G and a letter open, in the order of the sidebar; no two of them share a letter. */
export const screenKeys: readonly ScreenKey[] = [
  { key: 'd', label: 'nav.dashboard', to: paths.dashboard() },
  { key: 's', label: 'nav.rulesSetup', to: paths.rulesSetup() },
  { key: 'r', label: 'nav.activeRules', to: paths.activeRules() },
  { key: 'y', label: 'nav.activity', to: paths.activity() },
  { key: 'm', label: 'nav.anomalySetup', to: paths.anomalySetup() },
  { key: 'a', label: 'nav.anomalyActivity', to: paths.anomalyActivity() },
  { key: 'p', label: 'nav.analyticsReports', to: paths.analyticsReports() },
  { key: 'n', label: 'nav.integrations', to: paths.integrations() },
  { key: 'o', label: 'nav.general', to: paths.settingsInfo() },
  { key: 'c', label: 'nav.socialCalendar', to: paths.socialCalendar() },
  { key: 'l', label: 'nav.strategies', to: paths.strategies() },
  { key: 't', label: 'nav.tasks', to: paths.tasks() },
  { key: 'f', label: 'nav.aiAnalysis', to: paths.aiAnalysis() },
  { key: 'e', label: 'nav.designer', to: paths.designer() },
  { key: 'v', label: 'nav.surveys', to: paths.surveys() },
  { key: 'b', label: 'user.billing', to: paths.subscriptions() },
  { key: 'h', label: 'user.help', to: paths.help() },
]

/** The first of the two keys. */
export const SCREEN_PREFIX = 'g'

/** The names of the keys that open an address, for labels. */
export function screenKeysOf(to: string | undefined): string[] | undefined {
  const found = screenKeys.find((screen) => screen.to === to)
  return found && [SCREEN_PREFIX.toUpperCase(), found.key.toUpperCase()]
}
