import { getAccountTaskOptions } from '@adwright/sdk/react-query'
import { type AnomalyDetail, type Task, TaskOriginKind } from '@adwright/sdk/types'
import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { MakeTaskDialog } from '#web/domain/tasks/MakeTaskDialog.tsx'
import { statusTones } from '#web/domain/tasks/task-status.ts'
import { useAnomalyWords } from '#web/features/anomalies/anomaly-texts.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'

/** The task that was created from the anomaly, or a button to create one. */
export function AnomalyTask({ anomaly }: { anomaly: AnomalyDetail }) {
  const { t } = useTranslation('anomalies')
  const accountId = useAccount().id
  const mayManage = useCan('manageTasks')
  const mayPlan = useCan('manageStrategies')
  const invalidate = useInvalidate()
  const { nameOf, deviationOf } = useAnomalyWords()
  const [isOpen, setOpen] = useState(false)
  const { taskId } = anomaly
  const task = useQuery({
    ...getAccountTaskOptions({ path: { accountId, taskId: taskId ?? '' } }),
    enabled: taskId !== null,
  })
  return (
    <Section title={t('task.title')}>
      {taskId === null ? (
        <>
          <Text color="fg.muted" mb="3">
            {t('task.text')}
          </Text>
          <DisabledReason reason={mayManage ? undefined : t('reason.user')}>
            <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
              {t('task.make')}
            </Button>
          </DisabledReason>
          {isOpen ? (
            <MakeTaskDialog
              origin={{ kind: TaskOriginKind.Anomaly, id: anomaly.id }}
              title={t('task.startTitle', { name: nameOf(anomaly) })}
              description={deviationOf(anomaly)}
              assigneeUserId={anomaly.assigneeId}
              onClose={() => setOpen(false)}
              onDone={() => invalidate('listAnomalies', 'getAnomaly')}
            />
          ) : null}
        </>
      ) : task.data ? (
        <TaskLine task={task.data} />
      ) : task.error ? (
        <Text color="fg.muted">{t('task.unreadable')}</Text>
      ) : (
        <TextSkeleton lines={2} />
      )}
      {mayPlan ? (
        <Button asChild variant="ghost" size="sm" mt="2" data-print-hidden>
          <Link to={paths.newStrategy({ anomalyId: anomaly.id })}>{t('task.strategy')}</Link>
        </Button>
      ) : null}
    </Section>
  )
}

function TaskLine({ task: { id, title, status, assigneeName, dueOn } }: { task: Task }) {
  const { t } = useTranslation(['anomalies', 'tasks'])
  const format = useFormat()
  return (
    <Flex direction="column" gap="1">
      <chakra.span asChild fontWeight="medium" overflowWrap="anywhere">
        <Link to={paths.task(id)}>{title}</Link>
      </chakra.span>
      <Flex gap="2" align="center" wrap="wrap" textStyle="sm" color="fg.muted">
        <StatusBadge tone={statusTones[status]}>{t(`tasks:status.${status}`)}</StatusBadge>
        <span>{assigneeName ?? t('unassigned')}</span>
        {dueOn ? <span>{t('task.due', { date: format.date(dueOn) })}</span> : null}
      </Flex>
    </Flex>
  )
}
