import type { TaskSummary } from '@adwright/sdk/types'
import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { OPEN_STATUSES } from '#web/domain/tasks/task-status.ts'
import { useUser } from '#web/session/current.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { DUE_GROUPS, dueGroupOf } from './due-groups.ts'
import { NothingToDo } from './NothingToDo.tsx'
import { TaskCard } from './TaskCard.tsx'
import type { TaskAddress } from './use-task-address.ts'
import { useTaskMenu } from './use-task-menu.ts'
import { type Scope, type TaskListQuery, useTaskPage } from './use-task-page.ts'
import { ViewAsList } from './ViewAsList.tsx'

type OwnTask = { task: TaskSummary; scope: Scope }

const PAGE_SIZE = 100
const compare = (a: OwnTask, b: OwnTask) =>
  (a.task.dueOn ?? '9').localeCompare(b.task.dueOn ?? '9') || b.task.priority - a.task.priority

/** The reader's open tasks, of the team and private, grouped by due day. */
export function ForMe({ address }: { address: TaskAddress }) {
  const { t } = useTranslation('tasks')
  const query: TaskListQuery = { ...address.filters, statuses: [...OPEN_STATUSES], pageSize: PAGE_SIZE }
  const { id: userId } = useUser()
  const team = useTaskPage('team', { ...query, userId })
  const own = useTaskPage('own', query)
  const menus = { team: useTaskMenu('team'), own: useTaskMenu('own') }
  const failed = [team, own].find(({ error, data }) => error && !data)
  const all: OwnTask[] = [
    ...(team.data?.items ?? []).map((task) => ({ task, scope: 'team' as const })),
    ...(own.data?.items ?? []).map((task) => ({ task, scope: 'own' as const })),
  ].sort(compare)
  const hiddenIn = ({ data }: typeof team) => (data ? data.totalCount - data.items.length : 0)
  const hidden = hiddenIn(team) + hiddenIn(own)
  if (team.isPending || own.isPending)
    return (
      <Loading>
        <TableSkeleton rows={6} columns={3} />
      </Loading>
    )
  return (
    // At least as high as its skeleton, so that what is below stays.
    <Flex direction="column" gap="5" minHeight="17.25rem">
      {failed ? (
        <Box layerStyle="card">
          <SectionError title={t('list.failed')} error={failed.error} onRetry={() => void failed.refetch()} />
        </Box>
      ) : null}
      {all.length === 0 && !failed ? <NothingToDo isFiltered={address.isFiltered} /> : null}
      {DUE_GROUPS.map((group) => {
        const tasks = all.filter(({ task }) => dueGroupOf(task.dueOn, address.today) === group)
        if (tasks.length === 0) return null
        return (
          <section key={group} aria-label={t(`due.${group}`)}>
            <Heading as="h2" textStyle="sm" fontWeight="semibold" mb="2">
              {t('due.heading', { group: t(`due.${group}`), count: tasks.length })}
            </Heading>
            <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="2">
              {tasks.map(({ task, scope }) => (
                <chakra.li key={task.id} css={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 5.5rem' }}>
                  <TaskCard task={task} scope={scope} menu={menus[scope]} />
                </chakra.li>
              ))}
            </chakra.ul>
          </section>
        )
      })}
      {hidden > 0 ? (
        <Box>
          <Text color="fg.muted">{t('list.hidden', { count: hidden })}</Text>
          <ViewAsList filters={hiddenIn(team) > 0 ? { tab: 'team', userId } : { tab: 'mine' }} />
        </Box>
      ) : null}
    </Flex>
  )
}
