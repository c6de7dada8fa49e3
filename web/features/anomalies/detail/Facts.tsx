import { useUpdateAnomalyMutation } from '@adwright/sdk/react-query'
import { type Anomaly, type AnomalyDetail, AnomalyFeedback, type AnomalyUpdate } from '@adwright/sdk/types'
import { Button, chakra, Flex } from '@chakra-ui/react'
import { ChevronDown, ThumbsDown, ThumbsUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useProperties } from '#web/domain/properties/use-properties.ts'
import { AssignMenu } from '#web/features/anomalies/AssignMenu.tsx'
import { statusTones } from '#web/features/anomalies/anomaly-texts.ts'
import type { Assignment } from '#web/features/anomalies/assignment.ts'
import { reasonText } from '#web/lib/reason-text.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import { SeverityBadge } from '#web/ui/feedback/severity.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Fact } from '#web/ui/page/Fact.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { DataArrival } from './DataArrival.tsx'

const opinions = [
  [AnomalyFeedback.Useful, ThumbsUp, 'useful'],
  [AnomalyFeedback.NotUseful, ThumbsDown, 'notUseful'],
] as const

function useChange({ id, version }: AnomalyDetail) {
  const { t } = useTranslation('anomalies')
  const accountId = useAccount().id
  const invalidate = useInvalidate()
  const update = useUpdateAnomalyMutation()
  return async (body: AnomalyUpdate) => {
    try {
      await update.mutateAsync({ path: { accountId, anomalyId: id }, query: { expectedVersion: version }, body })
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('triage.failed'), description: reasonText(error) })
    } finally {
      await invalidate('listAnomalies', 'getAnomaly')
    }
  }
}

/** True for a lasting shift or a standstill: the range is that of a single value. */
const isWithinRange = ({ actual, lowerBound, upperBound }: Anomaly) => actual >= lowerBound && actual <= upperBound

interface FactsProps {
  anomaly: AnomalyDetail
  assign: (anomalies: readonly Anomaly[], assignment: Assignment) => Promise<boolean>
}

/** Severity, status, origin and assignee. */
export function Facts({ anomaly, assign }: FactsProps) {
  const { t } = useTranslation('anomalies')
  const format = useFormat()
  const { timeZone } = useAccount()
  const { nameOf } = useProperties()
  const change = useChange(anomaly)
  const { severity, status, snoozedUntil, falseAlarmReason, configurationId, configurationName, score, cause } = anomaly
  return (
    <Section title={t('facts.title')}>
      <chakra.dl display="flex" flexDirection="column" gap="3">
        <Fact name={t('column.severity')}>
          <SeverityBadge level={severity} />{' '}
          <chakra.span textStyle="sm" color="fg.muted">
            {t('facts.score', { score: format.number(Math.abs(score), 1) })}
          </chakra.span>
          {isWithinRange(anomaly) ? (
            <chakra.span display="block" textStyle="sm" color="fg.muted">
              {t('facts.withinRange')}
            </chakra.span>
          ) : null}
        </Fact>
        {cause === null ? null : <Fact name={t('facts.cause')}>{t(`cause.${cause}`)}</Fact>}
        <DataArrival anomaly={anomaly} />
        <Fact name={t('column.status')}>
          <StatusBadge tone={statusTones[status]}>{t(`status.${status}`)}</StatusBadge>
          {snoozedUntil ? (
            <chakra.span display="block" textStyle="sm" color="fg.muted">
              {t('snoozedUntil', { when: format.dateTime(snoozedUntil, timeZone) })}
            </chakra.span>
          ) : null}
        </Fact>
        {falseAlarmReason ? <Fact name={t('falseAlarm.reason')}>{falseAlarmReason}</Fact> : null}
        <Fact name={t('column.monitor')}>
          {configurationName === null ? (
            t('deletedMonitor')
          ) : (
            <chakra.span textDecoration="underline" textUnderlineOffset="3px">
              <Link to={paths.anomalyMonitor(configurationId)}>{configurationName}</Link>
            </chakra.span>
          )}
        </Fact>
        <Fact name={t('column.property')}>{nameOf(anomaly.propertyName)}</Fact>
        <Fact name={t('column.assignee')}>
          <Assignee anomaly={anomaly} assign={assign} />
        </Fact>
        <Fact name={t('facts.feedback')} isPrinted={false}>
          <Feedback anomaly={anomaly} onChange={(feedback) => change({ feedback })} />
        </Fact>
      </chakra.dl>
    </Section>
  )
}

function Assignee({ anomaly, assign }: FactsProps) {
  const { t } = useTranslation('anomalies')
  const mayManage = useCan('manageAnomalies')
  const name = anomaly.assigneeName ?? t('unassigned')
  if (!mayManage) return name
  return (
    <AssignMenu
      anomalies={[anomaly]}
      assign={assign}
      trigger={
        <Button
          size="sm"
          variant="outline"
          width="100%"
          justifyContent="space-between"
          aria-label={`${t('column.assignee')}: ${name}`}
        >
          <chakra.span overflowWrap="anywhere">{name}</chakra.span>
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    />
  )
}

interface FeedbackProps {
  anomaly: AnomalyDetail
  onChange: (feedback: AnomalyFeedback | null) => Promise<void>
}

function Feedback({ anomaly: { feedback }, onChange }: FeedbackProps) {
  const { t } = useTranslation('anomalies')
  const mayManage = useCan('manageAnomalies')
  return (
    <Flex gap="2" wrap="wrap">
      {opinions.map(([opinion, Icon, name]) => (
        <DisabledReason key={opinion} reason={mayManage ? undefined : t('reason.user')}>
          <Button
            size="xs"
            variant="outline"
            aria-pressed={feedback === opinion}
            bg={feedback === opinion ? 'accent.subtle' : undefined}
            borderColor={feedback === opinion ? 'accent.solid' : undefined}
            onClick={() => void onChange(feedback === opinion ? null : opinion)}
          >
            <Icon aria-hidden="true" />
            {t(`facts.${name}`)}
          </Button>
        </DisabledReason>
      ))}
    </Flex>
  )
}
