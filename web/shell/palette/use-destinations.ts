import type { ParseKeys } from 'i18next'
import { BookOpen, CalendarClock, CreditCard, LifeBuoy, MailOpen, PenLine, Settings2, Ticket } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { articleIds } from '#web/domain/help/article-ids.ts'
import { paths, withQuery } from '#web/paths.ts'
import { useCurrent } from '#web/session/current.ts'
import { isGetStartedDone } from '#web/session/gates.ts'
import { navigation } from '#web/shell/sidebar/navigation.ts'
import type { Entry } from './entry.ts'
import { useAlternateLanguageText } from './use-alternate-language-text.ts'

const settings: readonly { label: ParseKeys<'settings'>; to: string }[] = [
  { label: 'info.title', to: paths.settingsInfo() },
  { label: 'userName.title', to: paths.changeUsername() },
  { label: 'email.title', to: paths.changeEmail() },
  { label: 'phone.title', to: paths.changePhone() },
  { label: 'notifications.title', to: paths.settingsNotifications() },
  { label: 'general.title', to: paths.settingsGeneral() },
  { label: 'connected.title', to: paths.connectedAccounts() },
  { label: 'webhooks.title', to: paths.webhooks() },
  { label: 'activityLog.title', to: paths.activityLog() },
  { label: 'password.title', to: paths.changePassword() },
  { label: 'logins.title', to: paths.loginActivity() },
  { label: 'deactivate.title', to: paths.deactivateAccount() },
]

const tools: readonly { label: ParseKeys<'palette'>; to: string }[] = [
  { label: 'tool.adTexts', to: paths.writingTool('ad-texts') },
  { label: 'tool.structuredData', to: paths.writingTool('structured-data') },
  { label: 'tool.pictureCheck', to: paths.writingTool('picture-check') },
  { label: 'tool.alternativeText', to: paths.writingTool('alternative-text') },
  { label: 'tool.postIdeas', to: paths.writingTool('post-ideas') },
  { label: 'tool.surveyQuestions', to: paths.writingTool('survey-questions') },
  { label: 'tool.strategyPlan', to: paths.writingTool('strategy-plan') },
]

/** Screens, settings and articles: destinations that are known without a request. */
export function useDestinations(): Entry[] {
  const { t } = useTranslation(['palette', 'shell', 'settings', 'help'])
  const current = useCurrent()
  const hasGetStarted = !isGetStartedDone(current)
  const alternateText = useAlternateLanguageText()
  return useMemo(() => {
    const named = new Set(settings.map(({ to }) => to))
    const screens = navigation(hasGetStarted).flatMap(({ heading, entries }) =>
      entries
        .filter(({ isComing, to }) => !isComing && !named.has(to))
        .map(({ label, icon, to }): Entry => {
          const otherName = alternateText(`shell:${label}`)
          return {
            id: to,
            group: 'screens',
            label: t(`shell:${label}`),
            note: t(`shell:${heading}`),
            otherName,
            icon,
            to,
          }
        }),
    )
    const screen = (label: ParseKeys<'shell'>, icon: Entry['icon'], to: string, more = ''): Entry => {
      const otherName = alternateText(`shell:${label}`)
      return { id: to, group: 'screens', label: t(`shell:${label}`), otherName, keywords: more, icon, to }
    }
    const page = (key: ParseKeys<'palette'>, icon: Entry['icon'], to: string): Entry => {
      return { id: to, group: 'screens', label: t(key), otherName: alternateText(`palette:${key}`), icon, to }
    }
    return [
      ...screens,
      screen(
        'user.billing',
        CreditCard,
        paths.subscriptions(),
        `${t('words.billing')} ${alternateText('palette:words.billing')}`,
      ),
      screen('user.help', LifeBuoy, paths.help()),
      page('screen.tickets', Ticket, paths.tickets()),
      page('screen.invitations', MailOpen, paths.invitations()),
      ...tools.map(({ label, to }) => page(label, PenLine, to)),
      screen('user.bookADemo', CalendarClock, paths.bookADemo()),
      ...settings.map(({ label, to }): Entry => {
        const otherName = alternateText(`settings:${label}`)
        return { id: to, group: 'settings', label: t(`settings:${label}`), otherName, icon: Settings2, to }
      }),
      ...articleIds.map((id): Entry => {
        const to = withQuery(paths.help(), { article: id })
        const otherName = alternateText(`help:articles.${id}.title`)
        const keywords = t(`help:articles.${id}.text`)
        return { id: to, group: 'help', label: t(`help:articles.${id}.title`), otherName, keywords, icon: BookOpen, to }
      }),
    ]
  }, [t, alternateText, hasGetStarted])
}
