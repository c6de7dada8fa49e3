import { publishedPostText } from '@adwright/sdk/post-length'
import { listSocialNetworkLimitsOptions } from '@adwright/sdk/react-query'
import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { networkName } from '#web/features/social-calendar/post-status.tsx'
import { useThemeMode } from '#web/lib/theme-mode.ts'
import { useAccount } from '#web/session/current.ts'
import { SegmentSwitch } from '#web/ui/filter/SegmentSwitch.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { Tabs } from '#web/ui/page/Tabs.tsx'
import { type Draft, type DraftChannel, hashtagsIn } from './draft.ts'

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

interface PreviewProps {
  draft: Draft
  channel: DraftChannel
  fold: number | null
  theme: Theme
}

function Preview({ draft, channel, fold, theme }: PreviewProps) {
  const { t } = useTranslation('social-calendar')
  const link = draft.link.trim() || null
  const written = { text: channel.text ?? draft.text, hashtags: hashtagsIn(draft.hashtags), link }
  const text = Array.from(publishedPostText(written, channel.network))
  const isFolded = fold !== null && text.length > fold
  const [first] = draft.media
  return (
    <Box className={theme} layerStyle="card" color="fg.default" maxWidth="22rem" overflow="hidden">
      <Flex px="3" py="2" gap="2" align="center">
        <Box boxSize="7" borderRadius="full" bg="bg.muted" aria-hidden="true" />
        <Text fontWeight="medium" textStyle="sm" overflowWrap="anywhere">
          {channel.channelName}
        </Text>
      </Flex>
      <Text px="3" pb="2" textStyle="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {(isFolded ? text.slice(0, fold) : text).join('') || t('preview.noText')}
        {isFolded ? <chakra.span color="fg.muted"> … {t('preview.more')}</chakra.span> : null}
      </Text>
      {first?.thumbnailUrl ? (
        <chakra.img
          src={first.thumbnailUrl}
          alt={first.altText ?? ''}
          width="100%"
          maxHeight="16rem"
          objectFit="cover"
        />
      ) : null}
      {draft.media.length > 1 ? (
        <Text px="3" py="1" textStyle="xs" color="fg.muted">
          {t('preview.files', { count: draft.media.length })}
        </Text>
      ) : null}
      {link && URL.canParse(link) ? (
        <Text px="3" py="2" textStyle="xs" color="fg.muted" borderTopWidth="1px" overflowWrap="anywhere">
          {new URL(link).hostname}
        </Text>
      ) : null}
      {draft.firstComment.trim() ? (
        <Text px="3" py="2" textStyle="xs" borderTopWidth="1px" whiteSpace="pre-wrap" overflowWrap="anywhere">
          <chakra.span fontWeight="medium">{t('text.firstComment')}:</chakra.span> {draft.firstComment}
        </Text>
      ) : null}
    </Box>
  )
}

/** The post as readers of each channel see it, folded where the network folds. */
export function Previews({ draft }: { draft: Draft }) {
  const { t } = useTranslation('social-calendar')
  const { id: accountId } = useAccount()
  const limits = useQuery(listSocialNetworkLimitsOptions({ path: { accountId } }))
  const [chosen, setChosen] = useState('')
  const ownTheme = useThemeMode()
  const [theme, setTheme] = useState<Theme>(ownTheme === 'dark' ? 'dark' : 'light')
  const keyOf = ({ network, channelId }: DraftChannel) => `${network}.${channelId}`
  const channel = draft.channels.find((one) => keyOf(one) === chosen) ?? draft.channels[0]
  if (!channel)
    return (
      <Section title={t('preview.title')}>
        <Text color="fg.muted">{t('preview.none')}</Text>
      </Section>
    )
  const fold = limits.data?.find(({ network }) => network === channel.network)?.foldAfterCharacters ?? null
  return (
    <Section title={t('preview.title')}>
      <Tabs
        tabs={draft.channels.map((one) => ({ value: keyOf(one), label: networkName(one.network) }))}
        value={keyOf(channel)}
        onChange={setChosen}
      >
        <Flex direction="column" gap="3" pt="3" align="flex-start">
          <Preview draft={draft} channel={channel} fold={fold} theme={theme} />
          <SegmentSwitch
            label={t('preview.theme')}
            value={theme}
            options={THEMES.map((value) => ({ value, label: t(`preview.${value}`) }))}
            onChange={setTheme}
          />
        </Flex>
      </Tabs>
    </Section>
  )
}
