import type { SocialPost, SocialPostFinding } from '@adwright/sdk/types'
import { chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { PostDesigns } from '#web/features/social-calendar/PostDesigns.tsx'
import { WhenFields } from '#web/features/social-calendar/WhenFields.tsx'
import { TextField } from '#web/ui/form/TextField.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { ChannelChoice } from './ChannelChoice.tsx'
import type { Draft } from './draft.ts'
import { FreeSlots } from './FreeSlots.tsx'
import { MediaField } from './MediaField.tsx'
import { StrategyField } from './StrategyField.tsx'
import { TextFields } from './TextFields.tsx'

export const STEPS = ['say', 'show', 'when'] as const
export type Step = (typeof STEPS)[number]

interface ComposerFieldsProps {
  draft: Draft
  change: (values: Partial<Draft>) => void
  findings: readonly SocialPostFinding[]
  /** The saved post; undefined for a new one. */
  post: SocialPost | undefined
  /** Saves a new post, and begins a design for it. */
  onDesign: () => void
  /** The one step that is shown on phones; undefined shows all. */
  step: Step | undefined
  isDisabled: boolean
}

/** The fields of a post: text and channels, media, date and time. */
export function ComposerFields({ draft, change, findings, post, onDesign, step, isDisabled }: ComposerFieldsProps) {
  const { t } = useTranslation('social-calendar')
  const isHidden = (one: Step) => step !== undefined && step !== one
  return (
    <chakra.fieldset
      display="flex"
      flexDirection="column"
      gap="5"
      minWidth="0"
      border="0"
      p="0"
      disabled={isDisabled}
      aria-label={t('composer.post')}
    >
      <div hidden={isHidden('say')}>
        <Section title={t('composer.say')}>
          <Flex direction="column" gap="4">
            <TextField
              name="title"
              label={t('composer.title')}
              help={t('composer.titleHelp')}
              maxLength={100}
              isOptional
            />
            <ChannelChoice
              channels={draft.channels}
              onChange={(channels) => change({ channels })}
              at={draft.scheduledAt}
            />
            <TextFields draft={draft} change={change} />
            <StrategyField value={draft.strategyId} onChange={(strategyId) => change({ strategyId })} />
          </Flex>
        </Section>
      </div>
      <div hidden={isHidden('show')}>
        <Section title={t('composer.show')}>
          <MediaField draft={draft} change={change} findings={findings} postId={post?.id} onDesign={onDesign} />
          <PostDesigns
            designs={(post?.designs ?? []).filter(({ fileId }) => draft.media.some(({ id }) => id === fileId))}
          />
        </Section>
      </div>
      <div hidden={isHidden('when')}>
        <Section title={t('composer.when')}>
          <Flex direction="column" gap="3">
            <WhenFields
              value={draft.scheduledAt}
              onChange={(scheduledAt) => change({ scheduledAt })}
              isDisabled={isDisabled}
            />
            <FreeSlots channels={draft.channels} onChoose={(scheduledAt) => change({ scheduledAt })} />
          </Flex>
        </Section>
      </div>
    </chakra.fieldset>
  )
}
