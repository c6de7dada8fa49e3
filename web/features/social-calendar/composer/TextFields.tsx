import { countingOf, postLength, publishedPostText } from '@adwright/sdk/post-length'
import type { SocialNetwork } from '@adwright/sdk/types'
import { Button, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { networkName } from '#web/features/social-calendar/post-status.tsx'
import { useFocusOnChange } from '#web/ui/focus/use-focus-on-change.ts'
import { FieldFrame } from '#web/ui/form/FieldFrame.tsx'
import { Textarea } from '#web/ui/form/inputs.tsx'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { type Draft, type DraftChannel, hashtagsIn } from './draft.ts'
import { emojiKeys } from './emoji-keys.ts'

interface TextFieldsProps {
  draft: Draft
  change: (values: Partial<Draft>) => void
}

interface OwnTextProps {
  /** The place of the channel among those of the post. */
  index: number
  channel: DraftChannel
  draft: Draft
  onChange: (text: string | null) => void
  /** True if it takes the place of the button that was pressed. */
  takesFocus: boolean
}

const nameOf = ({ network, channelName }: DraftChannel) => `${networkName(network)} · ${channelName}`

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
        network: networkName(network),
        used: format.number(count),
        limit: format.number(maxCharacters),
      })}
    </chakra.span>
  )
}

/** The version of the text for one channel. */
function OwnText({ index, channel, draft, onChange, takesFocus }: OwnTextProps) {
  const { t } = useTranslation('social-calendar')
  const field = useFocusOnChange<HTMLTextAreaElement>(takesFocus)
  return (
    <FieldFrame
      name={`channels.${index}.text`}
      label={t('text.own', { channel: nameOf(channel) })}
      help={<Counter draft={draft} text={channel.text ?? ''} network={channel.network} />}
      aside={
        <Button variant="ghost" size="xs" onClick={() => onChange(null)}>
          {t('text.backToDefault')}
        </Button>
      }
    >
      {(control) => (
        <Textarea
          {...control}
          ref={field}
          name={`channels.${index}.text`}
          rows={4}
          value={channel.text ?? ''}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldFrame>
  )
}

/** Begins a version of the text for one channel. */
function OwnVersionButton({
  channel,
  onClick,
  takesFocus,
}: { channel: DraftChannel; onClick: () => void } & Pick<OwnTextProps, 'takesFocus'>) {
  const { t } = useTranslation('social-calendar')
  const button = useFocusOnChange<HTMLButtonElement>(takesFocus)
  return (
    <Button ref={button} variant="ghost" size="sm" alignSelf="flex-start" maxWidth="100%" onClick={onClick}>
      {t('text.ownVersion', { channel: nameOf(channel) })}
    </Button>
  )
}

/** The default text, the versions of single channels, and what goes with them. */
export function TextFields({ draft, change }: TextFieldsProps) {
  const { t } = useTranslation('social-calendar')
  const emoji = emojiKeys()
  const followers = draft.channels.filter(({ text }) => text === null)
  /** The channel whose version was begun or dropped last. */
  const [switched, setSwitched] = useState<string>()
  const setText = (channel: DraftChannel, text: string | null) =>
    change({ channels: draft.channels.map((one) => (one === channel ? { ...one, text } : one)) })
  return (
    <Flex direction="column" gap="4">
      <TextAreaField
        name="text"
        label={t('text.label')}
        rows={5}
        help={
          <chakra.span display="flex" columnGap="4" flexWrap="wrap">
            {[...new Set(followers.map(({ network }) => network))].map((network) => (
              <Counter key={network} draft={draft} text={draft.text} network={network} />
            ))}
            {emoji === undefined ? null : <chakra.span hideBelow="md">{t('text.emoji', { keys: emoji })}</chakra.span>}
          </chakra.span>
        }
      />
      {draft.channels.map((channel, index) => {
        const key = `${channel.network}.${channel.channelId}`
        return channel.text === null ? (
          <OwnVersionButton
            key={key}
            channel={channel}
            takesFocus={switched === key}
            onClick={() => {
              setSwitched(key)
              setText(channel, draft.text)
            }}
          />
        ) : (
          <OwnText
            key={key}
            index={index}
            channel={channel}
            draft={draft}
            takesFocus={switched === key}
            onChange={(text) => {
              if (text === null) setSwitched(key)
              setText(channel, text)
            }}
          />
        )
      })}
      <TextField name="link" label={t('text.link')} type="url" autoComplete="off" isOptional />
      <TextField
        name="hashtags"
        label={t('text.hashtags')}
        help={t('text.hashtagsHelp')}
        autoComplete="off"
        isOptional
      />
      <TextAreaField
        name="firstComment"
        label={t('text.firstComment')}
        help={t('text.firstCommentHelp')}
        rows={2}
        isOptional
      />
      <TextField name="labels" label={t('text.labels')} help={t('text.labelsHelp')} autoComplete="off" isOptional />
    </Flex>
  )
}
