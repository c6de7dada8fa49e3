import { countingOf, postLength, publishedPostText } from '@adwright/sdk/post-length'
import type { SocialNetwork } from '@adwright/sdk/types'
import { Button, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { NETWORK_NAMES } from '#web/features/social-calendar/post-status.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { type Draft, type DraftChannel, hashtagsIn } from './draft.ts'
import { PlainField } from './PlainField.tsx'

interface TextFieldsProps {
  draft: Draft
  change: (values: Partial<Draft>) => void
}

/** How much of the network's limit a text uses, counted as the server counts. */
function Counter({ draft, text, network }: { draft: Draft; text: string; network: SocialNetwork }) {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const { maxCharacters } = countingOf(network)
  const written = { text, hashtags: hashtagsIn(draft.hashtags), link: draft.link.trim() || null }
  const count = postLength(publishedPostText(written, network), network)
  return (
    <chakra.span
      textStyle="xs"
      color={count > maxCharacters ? 'bad.fg' : 'fg.muted'}
      fontWeight={count > maxCharacters ? 'semibold' : 'normal'}
    >
      {t('text.counter', {
        network: NETWORK_NAMES[network],
        used: format.number(count),
        limit: format.number(maxCharacters),
      })}
    </chakra.span>
  )
}

/** The default text, the versions of single channels, and what goes with them. */
export function TextFields({ draft, change }: TextFieldsProps) {
  const { t } = useTranslation('social-calendar')
  const followers = draft.channels.filter(({ text }) => text === null)
  const setText = (channel: DraftChannel, text: string | null) =>
    change({ channels: draft.channels.map((one) => (one === channel ? { ...one, text } : one)) })
  return (
    <Flex direction="column" gap="4">
      <PlainField
        label={t('text.label')}
        value={draft.text}
        maxLength={5000}
        rows={5}
        onChange={(text) => change({ text })}
        help={
          <chakra.span display="flex" columnGap="4" flexWrap="wrap">
            {[...new Set(followers.map(({ network }) => network))].map((network) => (
              <Counter key={network} draft={draft} text={draft.text} network={network} />
            ))}
          </chakra.span>
        }
      />
      {draft.channels.map((channel) => {
        const name = `${NETWORK_NAMES[channel.network]} · ${channel.channelName}`
        return channel.text === null ? (
          <Button
            key={`${channel.network}.${channel.channelId}`}
            variant="ghost"
            size="sm"
            alignSelf="flex-start"
            maxWidth="100%"
            onClick={() => setText(channel, draft.text)}
          >
            {t('text.ownVersion', { channel: name })}
          </Button>
        ) : (
          <PlainField
            key={`${channel.network}.${channel.channelId}`}
            label={t('text.own', { channel: name })}
            value={channel.text}
            maxLength={5000}
            rows={4}
            onChange={(text) => setText(channel, text)}
            help={<Counter draft={draft} text={channel.text} network={channel.network} />}
            aside={
              <Button variant="ghost" size="xs" onClick={() => setText(channel, null)}>
                {t('text.backToDefault')}
              </Button>
            }
          />
        )
      })}
      <PlainField
        label={t('text.link')}
        type="url"
        value={draft.link}
        maxLength={2000}
        onChange={(link) => change({ link })}
      />
      <PlainField
        label={t('text.hashtags')}
        help={t('text.hashtagsHelp')}
        value={draft.hashtags}
        onChange={(hashtags) => change({ hashtags })}
      />
      <PlainField
        label={t('text.firstComment')}
        help={t('text.firstCommentHelp')}
        value={draft.firstComment}
        maxLength={2200}
        rows={2}
        onChange={(firstComment) => change({ firstComment })}
      />
      <PlainField
        label={t('text.labels')}
        help={t('text.labelsHelp')}
        value={draft.labels}
        onChange={(labels) => change({ labels })}
      />
    </Flex>
  )
}
