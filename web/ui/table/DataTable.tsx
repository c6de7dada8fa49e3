import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { useIsNarrow } from '#web/ui/use-media.ts'
import { CardList } from './CardList.tsx'
import { ColumnChooser } from './ColumnChooser.tsx'
import type { Paging, TableViewProps } from './column.ts'
import { PageOutOfRange } from './PageOutOfRange.tsx'
import { lastPageOf, Pager } from './Pager.tsx'
import { TableView } from './TableView.tsx'
import { useColumnChoice } from './use-column-choice.ts'

/** The properties of a query that a table uses. */
interface TableRead {
  data: unknown
  error: unknown
  isPending: boolean
  isFetching?: boolean
  refetch: () => unknown
}

interface DataTableProps<Row extends object> extends TableViewProps<Row> {
  /** The name of the table for screen readers. */
  label: string
  /** The query of the rows; the table shows a skeleton while it is pending, and its error with a retry button. */
  read?: TableRead
  /** Shown instead of the table if there are no rows. */
  empty?: ReactNode
  paging?: Paging
  onPageChange?: (currentPage: number) => void
  onPageSizeChange?: (pageSize: number) => void
  /** The key under which the visible columns are saved; without it there is no column chooser. */
  persistKey?: string
  isCompact?: boolean
  /** The toolbar above the table: filters and bulk actions. */
  toolbar?: ReactNode
  /** The height from which rows scroll under the header. */
  maxHeight?: string
}

/** A table of rows that the server sorts and pages. Cards below 768 px; virtualized above 100 rows. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, read, empty, paging, onPageChange, onPageSizeChange, persistKey, toolbar, selection } = props
  const { t } = useTranslation('common')
  const isNarrow = useIsNarrow()
  const choice = useColumnChoice(columns, persistKey)

  if (read?.error && read.data === undefined) {
    return (
      <Box layerStyle="card">
        {/* Filters stay visible if loading fails, because they may be the cause. */}
        {toolbar ? (
          <Flex p="3" gap="2" align="center" wrap="wrap" borderBottomWidth="1px">
            {toolbar}
          </Flex>
        ) : null}
        <SectionError
          title={t('ui.table.errorTitle')}
          error={read.error}
          onRetry={() => void read.refetch()}
          isRetrying={read.isFetching ?? false}
        />
      </Box>
    )
  }
  if (read?.isPending) {
    return (
      <Loading>
        <TableSkeleton
          rows={Math.min(paging?.pageSize ?? 8, 12)}
          columns={isNarrow ? 2 : Math.min(choice.visible.length, 7)}
        />
      </Loading>
    )
  }

  const isOutOfRange = paging !== undefined && paging.totalCount > 0 && paging.currentPage > lastPageOf(paging)
  const hasChooser = persistKey !== undefined && !isNarrow
  const selectedCount = selection?.ids.size ?? 0
  // On wide screens the bar is always visible if there are rows to select, to avoid a layout shift under the pointer.
  const isSelectable = selection !== undefined && rows.length > 0
  const hasToolbar = Boolean(toolbar) || hasChooser || (isSelectable && (selectedCount > 0 || !isNarrow))
  const view = { ...props, columns: choice.visible }
  return (
    <Box layerStyle="card" minWidth="0">
      {hasToolbar ? (
        <Flex
          p="3"
          gap="2"
          justify="space-between"
          align="center"
          wrap="wrap"
          borderBottomWidth="1px"
          data-print-hidden
        >
          <Flex gap="2" align="center" wrap="wrap" flex="1" minWidth="0">
            {selectedCount > 0 ? (
              <chakra.output textStyle="sm" color="fg.muted">
                {t('ui.table.selected', { count: selectedCount })}
              </chakra.output>
            ) : null}
            {toolbar}
          </Flex>
          {hasChooser ? <ColumnChooser {...choice} /> : null}
        </Flex>
      ) : null}
      {rows.length === 0 ? (
        isOutOfRange ? (
          <PageOutOfRange {...paging} onPageChange={onPageChange} />
        ) : (
          (empty ?? <EmptyState title={t('ui.table.emptyTitle')} />)
        )
      ) : isNarrow ? (
        <CardList {...view} />
      ) : (
        <TableView
          {...view}
          isCompact={props.isCompact ?? false}
          maxHeight={props.maxHeight ?? 'calc(100dvh - 14rem)'}
        />
      )}
      {paging && onPageChange && paging.totalCount > 0 && !(isOutOfRange && rows.length === 0) ? (
        <Pager paging={paging} onPageChange={onPageChange} onPageSizeChange={onPageSizeChange} />
      ) : null}
    </Box>
  )
}
