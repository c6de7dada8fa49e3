import type { SocialChannel } from '@adwright/sdk/types'
import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { networkName } from '#web/features/social-calendar/post-status.tsx'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { Checkbox } from '#web/ui/form/controls.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import type { DraftChannel } from './draft.ts'
import { useChannels } from './use-channels.ts'

interface ChannelChoiceProps {
  channels: readonly DraftChannel[]
  onChange: (channels: DraftChannel[]) => void
  /** When the post goes out; access that ends before is marked. */
  at: string | null
}

/** The channels of the account with their health, those that take posts first; those the post has stay selectable even if nothing leads to them. */
export function ChannelChoice({ channels, onChange, at }: ChannelChoiceProps) {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const id = useId()
  const { timeZone } = useAccount()
  const known = useChannels()
  const isChosen = ({ network, channelId }: Pick<DraftChannel, 'network' | 'channelId'>) =>
    channels.some((channel) => channel.network === network && channel.channelId === channelId)

  function toggle({ network, channelId, name }: SocialChannel) {
    const without = channels.filter((channel) => channel.network !== network || channel.channelId !== channelId)
    onChange(
      without.length < channels.length ? without : [...channels, { network, channelId, channelName: name, text: null }],
    )
  }

  const health = ({ canPost, reasons, accessEndsAt }: SocialChannel) => {
    if (!canPost) return reasons[0]
    if (at !== null && accessEndsAt !== null && accessEndsAt <= at)
      return t('channel.endsBefore', { date: format.dateTime(accessEndsAt, timeZone) })
    return undefined
  }

  const sorted = known.data?.toSorted((a, b) => Number(b.canPost) - Number(a.canPost))
  if (known.error && known.data === undefined)
    return <SectionError title={t('channel.error')} error={known.error} onRetry={() => void known.refetch()} />
  if (known.data?.length === 0)
    return (
      <Notice
        title={t('channel.noneTitle')}
        action={
          <Button asChild size="sm" variant="outline">
            <Link to={paths.integrations()}>{t('channel.connect')}</Link>
          </Button>
        }
      >
        {t('channel.noneText')}
      </Notice>
    )
  return (
    <chakra.fieldset border="0" p="0" m="0" minWidth="0">
      <chakra.legend textStyle="label" mb="1.5">
        {t('channel.label')}
      </chakra.legend>
      <Flex direction="column" gap="1">
        {(sorted ?? []).map((channel) => {
          const field = `${id}-${channel.network}-${channel.channelId}`
          const problem = health(channel)
          return (
            <Flex key={field} gap="2.5" align="flex-start" py="1">
              <Checkbox id={field} mt="0.5" checked={isChosen(channel)} onChange={() => toggle(channel)} />
              <chakra.label htmlFor={field} minWidth="0" overflowWrap="anywhere">
                <chakra.span fontWeight="medium">{networkName(channel.network)}</chakra.span> · {channel.name}
                <Text as="span" display="block" textStyle="xs" color={problem ? 'severity.low.fg' : 'fg.muted'}>
                  {problem ??
                    t('channel.followers', {
                      count: channel.followerCount,
                      shown: format.number(channel.followerCount),
                    })}
                </Text>
              </chakra.label>
            </Flex>
          )
        })}
      </Flex>
    </chakra.fieldset>
  )
}
