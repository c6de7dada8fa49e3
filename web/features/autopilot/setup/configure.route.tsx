import { useCreateAutopilotItemMutation, useGetAutopilotRuleQuery } from '@adwright/sdk/react-query'
import { type AutopilotItemDraft, type AutopilotRule, PlanLimitKind } from '@adwright/sdk/types'
import { Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { PlanLimitNotice } from '#web/domain/plans/PlanLimitNotice.tsx'
import { ClientNeeded } from '#web/features/autopilot/ClientNeeded.tsx'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths, patterns } from '#web/paths.ts'
import { useCan } from '#web/session/current.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ResourceError } from '#web/ui/feedback/ResourceError.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { deleteDraft } from '#web/ui/form/use-draft.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { useObjectTitle } from '#web/ui/page/object-title.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { DraftNotice } from './DraftNotice.tsx'
import { NoPermission } from './NoPermission.tsx'
import { RuleEditor } from './RuleEditor.tsx'
import { formOfRule } from './rule-form.ts'
import { scopeFromAddress } from './scope-from-address.ts'
import { useFindingOfRule } from './use-finding-of-rule.ts'
import { useRuleForm } from './use-rule-form.ts'

export const handle = {
  crumb: 'autopilot-setup:configure.crumb',
  ancestors: [{ crumb: 'autopilot-setup:title', to: patterns.rulesSetup }],
}

export function Component() {
  const { t } = useTranslation('autopilot-setup')
  const { ruleId = '' } = useParams()
  return (
    <Page title={t('configure.title')} lead={t('configure.lead')} wide>
      <ClientNeeded>
        <Configure key={ruleId} ruleId={ruleId} />
      </ClientNeeded>
    </Page>
  )
}

function Configure({ ruleId }: { ruleId: string }) {
  const { t } = useTranslation('autopilot-setup')
  const { path } = useClient()
  const mayManage = useCan('manageRules')
  const { data, error, refetch } = useGetAutopilotRuleQuery({ path: { ...path, ruleId } })
  useObjectTitle(data && t('configure.titleOf', { name: data.name }))
  if (data && !mayManage)
    return (
      <NoPermission
        title={t('configure.viewerTitle')}
        reason={t('configure.viewer')}
        to={paths.ruleViolations(ruleId)}
        link={t('configure.viewMatches')}
      />
    )
  if (data) return <NewRule rule={data} />
  if (error)
    return (
      <ResourceError
        error={error}
        onRetry={() => void refetch()}
        title={t('configure.missing')}
        back={{ to: paths.rulesSetup(), label: t('configure.back') }}
      >
        {t('configure.missingText')}
      </ResourceError>
    )
  return (
    <Loading>
      <TableSkeleton rows={10} />
    </Loading>
  )
}

function NewRule({ rule }: { rule: AutopilotRule }) {
  const { t } = useTranslation('autopilot-setup')
  const { path, timeZone } = useClient()
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const intentKey = useIntentKey()
  const create = useCreateAutopilotItemMutation()
  const origin = useFindingOfRule()
  const scope = scopeFromAddress(useAddress().search)
  // A scope from a link is an input of its own.
  const draftName = ['rule', path.customerClientId, rule.id, ...(scope ? [JSON.stringify(scope)] : [])].join('-')
  const {
    form,
    fresh,
    isRestored: isTakenUp,
  } = useRuleForm(rule, draftName, () => ({
    ...formOfRule(rule, timeZone),
    ...(scope ? { scope } : {}),
  }))

  async function activate(body: AutopilotItemDraft) {
    const item = await create.mutateAsync({ path, body, headers: intentKey(body) })
    deleteDraft(draftName)
    toaster.show({ tone: 'good', title: t('configure.done', { name: item.name }) })
    void invalidate('EA')
    await origin.link(item.id)
    await navigate(paths.activeRule(item.id), { replace: true })
  }

  return (
    <RuleEditor
      form={form}
      rule={rule}
      submit={t('configure.submit')}
      onSubmit={activate}
      secondary={
        <Button asChild variant="ghost">
          <Link to={paths.rulesSetup()} onClick={() => deleteDraft(draftName)}>
            {t('configure.cancel')}
          </Link>
        </Button>
      }
      notice={
        <>
          <PlanLimitNotice kind={PlanLimitKind.ActiveRules} />
          <Notice title={rule.name}>
            {rule.description} {rule.whyItMatters}
          </Notice>
          {origin.finding ? (
            <Notice title={t('configure.finding')}>
              <Link to={paths.finding(origin.finding.id)}>{origin.finding.title}</Link>
            </Notice>
          ) : null}
          <DraftNotice
            isRestored={isTakenUp}
            onStartOver={() => {
              form.reset(fresh)
              deleteDraft(draftName)
            }}
          />
        </>
      }
    />
  )
}
