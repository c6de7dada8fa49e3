import {
  type Strategy,
  type StrategyCheckInDraft,
  type StrategyEvent,
  StrategyHealth,
  StrategyMetricSource,
} from '@adwright/sdk/types'
import { zStrategyCheckInDraft } from '@adwright/sdk/zod'
import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useIsPrivate, useMayManage, useStrategy, useStrategyEvents } from '#web/features/strategies/use-plan.ts'
import { usePlanActions } from '#web/features/strategies/use-plan-actions.ts'
import { useStrategyWords } from '#web/features/strategies/use-strategy-words.ts'
import { paths } from '#web/paths.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { NumberField } from '#web/ui/form/NumberField.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { deleteDraft, readDraft, useDraft } from '#web/ui/form/use-draft.ts'
import { RouteDialog } from '#web/ui/overlay/RouteDialog.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { eventsSinceCheckIn } from './recent-events.ts'

export const handle = { crumb: 'strategies:checkIn.button', isModal: true }

const { OnTrack, AtRisk, OffTrack } = StrategyHealth
const MAX_TEXT = 2000
const [MIN_ROWS, MAX_ROWS] = [4, 10]

interface CheckInFormProps {
  strategy: Strategy
  isPrivate: boolean
  /** What has happened since the last check-in. */
  events: readonly StrategyEvent[]
}

function CheckInForm({ strategy, isPrivate, events }: CheckInFormProps) {
  const { t } = useTranslation('strategies')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const actions = usePlanActions(isPrivate)
  const words = useStrategyWords()
  const { kpi, health } = strategy
  const isOwn = kpi.source === StrategyMetricSource.Own
  const isOverride = search.has('override')
  const format = useFormat()
  const lineOf = ({ kind, day, title, changeCount, isGood }: StrategyEvent) =>
    [
      `${format.date(day, 'short')}: ${t(`event.${kind}`)}: ${title}`,
      ...(changeCount === null ? [] : [t('event.changes', { count: changeCount })]),
      ...(isGood === null ? [] : [t(isGood ? 'event.better' : 'event.worse')]),
    ].join(' · ')
  const initial: StrategyCheckInDraft = {
    text: events.map(lineOf).join('\n').slice(0, MAX_TEXT),
    value: undefined,
    health: isOverride ? (health === OnTrack ? AtRisk : OnTrack) : undefined,
  }
  const localName = `strategy-check-in-${strategy.id}`
  const form = useContractForm(zStrategyCheckInDraft, readDraft(localName, initial))
  useDraft(localName, form)

  async function save(body: StrategyCheckInDraft) {
    await actions.checkIn(strategy.id, body)
    deleteDraft(localName)
    toaster.show({ tone: 'good', title: t('checkIn.done') })
    await actions.refresh()
    await navigate(isPrivate ? paths.privateStrategy(strategy.id) : paths.strategy(strategy.id), { replace: true })
  }

  return (
    <Form form={form} submit={t('checkIn.submit')} onSubmit={save}>
      <Text>
        {t('checkIn.now', { metric: words.nameOf(strategy), progress: words.toTarget(strategy) })}{' '}
        {health === null ? null : t('override.data', { health: t(`health.${health}`) })}
      </Text>
      {isOwn ? (
        <NumberField
          name="value"
          label={t('checkIn.value', { metric: kpi.metric })}
          help={kpi.unit === 'rate' ? t('form.rateHelp') : undefined}
          step={kpi.unit === 'rate' ? 0.01 : 1}
          isOptional
        />
      ) : null}
      <TextAreaField
        name="text"
        label={t('checkIn.text')}
        help={events.length > 0 ? t('checkIn.filled') : undefined}
        rows={Math.min(MAX_ROWS, MIN_ROWS + events.length)}
        limit={MAX_TEXT}
      />
      <SelectField
        name="health"
        label={t('checkIn.health')}
        help={t('checkIn.healthHelp')}
        placeholder={t('checkIn.agree')}
        options={[OnTrack, AtRisk, OffTrack].map((value) => ({ value, label: t(`health.${value}`) }))}
        isOptional
      />
    </Form>
  )
}

export function Component() {
  const { t } = useTranslation('strategies')
  const { strategyId = '' } = useParams()
  const isPrivate = useIsPrivate()
  const mayManage = useMayManage(isPrivate)
  const { data } = useStrategy(isPrivate, strategyId)
  // Without the events the sentence is still possible.
  const events = useStrategyEvents(isPrivate, strategyId)
  return (
    <RouteDialog
      title={t('checkIn.button')}
      closeTo={isPrivate ? paths.privateStrategy(strategyId) : paths.strategy(strategyId)}
      keepsQuery={false}
    >
      {mayManage ? null : <Notice title={t('reason.viewer')} />}
      {data && mayManage && !events.isPending ? (
        <CheckInForm strategy={data} isPrivate={isPrivate} events={eventsSinceCheckIn(events.data?.items ?? [])} />
      ) : null}
    </RouteDialog>
  )
}
