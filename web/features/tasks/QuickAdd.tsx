import { useCreateAccountTaskMutation, useCreateUserTaskMutation } from '@adwright/sdk/react-query'
import { PlanLimitKind } from '@adwright/sdk/types'
import { Badge, Button, chakra, Flex } from '@chakra-ui/react'
import type { FormEvent, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useAssignees } from '#web/domain/people/use-members.ts'
import { usePlanLimitReason } from '#web/domain/plans/use-plan-limit.ts'
import { serverMessageOr } from '#web/lib/problem.ts'
import { useToday } from '#web/lib/server-time.ts'
import { useLastingIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useSingleRun } from '#web/lib/use-single-run.ts'
import { useAccount, useUser } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { Input } from '#web/ui/form/inputs.tsx'
import { useDraftText } from '#web/ui/form/use-draft.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { OwnTaskLimitNotice } from './OwnTaskLimitNotice.tsx'
import { parseQuickAdd, type QuickTask } from './parse-quick-add.ts'
import { TaskLimitNotice } from './TaskLimitNotice.tsx'
import { useMayManage } from './use-may-manage.ts'
import type { Scope } from './use-task-page.ts'

interface QuickAddProps {
  scope: Scope
  input: RefObject<HTMLInputElement | null>
}

/** One line that becomes a task; what was understood is shown before Enter. */
export function QuickAdd({ scope, input }: QuickAddProps) {
  const { t } = useTranslation('tasks')
  const { id: accountId, timeZone } = useAccount()
  const { id: userId } = useUser()
  const today = useToday(timeZone)
  const mayManage = useMayManage(scope)
  const limitReason = usePlanLimitReason(PlanLimitKind.Tasks)
  // The limit of private tasks is not that of the account.
  const reason = mayManage ? (scope === 'team' ? limitReason : undefined) : t('reason')
  const members = useAssignees('manageTasks')
  const runOnce = useSingleRun()
  const intent = useLastingIntentKey(`quick-add-${accountId}`)
  const invalidate = useInvalidate()
  const ofTeam = useCreateAccountTaskMutation()
  const ofPerson = useCreateUserTaskMutation()
  const [line, changeLine] = useDraftText(`quick-add-${accountId}`)
  const task = parseQuickAdd(line, { today, members: scope === 'team' ? members : [] })

  async function add() {
    if (task.title === '' || reason) return
    const { assignee, ...fields } = task
    const body = assignee ? { ...fields, assigneeUserId: assignee.id } : fields
    const headers = intent.headersOf({ ...body, scope })
    try {
      if (scope === 'team') await ofTeam.mutateAsync({ path: { accountId }, body, headers })
      else await ofPerson.mutateAsync({ path: { userId }, body, headers })
      intent.renew()
      // Keeps what was typed on while the answer was under way.
      changeLine((current) => (current.startsWith(line) ? current.slice(line.length).trimStart() : current))
      toaster.show({ tone: 'good', title: t('quickAdd.done', { title: task.title }) })
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('quickAdd.failed'), description: serverMessageOr(error, t('change.retry')) })
    }
    await invalidate(
      'listAccountTasks',
      'listUserTasks',
      'getAccountTaskCounts',
      'getUserTaskCounts',
      'getWorkspaceAttention',
      'getAccountPlanUsage',
    )
  }

  return (
    <chakra.form
      aria-label={t('quickAdd.label')}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void runOnce(add)
      }}
    >
      <Flex gap="2" wrap="wrap">
        <Input
          ref={input}
          flex="1 1 8rem"
          aria-label={t('quickAdd.label')}
          placeholder={t('quickAdd.placeholder')}
          autoComplete="off"
          maxLength={300}
          readOnly={!mayManage}
          value={line}
          onChange={({ target }) => changeLine(() => target.value)}
        />
        <DisabledReason reason={reason}>
          <Button type="submit" variant="outline" loading={ofTeam.isPending || ofPerson.isPending}>
            {t('quickAdd.submit')}
          </Button>
        </DisabledReason>
      </Flex>
      {line.trim() === '' ? null : <Understood task={task} />}
      {scope === 'team' ? (
        <TaskLimitNotice />
      ) : (
        <OwnTaskLimitNotice error={ofPerson.error} onArchived={ofPerson.reset} />
      )}
    </chakra.form>
  )
}

function Understood({ task }: { task: QuickTask }) {
  const { t } = useTranslation('tasks')
  const format = useFormat()
  const { title, priority, assignee, labels, dueOn } = task
  return (
    <chakra.output display="flex" gap="1.5" flexWrap="wrap" mt="2" textStyle="sm" color="fg.muted">
      {title === '' ? t('quickAdd.noTitle') : title}
      {priority ? <Badge>{t(`priority.${priority}`)}</Badge> : null}
      {assignee ? <Badge>{assignee.name}</Badge> : null}
      {labels.map((label) => (
        <Badge key={label}>{`#${label}`}</Badge>
      ))}
      {dueOn ? <Badge>{format.date(dueOn, 'long')}</Badge> : null}
    </chakra.output>
  )
}
