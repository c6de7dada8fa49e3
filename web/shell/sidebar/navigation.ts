import type { ParseKeys } from 'i18next'
import {
  Activity,
  BarChart3,
  CalendarDays,
  Camera,
  ClipboardList,
  Gauge,
  KeyRound,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Megaphone,
  Palette,
  Plug,
  Radar,
  Rocket,
  Settings2,
  SlidersHorizontal,
  Sparkles,
  Target,
  Zap,
} from 'lucide-react'
import { paths } from '#web/paths.ts'

export interface NavigationEntry {
  label: ParseKeys<'shell'>
  icon: LucideIcon
  to: string
  /** True for an announced screen, whose entry is disabled. */
  isComing?: boolean
}

export interface NavigationGroup {
  heading: ParseKeys<'shell'>
  entries: readonly NavigationEntry[]
}

/** The groups of the sidebar in their order; `hasGetStarted` adds the entry for onboarding. */
export const navigation = (hasGetStarted: boolean): readonly NavigationGroup[] => [
  {
    heading: 'nav.platform',
    entries: [
      ...(hasGetStarted ? [{ label: 'nav.getStarted', icon: Rocket, to: paths.getStarted() } as const] : []),
      { label: 'nav.dashboard', icon: LayoutDashboard, to: paths.dashboard() },
    ],
  },
  {
    heading: 'nav.autopilot',
    entries: [
      { label: 'nav.rulesSetup', icon: SlidersHorizontal, to: paths.rulesSetup() },
      { label: 'nav.activeRules', icon: Zap, to: paths.activeRules() },
      { label: 'nav.activity', icon: Activity, to: paths.activity() },
    ],
  },
  {
    heading: 'nav.analytics',
    entries: [
      { label: 'nav.anomalySetup', icon: Gauge, to: paths.anomalySetup() },
      { label: 'nav.anomalyActivity', icon: Radar, to: paths.anomalyActivity() },
      { label: 'nav.analyticsReports', icon: BarChart3, to: paths.analyticsReports() },
    ],
  },
  {
    heading: 'nav.ads',
    entries: [
      { label: 'nav.adsReports', icon: Megaphone, to: paths.adsReports(), isComing: true },
      { label: 'nav.snapshots', icon: Camera, to: paths.snapshots(), isComing: true },
    ],
  },
  {
    heading: 'nav.settings',
    entries: [
      { label: 'nav.integrations', icon: Plug, to: paths.integrations() },
      { label: 'nav.general', icon: Settings2, to: paths.settingsInfo() },
      { label: 'nav.changePassword', icon: KeyRound, to: paths.changePassword() },
    ],
  },
  {
    heading: 'nav.workspace',
    entries: [
      { label: 'nav.socialCalendar', icon: CalendarDays, to: paths.socialCalendar() },
      { label: 'nav.strategies', icon: Target, to: paths.strategies() },
      { label: 'nav.tasks', icon: ListChecks, to: paths.tasks() },
      { label: 'nav.aiAnalysis', icon: Sparkles, to: paths.aiAnalysis() },
      { label: 'nav.designer', icon: Palette, to: paths.designer() },
      { label: 'nav.surveys', icon: ClipboardList, to: paths.surveys() },
    ],
  },
]
