import {
  listSocialChannelsOptions,
  listSocialPostSlotsOptions,
  useImportSocialPostsMutation,
  useUpdateSocialPostSlotsMutation,
} from '@adwright/sdk/react-query'
import { type SocialPostSlot, SocialPostStatus } from '@adwright/sdk/types'
import { chakra, Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ChannelChoice } from '#web/features/social-calendar/composer/ChannelChoice.tsx'
import type { DraftChannel } from '#web/features/social-calendar/composer/draft.ts'
import { POST_READS } from '#web/features/social-calendar/post-reads.ts'
import { reasonText } from '#web/lib/reason-text.ts'
import { useToday } from '#web/lib/server-time.ts'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useSingleRun } from '#web/lib/use-single-run.ts'
import { paths } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { Input, Select } from '#web/ui/form/inputs.tsx'
import { RouteDialog } from '#web/ui/overlay/RouteDialog.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { fortnightDays, MAX_PER_WEEK, slotsWith } from './fortnight.ts'

export const handle = { crumb: 'social-calendar:plan.title', isModal: true }

const USUAL_PER_WEEK = 3

/** Lays empty drafts on two weeks and sets the posting slots for them; nothing goes out by itself. */
export function Component() {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const id = useId()
  const navigate = useNavigate()
  const { id: accountId, timeZone } = useAccount()
  const today = useToday(timeZone)
  const mayWrite = useCan('managePosts')
  const invalidate = useInvalidate()
  const runOnce = useSingleRun()
  const intentKey = useIntentKey()
  const slots = useQuery(listSocialPostSlotsOptions({ path: { accountId } }))
  const connected = useQuery(listSocialChannelsOptions({ path: { accountId } }))
  const setSlots = useUpdateSocialPostSlotsMutation()
  const create = useImportSocialPostsMutation()
  const [channels, setChannels] = useState<DraftChannel[]>([])
  const [perWeek, setPerWeek] = useState(USUAL_PER_WEEK)
  const [time, setTime] = useState('09:00')
  const [problem, setProblem] = useState<string>()
  const days = fortnightDays(today, perWeek)
  // Without a connected channel, drafts are planned first and get their channels later.
  const isChannelMissing = channels.length === 0 && connected.data?.some(({ canPost }) => canPost)
  const reason = time === '' ? t('slots.timeMissing') : isChannelMissing ? t('plan.channelMissing') : undefined

  async function plan(before: readonly SocialPostSlot[]) {
    setProblem(undefined)
    try {
      const body = { slots: slotsWith(before, channels, perWeek, time) }
      if (channels.length > 0) await setSlots.mutateAsync({ path: { accountId }, body })
      const rows = days.map((date, index) => ({
        line: index + 1,
        title: t('plan.draftTitle', { date: format.date(date, 'long') }),
        date,
        time,
        channels: channels.map(({ channelId }) => channelId).join(','),
      }))
      const drafts = { status: SocialPostStatus.Draft, rows } as const
      const headers = intentKey(drafts)
      const { createdCount } = await create.mutateAsync({ path: { accountId }, body: drafts, headers })
      await invalidate(...POST_READS)
      toaster.show({ tone: 'good', title: t('plan.done', { count: createdCount }) })
      await navigate(paths.socialCalendar({ day: days[0] }), { replace: true })
    } catch (error) {
      setProblem(reasonText(error))
    }
  }

  if (!mayWrite)
    return (
      <RouteDialog title={t('plan.title')} closeTo={paths.socialCalendar()}>
        <Notice title={t('reason.viewer')} />
      </RouteDialog>
    )
  return (
    <RouteDialog
      title={t('plan.title')}
      description={t('plan.text')}
      closeTo={paths.socialCalendar()}
      footer={
        <DisabledReason reason={reason}>
          <BusyButton
            loading={setSlots.isPending || create.isPending}
            // The plan replaces all slots, so it waits for those there are.
            disabled={slots.data === undefined}
            onClick={() => slots.data && void runOnce(() => plan(slots.data))}
          >
            {t('plan.submit', { count: days.length })}
          </BusyButton>
        </DisabledReason>
      }
    >
      <Flex direction="column" gap="4">
        {slots.error && slots.data === undefined ? (
          <SectionError title={t('slots.failed')} error={slots.error} onRetry={() => void slots.refetch()} />
        ) : null}
        <ChannelChoice channels={channels} onChange={setChannels} at={null} />
        <Flex gap="3" wrap="wrap">
          <Flex direction="column" gap="1.5" flex="1 1 9rem">
            <chakra.label htmlFor={`${id}-count`} textStyle="label">
              {t('plan.perWeek')}
            </chakra.label>
            <Select id={`${id}-count`} value={perWeek} onChange={({ target }) => setPerWeek(Number(target.value))}>
              {Array.from({ length: MAX_PER_WEEK }, (_, index) => index + 1).map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </Select>
          </Flex>
          <Flex direction="column" gap="1.5" flex="1 1 9rem">
            <chakra.label htmlFor={`${id}-time`} textStyle="label">
              {t('when.time')}
            </chakra.label>
            <Input id={`${id}-time`} type="time" value={time} onChange={({ target }) => setTime(target.value)} />
          </Flex>
        </Flex>
        <Text textStyle="sm" color="fg.muted">
          {days.map((day) => `${format.date(day, 'weekday')} ${format.date(day, 'short')}`).join(' · ')}
        </Text>
        {problem ? (
          <Text role="alert" color="bad.fg">
            {problem}
          </Text>
        ) : null}
      </Flex>
    </RouteDialog>
  )
}
