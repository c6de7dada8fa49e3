import { PlanLimitKind, type StrategyDraft, StrategyStatus } from '@adwright/sdk/types'
import { Button, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { PlanLimitNotice } from '#web/domain/plans/PlanLimitNotice.tsx'
import { usePlanLimitReason } from '#web/domain/plans/use-plan-limit.ts'
import { useMayManage } from '#web/features/strategies/use-plan.ts'
import { usePlanActions } from '#web/features/strategies/use-plan-actions.ts'
import { useToday } from '#web/lib/server-time.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { paths, patterns } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { deleteDraft, useEditDraft } from '#web/ui/form/use-draft.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { StrategyFields } from './StrategyFields.tsx'
import { strategyFromAddress } from './strategy-from-address.ts'
import { emptyStrategy, fromTemplate, strategySchema } from './strategy-schema.ts'
import { TemplateLinks } from './TemplateLinks.tsx'
import { useOrigins } from './use-origins.ts'
import { useTemplates } from './use-templates.ts'

export const handle = {
  crumb: 'strategies:new.title',
  ancestors: [{ crumb: 'strategies:title', to: patterns.strategies }],
}

export function Component() {
  const { t } = useTranslation('strategies')
  const { search } = useAddress()
  const isPrivate = search.get('tab') === 'mine'
  const key = search.get('template')
  const mayManage = useMayManage(isPrivate)
  const templates = useTemplates()
  const today = useToday(useAccount().timeZone)
  const template = templates.data?.find((one) => one.key === key)
  const origins = useOrigins()
  const isWaiting = (key !== null && templates.isPending) || origins.isPending
  const empty = emptyStrategy(today, isPrivate)
  const given = strategyFromAddress(search)
  const draft = template
    ? fromTemplate(template, today)
    : origins.begin
      ? { ...empty, ...origins.begin, kpi: { ...empty.kpi, ...origins.begin.kpi } }
      : { ...empty, ...given }
  return (
    <Page title={t('new.title')} lead={t(isPrivate ? 'new.leadMine' : 'new.lead')}>
      {!mayManage ? (
        <Notice title={t('reason.viewer')} />
      ) : isWaiting ? (
        <Loading>
          <TableSkeleton rows={6} columns={2} />
        </Loading>
      ) : (
        <Flex direction="column" gap="4">
          {template || origins.begin || given ? null : (
            <TemplateLinks templates={templates.data ?? []} isPrivate={isPrivate} />
          )}
          <NewStrategy
            key={key ?? origins.key}
            begin={key ?? origins.key}
            isPrivate={isPrivate}
            draft={draft}
            onSaved={isPrivate ? undefined : origins.link}
          />
        </Flex>
      )}
    </Page>
  )
}

interface NewStrategyProps {
  isPrivate: boolean
  /** The template or the reason it begins with; each has a local draft of its own. */
  begin: string
  draft: StrategyDraft
  onSaved: ((strategyId: string) => Promise<void>) | undefined
}

function NewStrategy({ isPrivate, begin, draft, onSaved }: NewStrategyProps) {
  const { t } = useTranslation('strategies')
  const navigate = useNavigate()
  // The limit of private strategies is not that of the account.
  const limitReason = usePlanLimitReason(PlanLimitKind.Strategies)
  const actions = usePlanActions(isPrivate)
  const { id: accountId } = useAccount()
  const localName = `strategy-${isPrivate ? 'private' : accountId}-${begin}`
  const form = useContractForm(strategySchema, draft)
  // Only what was changed is restored, so that an old draft begins today, too.
  useEditDraft(localName, form)
  const pathOf = isPrivate ? paths.privateStrategy : paths.strategy

  async function save(body: StrategyDraft) {
    // What was set up is meant to be measured; a draft can be made of it later.
    const saved = await actions.create({ ...body, status: StrategyStatus.Active })
    deleteDraft(localName)
    toaster.show({ tone: 'good', title: t('new.done', { title: saved.title }) })
    await Promise.all([actions.refresh(), onSaved?.(saved.id)])
    // In the place of the form, which Back would show empty.
    await navigate(pathOf(saved.id), { replace: true })
  }

  return (
    <Form
      form={form}
      label={t('new.title')}
      submit={t('new.submit')}
      onSubmit={save}
      disabledReason={isPrivate ? undefined : limitReason}
      secondary={
        <Button asChild variant="ghost">
          <Link to={paths.strategies(isPrivate ? { tab: 'mine' } : {})} onClick={() => deleteDraft(localName)}>
            {t('cancel')}
          </Link>
        </Button>
      }
      status={t('new.status')}
    >
      {isPrivate ? null : (
        <PlanLimitNotice
          kind={PlanLimitKind.Strategies}
          remedy={
            <Button asChild size="sm" variant="outline">
              <Link to={paths.strategies({ statuses: StrategyStatus.Completed })}>{t('new.archive')}</Link>
            </Button>
          }
        />
      )}
      <StrategyFields isPrivate={isPrivate} />
      {draft.tasks && draft.tasks.length > 0 ? (
        <Section title={t('new.tasks')} description={t('new.tasksText')}>
          <chakra.ul ps="4">
            {draft.tasks.map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
          </chakra.ul>
        </Section>
      ) : null}
    </Form>
  )
}
