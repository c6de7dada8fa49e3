import { TaskStatus } from '@adwright/sdk/types'
import { Box, Grid } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BOARD_STATUSES, canMove } from '#web/domain/tasks/task-status.ts'
import { DragArea } from '#web/ui/drag/DragArea.tsx'
import { placesInOrder } from '#web/ui/drag/drag-state.ts'
import { SegmentSwitch } from '#web/ui/filter/SegmentSwitch.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import { BoardColumn } from './BoardColumn.tsx'
import { taskInLists } from './task-cache.ts'
import type { TaskAddress } from './use-task-address.ts'
import { useTaskMenu } from './use-task-menu.ts'
import type { Scope } from './use-task-page.ts'

/** Tasks in columns by state; a card moves by drag, with M and the arrow keys, and from its menu. */
export function Board({ scope, address }: { scope: Scope; address: TaskAddress }) {
  const { t } = useTranslation('tasks')
  const menu = useTaskMenu(scope)
  const isNarrow = useMedia('(max-width: 1023.98px)')
  const [shown, setShown] = useState<TaskStatus>(TaskStatus.ToDo)
  const queries = useQueryClient()
  const places = placesInOrder(BOARD_STATUSES.map((status) => ({ id: String(status), name: t(`status.${status}`) })))
  const statusOf = (placeId: string) => BOARD_STATUSES.find((status) => String(status) === placeId)

  function reasonOf(itemId: string, placeId: string): string | undefined {
    const from = taskInLists(queries, itemId)?.task?.status
    const to = statusOf(placeId)
    if (!menu.mayManage) return t('reason')
    return from === undefined || to === undefined || canMove(from, to)
      ? undefined
      : t('board.refused', { from: t(`status.${from}`), to: t(`status.${to}`) })
  }
  function onDrop(itemId: string, placeId: string) {
    const task = taskInLists(queries, itemId)?.task
    const status = statusOf(placeId)
    if (!task || !status) return
    const title = t('change.moved', { count: 1, title: task.title, status: t(`status.${status}`) })
    void menu.change(scope, [task], { status }, title)
  }

  const columns = isNarrow ? BOARD_STATUSES.filter((status) => status === shown) : BOARD_STATUSES
  return (
    <DragArea places={places} reasonOf={reasonOf} onDrop={onDrop}>
      {isNarrow ? (
        <Box overflowX="auto" mb="3">
          <SegmentSwitch
            label={t('column.status')}
            options={BOARD_STATUSES.map((status) => ({ value: String(status), label: t(`status.${status}`) }))}
            value={String(shown)}
            onChange={(value) => setShown(statusOf(value) ?? TaskStatus.ToDo)}
          />
        </Box>
      ) : null}
      <Grid
        templateColumns={`repeat(${columns.length}, minmax(${isNarrow ? '0' : '11.5rem'}, 1fr))`}
        gap="3"
        alignItems="stretch"
        overflowX="auto"
        p="0.5"
      >
        {columns.map((status) => (
          <BoardColumn key={status} status={status} scope={scope} address={address} menu={menu} />
        ))}
      </Grid>
    </DragArea>
  )
}
