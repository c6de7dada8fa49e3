import { type AnalysisFinding, EntityType, FindingStatus, TaskOriginKind } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { MakeTaskDialog } from '#web/domain/tasks/MakeTaskDialog.tsx'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths, type QueryValues } from '#web/paths.ts'
import { useCan } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { DismissDialog } from './DismissDialog.tsx'
import { useDecide } from './use-decide.ts'

const { Open, Done, Dismissed, Verified, NotBetter } = FindingStatus

/** The scope of a rule for the item of a finding: the campaign or ad group, else the items of its name. */
const scopeOf = ({ entity }: AnalysisFinding): QueryValues => {
  if (!entity) return {}
  if (entity.entityType === EntityType.Campaign) return { campaignIds: entity.entityId }
  if (entity.entityType === EntityType.AdGroup) return { adGroupIds: entity.entityId }
  return { nameContains: entity.name }
}

/** The ways on from a finding: task, rule, strategy, done, dismissed. */
export function FindingActions({ finding }: { finding: AnalysisFinding }) {
  const { t } = useTranslation('analyses')
  const decide = useDecide(finding)
  const invalidate = useInvalidate()
  const [dialog, setDialog] = useState<'task' | 'dismiss'>()
  const mayDecide = useCan('runAnalyses')
  const reason = mayDecide ? undefined : t('reason.viewer')
  const { id, title, detail, evidenceText, suggestedAction, suggestedRuleId, status } = finding
  const { taskId, strategyId, autopilotId } = finding
  const isClosed = status === Done || status === Dismissed || status === Verified
  const link = (to: string, label: string) => (
    <Button asChild size="sm" variant="outline">
      <Link to={to}>{label}</Link>
    </Button>
  )
  const action = (label: string, onClick: () => void, isMain = false) => (
    <DisabledReason reason={reason}>
      <Button size="sm" variant={isMain ? 'solid' : 'outline'} onClick={onClick}>
        {label}
      </Button>
    </DisabledReason>
  )
  return (
    <>
      <Flex gap="2" wrap="wrap">
        {taskId
          ? link(paths.task(taskId), t('finding.taskOf'))
          : action(t('finding.task'), () => setDialog('task'), !isClosed)}
        {autopilotId
          ? link(paths.activeRule(autopilotId), t('finding.ruleOf'))
          : suggestedRuleId && mayDecide
            ? link(paths.configureRule(suggestedRuleId, { ...scopeOf(finding), findingId: id }), t('finding.rule'))
            : null}
        {strategyId
          ? link(paths.strategy(strategyId), t('finding.strategyOf'))
          : mayDecide
            ? link(paths.newStrategy({ findingIds: id }), t('finding.strategy'))
            : null}
        {isClosed
          ? action(t('finding.reopen'), () => void decide({ status: Open }))
          : action(t('finding.done'), () => void decide({ status: Done }))}
        {status === NotBetter ? action(t('finding.reopen'), () => void decide({ status: Open })) : null}
        {isClosed ? null : action(t('finding.dismiss'), () => setDialog('dismiss'))}
      </Flex>
      {dialog === 'task' ? (
        <MakeTaskDialog
          origin={{ kind: TaskOriginKind.Finding, id, title: title.slice(0, 255) }}
          title={title}
          description={`${detail}\n\n- ${evidenceText}\n- ${suggestedAction}`}
          onClose={() => setDialog(undefined)}
          onDone={() => invalidate('getFinding', 'listFindings', 'getAnalysisRun')}
        />
      ) : null}
      {dialog === 'dismiss' ? (
        <DismissDialog
          titles={[title]}
          onClose={() => setDialog(undefined)}
          onDismiss={(dismissReason) => decide({ status: Dismissed, dismissReason })}
        />
      ) : null}
    </>
  )
}
