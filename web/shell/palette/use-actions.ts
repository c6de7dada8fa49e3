import {
  Building2,
  CalendarPlus,
  ClipboardList,
  ImagePlus,
  Keyboard,
  Languages,
  ListPlus,
  LogOut,
  MessageSquarePlus,
  Moon,
  PanelLeft,
  Plus,
  ScanSearch,
  Sun,
  Target,
  UserPlus,
} from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { accountReason } from '#web/domain/accounts/account-limit.ts'
import { toLanguage } from '#web/i18n/language.ts'
import { chooseTheme, useThemeMode } from '#web/lib/theme-mode.ts'
import { paths } from '#web/paths.ts'
import { chooseAccount } from '#web/session/account-choice.ts'
import { useCan, useCurrent } from '#web/session/current.ts'
import { isPending } from '#web/session/gates.ts'
import { logOut } from '#web/session/session.ts'
import { useChooseLanguage } from '#web/shell/language-switch/use-choose-language.ts'
import { toggleSidebar } from '#web/shell/sidebar/sidebar-state.ts'
import type { Entry } from './entry.ts'
import { palette } from './palette-state.ts'
import { useAlternateLanguageText } from './use-alternate-language-text.ts'

type Action = Omit<Entry, 'group'>

/** The global actions that the person's role allows. */
export function useActions(): Entry[] {
  const { t, i18n } = useTranslation(['palette', 'common', 'shell'])
  const current = useCurrent()
  const { account, accounts } = current
  const canAddAccount = accountReason(current) === undefined
  const isAdmitted = account !== undefined && !isPending(account)
  const canInvite = useCan('manageMembers') && isAdmitted
  const canMakeTasks = useCan('manageTasks') && isAdmitted
  const canMakeStrategies = useCan('manageStrategies') && isAdmitted
  const canMakeSurveys = useCan('manageSurveys') && isAdmitted
  const canMakePosts = useCan('managePosts') && isAdmitted
  const canAnalyze = useCan('runAnalyses') && isAdmitted
  const canMakeDesigns = useCan('manageDesigns') && isAdmitted
  const isDark = useThemeMode() === 'dark'
  const chooseLanguage = useChooseLanguage()
  const alternateText = useAlternateLanguageText()
  const other = toLanguage(i18n.resolvedLanguage) === 'tr' ? 'en' : 'tr'
  return useMemo(() => {
    const creation = (
      id: 'invite' | 'task' | 'strategy' | 'survey' | 'post' | 'analysis' | 'design' | 'ticket',
      icon: Action['icon'],
      to: string,
    ): Action => {
      return { id, label: t(`action.${id}`), otherName: alternateText(`palette:action.${id}`), icon, to }
    }
    const actions: Action[] = [
      ...(canInvite ? [creation('invite', UserPlus, paths.inviteMember())] : []),
      ...(canMakeTasks ? [creation('task', ListPlus, paths.newTask())] : []),
      ...(canMakeStrategies ? [creation('strategy', Target, paths.newStrategy())] : []),
      ...(canMakeSurveys ? [creation('survey', ClipboardList, paths.newSurvey())] : []),
      ...(canAnalyze ? [creation('analysis', ScanSearch, paths.aiAnalysis())] : []),
      ...(canMakePosts ? [creation('post', CalendarPlus, paths.newSocialPost())] : []),
      ...(canMakeDesigns ? [creation('design', ImagePlus, paths.newDesign())] : []),
      creation('ticket', MessageSquarePlus, paths.newTicket()),
      ...(canAddAccount
        ? [
            {
              id: 'new-account',
              label: t('shell:header.addAccount'),
              otherName: alternateText('shell:header.addAccount'),
              icon: Plus,
              to: paths.newAccount(),
            },
          ]
        : []),
      ...accounts
        .filter(({ id }) => id !== account?.id)
        .map(({ id, name }) => ({
          id: `account-${id}`,
          label: t('action.account', { name }),
          otherName: alternateText('palette:action.account'),
          icon: Building2,
          run: () => chooseAccount(id),
        })),
      {
        id: 'theme',
        label: isDark ? t('common:theme.light') : t('common:theme.dark'),
        keywords: `${t('words.theme')} ${alternateText('palette:words.theme')} ${alternateText(isDark ? 'common:theme.light' : 'common:theme.dark')}`,
        icon: isDark ? Sun : Moon,
        run: () => chooseTheme(isDark ? 'light' : 'dark'),
      },
      {
        id: 'language',
        label: t('action.language', { language: t(`common:language.${other}`) }),
        keywords: `${t('words.language')} ${alternateText('palette:words.language')} ${alternateText(`common:language.${other}`)}`,
        icon: Languages,
        run: () => chooseLanguage(other),
      },
      {
        id: 'sidebar',
        label: t('action.sidebar'),
        otherName: alternateText('palette:action.sidebar'),
        icon: PanelLeft,
        shortcut: 'sidebar',
        run: toggleSidebar,
      },
      {
        id: 'shortcuts',
        label: t('shortcuts.title'),
        otherName: alternateText('palette:shortcuts.title'),
        icon: Keyboard,
        shortcut: 'help',
        run: () => palette.show('shortcuts'),
      },
      {
        id: 'signOut',
        label: t('action.signOut'),
        keywords: `${t('words.signOut')} ${alternateText('palette:words.signOut')} ${alternateText('palette:action.signOut')}`,
        icon: LogOut,
        run: () => void logOut(),
      },
    ]
    return actions.map((action) => ({ ...action, group: 'actions' }))
  }, [
    t,
    alternateText,
    account,
    accounts,
    canInvite,
    canMakeTasks,
    canMakeStrategies,
    canMakePosts,
    canMakeSurveys,
    canAnalyze,
    canMakeDesigns,
    canAddAccount,
    isDark,
    other,
    chooseLanguage,
  ])
}
