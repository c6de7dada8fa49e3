import { FindingStatus, type Task, type TaskOrigin, TaskOriginKind, TaskStatus } from '@adwright/sdk/types'
import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import { OriginEvidence } from './OriginEvidence.tsx'

/** The results of an analysis after the work. */
const verdicts: ReadonlySet<FindingStatus> = new Set([FindingStatus.Verified, FindingStatus.NotBetter])

/** The screen that shows the origin of a task; undefined if there is none. */
function addressOf({ kind, id, ruleId, isGone }: TaskOrigin): string | undefined {
  if (isGone) return undefined
  if (kind === TaskOriginKind.Anomaly) return paths.anomaly(id)
  if (kind === TaskOriginKind.Execution) return paths.activityRun(id)
  if (kind === TaskOriginKind.Violation && ruleId) return paths.ruleViolations(ruleId)
  if (kind === TaskOriginKind.Finding) return paths.finding(id)
  if (kind === TaskOriginKind.SocialPost) return paths.socialPost(id)
  if (kind === TaskOriginKind.Survey) return paths.surveyResults(id)
  if (kind === TaskOriginKind.Strategy) return paths.strategy(id)
  if (kind === TaskOriginKind.Design) return paths.design(id)
  return undefined
}

interface OriginCardProps {
  task: Pick<Task, 'origin' | 'status'>
  /** Omitted if the reader may not finish the task. */
  onFinish?: () => void
}

/** The source of a task and its current state; renders nothing for a task that a person wrote. */
export function OriginCard({ task: { origin, status }, onFinish }: OriginCardProps) {
  const { t } = useTranslation('tasks')
  if (!origin || origin.kind === TaskOriginKind.Person) return null
  const to = addressOf(origin)
  const isOpen = status !== TaskStatus.Done && status !== TaskStatus.Cancelled
  const canCheck = origin.findingStatus === FindingStatus.Done && !isOpen && !origin.isSolved
  return (
    <Box borderWidth="1px" borderColor="border.subtle" borderRadius="l2" p="3">
      <Flex justify="space-between" gap="2" wrap="wrap" align="center">
        <Text textStyle="xs" color="fg.muted">
          {t('card.origin', { kind: t(`card.originKind.${origin.kind}`) })}
        </Text>
        {origin.isGone ? (
          <StatusBadge>{t('card.originGone')}</StatusBadge>
        ) : origin.findingStatus && verdicts.has(origin.findingStatus) ? (
          <StatusBadge tone={origin.findingStatus === FindingStatus.Verified ? 'good' : 'bad'}>
            {t(`card.findingStatus.${origin.findingStatus}`)}
          </StatusBadge>
        ) : origin.isSolved ? (
          <StatusBadge tone="good">{t('card.originSolved')}</StatusBadge>
        ) : null}
      </Flex>
      <Text mt="1" overflowWrap="anywhere">
        {[origin.title, origin.entity?.name].filter(Boolean).join(' · ')}
      </Text>
      <OriginEvidence origin={origin} />
      <Flex gap="2" mt="2" wrap="wrap">
        {to ? (
          <Button asChild size="xs" variant="outline">
            <Link to={to}>{t(canCheck ? 'card.originCheck' : 'card.originOpen')}</Link>
          </Button>
        ) : null}
        {origin.isSolved && isOpen && onFinish ? (
          <Button size="xs" onClick={onFinish}>
            {t('card.finish')}
          </Button>
        ) : null}
      </Flex>
    </Box>
  )
}
