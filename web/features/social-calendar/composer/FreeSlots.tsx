import { listFreeSocialPostSlotsOptions, listSocialPostTimesOptions } from '@adwright/sdk/react-query'
import { Button, Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { networkName } from '#web/features/social-calendar/post-status.tsx'
import { bestTimes, useBestTimeWords } from '#web/features/social-calendar/use-best-times.ts'
import { useAccount } from '#web/session/current.ts'
import { useFormat } from '#web/ui/use-format.ts'
import type { DraftChannel } from './draft.ts'

const MAX_SLOTS = 3

interface FreeSlotsProps {
  channels: readonly DraftChannel[]
  onChoose: (at: string) => void
}

/** The next free posting slots of the channels, and the best times of the account where there are enough posts to say so. */
export function FreeSlots({ channels, onChoose }: FreeSlotsProps) {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const words = useBestTimeWords()
  const { id: accountId, timeZone } = useAccount()
  const channelIds = channels.map(({ channelId }) => channelId)
  const networks = [...new Set(channels.map(({ network }) => network))]
  const isAsking = channels.length > 0
  const free = useQuery({
    ...listFreeSocialPostSlotsOptions({ path: { accountId }, query: { channelIds } }),
    enabled: isAsking,
  })
  const times = useQuery({
    ...listSocialPostTimesOptions({ path: { accountId }, query: { networks } }),
    enabled: isAsking,
  })
  if (!isAsking) return null
  const slots = [...new Set((free.data ?? []).map(({ scheduledAt }) => scheduledAt))].slice(0, MAX_SLOTS)
  return (
    <Flex direction="column" gap="3">
      {slots.length > 0 ? (
        <Flex direction="column" gap="1.5">
          <Text textStyle="label">{t('when.freeSlots')}</Text>
          <Flex gap="2" wrap="wrap">
            {slots.map((slot) => (
              <Button key={slot} size="sm" variant="outline" onClick={() => onChoose(slot)}>
                {format.dateTime(slot, timeZone)}
              </Button>
            ))}
          </Flex>
        </Flex>
      ) : null}
      {times.data ? (
        <Flex direction="column" gap="1">
          <Text textStyle="label">{t('times.title')}</Text>
          {networks.map((network) => {
            const own = times.data.filter((time) => time.network === network)
            const [best] = bestTimes(own)
            return (
              <Text key={network} textStyle="sm" color="fg.muted">
                {networkName(network)}: {best ? words.best(best) : words.none(own)}
              </Text>
            )
          })}
        </Flex>
      ) : null}
    </Flex>
  )
}
