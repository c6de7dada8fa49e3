import { listSocialChannelsOptions, listSocialPostTimesOptions } from '@adwright/sdk/react-query'
import { Button, Grid } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { ChannelSlots } from './ChannelSlots.tsx'
import { useSlots } from './use-slots.ts'

export const handle = {
  crumb: 'social-calendar:slots.title',
  ancestors: [{ crumb: 'social-calendar:title', to: paths.socialCalendar() }],
}

/** The times of the week at which each channel usually gets a post. */
export function Component() {
  const { t } = useTranslation('social-calendar')
  const { id: accountId } = useAccount()
  const channels = useQuery(listSocialChannelsOptions({ path: { accountId } }))
  const times = useQuery(listSocialPostTimesOptions({ path: { accountId } }))
  const { slots, add, remove } = useSlots()
  const failed = [channels, slots].find(({ error, data }) => error && data === undefined)
  return (
    <Page title={t('slots.title')} lead={t('slots.lead')}>
      {failed ? (
        <SectionError title={t('slots.failed')} error={failed.error} onRetry={() => void failed.refetch()} />
      ) : channels.data === undefined || slots.data === undefined ? (
        <Loading>
          <TableSkeleton rows={5} columns={3} />
        </Loading>
      ) : channels.data.length === 0 ? (
        <EmptyState
          title={t('channel.noneTitle')}
          action={
            <Button asChild variant="outline">
              <Link to={paths.integrations()}>{t('channel.connect')}</Link>
            </Button>
          }
        >
          {t('slots.noChannels')}
        </EmptyState>
      ) : (
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="4">
          {channels.data.map((channel) => (
            <ChannelSlots
              key={`${channel.network}.${channel.channelId}`}
              channel={channel}
              slots={(slots.data ?? []).filter(
                ({ network, channelId }) => network === channel.network && channelId === channel.channelId,
              )}
              times={(times.data ?? []).filter(({ network }) => network === channel.network)}
              onAdd={add}
              onRemove={remove}
            />
          ))}
        </Grid>
      )}
    </Page>
  )
}
