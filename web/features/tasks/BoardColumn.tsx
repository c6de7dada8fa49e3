import type { TaskSummary } from '@adwright/sdk/types'
import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { memo, useDeferredValue, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays } from '#web/lib/dates.ts'
import { Draggable } from '#web/ui/drag/Draggable.tsx'
import { DropPlace } from '#web/ui/drag/DropPlace.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { TaskCard } from './TaskCard.tsx'
import type { BoardColumnSpec } from './use-board-columns.ts'
import type { TaskAddress } from './use-task-address.ts'
import type { TaskMenu } from './use-task-menu.ts'
import { type Scope, useTaskPage } from './use-task-page.ts'
import { ViewAsList } from './ViewAsList.tsx'

interface BoardColumnProps {
  column: BoardColumnSpec
  scope: Scope
  address: TaskAddress
  menu: TaskMenu
}

const PAGE_SIZES = [25, 50, 100] as const
/** Older finished tasks stay in the list view. */
const DONE_DAYS = 14

/** The cards of a column that can be in view when it loads; they are painted before those below. */
const FIRST_CARDS = 10

type ColumnCardProps = Pick<BoardColumnProps, 'scope' | 'menu'> & { task: TaskSummary; columnId: string }

/** A card that can be moved. Memoized with what moves it, because a change of one card renders its column. */
const ColumnCard = memo(function ColumnCard({ task, columnId, scope, menu }: ColumnCardProps) {
  return (
    <li>
      <Draggable itemId={task.id} placeId={columnId} label={task.title} isFixed={!menu.mayManage}>
        <TaskCard task={task} scope={scope} menu={menu} />
      </Draggable>
    </li>
  )
})

/** One column of the board: a named list that reads 25 tasks at a time. Memoized, because a change concerns two of them. */
export const BoardColumn = memo(function BoardColumn({ column, scope, address, menu }: BoardColumnProps) {
  const { t } = useTranslation('tasks')
  const format = useFormat()
  const titleId = useId()
  const [size, setSize] = useState(0)
  const [isAllShown, setAllShown] = useState(false)
  const { id, name, isDone } = column
  const { userId, filters, today } = address
  const pageSize = PAGE_SIZES[size] ?? 100
  const page = useTaskPage(scope, {
    ...filters,
    ...(userId ? { userId } : {}),
    ...(isDone ? { orderBy: 'updatedAt' as const, sortOrder: 'desc' as const } : {}),
    ...column.query,
    pageSize,
  })
  const tasks = page.data?.items ?? []
  const since = addDays(today, -DONE_DAYS)
  const shown =
    isDone && !isAllShown ? tasks.filter(({ completedAt }) => completedAt === null || completedAt >= since) : tasks
  const isWhole = useDeferredValue(page.data !== undefined, false)
  const hidden = (page.data?.totalCount ?? 0) - shown.length
  const older = tasks.length - shown.length
  const nextSize = PAGE_SIZES[size + 1]
  const more = older > 0 ? older : nextSize === undefined ? 0 : Math.min(hidden, nextSize - pageSize)

  function showMore() {
    setAllShown(true)
    if (older === 0) setSize(size + 1)
  }
  return (
    <DropPlace placeId={id}>
      <Box
        as="section"
        aria-labelledby={titleId}
        bg="bg.muted"
        borderRadius="l3"
        p="2"
        height="100%"
        // As high as the window, so that what is below the board stays in its place when the cards come.
        minHeight={{ base: '12rem', lg: 'max(12rem, calc(100dvh - 26rem))' }}
      >
        <Flex justify="space-between" align="baseline" px="1" mb="2" gap="2">
          <Heading as="h2" id={titleId} textStyle="sm" fontWeight="semibold">
            {name}
          </Heading>
          <Text as="span" textStyle="xs" color="fg.muted">
            {page.data ? format.number(page.data.totalCount) : ''}
          </Text>
        </Flex>
        {page.error && !page.data ? (
          <SectionError title={t('list.failed')} error={page.error} onRetry={() => void page.refetch()} />
        ) : page.data === undefined ? (
          <TextSkeleton lines={4} />
        ) : shown.length === 0 ? (
          <Text textStyle="sm" color="fg.muted" px="1">
            {column.meaning}
          </Text>
        ) : (
          <chakra.ul
            listStyleType="none"
            display="flex"
            flexDirection="column"
            gap="2"
            aria-labelledby={titleId}
            css={{ '& > li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 5.5rem' } }}
          >
            {(isWhole ? shown : shown.slice(0, FIRST_CARDS)).map((task) => (
              <ColumnCard key={task.id} task={task} columnId={id} scope={scope} menu={menu} />
            ))}
          </chakra.ul>
        )}
        {more > 0 ? (
          <Button size="xs" variant="ghost" width="100%" mt="2" onClick={showMore}>
            {t('board.more', { count: more })}
          </Button>
        ) : hidden > 0 ? (
          <ViewAsList filters={column.listFilters} />
        ) : null}
      </Box>
    </DropPlace>
  )
})
