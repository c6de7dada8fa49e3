import { listSocialChannelsOptions } from '@adwright/sdk/react-query'
import { Button, chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { addDays, type Day } from '#web/lib/dates.ts'
import { paths } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

/** Days from today on which an empty calendar shows what a post would look like. */
const EXAMPLE_DAYS = [1, 3, 6] as const

/** An example of a post in an empty calendar; it is no post. */
export function GhostTile({ day, today }: { day: Day; today: Day }) {
  const { t } = useTranslation('social-calendar')
  const example = EXAMPLE_DAYS.find((days) => addDays(today, days) === day)
  if (example === undefined) return null
  return (
    <chakra.span
      display="block"
      textStyle="xs"
      px="1.5"
      py="1"
      borderRadius="l1"
      borderWidth="1px"
      borderStyle="dotted"
      color="fg.muted"
    >
      <chakra.span display="block">{t('ghost.mark')}</chakra.span>
      <chakra.span display="block" truncate>
        {t(`ghost.${example}`)}
      </chakra.span>
    </chakra.span>
  )
}

/** The one next step of an empty calendar: connect a network, or plan a fortnight of drafts. */
export function EmptyMonth() {
  const { t } = useTranslation('social-calendar')
  const { id: accountId } = useAccount()
  const mayWrite = useCan('managePosts')
  const reason = mayWrite ? undefined : t('reason.viewer')
  const channels = useQuery(listSocialChannelsOptions({ path: { accountId } }))
  const isUnconnected = channels.data?.length === 0
  const link = (to: string, label: string, variant: 'solid' | 'outline') => (
    <DisabledReason reason={reason}>
      <Button asChild={mayWrite} variant={variant}>
        {mayWrite ? <Link to={to}>{label}</Link> : label}
      </Button>
    </DisabledReason>
  )
  return (
    <EmptyState
      title={t('empty.title')}
      action={
        <>
          {isUnconnected ? link(paths.integrations(), t('channel.connect'), 'solid') : null}
          {link(
            paths.planSocialPosts(),
            t(isUnconnected ? 'plan.draftsFirst' : 'plan.open'),
            isUnconnected ? 'outline' : 'solid',
          )}
          {isUnconnected ? null : link(paths.newSocialPost(), t('empty.action'), 'outline')}
        </>
      }
    >
      {t('empty.text')}
    </EmptyState>
  )
}
