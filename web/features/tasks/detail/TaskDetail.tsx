import { type Task, TaskStatus } from '@adwright/sdk/types'
import { Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EffectCard } from '#web/domain/tasks/EffectCard.tsx'
import { OriginCard } from '#web/domain/tasks/OriginCard.tsx'
import { useMayManage } from '#web/features/tasks/use-may-manage.ts'
import type { Scope } from '#web/features/tasks/use-task-page.ts'
import { containsData } from '#web/lib/contains-data.ts'
import { serverMessageOr } from '#web/lib/problem.ts'
import { useAccount } from '#web/session/current.ts'
import { EditConflictNotice } from '#web/ui/form/EditConflictNotice.tsx'
import { useLatestOnConflict } from '#web/ui/form/use-edit-conflict.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { ArchivedNotice } from './ArchivedNotice.tsx'
import { Checklist } from './Checklist.tsx'
import { ConflictValues, type PendingChange } from './ConflictValues.tsx'
import { Discussion } from './Discussion.tsx'
import { ShareButton } from './ShareButton.tsx'
import { TaskFields } from './TaskFields.tsx'
import { TaskFiles } from './TaskFiles.tsx'
import { TaskHistory } from './TaskHistory.tsx'
import { TaskText } from './TaskText.tsx'
import type { SaveTask, TaskApi } from './use-task-api.ts'

interface TaskDetailProps {
  task: Task
  scope: Scope
  api: TaskApi
}

/** A task with everything about it, edited in place. */
export function TaskDetail({ task, scope, api }: TaskDetailProps) {
  const { t } = useTranslation('tasks')
  const format = useFormat()
  const { timeZone } = useAccount()
  const mayManage = useMayManage(scope)
  const [pending, setPending] = useState<PendingChange>()
  const conflict = useLatestOnConflict(async () => (await api.read.refetch()).data)

  const save: SaveTask = async (change, base = task) => {
    setPending({ change, base })
    try {
      const body = { title: base.title, ...change }
      const saved = await conflict.send(
        (own) => api.save(body, own?.version ?? base.version),
        (latest) => (containsData(latest, change) ? latest : undefined),
      )
      return saved !== undefined
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('change.failed'), description: serverMessageOr(error, t('change.retry')) })
      return false
    }
  }
  async function move(status: TaskStatus, progress?: number) {
    try {
      await api.move(progress === undefined ? { status } : { status, progress })
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('change.failed'), description: serverMessageOr(error, t('change.retry')) })
    }
  }
  const { latest } = conflict
  return (
    <Flex direction="column" gap="5">
      {latest && pending ? (
        <EditConflictNotice latest={latest}>
          <Text>{t('conflict.text')}</Text>
          <ConflictValues pending={pending} latest={latest} />
          <Flex gap="2" mt="2" wrap="wrap">
            <Button size="sm" variant="outline" onClick={conflict.clear}>
              {t('conflict.theirs')}
            </Button>
            <Button
              size="sm"
              variant="outline"
              onClick={() => {
                conflict.clear()
                void save(pending.change, latest)
              }}
            >
              {t('conflict.mine')}
            </Button>
          </Flex>
        </EditConflictNotice>
      ) : null}
      <ArchivedNotice task={task} scope={scope} />
      <TaskText task={task} save={save} isReadOnly={!mayManage} />
      <OriginCard task={task} {...(mayManage ? { onFinish: () => void move(TaskStatus.Done) } : {})} />
      {task.effect ? <EffectCard effect={task.effect} /> : null}
      <TaskFields task={task} scope={scope} save={save} move={move} isReadOnly={!mayManage} />
      <Checklist task={task} save={save} isReadOnly={!mayManage} />
      <TaskFiles task={task} save={save} isReadOnly={!mayManage} />
      {scope === 'own' ? <ShareButton taskId={task.id} /> : null}
      <Discussion task={task} scope={scope} api={api} />
      {task.rounds.length > 0 ? (
        <section aria-label={t('detail.rounds')}>
          <Text fontWeight="semibold">{t('detail.rounds')}</Text>
          {task.rounds.map(({ number, completedAt, completedByName, effect }) => (
            <Flex key={number} direction="column" gap="1" mt="2">
              <Text textStyle="sm">
                {t('detail.round', {
                  number,
                  date: format.dateTime(completedAt, timeZone),
                  name: completedByName ?? format.number(null),
                })}
              </Text>
              {effect ? <EffectCard effect={effect} /> : null}
            </Flex>
          ))}
        </section>
      ) : null}
      <TaskHistory taskId={task.id} scope={scope} />
    </Flex>
  )
}
