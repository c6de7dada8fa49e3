import { type Strategy, StrategyStatus, TaskStatus } from '@adwright/sdk/types'
import { Button } from '@chakra-ui/react'
import { Archive, CirclePause, CirclePlay, EllipsisVertical, Flag, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { draftOf } from '#web/features/strategies/strategy-draft.ts'
import { useMayManage, useStrategyTasks } from '#web/features/strategies/use-plan.ts'
import { usePlanActions } from '#web/features/strategies/use-plan-actions.ts'
import { useStrategyPosts } from '#web/features/strategies/use-strategy-posts.ts'
import { serverMessageOr } from '#web/lib/problem.ts'
import { paths } from '#web/paths.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import { Menu, type MenuAction } from '#web/ui/overlay/Menu.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { offerUndo } from '#web/ui/overlay/undo.ts'
import { useNames } from '#web/ui/text/use-names.ts'

const { Draft, Active, Paused, Completed, Archived } = StrategyStatus

/** The steps of the state machine, without completing, which asks for the outcome. */
const STEPS: Partial<Record<number, readonly StrategyStatus[]>> = {
  [Draft]: [Active, Archived],
  [Active]: [Paused],
  [Paused]: [Active, Archived],
  [Completed]: [Active, Archived],
  [Archived]: [Draft],
}

/** None for a state of a newer server. */
const stepsFrom = (status: StrategyStatus) => STEPS[status] ?? []

const CLOSABLE: readonly StrategyStatus[] = [Active, Paused]
const DELETABLE: readonly StrategyStatus[] = [Draft, Archived]
const ICONS = {
  [Draft]: RotateCcw,
  [Active]: CirclePlay,
  [Paused]: CirclePause,
  [Completed]: Flag,
  [Archived]: Archive,
}

interface StrategyActionsProps {
  strategy: Strategy
  isPrivate: boolean
}

/** Edit, the possible steps, and deleting; steps that the state machine refuses are not offered. */
export function StrategyActions({ strategy, isPrivate }: StrategyActionsProps) {
  const { t } = useTranslation('strategies')
  const navigate = useNavigate()
  const mayManage = useMayManage(isPrivate)
  const actions = usePlanActions(isPrivate)
  const [isDeleting, setDeleting] = useState(false)
  const { id, title, status, version, taskCount } = strategy
  const { data: posts = [] } = useStrategyPosts(strategy, { enabled: isDeleting && !isPrivate })
  const tasks = useStrategyTasks(isPrivate, id, { enabled: isDeleting }).data?.items ?? []
  // Canceled tasks don't count.
  const taskTitles = tasks.filter((task) => task.status !== TaskStatus.Cancelled).map((task) => task.title)
  const namesOf = useNames()
  const reason = mayManage ? undefined : t('reason.viewer')
  const why = reason === undefined ? {} : { disabledReason: reason }
  const listPath = paths.strategies(isPrivate ? { tab: 'mine' } : {})
  const editPath = isPrivate ? paths.editPrivateStrategy(id) : paths.editStrategy(id)
  const closePath = isPrivate ? paths.closePrivateStrategy(id) : paths.closeStrategy(id)

  async function move(to: StrategyStatus, expectedVersion: number, isUndo = false) {
    try {
      const saved = await actions.update(id, { ...draftOf(strategy), status: to }, expectedVersion)
      const isUndoable = !isUndo && stepsFrom(to).includes(status)
      const done = t('moved', { status: t(`status.${to}`) })
      if (isUndoable) offerUndo({ title: done, label: t('undo'), undo: () => void move(status, saved.version, true) })
      else toaster.show({ tone: 'good', title: done })
      await actions.refresh()
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('moveFailed'), description: serverMessageOr(error, t('tryAgain')) })
      await actions.refresh()
    }
  }

  async function restore() {
    try {
      await actions.restore(id)
      toaster.show({ tone: 'good', title: t('restore.done', { title }) })
      await actions.refresh()
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('restore.failed'), description: serverMessageOr(error, t('tryAgain')) })
    }
  }

  async function remove() {
    await actions.remove(id, version)
    offerUndo({ title: t('delete.done', { title }), label: t('undo'), undo: () => void restore() })
    await navigate(listPath, { replace: true })
    await actions.refresh()
  }

  const menu: MenuAction[] = [
    ...stepsFrom(status).map((to) => ({
      id: `to-${to}`,
      label: t(`step.${to}`),
      icon: ICONS[to],
      onSelect: () => void move(to, version),
      ...why,
    })),
    ...(DELETABLE.includes(status)
      ? [
          {
            id: 'delete',
            label: t('delete.button'),
            icon: Trash2,
            isDanger: true,
            onSelect: () => setDeleting(true),
            ...why,
          },
        ]
      : []),
  ]
  const link = (to: string, icon: typeof Pencil, label: string) => {
    const Icon = icon
    const content = (
      <>
        <Icon aria-hidden="true" />
        {label}
      </>
    )
    return (
      <DisabledReason reason={reason}>
        <Button variant="outline" asChild={mayManage}>
          {mayManage ? (
            <Link to={to} preventScrollReset>
              {content}
            </Link>
          ) : (
            content
          )}
        </Button>
      </DisabledReason>
    )
  }
  return (
    <>
      {link(editPath, Pencil, t('edit.button'))}
      {CLOSABLE.includes(status) ? link(closePath, Flag, t('close.button')) : null}
      <Menu actions={menu} trigger={<IconButton label={t('actions')} icon={EllipsisVertical} variant="outline" />} />
      <ConfirmDialog
        title={t('delete.title', { title })}
        confirm={t('delete.confirm')}
        isDanger
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        onConfirm={remove}
      >
        {[
          taskCount > 0
            ? taskTitles.length > 0
              ? t('delete.namedTasks', { count: taskCount, names: namesOf(taskTitles, taskCount) })
              : t('delete.tasks', { count: taskCount })
            : undefined,
          posts.length > 0
            ? t('delete.posts', { count: posts.length, names: namesOf(posts.map((post) => post.title)) })
            : undefined,
          t('delete.text'),
        ]
          .filter(Boolean)
          .join(' ')}
      </ConfirmDialog>
    </>
  )
}
