import { validateSocialPostOptions } from '@adwright/sdk/react-query'
import { MediaValidationSeverity, PlanLimitKind, type SocialPost, SocialPostStatus } from '@adwright/sdk/types'
import { Box, Button, Flex, Grid, Text } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PlanLimitNotice } from '#web/domain/plans/PlanLimitNotice.tsx'
import { ChangesSince } from '#web/features/social-calendar/result/PostChanges.tsx'
import { PostHistory } from '#web/features/social-calendar/result/PostHistory.tsx'
import { useAddressChoice } from '#web/lib/use-address.ts'
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts'
import { paths } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { SegmentSwitch } from '#web/ui/filter/SegmentSwitch.tsx'
import { EditConflictNotice } from '#web/ui/form/EditConflictNotice.tsx'
import { BottomBar } from '#web/ui/page/BottomBar.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { useIsNarrow, useMedia } from '#web/ui/use-media.ts'
import { CommentSection } from './CommentSection.tsx'
import { ComposerActions } from './ComposerActions.tsx'
import { ComposerFields, STEPS } from './ComposerFields.tsx'
import { bodyOf, type Draft } from './draft.ts'
import { Findings } from './Findings.tsx'
import { Previews } from './Previews.tsx'
import { RejectForm } from './RejectForm.tsx'
import { useDraftForm } from './use-draft-form.ts'
import { usePostLimit } from './use-post-limit.ts'
import { useSavePost } from './use-save-post.ts'

const WAIT_MS = 500
const { Draft: DRAFT, AwaitsApproval, Scheduled } = SocialPostStatus

interface ComposerProps {
  initial: Draft
  /** The post that is edited; undefined for a new one. */
  post?: SocialPost
  /** What a new post is begun with, like the post it copies; each has a local draft of its own. */
  source?: string | undefined
}

/** Writes a post: fields at the left; previews, checks, and the buttons that save, send or schedule it at the right. Three steps on phones. */
export function Composer({ initial, post, source }: ComposerProps) {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const { id: accountId, timeZone } = useAccount()
  const mayWrite = useCan('managePosts')
  const isApprover = useCan('publishWithoutApproval')
  const isNarrow = useIsNarrow()
  // Above this width, the buttons are in a column of their own, which stays in view as a whole.
  const ActionBar = useMedia('(max-width: 1023.98px)') ? BottomBar : Flex
  const [step, setStep] = useAddressChoice('step', STEPS)
  const localName = `draft-social-post-${accountId}-${post?.id ?? source ?? 'new'}`
  const { form, draft, change, isRestored, discard } = useDraftForm(localName, initial)
  const body = bodyOf(draft, timeZone, t('composer.untitled'))
  const settled = useDebouncedValue(JSON.stringify(body), WAIT_MS)
  const check = useQuery({
    ...validateSocialPostOptions({
      path: { accountId },
      body: { postId: post?.id ?? null, post: JSON.parse(settled) },
    }),
    placeholderData: keepPreviousData,
    enabled: mayWrite && form.formState.isValid,
  })
  const { save, pending, problem, savedAt, conflict, base, loadLatest, saveBoth } = useSavePost({
    post,
    form,
    draft,
    localName,
    isWriter: mayWrite,
    onInvalid: () => setStep('say'),
  })
  const findings = check.data?.findings ?? []
  // A save that failed may have arrived: it is sent again as the same post, which the check would call a duplicate.
  const isBlocked = problem === undefined && findings.some(({ severity }) => severity === MediaValidationSeverity.Error)
  const status = post?.status ?? DRAFT
  const readOnly = mayWrite ? undefined : t('reason.viewer')
  const limit = usePostLimit(draft.scheduledAt, post)
  const blocked = readOnly ?? limit.reason ?? (isBlocked ? t('composer.blocked') : undefined)
  const place = STEPS.indexOf(step)
  const next = isNarrow ? STEPS[place + 1] : undefined
  const previous = isNarrow ? STEPS[place - 1] : undefined
  const isLastStep = next === undefined

  return (
    <Flex direction="column" gap="4">
      {isRestored ? (
        <Notice
          role="status"
          title={t('composer.restored')}
          action={
            <Button size="sm" variant="outline" onClick={discard}>
              {t('composer.discard')}
            </Button>
          }
        >
          {t('composer.restoredText')}
        </Notice>
      ) : null}
      {isNarrow ? (
        <SegmentSwitch
          label={t('composer.steps')}
          value={step}
          options={STEPS.map((value, index) => ({ value, label: `${index + 1}. ${t(`composer.step.${value}`)}` }))}
          onChange={setStep}
        />
      ) : null}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap="5"
        alignItems="start"
      >
        <FormProvider {...form}>
          <ComposerFields
            draft={draft}
            change={change}
            findings={findings}
            post={post}
            onDesign={() => void save(DRAFT, ({ id }) => paths.newDesign({ postId: id }))}
            step={isNarrow ? step : undefined}
            isDisabled={!mayWrite}
          />
        </FormProvider>
        <Flex direction="column" gap="5" minWidth="0" position={{ lg: 'sticky' }} top={{ lg: '4' }}>
          <Box hidden={!isLastStep}>
            <Flex direction="column" gap="5">
              <Previews draft={draft} />
              <Section title={t('findings.title')} description={t('findings.text')}>
                <Findings findings={findings} draft={draft} change={change} isPending={check.isPending && mayWrite} />
              </Section>
            </Flex>
          </Box>
          <EditConflictNotice
            latest={conflict}
            resolve={{ loadLatest, overwrite: () => saveBoth(status), isMerging: true }}
          >
            {base ? <ChangesSince post={base} /> : null}
          </EditConflictNotice>
          {limit.isConcerned ? <PlanLimitNotice kind={PlanLimitKind.ScheduledPosts} /> : null}
          {limit.isConcerned && limit.hasChannels ? <PlanLimitNotice kind={PlanLimitKind.SocialChannels} /> : null}
          {problem ? (
            <Text role="alert" color="bad.fg">
              {problem}
            </Text>
          ) : null}
          <ActionBar gap="2" wrap="wrap" align="center">
            {next ? <Button onClick={() => setStep(next)}>{t('composer.next')}</Button> : null}
            {isLastStep ? (
              <ComposerActions
                status={status}
                pending={pending}
                blocked={blocked}
                readOnly={readOnly}
                onSave={(to) => void save(to)}
              />
            ) : null}
            {previous ? (
              <Button variant="ghost" onClick={() => setStep(previous)}>
                {t('composer.back')}
              </Button>
            ) : null}
            {savedAt ? (
              <Text textStyle="sm" color="fg.muted" role="status">
                {t('composer.saved', { time: format.time(savedAt, timeZone) })}
              </Text>
            ) : null}
          </ActionBar>
          {post && status === AwaitsApproval && isApprover ? <RejectForm post={post} /> : null}
          {status === Scheduled && !isApprover && mayWrite ? <Text textStyle="sm">{t('composer.again')}</Text> : null}
          {post ? <PostHistory post={post} /> : null}
          {post ? <CommentSection post={post} /> : null}
        </Flex>
      </Grid>
    </Flex>
  )
}
