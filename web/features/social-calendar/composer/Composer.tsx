import { validateSocialPostOptions } from '@adwright/sdk/react-query'
import { MediaValidationSeverity, PlanLimitKind, type SocialPost, SocialPostStatus } from '@adwright/sdk/types'
import { Button, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlanLimitNotice } from '#web/domain/plans/PlanLimitNotice.tsx'
import { PostHistory } from '#web/features/social-calendar/result/PostHistory.tsx'
import { WhenFields } from '#web/features/social-calendar/WhenFields.tsx'
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { EditConflictNotice } from '#web/ui/form/EditConflictNotice.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { ChannelChoice } from './ChannelChoice.tsx'
import { CommentSection } from './CommentSection.tsx'
import { bodyOf, type Draft } from './draft.ts'
import { Findings } from './Findings.tsx'
import { FreeSlots } from './FreeSlots.tsx'
import { MediaField } from './MediaField.tsx'
import { PlainField } from './PlainField.tsx'
import { Previews } from './Previews.tsx'
import { RejectForm } from './RejectForm.tsx'
import { TextFields } from './TextFields.tsx'
import { usePostLimit } from './use-post-limit.ts'
import { useSavePost } from './use-save-post.ts'

const WAIT_MS = 500
const { Draft: DRAFT, AwaitsApproval, Scheduled, Failed, Cancelled } = SocialPostStatus

interface ComposerProps {
  initial: Draft
  /** The post that is edited; undefined for a new one. */
  post?: SocialPost
}

/** Writes a post: fields at the left; previews, checks, and the buttons that save, send or schedule it at the right. */
export function Composer({ initial, post }: ComposerProps) {
  const { t } = useTranslation('social-calendar')
  const { id: accountId, timeZone } = useAccount()
  const mayWrite = useCan('managePosts')
  const isApprover = useCan('publishWithoutApproval')
  const [draft, setDraft] = useState(initial)
  const change = (values: Partial<Draft>) => setDraft((before) => ({ ...before, ...values }))
  const body = bodyOf(draft, timeZone, t('composer.untitled'))
  const settled = useDebouncedValue(JSON.stringify(body), WAIT_MS)
  const check = useQuery({
    ...validateSocialPostOptions({
      path: { accountId },
      body: { postId: post?.id ?? null, post: JSON.parse(settled) },
    }),
    placeholderData: keepPreviousData,
    enabled: mayWrite,
  })
  const { save, pending, problem, conflict, loadLatest } = useSavePost(post, draft, setDraft)
  const findings = check.data?.findings ?? []
  const isBlocked = findings.some(({ severity }) => severity === MediaValidationSeverity.Error)
  const status = post?.status ?? DRAFT
  const isWaiting = status === AwaitsApproval
  const readOnly = mayWrite ? undefined : t('reason.viewer')
  const limit = usePostLimit(draft.scheduledAt, post)
  const blocked = readOnly ?? limit.reason ?? (isBlocked ? t('composer.blocked') : undefined)

  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="5" alignItems="start">
      <chakra.fieldset
        display="flex"
        flexDirection="column"
        gap="5"
        minWidth="0"
        border="0"
        p="0"
        disabled={!mayWrite}
        aria-label={t('composer.post')}
      >
        <Section title={t('composer.say')}>
          <Flex direction="column" gap="4">
            <PlainField
              label={t('composer.title')}
              help={t('composer.titleHelp')}
              value={draft.title}
              maxLength={100}
              onChange={(title) => change({ title })}
            />
            <ChannelChoice
              channels={draft.channels}
              onChange={(channels) => change({ channels })}
              at={draft.scheduledAt}
            />
            <TextFields draft={draft} change={change} />
          </Flex>
        </Section>
        <Section title={t('composer.show')}>
          <MediaField draft={draft} change={change} findings={findings} />
        </Section>
        <Section title={t('composer.when')}>
          <Flex direction="column" gap="3">
            <WhenFields
              value={draft.scheduledAt}
              onChange={(scheduledAt) => change({ scheduledAt })}
              isDisabled={!mayWrite}
            />
            <FreeSlots channels={draft.channels} onChoose={(scheduledAt) => change({ scheduledAt })} />
          </Flex>
        </Section>
      </chakra.fieldset>
      <Flex direction="column" gap="5" minWidth="0" position={{ lg: 'sticky' }} top={{ lg: '4' }}>
        <Previews draft={draft} />
        <Section title={t('findings.title')} description={t('findings.text')}>
          <Findings findings={findings} draft={draft} change={change} isPending={check.isPending && mayWrite} />
        </Section>
        <EditConflictNotice latest={conflict} resolve={{ loadLatest, overwrite: () => void save(status, true) }} />
        {limit.isConcerned ? <PlanLimitNotice kind={PlanLimitKind.ScheduledPosts} /> : null}
        {problem ? (
          <Text role="alert" color="bad.fg">
            {problem}
          </Text>
        ) : null}
        <Flex
          gap="2"
          wrap="wrap"
          position={{ base: 'sticky', lg: 'static' }}
          bottom="0"
          bg={{ base: 'bg.canvas', lg: 'transparent' }}
          py={{ base: '3', lg: '0' }}
          zIndex="1"
        >
          {isApprover ? (
            <DisabledReason reason={blocked}>
              <BusyButton loading={pending === Scheduled} onClick={() => void save(Scheduled)}>
                {t(
                  isWaiting ? 'composer.approve' : status === Scheduled ? 'composer.saveChanges' : 'composer.schedule',
                )}
              </BusyButton>
            </DisabledReason>
          ) : (
            <DisabledReason reason={blocked}>
              <BusyButton loading={pending === AwaitsApproval} onClick={() => void save(AwaitsApproval)}>
                {t(isWaiting ? 'composer.saveChanges' : 'composer.send')}
              </BusyButton>
            </DisabledReason>
          )}
          {status === DRAFT || status === Cancelled || status === Failed ? (
            <DisabledReason reason={readOnly}>
              <BusyButton variant="outline" loading={pending === DRAFT} onClick={() => void save(DRAFT)}>
                {t('composer.saveDraft')}
              </BusyButton>
            </DisabledReason>
          ) : null}
          {status === Scheduled ? (
            <DisabledReason reason={readOnly}>
              <Button variant="outline" onClick={() => void save(DRAFT)}>
                {t('action.toDraft')}
              </Button>
            </DisabledReason>
          ) : null}
        </Flex>
        {post && isWaiting && isApprover ? <RejectForm post={post} /> : null}
        {status === Scheduled && !isApprover && mayWrite ? <Text textStyle="sm">{t('composer.again')}</Text> : null}
        {post ? <PostHistory post={post} /> : null}
        {post ? <CommentSection post={post} /> : null}
      </Flex>
    </Grid>
  )
}
