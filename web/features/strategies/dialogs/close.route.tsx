import { type Strategy, type StrategyDraft, StrategyOutcome, StrategyStatus } from '@adwright/sdk/types'
import { zStrategyDraft } from '@adwright/sdk/zod'
import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { draftOf } from '#web/features/strategies/strategy-draft.ts'
import { useIsPrivate, useMayManage, useStrategy } from '#web/features/strategies/use-plan.ts'
import { usePlanActions } from '#web/features/strategies/use-plan-actions.ts'
import { useStrategyWords } from '#web/features/strategies/use-strategy-words.ts'
import { paths } from '#web/paths.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { RadioField } from '#web/ui/form/ChoiceFields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { deleteDraft, useEditDraft } from '#web/ui/form/use-draft.ts'
import { RouteDialog } from '#web/ui/overlay/RouteDialog.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { useFormat } from '#web/ui/use-format.ts'

export const handle = { crumb: 'strategies:close.button', isModal: true }

const MAX_LEARNING = 2000

/** Whether the target is reached, as the outcome that is offered first. */
function outcomeOf({ kpi: { current, target, isGoodWhenUp } }: Strategy): StrategyOutcome {
  if (current === null) return StrategyOutcome.NotReached
  const isReached = isGoodWhenUp ? current >= target : current <= target
  return isReached ? StrategyOutcome.Reached : StrategyOutcome.NotReached
}

function CloseForm({ strategy, isPrivate }: { strategy: Strategy; isPrivate: boolean }) {
  const { t } = useTranslation('strategies')
  const format = useFormat()
  const navigate = useNavigate()
  const actions = usePlanActions(isPrivate)
  const words = useStrategyWords()
  const { kpi, startsOn, taskCount, doneTaskCount } = strategy
  const form = useContractForm(zStrategyDraft, {
    ...draftOf(strategy),
    status: StrategyStatus.Completed,
    outcome: outcomeOf(strategy),
    learning: strategy.learning ?? '',
  })
  const localName = `strategy-close-${strategy.id}`
  useEditDraft(localName, form)

  async function save(body: StrategyDraft) {
    await actions.update(strategy.id, body, strategy.version)
    deleteDraft(localName)
    toaster.show({ tone: 'good', title: t('close.done') })
    await actions.refresh()
    await navigate(isPrivate ? paths.privateStrategy(strategy.id) : paths.strategy(strategy.id), { replace: true })
  }

  return (
    <Form form={form} submit={t('close.submit')} onSubmit={save}>
      <Text>
        {t('close.sum', {
          metric: words.nameOf(strategy),
          from: format.date(startsOn),
          now: words.value(strategy, kpi.current),
          target: words.value(strategy, kpi.target),
          baseline: words.value(strategy, kpi.baseline),
        })}{' '}
        {t('work.of', { done: doneTaskCount, count: taskCount })}
      </Text>
      <RadioField
        name="outcome"
        label={t('close.outcome')}
        options={Object.values(StrategyOutcome).map((value) => ({ value, label: t(`outcome.${value}`) }))}
      />
      <TextAreaField
        name="learning"
        label={t('close.learning')}
        help={t('close.learningHelp')}
        rows={4}
        limit={MAX_LEARNING}
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
  return (
    <RouteDialog
      title={t('close.title')}
      closeTo={isPrivate ? paths.privateStrategy(strategyId) : paths.strategy(strategyId)}
    >
      {mayManage ? null : <Notice title={t('reason.viewer')} />}
      {data && mayManage ? <CloseForm strategy={data} isPrivate={isPrivate} /> : null}
    </RouteDialog>
  )
}
