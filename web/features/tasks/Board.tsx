import type { TaskSummary } from '@adwright/sdk/types'
import { Box, Flex, Grid } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DragArea } from '#web/ui/drag/DragArea.tsx'
import { placesInOrder } from '#web/ui/drag/drag-state.ts'
import { SegmentSwitch } from '#web/ui/filter/SegmentSwitch.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import { BoardColumn } from './BoardColumn.tsx'
import { type OpenedField, TaskKeyDialog } from './TaskKeyDialog.tsx'
import { taskInLists } from './task-cache.ts'
import { type BoardColumnSpec, useBoardColumns } from './use-board-columns.ts'
import { useBoardMenu } from './use-board-menu.ts'
import type { TaskAddress } from './use-task-address.ts'
import { useTaskMenu } from './use-task-menu.ts'
import type { Scope } from './use-task-page.ts'
import { ViewAsList } from './ViewAsList.tsx'

/** Tasks in columns; a card moves by drag, with M and the arrow keys, and from its menu. */
export function Board({ scope, address }: { scope: Scope; address: TaskAddress }) {
  const { t } = useTranslation('tasks')
  const taskMenu = useTaskMenu(scope)
  const { change } = taskMenu
  const isNarrow = useMedia('(max-width: 1023.98px)')
  const queries = useQueryClient()
  const { columns, hiddenCount } = useBoardColumns(scope, address)
  const [chosen, setChosen] = useState<string>()
  const [asked, setAsked] = useState<OpenedField>()
  const drop = useCallback(
    (task: TaskSummary, column: BoardColumnSpec) => {
      if (column.change) void change(scope, [task], column.change, column.saidOf(task))
      else if (column.proposedDay) setAsked({ field: 'due', task, scope, proposed: column.proposedDay })
    },
    [change, scope],
  )
  const menu = useBoardMenu(taskMenu, columns, address.group === 'status', drop)
  const shown = columns.find(({ id }) => id === chosen) ?? columns[0]
  const columnOf = (placeId: string) => columns.find(({ id }) => id === placeId)

  function reasonOf(itemId: string, placeId: string): string | undefined {
    if (!menu.mayManage) return t('reason')
    const task = taskInLists(queries, itemId)?.task
    return task && columnOf(placeId)?.reasonFor(task)
  }
  function onDrop(itemId: string, placeId: string) {
    const task = taskInLists(queries, itemId)?.task
    const column = columnOf(placeId)
    if (task && column) drop(task, column)
  }

  const visible = isNarrow ? columns.filter((column) => column === shown) : columns
  return (
    <DragArea places={placesInOrder(columns)} reasonOf={reasonOf} onDrop={onDrop}>
      {isNarrow ? (
        <Box overflowX="auto" mb="3">
          <SegmentSwitch
            label={t(`group.${address.group}`)}
            options={columns.map(({ id, name }) => ({ value: id, label: name }))}
            value={shown?.id ?? ''}
            onChange={setChosen}
          />
        </Box>
      ) : null}
      <Grid
        templateColumns={`repeat(${visible.length}, minmax(${isNarrow ? '0' : '11.5rem'}, 1fr))`}
        gap="3"
        alignItems="stretch"
        overflowX="auto"
        p="0.5"
      >
        {visible.map((column) => (
          <BoardColumn key={column.id} column={column} scope={scope} address={address} menu={menu} />
        ))}
      </Grid>
      {hiddenCount > 0 ? (
        <Flex gap="2" mt="3" wrap="wrap" align="center" textStyle="sm" color="fg.muted">
          {t('board.hidden', { count: hiddenCount })}
          <Box>
            <ViewAsList filters={{}} />
          </Box>
        </Flex>
      ) : null}
      {asked ? <TaskKeyDialog opened={asked} onClose={() => setAsked(undefined)} /> : null}
    </DragArea>
  )
}
